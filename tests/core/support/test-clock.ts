import { SimulatedClock } from "xstate";

/** A simulated clock that knows its timers: how many are set, and when the next is due. */
export class TestClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  override setTimeout(callback: () => void, timeout: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id);
      callback();
    }, timeout);
    this.#due.set(id, this.now() + timeout);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** Number of timers that are set. */
  get timers(): number {
    return this.#due.size;
  }

  /** Milliseconds until the next timer is due; `null` without one. */
  get untilNext(): number | null {
    return this.#due.size === 0 ? null : Math.min(...this.#due.values()) - this.now();
  }

  /** Lets the next timer ring. */
  ringNext(): void {
    const remaining = this.untilNext;
    if (remaining === null) throw new Error("No timer is set");
    this.increment(remaining);
  }
}
