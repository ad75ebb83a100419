/** A part of the product whose texts are loaded together. */
export type TextArea =
  | "common"
  | "store"
  | "discovery"
  | "game"
  | "goods"
  | "achievements"
  | "reviews"
  | "boards"
  | "report"
  | "lists"
  | "media"
  | "forms"
  | "popups"
  | "orders"
  | "basket"
  | "cart"
  | "rewards"
  | "download"
  | "account"
  | "outbox"
  | "news"
  | "notifications"
  | "gifts"
  | "writing"
  | "launcher";

export type Texts = Readonly<Record<string, string>>;

/** Areas that one page alone needs: the names of their files are in a file of their own, which few visitors fetch. */
const LATER_AREAS: readonly TextArea[] = ["launcher", "download", "account", "outbox"];

export const isLaterArea = (area: TextArea): boolean => LATER_AREAS.includes(area);

const files = import.meta.glob<Texts>(
  ["./*/*.json", "!./*/{sign-in,payment,messages,launcher,download,account,outbox}.json"],
  { import: "default" },
);

/** Loads the texts of one area in one language; rejects if the file cannot be loaded or there is none. */
export async function loadTexts(tag: string, area: TextArea): Promise<Texts> {
  if (isLaterArea(area)) return (await import("./later-texts.ts")).loadLaterTexts(tag, area);
  const load = files[`./${tag}/${area}.json`];
  if (load === undefined) throw new Error(`no texts for ${tag}/${area}`);
  return load();
}

/** Every area there is. */
export function textAreas(): readonly TextArea[] {
  return [...LATER_AREAS, ...new Set(Object.keys(files).map((file) => file.replace(/.*\/|\.json$/g, "") as TextArea))];
}
