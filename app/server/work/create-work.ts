import { availableParallelism } from "node:os";
import type { BackendWork } from "#adapters/reference-backend/work.ts";
import { createConcurrencyLimiter } from "#adapters/workers/concurrency-limiter.ts";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** Maximum number of texts that wait for a thread; each takes up to half a second, most a few milliseconds. */
const MAX_QUEUED_TEXTS = 64;
/** Browsers abort a call after 5 seconds (Spec §9): the refusal is earlier. */
const TEXT_TIMEOUT_MS = 4_000;
/**
 * Pictures take seconds, and an upload may take longer. The work runs in threads of libuv, of which a process has four.
 */
const MAX_IMAGES_AT_ONCE = 2;
const MAX_QUEUED_IMAGES = 16;
const IMAGE_TIMEOUT_MS = 20_000;

/** Long work of one process: of the reference backend, and of the pages that are rendered. */
export interface Work extends BackendWork {
  /** `pictureOrigin` is where pictures are that name no host; empty for the page's own origin. */
  cleanHtml(html: string, kind: HtmlKind, pictureOrigin?: string): Promise<string>;
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
 * One pool of threads for a process, one for each processor, which run the module `thread`. Texts and pictures have
 * separate queues, and pictures never use the last thread, so that a short text does not wait for a long picture.
 */
export function createWork(thread: URL, options: WorkOptions): Work {
  const { onError, textTimeoutMs = TEXT_TIMEOUT_MS } = options;
  const threads = Math.max(2, availableParallelism());
  const pool = createWorkerPool<typeof import("./thread.ts")>({ entry: thread, maxThreads: threads, onError });
  const texts = createConcurrencyLimiter({
    maxRunning: threads,
    maxQueued: MAX_QUEUED_TEXTS,
    timeoutMs: textTimeoutMs,
  });
  const images = createConcurrencyLimiter({
    maxRunning: Math.min(threads - 1, MAX_IMAGES_AT_ONCE),
    maxQueued: MAX_QUEUED_IMAGES,
    timeoutMs: IMAGE_TIMEOUT_MS,
  });
  return {
    cleanHtml: (html, kind, pictureOrigin = "") =>
      texts.run((signal) => pool.run("cleanHtml", { html, kind, pictureOrigin }, signal)),
    checkArticle: (input) => texts.run((signal) => pool.run("checkArticle", input, signal)),
    rewriteImage: (bytes) => images.run((signal) => pool.run("rewriteImage", bytes, signal)),
    close: () => pool.close(),
  };
}
