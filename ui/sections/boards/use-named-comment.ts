import { useCallback, useEffect, useRef, useState } from "react";
import { commentPartOf, useCommentOfAddress } from "./comment-part.ts";

interface NamedComment {
  /** The comment that the address names, once the page is in the browser. */
  readonly named: string | null;
  /** Reads the list from its beginning. */
  readonly forget: () => void;
}

/**
 * Leads to the comment that the address of the page names, wherever in the list it stands. `ids` are the comments shown;
 * `undefined` as long as they are not known. `startFrom` makes the list begin where the comment is, `null` at its beginning.
 */
export function useNamedComment(
  ids: readonly string[] | undefined,
  startFrom: (commentId: string | null) => void,
): NamedComment {
  const ofAddress = useCommentOfAddress();
  const [named, setNamed] = useState<string | null>(null);
  const reached = useRef<string | null>(null);
  const askedFor = useRef<string | null>(null);

  // Only now: the server has rendered the page without it.
  useEffect(() => {
    reached.current = null;
    setNamed(ofAddress);
  }, [ofAddress]);

  useEffect(() => {
    if (named === null || ids === undefined || reached.current === named) return;
    if (!ids.includes(named)) {
      askedFor.current = named;
      startFrom(named);
      return;
    }
    reached.current = named;
    // The browser has led there already where the document came with the comment.
    if (askedFor.current !== named && window.scrollY > 0) return;
    document.getElementById(commentPartOf(named))?.scrollIntoView();
  }, [named, ids, startFrom]);

  const forget = useCallback(() => {
    setNamed(null);
    startFrom(null);
  }, [startFrom]);
  return { named, forget };
}
