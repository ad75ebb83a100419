import type { Instant } from "../catalogue/game.ts";
import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { Favorite } from "../commerce/merge-favorites.ts";
import type { ArticleDraft } from "../community/article.ts";
import type { CommentDraft } from "../community/comment.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import type { ReviewDraft } from "../reviews/review.ts";
import { MAX_OUTBOX, RESEND_WITHIN_MS } from "./constants.ts";
import type { QueuedText } from "./is-superseded.policy.ts";

/** A write that a player has made without a connection. */
export type OutboxWrite =
  | { readonly kind: "favorite"; readonly favorite: Favorite; readonly isKept: boolean }
  /** One of the goods goes into the cart. */
  | { readonly kind: "cart"; readonly goodsId: string }
  | QuantityWrite
  | {
      readonly kind: "review";
      readonly gameCode: string;
      /** The review it changes; `null` for a new one. */
      readonly reviewId: string | null;
      readonly basedOn: Base;
      readonly draft: ReviewDraft;
    }
  | {
      readonly kind: "comment";
      readonly article: { readonly id: string; readonly gameCode: string };
      /** The comment it changes; `null` for a new one. */
      readonly commentId: string | null;
      readonly basedOn: Base;
      readonly replyTo: string | null;
      readonly draft: CommentDraft;
    }
  | DraftWrite;

/** See `QueuedText`; `null` also for writes that change no text. */
type Base = QueuedText["basedOn"];

/** Sets the quantity of goods in the cart; 0 removes the line. */
interface QuantityWrite {
  readonly kind: "quantity";
  readonly goodsId: string;
  readonly quantity: number;
}

/** The state of an article that is being written, for the player's other devices. */
interface DraftWrite {
  readonly kind: "draft";
  readonly place: {
    readonly gameCode: string;
    readonly boardAlias: string | null;
    readonly articleId: string | null;
  };
  readonly basedOn: Base;
  readonly draft: ArticleDraft;
}

/**
 * Why a write waits for a decision of the player instead of for the network.
 *
 * | reason      | meaning                                                                                            |
 * |-------------|----------------------------------------------------------------------------------------------------|
 * | gone        | its subject no longer exists, or is not open here                                                  |
 * | exists      | the account already has a review of the game                                                       |
 * | full        | the cart or the favorites are full                                                                 |
 * | unavailable | the goods cannot be bought, or the account cannot review the game                                  |
 * | overtaken   | another device has changed the draft, review or comment since; this text exists only on the device |
 * | uncertain   | it was sent, no answer arrived, and the server no longer knows its key                             |
 * | refused     | the server refuses it for another reason                                                           |
 */
export type OutboxConflict = "gone" | "exists" | "full" | "unavailable" | "overtaken" | "uncertain" | "refused";

export interface OutboxEntry {
  /** Idempotency key: the same for every attempt, so that the server does it once. */
  readonly key: string;
  /** The account it was done with; no other one ever sends or sees it. */
  readonly userId: string;
  readonly write: OutboxWrite;
  /** Title of its subject for the player. */
  readonly title: string;
  /** The page on which it was done. */
  readonly path: string;
  readonly writtenAtMs: EpochMilliseconds;
  /** Instant of the first attempt; `null` if it was never sent. After it the server may have the write. */
  readonly triedAtMs: EpochMilliseconds | null;
  /** Answers of a server in trouble. */
  readonly errors: number;
  readonly conflict: OutboxConflict | null;
}

/** Queued writes of a device, the oldest first. */
export type Outbox = readonly OutboxEntry[];

/** Key of a setting, whose later state replaces the earlier one; `null` for writes that count each time. */
function dedupeKeyOf({ write }: Pick<OutboxEntry, "write">): string | null {
  if (write.kind === "favorite") return JSON.stringify([write.kind, write.favorite.type, write.favorite.id]);
  if (write.kind === "quantity") return JSON.stringify([write.kind, write.goodsId]);
  if (write.kind === "review") return write.reviewId && JSON.stringify([write.kind, write.reviewId]);
  if (write.kind === "comment") return write.commentId && JSON.stringify([write.kind, write.commentId]);
  if (write.kind !== "draft") return null;
  const { gameCode, boardAlias, articleId } = write.place;
  return JSON.stringify([write.kind, gameCode, boardAlias, articleId]);
}

/** Whether the server cannot have it yet, so that it can be taken back. */
export const isOnDeviceOnly = ({ triedAtMs, conflict }: OutboxEntry): boolean =>
  triedAtMs === null || (conflict !== null && conflict !== "uncertain");

/**
 * The outbox with another write at its end. A setting that was never sent is replaced by the later one of the same
 * account, unless it is superseded by a text of another device; adding and removing a favorite leaves nothing to send.
 * Adding goods whose quantity is queued increases that quantity. `null` if the outbox is full.
 */
export function addToOutbox(outbox: Outbox, added: OutboxEntry): Outbox | null {
  const counted = { ...added, write: countedInto(outbox, added) };
  const isSame = sameAs(counted);
  const former = outbox.find((other) => isSame(other) && isOnDeviceOnly(other) && other.conflict !== "overtaken");
  const entry = former === undefined ? counted : { ...counted, write: goneOn(former.write, counted.write) };
  const others = outbox.filter((other) => other !== former);
  const undoes =
    former?.conflict === null &&
    former.write.kind === "favorite" &&
    entry.write.kind === "favorite" &&
    former.write.isKept !== entry.write.isKept;
  // An attempt whose answer was lost may have set it: then both are sent, one after the other.
  if (undoes && !others.some(isSame)) return others;
  return others.length >= MAX_OUTBOX ? null : [...others, entry];
}

