import type { GenericSchema } from "valibot";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createHttpClient } from "#adapters/http/http-client.ts";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { instantSchema } from "#adapters/wire/envelope.ts";
import type { Logger } from "#core/ports/device.ts";
import fc, { forAllAsync } from "#tests/support/fast-check.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { exampleOf, nodeOf } from "#tests/support/wire-example.ts";

type Key = string | number;
type Path = readonly Key[];
type Change = {
  readonly kind: "unknown field" | "unknown member" | "null" | "broken item";
  readonly path: Path;
};

/** Everything that a server of another version may do to an answer. */
function changesOf(schema: GenericSchema, value: unknown, path: Path = []): Change[] {
  const { type, entries, rest, wrapped, item, value: valueSchema, options = [] } = nodeOf(schema);
  switch (type) {
    case "object":
    case "object_with_rest": {
      const record = value as Record<string, unknown>;
      return [
        { kind: "unknown field", path },
        ...Object.entries(entries ?? {}).flatMap(([key, entry]) => changesOf(entry, record[key], [...path, key])),
        ...(rest === undefined ? [] : changesOf(rest, record.tl, [...path, "tl"])),
      ];
    }
    case "optional":
    case "nullable":
    case "nullish":
      return [{ kind: "null", path }, ...changesOf(wrapped as GenericSchema, value, path)];
    case "array": {
      const items = (value as unknown[]).flatMap((one, at) => changesOf(item as GenericSchema, one, [...path, at]));
      return [{ kind: "broken item", path }, ...items];
    }
    case "record":
      return changesOf(valueSchema as GenericSchema, (value as Record<string, unknown>).tl, [...path, "tl"]);
    case "union":
    case "variant":
      return changesOf(options[0] as GenericSchema, value, path);
    case "picklist":
      return [{ kind: "unknown member", path }];
    default:
      return [];
  }
}

/** The same value as another server may spell it, for every instant, number and flag of an answer. */
function spellingsOf(schema: GenericSchema, value: unknown, path: Path = []): { path: Path; other: unknown }[] {
  const { type, entries, rest, wrapped, item, value: valueSchema, options = [] } = nodeOf(schema);
  const record = value as Record<string, unknown>;
  const others = rest ?? (type === "record" ? valueSchema : undefined);
  if (value === null || value === undefined) return [];
  if (wrapped !== undefined) return spellingsOf(wrapped, value, path);
  if (item !== undefined) return (value as unknown[]).flatMap((one, at) => spellingsOf(item, one, [...path, at]));
  if (type === "union" || type === "variant") return spellingsOf(options[0] as GenericSchema, value, path);
  const inside = Object.entries(entries ?? {}).flatMap(([key, entry]) =>
    spellingsOf(entry, record[key], [...path, key]),
  );
  if (inside.length > 0 || others !== undefined) {
    return others === undefined ? inside : [...inside, ...spellingsOf(others, record.tl, [...path, "tl"])];
  }
  if (type === "number" || type === "boolean") return [{ path, other: String(value) }];
  if (typeof value !== "string" || !v.is(instantSchema, value)) return [];
  const [text] = new Date(value).toISOString().split(".");
  const spelled = [`${text}+00:00`, `${text}+0000`, `${text}+00`, text, `${text?.replace("T", " ")}Z`];
  return [...spelled, Date.parse(value), new Date(value).toUTCString()].map((other) => ({ path, other }));
}

/** Paths of all values within a value. */
function pathsWithin(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsWithin(inner, [...path, key])]);
}

type Lists = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/** Every value within the first item of each list of an answer, in a form that nobody can read. */
function spoilingsOf(
  answer: unknown,
): readonly { readonly list: string; readonly path: Path; readonly spoilt: unknown }[] {
  const lists = Object.entries(answer as object).filter(([, value]) => Array.isArray(value) && value.every(isRecord));
  return lists.flatMap(([list, [first]]) =>
    pathsWithin(first).flatMap((path) => [{ nothing: "of use" }, [[]]].map((spoilt) => ({ list, path, spoilt }))),
  );
}

function put(root: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone({ root }) as Record<Key, unknown>;
  let holder = copy;
  const keys = ["root", ...path];
  for (const key of keys.slice(0, -1)) holder = holder[key] as Record<Key, unknown>;
  holder[keys.at(-1) ?? ""] = value;
  return copy.root;
}

const sameInstants = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) => (v.is(instantSchema, one) ? new Date(one).toISOString() : one));

const COMMUNITY = { storeGameCode: "tl", preserviceGameCodes: [] };

const BROKEN = [null, 42.5, [], { nothing: "of use" }];

