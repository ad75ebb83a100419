import { parseJson } from "#core/links/parse-json.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";

/** What a player has said about a gift so far. */
export interface GiftDraft {
  /** User name as it was typed. */
  readonly recipient: string;
  readonly message: string;
  /** Day of delivery in the player's own calendar, `2026-12-24`; empty for as soon as it is paid. */
  readonly day: string;
}

export const NO_GIFT_DRAFT: GiftDraft = { recipient: "", message: "", day: "" };

const nameOf = (userId: string) => `gift-draft:${userId}`;

/** What the player has typed for these goods on this device, and not sent; the draft of other goods is none. */
export function readGiftDraft(storage: KeyValueStorage, userId: string, goodsId: string): GiftDraft {
  const read = parseJson(storage.read(nameOf(userId)) ?? "null");
  const kept = read.ok ? read.value : null;
  if (typeof kept !== "object" || kept === null || !("goodsId" in kept) || kept.goodsId !== goodsId) {
    return NO_GIFT_DRAFT;
  }
  const { recipient, message, day } = { ...NO_GIFT_DRAFT, ...kept };
  return { recipient: String(recipient), message: String(message), day: String(day) };
}

/** Keeps what was typed: closing the popup, the payment page and Back lose nothing of it. */
export function keepGiftDraft(storage: KeyValueStorage, userId: string, goodsId: string, draft: GiftDraft): void {
  storage.write(nameOf(userId), JSON.stringify({ goodsId, ...draft }));
}

/** Forgets it once the gift is on its way. */
export function forgetGiftDraft(storage: KeyValueStorage, userId: string): void {
  storage.remove(nameOf(userId));
}
