import * as v from "valibot";
import type { OwnMachine } from "#core/catalogue/machine-check.ts";
import { storedValue } from "#core/storage/stored-value.ts";

const text = v.fallback(v.string(), "");
const amount = v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0))), null);

/** The player's description of their computer, for every game; it never leaves the device. */
export const ownMachine = storedValue<OwnMachine | null>(
  "machine",
  v.object({ cpu: text, gpu: text, ramGigabytes: amount, storageGigabytes: amount }),
  null,
);