function applyChange(root: unknown, { kind, path }: Change): unknown {
  const copy = structuredClone({ root }) as Record<Key, unknown>;
  let holder = copy;
  let last: Key = "root";
  for (const key of path) {
    const next = holder[last];
    // Another mutation has removed the target of this one.
    if (typeof next !== "object" || next === null) return copy.root;
    holder = next as Record<Key, unknown>;
    last = key;
  }
  const changed = holder[last];
  if (kind === "null") holder[last] = null;
  else if (kind === "unknown member") holder[last] = "member-of-tomorrow";
  else if (kind === "broken item" && Array.isArray(changed)) holder[last] = [BROKEN[0], ...changed, ...BROKEN.slice(1)];
  else if (kind === "unknown field" && typeof changed === "object" && changed !== null && !Array.isArray(changed)) {
    holder[last] = { ...changed, field_of_tomorrow: { deep: ["er"] } };
  }
  return copy.root;
}

/** Result of the real client for an answer of the server. */
async function read(call: Call, sent: unknown, logger: Logger = createNoopLogger()) {
  const client = createHttpClient(buildHttpClientOptions({ fetch: async () => Response.json(sent), logger }));
  const parameters = Object.fromEntries(
    Object.entries(call.parameters ?? {}).map(([name, schema]) => [name, exampleOf(schema) as string]),
  );
  return client.send(call, { parameters, ...(call.base === "community" && { community: COMMUNITY }) } as never);
}

const ANSWERS = (Object.keys(CALLS) as CallName[]).map((name) => {
  const call: Call = CALLS[name];
  const sent = exampleOf(call.answer);
  return { name, call, sent, changes: changesOf(call.answer, sent) };
});

/** Fields that a list cannot do without: what names a thing, leads to it, orders it or prices it. */
const ESSENTIAL = new Set(
  `alg alias article_id at audio average board_alias body code content count created_at currency current
  earned_at earned_share from game gameCode game_code goal goods goodsId goods_id id interface is_current kept_at
  kind label language last_seen_at list member_since nickname order_key other owned price prize progress
  published_at quantity reason redeemed_at report_count reported_at role sale score src state store subtitles tag
  title total type unit_amount url value`.split(/\s+/),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An answer whose lists hold one more of their last items, with that flag. */
function hideInLists(value: unknown, display: boolean | null | undefined): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => hideInLists(item, display));
    const last: unknown = value.at(-1);
    return isRecord(last) ? [...items, { ...last, display }] : items;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hideInLists(inner, display)]));
}

