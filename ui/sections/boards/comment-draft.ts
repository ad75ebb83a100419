import type { KeyValueStorage } from "#core/ports/device.ts";

/** What somebody has begun to write: a comment, an answer to one, or a change of one, each in its place. */
export const commentDraftKey = (userId: string, articleId: string, place: string): string =>
  `comment-draft/${userId}/${articleId}/${place}`;

/** Keeps what has been typed until the server has it; nothing typed leaves nothing behind. */
export function keepCommentDraft(storage: KeyValueStorage, key: string, content: string): void {
  if (content.trim() === "") storage.remove(key);
  else storage.write(key, content);
}
