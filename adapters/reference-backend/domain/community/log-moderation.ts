import { type RequestScope, requirePlayer } from "#adapters/reference-backend/http/request-scope.ts";
import { logSecurityEvent } from "#adapters/reference-backend/security-log.ts";
import type { ReportedKind } from "#core/community/reported-post.ts";

/** Logs the action of a moderator on a post. Authors who delete their own post are not logged. */
export function logModeration(
  scope: RequestScope,
  post: ReportedKind,
  { id, accountId: authorId }: { readonly id: string; readonly accountId: string },
  change: Readonly<Record<string, boolean | undefined>>,
): void {
  const { accountId } = requirePlayer(scope);
  if (change.deleted !== undefined && authorId === accountId) return;
  const event = { event: "moderation", account: accountId, post, postId: id, change } as const;
  logSecurityEvent(scope.services.logger, event, scope.traceId);
}
