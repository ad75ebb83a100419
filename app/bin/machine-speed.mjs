// How fast two processors of this machine are at the moment, to judge how long a run of tests may take.
import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(pbkdf2);

/** Two such derivations at the same time take `REFERENCE_MS` on the machine on which the time budgets were set. */
const ITERATIONS = 9_000_000;
const REFERENCE_MS = 1_300;
/** So much memory is filled for the first time in at most this time: virtual machines that share memory need ten times as long. */
const MEMORY_MIB = 100;
const REFERENCE_MEMORY_MS = 100;
/** A machine that is slower by more is another one, or busy with something else. */
const MAX_SLOWNESS = 1.2;

/**
 * Time of fixed work on two processors, or of filling memory, as a multiple of the reference, whichever is more: browsers need
 * both. Takes about a second.
 */
export async function measureSlowness() {
  const memory = measureMemory() / REFERENCE_MEMORY_MS;
  const startedAt = performance.now();
  await Promise.all([1, 2].map(() => derive("a fixed password", "a fixed salt", ITERATIONS, 32, "sha256")));
  return Math.max(memory, (performance.now() - startedAt) / REFERENCE_MS);
}

function measureMemory() {
  const startedAt = performance.now();
  // Kept until the end, so that no part is used twice.
  const filled = Array.from({ length: MEMORY_MIB }, () => Buffer.alloc(1_024 * 1_024, 1));
  return filled.length > 0 ? performance.now() - startedAt : 0;
}

/** Whether a machine of this slowness is fit for budgets of time. */
export const isCalm = (slowness) => slowness <= MAX_SLOWNESS;

/** One line about the machine. */
export const describeMachine = (slowness) =>
  isCalm(slowness)
    ? `machine  calm (${slowness.toFixed(2)} times the reference)\n`
    : `machine  busy or slow (${slowness.toFixed(2)} times the reference): tests may run out of time, and there is no budget for the whole\n`;
