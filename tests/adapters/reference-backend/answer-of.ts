import type * as v from "valibot";
import type { CALLS, CallName } from "#adapters/wire/calls.ts";

/** The answer of a call, as its schema describes it. */
export type AnswerOf<Name extends CallName> = v.InferOutput<(typeof CALLS)[Name]["answer"]>;
