import { css } from "@linaria/core";
import { memo, useEffect } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { Article } from "#core/community/article.ts";
import { isNamed } from "#core/community/article.ts";
import type { Comment } from "#core/community/comment.ts";
import { postRightsOf } from "#core/community/post.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import type { BoardActionContext } from "#ui/features/boards/queries/board-actions.ts";
import { COMMENT_RETURNED, commentFormName } from "#ui/features/drafts/comments-id.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import type { MenuEntry } from "#ui/kit/menu/menu-entry.ts";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { useAuthorName } from "#ui/patterns/author-link/use-author-name.ts";
import { usePlayerAction, useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { CommentForm } from "./comment-form.tsx";
import { commentPartOf } from "./comment-part.ts";
import { CommentWords } from "./comment-words.tsx";
import { HIDDEN_BY_TEXTS } from "./hidden-by-texts.ts";
import { HiddenPost } from "./hidden-post.tsx";
import { PostHead } from "./post-head.tsx";
import { moreLook } from "./post-look.ts";
import { usePostActions } from "./use-post-actions.ts";
import { useReaderEntries } from "./use-reader-entries.ts";

interface CommentItemProps {
  readonly comment: Comment;
  readonly article: Pick<Article, "id" | "gameCode" | "myRole">;
}

const item = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);
    min-inline-size: 0;

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1);
      margin-inline-start: calc(-1 * var(--space-3));
    }

    & > [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }
  }