/** Without the fields whose absence and `null` are the same to a reader. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one) => (one === null ? undefined : one)));

const takeAway = (root: unknown, path: Path): unknown => {
  const copy = structuredClone(root);
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<Key, unknown>)[key], copy);
  delete (holder as Record<Key, unknown>)[path.at(-1) ?? ""];
  return copy;
};

describe.each(ANSWERS)("the answer of $name", ({ call, sent, changes }) => {
  test("is read as it is", async () => {
    expect(await read(call, sent)).toEqual({ ok: true, value: v.parse(call.answer, sent) });
  });

  test("is read the same with unknown fields, broken items, and null for optional fields", async () => {
    for (const change of changes.filter(({ kind }) => kind !== "unknown member")) {
      const result = await read(call, applyChange(sent, change));
      const expected = change.kind === "null" ? takeAway(sent, change.path) : sent;
      // A record may have any keys, so an additional one is no unknown field.
      expect(result, JSON.stringify(change)).toMatchObject({ ok: true });
      if (result.ok) expect(bare(result.value), JSON.stringify(change)).toMatchObject(bare(expected) as object);
    }
  });

  test("is read with unknown members, and every list keeps its readable items", async () => {
    for (const change of changes.filter(({ kind }) => kind === "unknown member")) {
      const result = await read(call, applyChange(sent, change));
      expect(result, JSON.stringify(change)).toMatchObject({ ok: true });
      const [list] = change.path;
      if (!result.ok || typeof list !== "string" || !Array.isArray((sent as Record<string, unknown>)[list])) continue;
      expect((result.value as Record<string, unknown[]>)[list]?.length, JSON.stringify(change)).toBeGreaterThan(0);
    }
  });

  test("is read the same where an instant is spelled in another way, or numbers and flags come as text", async () => {
    for (const { path, other } of spellingsOf(call.answer, sent)) {
      const result = await read(call, put(sent, path, other));
      expect(result, `${path.join(".")}: ${other}`).toMatchObject({ ok: true });
      if (result.ok) expect(sameInstants(result.value)).toEqual(sameInstants(v.parse(call.answer, sent)));
    }
  });

  test("fails if no item of its lists can be read: an empty list would say that there is nothing", async () => {
    const lists = Object.entries(sent as object).filter(([, value]) => Array.isArray(value) && value.some(isRecord));
    if (lists.length === 0 || Object.values(sent as object).some(isRecord)) return;
    const broken = { ...(sent as object), ...Object.fromEntries(lists.map(([key]) => [key, [{}, []]])) };
    expect(await read(call, broken)).toMatchObject({ ok: false, failure: { kind: "parsing" } });
  });

  test("loses no more than the field of an item that is spoilt, or that item, and then says so", async () => {
    const whole = await read(call, sent);
    expect(whole).toMatchObject({ ok: true });
    const before = (whole as { value: Lists }).value;
    for (const { list, path, spoilt } of spoilingsOf(sent)) {
      const where = `${list}.${path.join(".")}: ${JSON.stringify(spoilt)}`;
      const result = await read(call, put(sent, [list, 0, ...path], spoilt));
      expect(result, where).toMatchObject({ ok: true });
      const after = (result as { value: Lists }).value;
      const [first, ...others] = before[list] ?? [];
      const isLost = after[list]?.length === others.length;
      const [field = ""] = path;
      if (isLost) expect(ESSENTIAL, where).toContain(path.at(-1));
      const changed = isLost ? [] : [{ ...first, [field]: after[list]?.[0]?.[field] }];
      expect(after, where).toEqual({ ...before, [list]: [...changed, ...others] });
      expect("isPartial" in result, where).toBe(isLost);
    }
  });

  test("is read with all of it together", async () => {
    /** Whether a list loses an item by a change: without any it has failed. */
    const costsAnItem = async (change: Change) => {
      const [list] = change.path;
      const items = isRecord(sent) && typeof list === "string" ? sent[list] : undefined;
      const result = await read(call, applyChange(sent, change));
      if (!Array.isArray(items) || !result.ok) return false;
      return (result.value as Record<string, unknown[]>)[String(list)]?.length !== items.length;
    };
    const isCostly = await Promise.all(changes.map(costsAnItem));
    const cheap = changes.filter((_, at) => !isCostly[at]);
    await forAllAsync(15, fc.shuffledSubarray(cheap), async (chosen) => {
      expect(await read(call, chosen.reduce(applyChange, sent))).toMatchObject({ ok: true });
    });
  });
});

test("items with a display flag of false are left out of every list of every call; only that flag hides", async () => {
  for (const { call, sent, name } of ANSWERS) {
    const hidden = hideInLists(sent, false);
    if (JSON.stringify(hidden) === JSON.stringify(sent)) continue;
    const plain = await read(call, sent);
    expect(await read(call, hidden), name).toEqual(plain);
    for (const flag of [true, null, undefined]) {
      const shown = await read(call, hideInLists(sent, flag));
      expect(JSON.stringify(shown).length, `${name} ${flag}`).toBeGreaterThan(JSON.stringify(plain).length);
    }
  }
});

test("omitted parts of answers are logged once, by path and without their values", async () => {
  const warnings: unknown[] = [];
  const logger: Logger = { warn: (...said) => void warnings.push(said), error: () => undefined };
  const { sent, call } = ANSWERS.find(({ name }) => name === "listGames") as (typeof ANSWERS)[number];
  const answer = structuredClone(sent) as { games: { platforms: unknown[] }[] };
  answer.games[0]?.platforms.push({ store: "store-of-tomorrow", url: "https://secret.example.com" });
  await read(call, answer, logger);
  await read(call, answer, logger);
  expect(warnings).toEqual([
    ["parts of an answer were left out", { call: "GET /api/store/games", parts: ["games[].platforms[]"] }],
  ]);
});

test("a text that is longer than agreed is cut, and its game stays in the list", async () => {
  const { sent, call } = ANSWERS.find(({ name }) => name === "listGames") as (typeof ANSWERS)[number];
  const result = await read(call, put(sent, ["games", 0, "shortDescription"], "😀".repeat(400)));
  const game = { shortDescription: `${"😀".repeat(149)}…` };
  expect(result).toMatchObject({ ok: true, value: { games: [game, {}] } });
});

test("an answer without its required part fails: an answer of another kind is no empty list", async () => {
  for (const { call, name } of ANSWERS.filter(({ call: { answer } }) =>
    Object.values(nodeOf(answer).entries ?? {}).some(({ type }) => type === "array"),
  )) {
    for (const other of [{}, [], { error: "down" }, "maintenance", null, 7]) {
      expect(await read(call, other), `${name} ${JSON.stringify(other)}`).toMatchObject({
        ok: false,
        failure: { kind: "parsing" },
      });
    }
  }
});
