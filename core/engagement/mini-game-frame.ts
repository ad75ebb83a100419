/** Address of the mini game's own document, below the base of its service. */
export const MINI_GAME_FRAME_PATH = "/frame/cards";

/** What lies under a card; `words` describe it. */
export interface CardResult {
  readonly isWin: boolean;
  readonly words: string;
}

/** Messages of the page to the game in the frame, which has no other input. */
export type MiniGameOrder =
  | {
      readonly kind: "start";
      readonly cards: readonly string[];
      readonly theme: "light" | "dark";
      readonly direction: "ltr" | "rtl";
      readonly language: string;
      readonly hasSound: boolean;
    }
  /** `card` counts from 0; `others`: what lay under the other cards, in their order. */
  | ({ readonly kind: "show"; readonly card: number; readonly others: readonly CardResult[] } & CardResult)
  /** All cards face down; `isOpen`: whether one may be picked. */
  | { readonly kind: "deal"; readonly isOpen: boolean };

/** Messages of the framed game to the page. */
export type MiniGameMessage = { readonly kind: "ready" } | { readonly kind: "picked"; readonly card: number };

/** Number of cards on the table. */
export const MINI_GAME_CARDS = 3;

/** Parses an untrusted message of the frame; `null` if it is not one of the game. */
export function readMiniGameMessage(data: unknown): MiniGameMessage | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null;
  if (data.kind === "ready") return { kind: "ready" };
  if (data.kind !== "picked" || !("card" in data)) return null;
  const { card } = data;
  const isCard = typeof card === "number" && Number.isInteger(card) && card >= 0 && card < MINI_GAME_CARDS;
  return isCard ? { kind: "picked", card } : null;
}
