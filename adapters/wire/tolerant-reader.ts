import * as v from "valibot";
import { respelled } from "./respelled.ts";

/** Metadata key of the fallback; it appears in the API description as an extension. */
const FALLBACK = "x-fallback";

/**
 * A schema whose value is read as `value` if it is absent, has another type, or is an unknown member. Only readers use
 * the fallback: the schema itself and the API description stay strict.
 */
export function withFallback<const Schema extends v.GenericSchema>(schema: Schema, value: v.InferInput<Schema>) {
  return v.pipe(schema, v.metadata({ [FALLBACK]: value }));
}

/** Metadata key of a value that has no replacement. */
const EXACT = "x-exact";

/**
 * A schema whose value is read as it is, or not at all: one that cannot be read fails the answer or its item. For values
 * whose absence is a statement, such as the player of a session. A fallback stands for an absent value alone.
 */
export function exactly<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ [EXACT]: true }));
}

export type TolerantResult<Output> =
  | {
      readonly success: true;
      readonly output: Output;
      readonly leftOut: readonly string[];
      /** Whether an item of a list of the answer was left out. */
      readonly isPartial: boolean;
    }
  | { readonly success: false; readonly issue: v.BaseIssue<unknown> };

/**
 * Reads the answer of another server (tolerant reader). What the schema accepts is read unchanged. Otherwise values are
 * read in another spelling (`respelled`), and the smallest dispensable parts are left out: a `null` or unreadable value
 * of an optional field, an unknown member that has a fallback, a broken item of a list. `leftOut` names their paths, e.g.
 * `games[].platforms[]`. It fails only if the schema requires the part or reads it exactly, or if no item of the lists of
 * the answer can be read: an empty list would say that there is nothing. For the same reason a list that has a fallback is
 * replaced by it.
 */
export function readTolerantly<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): TolerantResult<v.InferOutput<Schema>> {
  const strict = v.safeParse(schema, json);
  if (strict.success) return { success: true, output: strict.output, leftOut: [], isPartial: false };
  const leftOut = new Set<string>();
  const value = repair(schema, json, "", leftOut);
  const repaired = v.safeParse(schema, value);
  if (!repaired.success) return { success: false, issue: repaired.issues[0] };
  if (isEmptied(json, value)) return { success: false, issue: strict.issues[0] };
  const isPartial = [...leftOut].some((path) => ITEM_OF_ANSWER.test(path));
  return { success: true, output: repaired.output, leftOut: [...leftOut], isPartial };
}

/** Path of an item of one of the lists of an answer, or of its only part, such as `cart.lines[]`. */
const ITEM_OF_ANSWER = /^(\w+\.)?\w*\[\]$/;

/** Whether an answer is made of lists of things, which had items and have none any more. */
function isEmptied(sent: unknown, read: unknown): boolean {
  if (!isRecord(sent) || !isRecord(read) || Object.values(read).some(isRecord)) return false;
  const lists = Object.keys(read).filter((key) => Array.isArray(read[key]) && hasRecords(sent[key]));
  return lists.length > 0 && lists.every((key) => isEmptyList(read[key]));
}

const isEmptyList = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

const hasRecords = (list: unknown): boolean => Array.isArray(list) && list.some(isRecord);

/** Parts of the schemas of valibot that hold other schemas. */
interface SchemaParts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly rest?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly v.GenericSchema[];
  readonly pipe?: readonly PipePart[];
}

interface PipePart {
  readonly type: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly pipe?: readonly PipePart[];
}

/** The value or its fallback; a value without a fallback stays, and the strict schema refuses it. */
function repair(schema: v.GenericSchema, value: unknown, path: string, leftOut: Set<string>): unknown {
  if (v.is(schema, value)) return value;
  const spelled = respelled(schema, value);
  if (v.is(schema, spelled)) return spelled;
  const parts = schema as unknown as SchemaParts;
  const within = repairWithin(parts, spelled, path, leftOut);
  const hasLostAll = isEmptyList(within) && hasRecords(value) && fallbacksOf(parts).length > 0;
  if (v.is(schema, within) && !hasLostAll) return within;
  const isAbsent = value === undefined || value === null;
  if (metadataOf(parts, EXACT).length > 0 && !(isAbsent && fallbacksOf(parts).length > 0)) return within;
  const replacement = replacementsOf(parts, value).find((one) => v.is(schema, one));
  if (replacement === undefined && !v.is(schema, undefined)) return within;
  if (value !== null && value !== undefined) leftOut.add(path);
  return replacement;
}

function repairWithin(schema: SchemaParts, value: unknown, path: string, leftOut: Set<string>): unknown {
  const { entries, rest, wrapped, item } = schema;
  if (wrapped !== undefined) return value === null ? value : repair(wrapped, value, path, leftOut);
  if (item !== undefined && Array.isArray(value)) {
    return value.map((one) => repair(item, one, `${path}[]`, leftOut)).filter(isReadable(item, `${path}[]`, leftOut));
  }
  if (schema.options !== undefined) return repairOption(schema.options, value, path, leftOut);
  if (!isRecord(value)) return value;
  const others = rest ?? (schema.type === "record" ? schema.value : undefined);
  const repaired = Object.entries(entries ?? {}).map(([key, entry]) => [
    key,
    repair(entry, value[key], path === "" ? key : `${path}.${key}`, leftOut),
  ]);
  if (others === undefined) return Object.fromEntries(repaired);
  const inOthers = Object.entries(value)
    .filter(([key]) => entries === undefined || !Object.hasOwn(entries, key))
    .map(([key, one]) => [key, repair(others, one, `${path}{}`, leftOut)] as const)
    .filter(([, one]) => isReadable(others, `${path}{}`, leftOut)(one));
  return Object.fromEntries([...repaired, ...inOthers]);
}

/** The first option of a union for which the value can be repaired. */
function repairOption(options: readonly unknown[], value: unknown, path: string, leftOut: Set<string>): unknown {
  for (const option of options) {
    // The options of an enumeration are its members.
    if (typeof option !== "object" || option === null) return value;
    const leftOutHere = new Set<string>();
    const repaired = repair(option as v.GenericSchema, value, path, leftOutHere);
    if (!v.is(option as v.GenericSchema, repaired)) continue;
    for (const one of leftOutHere) leftOut.add(one);
    return repaired;
  }
  return value;
}

const isReadable = (schema: v.GenericSchema, path: string, leftOut: Set<string>) => (value: unknown) => {
  if (v.is(schema, value)) return true;
  leftOut.add(path);
  return false;
};

/** Fallbacks in the order of preference. A list becomes empty only if the server sent `null`. */
function replacementsOf(schema: SchemaParts, value: unknown): readonly unknown[] {
  return [...fallbacksOf(schema), null, ...(value === null ? [[]] : [])];
}

const fallbacksOf = (schema: SchemaParts): readonly unknown[] => metadataOf(schema, FALLBACK);

/** Values under a key in the metadata of a pipe, with those of the pipe that it may begin with. */
function metadataOf({ pipe = [] }: Pick<SchemaParts, "pipe">, key: string): readonly unknown[] {
  return pipe.flatMap(({ type, metadata = {}, ...part }) =>
    type === "metadata" && key in metadata ? [metadata[key]] : metadataOf(part, key),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
