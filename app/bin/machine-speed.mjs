// How fast two processors of this machine are at the moment, to judge how long a run of tests may take.
import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(pbkdf2);

/** Two such derivations at the same time take `REFERENCE_MS` on the machine on which the time budgets were set. */
const ITERATIONS = 9_000_000;
const REFERENCE_MS = 1_300;
/** A machine that is slower by more is another one, or busy with something else. */
const MAX_SLOWNESS = 1.2;

/** Time of fixed work on two processors, as a multiple of the reference; takes about a second. */
export async function measureSlowness() {
  const startedAt = performance.now();
  await Promise.all([1, 2].map(() => derive("a fixed password", "a fixed salt", ITERATIONS, 32, "sha256")));
  return (performance.now() - startedAt) / REFERENCE_MS;
}

/** Whether a machine of this slowness is fit for budgets of time. */
export const isCalm = (slowness) => slowness <= MAX_SLOWNESS;

/** One line about the machine. */
export const describeMachine = (slowness) =>
  isCalm(slowness)
    ? `machine  calm (${slowness.toFixed(2)} times the reference)\n`
    : `machine  busy or slow (${slowness.toFixed(2)} times the reference): tests may run out of time, and there is no budget for the whole\n`;
