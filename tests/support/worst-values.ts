import type { GenericSchema } from "valibot";

/** Long texts that are known to cost the most, made of signs by a length in code units. */
export const WORST_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => "a".repeat(length),
  blanks: (length) => ` ${"\t ".repeat(length / 2)}`.slice(0, length),
  tags: (length) => "<b>".repeat(length / 3),
  "rows of marks": (length) => `a${"\u0301".repeat(length / 2 - 1)}${"\u0327".repeat(length / 2)}`,
  "joined emoji": (length) => "👩‍👩‍👧‍👦".repeat(length / 11),
  "different ideographs": (length) =>
    Array.from({ length }, (_, at) => String.fromCharCode(0x4e00 + (at % 20_000))).join(""),
  "addresses and names": (length) => "https://a.example/ @b ".repeat(length / 22),
};

/** Values for texts of one shape: codes, ids, instants. */
const SHAPED = [
  "tl",
  "tl-deluxe",
  "KR",
  "USD",
  "2026-11-21T12:00:00.000Z",
  "/order/result",
  "https://owned.example.com/page",
  "free",
  "game:tl",
  "20",
  "banners",
];

interface Part {
  readonly type: string;
  readonly requirement?: unknown;
}
interface Shape extends Part {
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const requirementOf = ({ pipe = [] }: Shape, type: string): unknown =>
  pipe.find((part) => part.type === type)?.requirement;

/** As large a value as a schema lets through, or nearly: texts are made by `text`, lists are as long as they may be. */
export function worstValueOf(schema: GenericSchema, text: (length: number) => string, longest: number): unknown {
  return buildValue(schema as unknown as Shape, text, longest);
}

function buildValue(shape: Shape, text: (length: number) => string, longest: number): unknown {
  const inner = (part: Shape | undefined) => (part === undefined ? null : buildValue(part, text, longest));
  switch (shape.type) {
    case "string":
      return textOf(shape, text, longest);
    case "number":
      return requirementOf(shape, "max_value") ?? 1;
    case "boolean":
      return true;
    case "literal":
      return shape.literal;
    case "picklist":
      return shape.options?.[0];
    case "optional":
    case "nullable":
    case "nullish":
      return inner(shape.wrapped);
    case "union":
    case "variant":
      return inner(shape.options?.[0] as Shape | undefined);
    case "array": {
      const item = inner(shape.item);
      const most = requirementOf(shape, "max_length");
      const fitting = Math.floor(longest / (JSON.stringify(item)?.length ?? 1));
      return Array(Math.max(1, Math.min(typeof most === "number" ? most : fitting, fitting))).fill(item);
    }
    default:
      return Object.fromEntries(Object.entries(shape.entries ?? {}).map(([name, entry]) => [name, inner(entry)]));
  }
}

function textOf(shape: Shape, text: (length: number) => string, longest: number): string {
  const pattern = requirementOf(shape, "regex") ?? requirementOf(shape, "iso_timestamp");
  if (pattern instanceof RegExp) return SHAPED.find((value) => pattern.test(value)) ?? "tl";
  const most = requirementOf(shape, "max_length");
  return text(Math.min(typeof most === "number" ? most : longest, longest));
}
