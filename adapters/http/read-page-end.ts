import type { InferOutput, ObjectSchema } from "valibot";
import type { pageEntries } from "../wire/envelope.ts";
import { LOST_CURSOR } from "./constants.ts";

/**
 * Whether a list goes on and from where. A server that says only one of both says the other by it; where the list goes on
 * without a cursor that can be read, its next page fails.
 */
export const readPageEnd = ({
  has_more,
  previous_value,
}: InferOutput<ObjectSchema<typeof pageEntries, undefined>>) => ({
  hasMore: has_more ?? previous_value !== null,
  nextCursor: has_more === true ? (previous_value ?? LOST_CURSOR) : previous_value,
});