`;

const FORM = v.picklist(["reply", "edit"]);

/** One comment with what can be done with it. */
export const CommentItem = memo(function CommentItem({ comment, article }: CommentItemProps) {
  const { t: text } = useTranslation("boards");
  const part = commentPartOf(comment.id);
  if (comment.isDeleted) {
    return (
      <div className={item} id={part}>
        <p data-part="note">{text("commentDeleted")}</p>
      </div>
    );
  }
  return (
    <HiddenPost reason={comment.hidden} author={comment.author} part={part}>
      <ShownComment comment={comment} article={article} />
    </HiddenPost>
  );
});

function ShownComment({ comment, article }: CommentItemProps) {
  const { t: text } = useTranslation("boards");
  const { number } = useFormats();
  const { user } = useVisit();
  const { context, act, report } = usePostActions(article);
  const [writing, setWriting] = usePersistedState<"reply" | "edit" | null>(`comment/${comment.id}/form`, FORM, null);
  const rights = postRightsOf(article.myRole, comment.isMine);
  const { author, likeCount } = comment;
  const name = useAuthorName()(author);
  const mentioned = !comment.isMine && isNamed(author) ? author : null;
  const close = () => setWriting(null);
  const like = () => void act({ run: (actions, at) => actions.likeComment(at, comment) });
  const pressLike = usePlayerAction(`comment/${comment.id}/like`, like, {
    // The player may like it already, or have written it.
    resume: () => comment.myLike || comment.isMine || like(),
  });
  const pressReply = usePlayerAction(commentFormName(comment.id, "reply"), () => setWriting("reply"));
  useResumedAction(commentFormName(comment.id, "edit"), () => setWriting("edit"), { isReady: comment.isMine });
  useEffect(() => {
    const openForm = (event: Event) => {
      const { detail } = event as CustomEvent<string>;
      if (detail === comment.id) setWriting("edit");
      if (detail === `reply-${comment.id}`) setWriting("reply");
    };
    addEventListener(COMMENT_RETURNED, openForm);
    return () => removeEventListener(COMMENT_RETURNED, openForm);
  }, [comment.id, setWriting]);
  const reader = useReaderEntries(
    { act, report },
    {
      author,
      isMine: comment.isMine,
      subject: `comment/${comment.id}`,
      shared: { title: name, text: comment.content },
      part: commentPartOf(comment.id),
      reportTitle: text("reportComment"),
      report: (actions, at, given) => actions.reportComment(at, comment, given),
      hide: (actions, at, hidden) => actions.hideComment(at, comment, hidden),
    },
  );

  const entries: MenuEntry[] = [
    ...(rights.mayEdit
      ? [{ id: "edit", label: text("edit"), icon: "pencil" as const, onSelect: () => setWriting("edit") }]
      : []),
    ...(rights.mayDelete
      ? [
          {
            id: "delete",
            label: text("delete"),
            icon: "trash" as const,
            onSelect: () =>
              void act({
                run: (actions, at) => actions.removeComment(at, comment, true),
                done: {
                  message: text("commentDeleted"),
                  undo: {
                    run: (actions, at) => actions.removeComment(at, comment, false),
                    done: { message: text("restored") },
                    refused: text("restoreFailed"),
                  },
                },
              }),
          },
        ]
      : []),
    ...reader.entries,
    ...(rights.mayModerate
      ? [
          {
            id: "moderate",
            label: text(comment.hiddenBy === null ? "hideForAll" : "showForAll"),
            icon: "shield" as const,
            onSelect: () =>
              void act({ run: (actions, at) => actions.moderateComment(at, comment, comment.hiddenBy === null) }),
          },
        ]
      : []),
  ];
  return (
    <article className={item} id={commentPartOf(comment.id)} aria-label={name}>
      <PostHead
        author={author}
        createdAt={comment.createdAt}
        isEdited={comment.updatedAt !== comment.createdAt}
        size={32}
        tools={
          <MenuButton label={text("more")} className={moreLook} entries={entries} opens={reader.opens}>
            <Icon name="more" size={18} />
          </MenuButton>
        }
      />
      {comment.hiddenBy !== null && <p data-part="note">{text(HIDDEN_BY_TEXTS[comment.hiddenBy])}</p>}
      {writing === "edit" && user !== null ? (
        <EditForm comment={comment} context={context} userId={user.userId} onDone={close} />
      ) : (
        <CommentWords content={comment.content} mentions={comment.mentions} />
      )}
      <div data-part="actions">
        <Button
          variant="tertiary"
          size="small"
          icon="heart"
          iconFilled={comment.myLike}
          selected={comment.myLike}
          aria-pressed={comment.myLike}
          {...(comment.isMine ? { disabled: true, reason: text("ownPost"), reasonPosition: "bubble" } : {})}
          onClick={() => pressLike()}
        >
          {likeCount ? text("likes", { count: likeCount, number: number(likeCount) }) : text("like")}
        </Button>
        <Button variant="tertiary" size="small" icon="reply" onClick={() => pressReply()}>
          {text("reply")}
        </Button>
      </div>
      {writing === "reply" && user !== null && (
        <CommentForm
          context={context}
          userId={user.userId}
          label={text("replyTo", { name })}
          draftSlot={`reply-${comment.id}`}
          opener={commentFormName(comment.id, "reply")}
          first={mentioned === null ? "" : `@${mentioned.nickname} `}
          firstMentions={mentioned === null ? [] : [mentioned]}
          submitLabel={text("postComment")}
          send={(actions, draft, attempt) => actions.postComment(context, draft, comment.id, attempt)}
          onSent={close}
          onCancel={close}
        />
      )}
    </article>
  );
}

interface EditFormProps {
  readonly comment: Comment;
  readonly context: BoardActionContext;
  readonly userId: string;
  readonly onDone: () => void;
}

function EditForm({ comment, context, userId, onDone }: EditFormProps) {
  const { t: text } = useTranslation("boards");
  return (
    <CommentForm
      context={context}
      userId={userId}
      label={text("commentEdit")}
      draftSlot={comment.id}
      opener={commentFormName(comment.id, "edit")}
      first={comment.content}
      firstMentions={comment.mentions}
      submitLabel={text("save")}
      version={comment.updatedAt}
      send={(actions, draft, attempt, updatedAt) =>
        actions.editComment(context, { ...comment, updatedAt }, draft, attempt)
      }
      onSent={onDone}
      onCancel={onDone}
    />
  );
}
