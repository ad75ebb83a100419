import * as v from "valibot";

/** A stored list without the items that `item` refuses; empty if it is no list. */
export function readableItems<Input, Output>(item: v.GenericSchema<Input, Output>) {
  const readable = v.pipe(
    v.array(v.unknown()),
    v.transform((items): readonly Output[] =>
      items.flatMap((one) => {
        const parsed = v.safeParse(item, one);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
  return v.fallback(readable, []);
}
