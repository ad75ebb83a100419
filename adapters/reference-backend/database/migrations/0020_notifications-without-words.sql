UPDATE "notifications" SET "subject" = ("subject" - 'title' - 'excerpt') || jsonb_strip_nulls(jsonb_build_object(
	'articleId', substring("path" from '/view/([A-Za-z0-9-]+)'),
	'commentId', substring("path" from '#comment-([A-Za-z0-9-]+)$')
)) WHERE "message" IN ('replied', 'commented', 'mentioned', 'articleHidden');--> statement-breakpoint
CREATE INDEX "notifications_of_article" ON "notifications" USING btree ((subject ->> 'articleId')) WHERE subject ->> 'articleId' is not null;--> statement-breakpoint
CREATE INDEX "notifications_of_comment" ON "notifications" USING btree ((subject ->> 'commentId')) WHERE subject ->> 'commentId' is not null;