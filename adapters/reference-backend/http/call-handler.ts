import type * as v from "valibot";
import type { CALLS, CallName } from "#adapters/wire/calls.ts";
import type { RequestScope } from "./request-scope.ts";

type Definition<Name extends CallName> = (typeof CALLS)[Name];
type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;
type ParametersOf<Name extends CallName> =
  Definition<Name> extends { readonly parameters: infer Parameters }
    ? { readonly [Key in keyof Parameters]: string }
    : Readonly<Record<string, never>>;

/** A call's request after its schemas have accepted it. */
export interface CallInput<Name extends CallName> {
  readonly parameters: ParametersOf<Name>;
  readonly query: Definition<Name> extends { readonly query: infer Schema } ? OutputOf<Schema> : undefined;
  readonly body: Definition<Name> extends { readonly body: infer Schema } ? OutputOf<Schema> : undefined;
  readonly scope: RequestScope;
}

/** An answer is written out and never changed. */
type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;

/** Answers one call; refusals are thrown as `CallRefusal`. */
export type CallHandler<Name extends CallName> = (
  input: CallInput<Name>,
) => Promise<DeepReadonly<v.InferInput<Definition<Name>["answer"]>>>;

/** A handler for every call: one that is missing does not compile. */
export type CallHandlers = { readonly [Name in CallName]: CallHandler<Name> };
