import { ALWAYS, WIDE } from "#tests/support/tags.ts";
import { EVERY_FAULT, type Fault } from "./network-faults.ts";

/** Fault that every screen says it outlives: a button asks again. */
const LAST = EVERY_FAULT.slice(-1);

interface Faults {
  readonly faults: readonly Fault[];
  /** The faults in words, for the name of the test. */
  readonly fate: string;
  readonly tags: string[];
}

/**
 * Rows with the faults that their calls meet, one after the other, and the tags of their tests. `npm test` tries every fault
 * on the first row, and on the first row of each further screen one, another one each time, and the last; `npm run test:all`
 * tries every fault on every row.
 */
export function withFaults<Row extends { readonly path: string }>(rows: readonly Row[]): readonly (Row & Faults)[] {
  const screens = new Set<string>();
  return rows.flatMap((row) => {
    const every = { ...row, faults: EVERY_FAULT, fate: "meets every fault" };
    if (screens.has(row.path)) return [{ ...every, tags: WIDE }];
    const at = screens.size % (EVERY_FAULT.length - LAST.length);
    const isFirst = screens.size === 0;
    screens.add(row.path);
    if (isFirst) return [{ ...every, tags: ALWAYS }];
    const faults = [...EVERY_FAULT.slice(at, at + 1), ...LAST];
    return [
      { ...row, faults, fate: faults.join(" and "), tags: ALWAYS },
      { ...every, tags: WIDE },
    ];
  });
}
