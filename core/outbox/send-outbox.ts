import type { Instant } from "../catalogue/game.ts";
import type { Result } from "../failures/request-failure.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import type { OutboxStore } from "../ports/outbox-store.ts";
import { beginSending, countError, nextToSend, type OutboxEntry, setConflict, takeSentFromOutbox } from "./outbox.ts";
import { type SendingPause, sendingOutcomeOf } from "./sending-outcome.policy.ts";

/** Account whose outbox is sent, and the functions that send it. */
export interface OutboxSending {
  readonly store: OutboxStore;
  readonly userId: string;
  readonly now: () => EpochMilliseconds;
  /** Whether requests of this page still use the account `userId`; `null` if that is unknown at the moment. */
  readonly isSignedIn: () => Promise<boolean | null>;
  /** Sends a write with its idempotency key. Resolves to the time of the stored version, if the server returns it. */
  readonly send: (entry: OutboxEntry) => Promise<Result<Instant | null>>;
}

/** Outcome of sending. */
export interface OutboxReport {
  readonly sent: readonly OutboxEntry[];
  /** Those that now wait for a decision of the player. */
  readonly conflicts: readonly OutboxEntry[];
  /** Instant of the next attempt; `null` if nothing is left that could be sent. */
  readonly againAfterMs: SendingPause | null;
}

/**
 * Sends queued writes, one after the other, by one tab at a time. An attempt is recorded before it is sent and removed
 * after its answer: if a request, an answer or the whole page is lost in between, it is repeated with the same key.
 */
export async function sendOutbox(sending: OutboxSending): Promise<OutboxReport> {
  const sent: OutboxEntry[] = [];
  const conflicts: OutboxEntry[] = [];
  let againAfterMs: SendingPause | null = null;
  await sending.store.alone(async () => {
    for (;;) {
      const next = nextToSend(await sending.store.list(), sending.userId);
      if (next === null) return;
      const isSignedIn = await sending.isSignedIn();
      if (isSignedIn === null) againAfterMs = "soon";
      if (!isSignedIn) return;
      const outcome = await sendOne(sending, next);
      if (outcome.kind === "sent") sent.push(next);
      if (outcome.kind === "conflict") conflicts.push(next);
      if (outcome.kind === "later") {
        againAfterMs = outcome.afterMs;
        return;
      }
    }
  });
  return { sent, conflicts, againAfterMs };
}

type OneOutcome =
  /** `none`: the player has taken it back meanwhile. */
  { readonly kind: "sent" | "conflict" | "none" } | { readonly kind: "later"; readonly afterMs: SendingPause };

async function sendOne({ store, now, send }: OutboxSending, { key }: OutboxEntry): Promise<OneOutcome> {
  const begun = await store.change((outbox) => beginSending(outbox, key, now()));
  if (begun === false) return { kind: "later", afterMs: "soon" };
  const entry = begun.find((one) => one.key === key);
  if (entry === undefined) return { kind: "none" };
  if (entry.conflict !== null) return { kind: "conflict" };
  const result = await send(entry);
  if (result.ok) {
    await store.change((outbox) => takeSentFromOutbox(outbox, entry, result.value));
    return { kind: "sent" };
  }
  const outcome = sendingOutcomeOf(entry, result.failure);
  if (outcome.kind === "conflict") {
    await store.change((outbox) => setConflict(outbox, key, outcome.conflict));
    return { kind: "conflict" };
  }
  if (outcome.isError) await store.change((outbox) => countError(outbox, key));
  return { kind: "later", afterMs: outcome.afterMs };
}
