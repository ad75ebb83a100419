import type { GameCode } from "#core/catalogue/game.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import type { ReviewDraft } from "#core/reviews/review.ts";

/** Drafts belong to one player and one game: another account on the device never sees them. */
const keyOf = (userId: string, gameCode: GameCode) => `review-draft/${userId}/${gameCode}`;

/** Keeps what has been typed until the server has it; nothing typed leaves nothing behind. */
export function keepReviewDraft(storage: KeyValueStorage, userId: string, gameCode: GameCode, draft: ReviewDraft) {
  const isEmpty = draft.content.trim() === "" && draft.score === 0 && !draft.isSpoiler;
  if (isEmpty) forgetReviewDraft(storage, userId, gameCode);
  else storage.write(keyOf(userId, gameCode), JSON.stringify(draft));
}

export function forgetReviewDraft(storage: KeyValueStorage, userId: string, gameCode: GameCode) {
  storage.remove(keyOf(userId, gameCode));
}

/** The draft kept for a player and a game; `null` for none, or for one that cannot be read. */
export function readReviewDraft(storage: KeyValueStorage, userId: string, gameCode: GameCode): ReviewDraft | null {
  const kept = storage.read(keyOf(userId, gameCode));
  if (kept === null) return null;
  try {
    return parseDraft(JSON.parse(kept));
  } catch {
    return null;
  }
}

function parseDraft(value: unknown): ReviewDraft | null {
  if (typeof value !== "object" || value === null) return null;
  const { content, score, isSpoiler } = value as Partial<Record<keyof ReviewDraft, unknown>>;
  if (typeof content !== "string" || typeof score !== "number" || typeof isSpoiler !== "boolean") return null;
  const isScore = Number.isInteger(score) && score >= 0 && score <= 5;
  return { content, score: isScore ? score : 0, isSpoiler };
}
