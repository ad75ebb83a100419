import { useLocation } from "@tanstack/react-router";

/** The part of an article's page that a comment is: what an address of it names. */
export const commentPartOf = (commentId: string): string => `comment-${commentId}`;

/** Id of the comment that the address of the page names; `null` for none. The server never knows it. */
export function useCommentOfAddress(): string | null {
  return useLocation({ select: ({ hash }) => /^comment-([A-Za-z0-9-]{1,64})$/.exec(hash)?.[1] ?? null });
}
