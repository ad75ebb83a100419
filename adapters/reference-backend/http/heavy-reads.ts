import { createConcurrencyLimiter } from "#adapters/workers/concurrency-limiter.ts";

/**
 * Among five thousand games a search by a text takes 36 ms, the counts of a list 130 ms, a hundred offers 90 ms, and no other
 * read more than 25 ms. `wholeStore`: the counts of the list without filters, which most pages need.
 */
export type HeavyRead = "search" | "counts" | "wholeStore";

/** What is known of the request that a read is for, as its scope has it. */
interface Reader {
  readonly session: { readonly player: { readonly accountId: string } } | null;
  readonly clientAddress: string | undefined;
  readonly network: string | undefined;
}

/** Limits the reads that keep the embedded database busy, on whose thread everybody is answered. */
export interface HeavyReads {
  /**
   * Reads in the reader's turn: the reads of a network are done one by one, and first for the client that has waited for a
   * turn longest. Rejects with `WorkRefused` at once if too many are waiting. An answer that is cached, or is being made
   * for another, needs no turn.
   */
  run<Result>(kind: HeavyRead, reader: Reader, read: () => Promise<Result>): Promise<Result>;
}

const OF_ALL = { maxRunning: 8, maxQueued: 256, timeoutMs: 4_000 };
/**
 * Of a client and of a network. Those that wait hold some of the 24 calls that a process answers for a network at a time. A
 * page of results makes five searches, for which one client leaves room to another. Counts wait longest.
 */
const SEARCHES = [
  { maxRunning: 1, maxQueued: 8 },
  { maxRunning: 1, maxQueued: 14, restRatio: 1 },
];
const COUNTS = [
  { maxRunning: 1, maxQueued: 3 },
  { maxRunning: 1, maxQueued: 6, restRatio: 1 },
];

export function createHeavyReads(): HeavyReads {
  const searches = createConcurrencyLimiter({ ...OF_ALL, shares: SEARCHES });
  const counts = createConcurrencyLimiter({ ...OF_ALL, shares: COUNTS });
  return {
    run: (kind, reader, read) =>
      (kind === "search" ? searches : counts).run(read, [clientOf(kind, reader), reader.network]),
  };
}

/** An account, the guests of a network, the pages rendered for them, or all that read the counts of the whole store. */
function clientOf(kind: HeavyRead, { session, clientAddress, network = "" }: Reader): string | undefined {
  if (network !== "" && kind === "wholeStore") return `wholeStore:${network}`;
  if (session !== null) return `account:${session.player.accountId}`;
  if (network === "") return undefined;
  return `${clientAddress === undefined ? "pages" : "calls"}:${network}`;
}
