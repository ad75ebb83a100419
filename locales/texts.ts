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
  | "library"
  | "player"
  | "rewards"
  | "download"
  | "status"
  | "account"
  | "outbox"
  | "news"
  | "notifications"
  | "gifts"
  | "writing"
  | "launcher";

export type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>(["./*/*.json", "!./*/{sign-in,email,payment,messages}.json"], {
  import: "default",
});

/** Loads the texts of one area in one language; rejects if the file cannot be loaded or there is none. */
export async function loadTexts(tag: string, area: TextArea): Promise<Texts> {
  const load = files[`./${tag}/${area}.json`];
  if (load === undefined) throw new Error(`no texts for ${tag}/${area}`);
  return load();
}

/** Every area there is. */
export function textAreas(): readonly TextArea[] {
  return [...new Set(Object.keys(files).map((file) => file.replace(/.*\/|\.json$/g, "") as TextArea))];
}
