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
  | "news"
  | "notifications"
  | "gifts"
  | "writing";

export type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>(["./*/*.json", "!./*/sign-in.json", "!./*/payment.json", "!./*/messages.json"], {
  import: "default",
});

/** Loads the texts of one area in one language; rejects if the file cannot be loaded or there is none. */
export function loadTexts(tag: string, area: TextArea): Promise<Texts> {
  const load = files[`./${tag}/${area}.json`];
  return load ? load() : Promise.reject(new Error(`no texts for ${tag}/${area}`));
}

/** Every area there is. */
export function textAreas(): readonly TextArea[] {
  return [...new Set(Object.keys(files).map((file) => file.replace(/.*\/|\.json$/g, "") as TextArea))];
}
