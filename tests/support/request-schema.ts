import type { Call } from "#adapters/wire/call.ts";
import type { SchemaNode } from "./wire-example.ts";

/** Names of all properties that a request of a call can have, at any depth. */
export function requestPropertiesOf({ parameters, query, body }: Call): ReadonlySet<string> {
  const names = new Set<string>(Object.keys(parameters ?? {}));
  for (const schema of [query, body]) if (schema !== undefined) collect(schema, names);
  return names;
}

function collect(schema: unknown, names: Set<string>): void {
  if (typeof schema !== "object" || schema === null || !("kind" in schema) || schema.kind !== "schema") return;
  const { entries = {}, wrapped, item, items = [], options = [], value, pipe = [] } = schema as Partial<SchemaNode>;
  for (const [name, entry] of Object.entries(entries)) {
    names.add(name);
    collect(entry, names);
  }
  for (const inner of [wrapped, item, value, ...items, ...options]) collect(inner, names);
  for (const step of pipe) if (step !== schema) collect(step, names);
}
