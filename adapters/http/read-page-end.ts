import type { InferOutput, ObjectSchema } from "valibot";
import type { pageEntries } from "../wire/envelope.ts";

/** Whether a list goes on and from where. A server that says only one of both says the other by it. */
export const readPageEnd = ({
  has_more,
  previous_value,
}: InferOutput<ObjectSchema<typeof pageEntries, undefined>>) => ({
  hasMore: has_more ?? previous_value !== null,
  nextCursor: previous_value,
});
