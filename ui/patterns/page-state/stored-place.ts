import * as v from "valibot";
import { PAGE_SNAPSHOT_KEY } from "#core/session/constants.ts";
import type { PageSnapshot } from "#core/session/page-snapshot.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import { readableItems } from "#ui/data/readable-items.ts";

const textOrNull = v.nullable(v.string());
const amount = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);
const mark = { path: v.string(), words: v.string() };
const part = v.object({
  choices: readableItems(v.object({ at: v.number(), words: v.string() })),
  fields: readableItems(
    v.object({ kind: v.string(), label: v.string(), at: v.number(), value: v.string(), isSent: v.boolean() }),
  ),
  scroll: amount,
  step: amount,
});
const emptyPart = { choices: [], fields: [], scroll: 0, step: 0 };

/** State of a page that a tab keeps over a reload. Parts that cannot be read are left out. */
export const storedPageSnapshot = storedValue<PageSnapshot | null>(
  PAGE_SNAPSHOT_KEY,
  v.object({
    address: v.string(),
    player: v.fallback(textOrNull, null),
    forms: v.pipe(v.array(v.unknown()), readableItems(v.object({ name: v.string(), entry: textOrNull }))),
    openers: v.pipe(v.array(v.unknown()), readableItems(v.object({ ...mark, entry: textOrNull }))),
    parts: v.array(v.fallback(part, emptyPart)),
    focus: v.fallback(
      v.nullable(
        v.object({
          ...mark,
          part: amount,
          selection: v.fallback(v.nullable(v.tuple([v.number(), v.number()])), null),
        }),
      ),
      null,
    ),
  }),
  null,
);
