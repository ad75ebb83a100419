import type * as v from "valibot";
import { readInstant } from "#core/catalogue/read-instant.ts";

/** Parts of the schemas of valibot that say how a value is spelled. */
interface SpelledSchema {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly SpelledSchema[];
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

/**
 * A value of another server as the schema spells it: an instant of any spelling, a number or a flag that came as text, a
 * text that came as a number, a text or a list that is longer than the schema allows (cut). Other values stay.
 */
export function respelled(schema: v.GenericSchema, value: unknown): unknown {
  const spelled = schema as unknown as SpelledSchema;
  const actions = actionsOf(spelled);
  if (actions.some(({ type }) => type === "iso_timestamp")) return readInstant(value) ?? value;
  const typed = ofType(spelled.type, value);
  const longest = actions.find(({ type }) => type === "max_length")?.requirement;
  return typeof longest === "number" ? cutTo(longest, typed) : typed;
}

/** Actions of a pipe, with those of the pipe it may begin with. */
function actionsOf({ pipe = [] }: SpelledSchema): readonly SpelledSchema[] {
  return pipe.flatMap((action) => [action, ...actionsOf(action)]);
}

function ofType(type: string, value: unknown): unknown {
  if (type === "string" && Number.isSafeInteger(value)) return String(value);
  if (typeof value !== "string") return value;
  if (type === "number" && NUMBER.test(value.trim())) return Number(value);
  if (type === "boolean") return FLAGS[value] ?? value;
  return value;
}

function cutTo(longest: number, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, longest);
  if (typeof value !== "string" || value.length <= longest) return value;
  // Half of a surrogate pair at the end is no character.
  return `${value.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