/** The outbox with an entry that was taken from it, in its order; also if the outbox is full, so that no words are lost. */
export function putBackInOutbox(outbox: Outbox, entry: OutboxEntry): Outbox {
  const later = outbox.findIndex(({ writtenAtMs }) => writtenAtMs > entry.writtenAtMs);
  return outbox.toSpliced(later === -1 ? outbox.length : later, 0, entry);
}

const withBase = (write: OutboxWrite, basedOn: Base): OutboxWrite =>
  "basedOn" in write ? { ...write, basedOn } : write;

/** A write that continues a former one: the page may not have seen yet what that one was based on. */
function goneOn(former: OutboxWrite, write: OutboxWrite): OutboxWrite {
  if (!("basedOn" in former && "basedOn" in write) || former.basedOn === null) return write;
  const isSeen = write.basedOn !== null && (instantToMs(write.basedOn) ?? 0) > (instantToMs(former.basedOn) ?? 0);
  return isSeen ? write : withBase(write, former.basedOn);
}

/** A line that is added back at its maximum quantity would be refused: its quantity is set instead. */
function countedInto(outbox: Outbox, { userId, write }: OutboxEntry): OutboxWrite {
  if (write.kind !== "cart") return write;
  const waiting = outbox.filter((other) => other.userId === userId && other.conflict === null && isOnDeviceOnly(other));
  for (const { write: set } of waiting) {
    if (set.kind === "quantity" && set.goodsId === write.goodsId) return { ...set, quantity: set.quantity + 1 };
  }
  return write;
}

/** Whether another write sets the same for the same account. */
function sameAs(entry: Pick<OutboxEntry, "userId" | "write">): (other: OutboxEntry) => boolean {
  const setting = dedupeKeyOf(entry);
  return (other) => setting !== null && other.userId === entry.userId && dedupeKeyOf(other) === setting;
}

/**
 * The outbox without queued writes of the same setting: the server has a newer state, or the write is no longer wanted.
 * Superseded texts stay.
 */
export function dropSameFrom(outbox: Outbox, userId: string, write: OutboxWrite): Outbox {
  const isSame = sameAs({ userId, write });
  return outbox.filter((entry) => !isSame(entry) || entry.conflict === "overtaken");
}

/** The outbox after an account has left the device: writes of other accounts stay. */
export const leaveOutbox = (outbox: Outbox, userId: string): Outbox =>
  outbox.filter((entry) => entry.userId !== userId);

/** Writes of one account. */
export const outboxOf = (outbox: Outbox, userId: string | null): Outbox =>
  outbox.filter((entry) => entry.userId === userId);

/** Writes that an account sends next, the oldest first; a write that waits for a decision blocks no other. */
export function nextToSend(outbox: Outbox, userId: string): OutboxEntry | null {
  return outbox.find((entry) => entry.userId === userId && entry.conflict === null) ?? null;
}

/**
 * Records an attempt before it is sent. An entry that was sent too long ago for its idempotency key is left to the
 * player, except settings, which can be repeated.
 */
export function beginSending(outbox: Outbox, key: string, nowMs: EpochMilliseconds): Outbox {
  return change(outbox, key, (entry) => {
    const { triedAtMs } = entry;
    const isTooOld = triedAtMs !== null && nowMs - triedAtMs > RESEND_WITHIN_MS;
    if (isTooOld && dedupeKeyOf(entry) === null) return { ...entry, conflict: "uncertain" };
    return { ...entry, triedAtMs: triedAtMs ?? nowMs };
  });
}

/** The outbox without a write that the player has taken back. */
export const takeFromOutbox = (outbox: Outbox, key: string): Outbox => outbox.filter((entry) => entry.key !== key);

/**
 * The outbox without a write that the server has. A later change of the same text is based on it: `updatedAt` is when
 * the server wrote it, `null` if unknown.
 */
export function takeSentFromOutbox(outbox: Outbox, sent: OutboxEntry, updatedAt: Instant | null): Outbox {
  const isSame = sameAs(sent);
  return takeFromOutbox(outbox, sent.key).map((entry) =>
    updatedAt !== null && isSame(entry) && entry.conflict === null
      ? { ...entry, write: withBase(entry.write, updatedAt) }
      : entry,
  );
}

/** Leaves a write to the player; a superseded text together with the writes that continue it. */
export function setConflict(outbox: Outbox, key: string, conflict: OutboxConflict): Outbox {
  const entry = outbox.find((one) => one.key === key);
  if (entry === undefined) return outbox;
  const goesOn = conflict === "overtaken" ? sameAs(entry) : () => false;
  return outbox.map((one) => (one.key === key || (goesOn(one) && one.conflict === null) ? { ...one, conflict } : one));
}

/** Counts an answer of a server in trouble. */
export const countError = (outbox: Outbox, key: string): Outbox =>
  change(outbox, key, (entry) => ({ ...entry, errors: entry.errors + 1 }));

/** Retries an entry on the player's wish: it keeps its position and counts as written now. */
export const sendAgain = (outbox: Outbox, key: string, nowMs: EpochMilliseconds): Outbox =>
  change(outbox, key, ({ write, ...entry }) => ({
    ...entry,
    write: withBase(write, null),
    conflict: null,
    errors: 0,
    triedAtMs: null,
    writtenAtMs: nowMs,
  }));

function change(outbox: Outbox, key: string, edit: (entry: OutboxEntry) => OutboxEntry): Outbox {
  return outbox.map((entry) => (entry.key === key ? edit(entry) : entry));
}
