import type { GameCode, Instant, Media } from "../catalogue/game.ts";
import type { ContentType } from "../catalogue/goods.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import { GIFT_DAYS, MAX_GIFT_DAYS_AHEAD } from "./constants.ts";
import type { PaymentProvider } from "./payment-providers.ts";

const DAY_MS = 86_400_000;

/** Why something cannot be sent as a gift; `other`: for a reason that is not known. */
export const GIFT_REFUSALS = [
  "not_giftable",
  "free",
  "pre_order",
  "to_yourself",
  "account_closing",
  "country_mismatch",
  "no_access",
  "too_many_waiting",
  "message_too_long",
  "other",
] as const;
export type GiftRefusal = (typeof GIFT_REFUSALS)[number];

/** Whether a delivery date is too far in the future. */
export function isGiftTooFarAhead(deliverAtMs: EpochMilliseconds, nowMs: EpochMilliseconds): boolean {
  return deliverAtMs > nowMs + MAX_GIFT_DAYS_AHEAD * DAY_MS;
}

/** States of a gift, and which follow each. */
export const GIFT_TRANSITIONS = {
  pending: ["accepted", "declined", "expired", "cancelled"],
  declined: ["refunded"],
  expired: ["refunded"],
  cancelled: ["refunded"],
  accepted: [],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type GiftState = keyof typeof GIFT_TRANSITIONS;

/** Whether a gift can go from one state to another. */
export function canGiftBecome(from: GiftState, to: GiftState): boolean {
  const next: readonly GiftState[] = GIFT_TRANSITIONS[from];
  return next.includes(to);
}

/** A player whom a nickname belongs to. Nicknames need not be unique. */
export interface FoundRecipient {
  readonly id: string;
  readonly nickname: string;
  /** Address of the picture; empty for none. */
  readonly avatar: string;
  readonly memberSince: Instant;
  /** Why they cannot be given anything; `null` if they can. */
  readonly refusal: GiftRefusal | null;
}

export interface FoundRecipients {
  readonly players: readonly FoundRecipient[];
  /** Whether more players have that nickname. */
  readonly hasMore: boolean;
}

/** Recipient and price of a gift, and why it cannot be sent. */
export interface GiftCheck {
  /** `null` where it cannot be sent. */
  readonly recipient: { readonly nickname: string } | null;
  readonly refusal: GiftRefusal | null;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Whether the giver has to give up the right to withdraw before it is paid. */
  readonly needsRefundWaiver: boolean;
}

export interface NewGift {
  readonly goodsId: string;
  /** Id of the player it goes to. */
  readonly recipient: string;
  readonly message: string;
  /** Instant of delivery; `null` for as soon as it is paid. */
  readonly deliverAt: Instant | null;
  readonly provider: PaymentProvider;
  readonly expected: { readonly total: number; readonly currency: string };
  /** Whether the sender has waived the right of withdrawal. */
  readonly waivesRefund: boolean;
  /** Path of the result page, without its origin. */
  readonly returnPath: string;
}

/** A gift that is paid, as its sender or its recipient sees it. */
export interface Gift {
  readonly id: string;
  /** `null` if it is not known. */
  readonly direction: "sent" | "received" | null;
  /** `null` if it is not known. */
  readonly state: GiftState | null;
  readonly message: string;
  /** Nickname of the one at the other end. */
  readonly other: string;
  readonly goods: {
    readonly goodsId: string;
    /** `null` if it is not known. */
    readonly contentType: ContentType | null;
    readonly gameCode: GameCode;
    readonly title: string;
    /** Language of the title; empty if it is not known. */
    readonly textLocale: string;
    readonly image: Media;
  };
  readonly createdAt: Instant;
  readonly deliverAt: Instant;
  /** `null` if it is not known. */
  readonly expiresAt: Instant | null;
  /** Whether its sender has withdrawn it before it was accepted. */
  readonly isWithdrawn: boolean;
}

/** Instant at which a pending gift expires: 14 days after its delivery. */
export function giftExpiresAt(deliveredAtMs: EpochMilliseconds): EpochMilliseconds {
  return deliveredAtMs + GIFT_DAYS * DAY_MS;
}
