/** What a draft is kept for: one board, one article (`null` for a new one), one player. */
export interface DraftPlace {
  readonly gameCode: string;
  readonly boardAlias: string;
  readonly articleId: string | null;
  readonly userId: string;
}

export interface Draft {
  readonly title: string;
  readonly body: string;
}

/** Key of a draft on the device; no two places share one, whatever their names hold. */
export function draftKeyOf({ gameCode, boardAlias, articleId, userId }: DraftPlace): string {
  const parts = [gameCode, boardAlias, articleId ?? "", userId].map(encodeURIComponent);
  return `draft/${parts.join("/")}`;
}

/** What is to be done with a draft once typing has stopped. */
export type DraftStep = "save" | "discard" | "keep";

/** Saves what has changed, discards what has become empty, leaves alone what is saved already. */
export function draftStepOf(saved: Draft | null, written: Draft): DraftStep {
  const isEmpty = written.title.trim() === "" && written.body.trim() === "";
  if (isEmpty) return saved === null ? "keep" : "discard";
  return saved !== null && saved.title === written.title && saved.body === written.body ? "keep" : "save";
}
