const files = import.meta.glob<Readonly<Record<string, string>>>("./*/{launcher,download,account,outbox}.json", {
  import: "default",
});

/** Texts of the areas of `LATER_AREAS`, in one language. */
export function loadLaterTexts(tag: string, area: string): Promise<Readonly<Record<string, string>>> {
  const load = files[`./${tag}/${area}.json`];
  return load ? load() : Promise.reject(new Error(`no texts for ${tag}/${area}`));
}
