import { setImmediate } from "node:timers/promises";
import { type ExecProtocolOptions, PGlite } from "@electric-sql/pglite";

/** Milliseconds for which statements follow each other before the process reads what else has arrived. */
const MAX_HOLD_MS = 4;

/**
 * PGlite computes each statement on this thread, and a result is only a microtask away: a hundred searches that wait for
 * each other would run to their end before the process reads another request. This one lets the event loop turn between
 * two steps of statements.
 */
export class YieldingPGlite extends PGlite {
  #turnedAt = performance.now();

  override async execProtocolRaw(message: Uint8Array, options?: ExecProtocolOptions): Promise<Uint8Array> {
    if (performance.now() - this.#turnedAt > MAX_HOLD_MS) {
      await setImmediate();
      this.#turnedAt = performance.now();
    }
    return await super.execProtocolRaw(message, options);
  }
}
