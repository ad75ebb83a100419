import type { GenericSchema } from "valibot";
import * as v from "valibot";

/** Parts of the schemas of valibot that hold other schemas. */
export interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly rest?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly items?: readonly GenericSchema[];
  readonly value?: GenericSchema;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

export const nodeOf = (schema: GenericSchema) => schema as unknown as SchemaNode;

/** Texts of which each pattern of the wire takes at least one. */
const TEXTS = ["tl", "KRW", "KR", "2026-01-01T00:00:00.000Z", "ko-KR", "INVALID_INPUT", "0".repeat(32)];
const NUMBERS = [3, 1, 0.5, 0];

const firstOf = (schema: GenericSchema, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((candidate) => v.is(schema, candidate));
  if (found === undefined) throw new Error(`no example for ${schema.type}`);
  return found;
};

/** A value that the schema takes, with every optional part, and two items in every list. */
export function exampleOf(schema: GenericSchema): unknown {
  const { type, entries, rest, wrapped, item, value, literal, options = [] } = nodeOf(schema);
  switch (type) {
    case "object":
    case "object_with_rest": {
      const own = Object.entries(entries ?? {}).map(([key, entry]) => [key, exampleOf(entry)]);
      return Object.fromEntries(rest === undefined ? own : [...own, ["tl", exampleOf(rest)]]);
    }
    case "optional":
    case "nullable":
    case "nullish":
      return exampleOf(wrapped as GenericSchema);
    case "array":
      return [exampleOf(item as GenericSchema), exampleOf(item as GenericSchema)];
    case "record":
      return { tl: exampleOf(value as GenericSchema) };
    case "union":
    case "variant":
      return exampleOf(options[0] as GenericSchema);
    case "picklist":
      return options[0];
    case "literal":
      return literal;
    case "boolean":
      return true;
    case "unknown":
      return { any: "thing" };
    case "number":
      return firstOf(schema, NUMBERS);
    case "string":
      return firstOf(schema, TEXTS);
    default:
      throw new Error(`no example for ${type}`);
  }
}
