import { ALWAYS, WIDE } from "#tests/support/tags.ts";
import { EVERY_FAULT, type Fault } from "./network-faults.ts";

/** The fault that a screen meets last, a 500: after it every screen has a button that tries again. */
const LAST = EVERY_FAULT.slice(-1);

interface FailingRow {
  readonly path: string;
  /** The screen shows this for refusals, in a view of its own. */
  readonly instead?: RegExp;
}

interface Faults {
  readonly faults: readonly Fault[];
  /** The faults in words, for the name of the test. */
  readonly fate: string;
  readonly tags: string[];
}

/**
 * Adds to each row the faults that its call meets, one after the other, and the tags of its test. `npm run test:all` tries every
 * fault on every row. `npm test` tries one row of each screen: every fault on the first screen and on those with a view of their
 * own for refusals, two faults on the others, the first of them chosen in turn.
 */
export function withFaults<Row extends FailingRow>(rows: readonly Row[]): readonly (Row & Faults)[] {
  const screens = new Set<string>();
  return rows.flatMap((row) => {
    const every = { ...row, faults: EVERY_FAULT, fate: "meets every fault" };
    if (screens.has(row.path)) return [{ ...every, tags: WIDE }];
    const at = screens.size % (EVERY_FAULT.length - LAST.length);
    const meetsEveryFault = screens.size === 0 || row.instead !== undefined;
    screens.add(row.path);
    if (meetsEveryFault) return [{ ...every, tags: ALWAYS }];
    const faults = [...EVERY_FAULT.slice(at, at + 1), ...LAST];
    return [
      { ...row, faults, fate: faults.join(" and "), tags: ALWAYS },
      { ...every, tags: WIDE },
    ];
  });
}
