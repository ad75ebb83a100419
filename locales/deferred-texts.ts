const files = import.meta.glob<Readonly<Record<string, string>>>(
  "./*/{launcher,download,status,account,outbox,library,player}.json",
  {
    import: "default",
  },
);

/** Texts of the areas of `DEFERRED_AREAS`, in one language. */
export function loadDeferredTexts(tag: string, area: string): Promise<Readonly<Record<string, string>>> {
  const load = files[`./${tag}/${area}.json`];
  return load ? load() : Promise.reject(new Error(`no texts for ${tag}/${area}`));
}
