import { availableParallelism } from "node:os";
import { mayHoldAnimation } from "#adapters/reference-backend/domain/community/image-signatures.ts";
import type { BackendWork, Sender } from "#adapters/reference-backend/work.ts";
import { createConcurrencyLimiter } from "#adapters/workers/concurrency-limiter.ts";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** Maximum number of texts that wait for a thread; each takes up to half a second, most a few milliseconds. */
const MAX_QUEUED_TEXTS = 128;
/** Browsers abort a call after 5 seconds (Spec §9): the refusal is earlier. */
const TEXT_TIMEOUT_MS = 4_000;
/**
 * Pictures take up to two seconds, and an upload may take longer. The work runs in threads of libuv, of which a process has
 * four.
 */
const MAX_STILLS_AT_ONCE = 2;
/** Animations take up to ten seconds. */
const MAX_ANIMATIONS_AT_ONCE = 1;
const MAX_QUEUED_IMAGES = 96;
const IMAGE_TIMEOUT_MS = 20_000;
/**
 * What one account has under way and waiting, as in several tabs, of which each sends one picture at a time: the work of others
 * passes it. Accounts are free, so those of a network have a share together, which leaves a thread to others where there are
 * two. Those that wait hold some of the 24 calls that a process answers for a network at a time, and longer than others.
 */
const SHARE_OF_ACCOUNT = { maxRunning: 1, maxQueued: 2 };
const MAX_QUEUED_OF_NETWORK = 3;

/** Long work of one process: of the reference backend, and of the pages that are rendered. */
export interface Work extends BackendWork {
  /** Cleans a text of the publisher. `pictureOrigin` is where pictures are that name no host; empty for the page's own origin. */
  cleanPublisherHtml(html: string, kind: HtmlKind, pictureOrigin: string): Promise<string>;
  /** Ends the threads. */
  close(): Promise<void>;
}

export interface WorkOptions {
  /** A thread has failed outside of any work. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds for a text, waiting included. */
  readonly textTimeoutMs?: number;
}

/**
 * One pool of threads for a process, which run the module `thread`. Texts, pictures and animations have separate queues and
 * threads, so that a short text waits for no picture, and a picture for no animation.
 */
export function createWork(thread: URL, options: WorkOptions): Work {
  const { onError, textTimeoutMs = TEXT_TIMEOUT_MS } = options;
  const processors = Math.max(2, availableParallelism());
  const maxStills = Math.min(processors - 1, MAX_STILLS_AT_ONCE);
  const pool = createWorkerPool<typeof import("./thread.ts")>({
    entry: thread,
    maxThreads: processors + maxStills + MAX_ANIMATIONS_AT_ONCE,
    onError,
  });
  const limit = (maxRunning: number, maxQueued: number, timeoutMs: number) =>
    createConcurrencyLimiter({
      maxRunning,
      maxQueued,
      timeoutMs,
      shares: [SHARE_OF_ACCOUNT, { maxRunning: Math.max(1, maxRunning - 1), maxQueued: MAX_QUEUED_OF_NETWORK }],
    });
  const texts = limit(processors, MAX_QUEUED_TEXTS, textTimeoutMs);
  const stills = limit(maxStills, MAX_QUEUED_IMAGES, IMAGE_TIMEOUT_MS);
  const animations = limit(MAX_ANIMATIONS_AT_ONCE, MAX_QUEUED_IMAGES, IMAGE_TIMEOUT_MS);
  const ownersOf = (sender: Sender | undefined) => [sender?.accountId, sender?.network];
  const cleanHtml = (html: string, kind: HtmlKind, pictureOrigin: string, sender?: Sender) =>
    texts.run((signal) => pool.run("cleanHtml", { html, kind, pictureOrigin }, signal), ownersOf(sender));
  return {
    cleanHtml: (html, kind, sender) => cleanHtml(html, kind, "", sender),
    cleanPublisherHtml: (html, kind, pictureOrigin) => cleanHtml(html, kind, pictureOrigin),
    checkArticle: (input, sender) => texts.run((signal) => pool.run("checkArticle", input, signal), ownersOf(sender)),
    rewriteImage: (bytes, sender) =>
      (mayHoldAnimation(bytes) === true ? animations : stills).run(
        (signal) => pool.run("rewriteImage", bytes, signal),
        ownersOf(sender),
      ),
    close: () => pool.close(),
  };
}
