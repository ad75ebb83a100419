import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Comment, isCommentReadable } from "#core/community/comment.ts";
import { commentPartOf, useCommentOfAddress } from "./comment-part.ts";

interface NamedComment {
  /** The comment that the address names, once the page is in the browser. */
  readonly named: string | null;
  /** Whether that comment cannot be read: it was deleted or hidden, or was never there. */
  readonly isGone: boolean;
  /** Reads the list from its beginning. */
  readonly forget: () => void;
}

interface NamedCommentInput {
  /** The comments shown; `undefined` as long as they are not known. */
  readonly comments: readonly Comment[] | undefined;
  /** The comment that the list was asked to begin with; `null` for its beginning. */
  readonly start: string | null;
  /** Makes the list begin where a comment is, `null` at its beginning. */
  readonly startFrom: (commentId: string | null) => void;
  /** Note that the comment no longer exists; the page scrolls to it instead. */
  readonly notice: RefObject<HTMLElement | null>;
}

/** Scrolls to the comment named in the page's address, on whichever page of the list it is. */
export function useNamedComment({ comments, start, startFrom, notice }: NamedCommentInput): NamedComment {
  const ofAddress = useCommentOfAddress();
  const [named, setNamed] = useState<string | null>(null);
  const reached = useRef<string | null>(null);
  const requested = useRef<string | null>(null);
  const comment = named === null ? undefined : comments?.find(({ id }) => id === named);
  const isListed = comment !== undefined;
  const isMissing = named !== null && comments !== undefined && !isListed;
  const isGone = isListed ? !isCommentReadable(comment) : isMissing && start === named;

  // Only now: the server has rendered the page without it.
  useEffect(() => {
    reached.current = null;
    setNamed(ofAddress);
  }, [ofAddress]);

  useEffect(() => {
    if (named === null || reached.current === named) return;
    if (isGone) {
      reached.current = named;
      notice.current?.scrollIntoView({ block: "center" });
    } else if (isMissing) {
      requested.current = named;
      startFrom(named);
    } else if (isListed) {
      reached.current = named;
      // The browser has led there already where the document came with the comment.
      if (requested.current !== named && window.scrollY > 0) return;
      document.getElementById(commentPartOf(named))?.scrollIntoView();
    }
  }, [named, isGone, isMissing, isListed, startFrom, notice]);

  const forget = useCallback(() => {
    setNamed(null);
    startFrom(null);
  }, [startFrom]);
  return { named, isGone, forget };
}
