import { createInstance, type i18n } from "i18next";
import { FALLBACK_LOCALE } from "#locales/manifest.ts";
import type { TextArea, Texts } from "#locales/texts.ts";
import type { TextDevice } from "./load-texts.ts";
import type { TextAreas } from "./text-areas.ts";
import { withTimeout } from "./with-timeout.ts";

declare module "i18next" {
  /** Makes `useTranslation` and `t` know every area and its keys. */
  interface CustomTypeOptions {
    readonly defaultNS: "common";
    readonly resources: TextAreas;
    readonly keySeparator: false;
    readonly nsSeparator: false;
  }
}

/** Texts of the page, by language and area. One for each page, and one for each request on the server. */
export interface TextLibrary {
  readonly instance: i18n;
  /** Loads the missing areas. Falls back to the fallback language where one cannot be loaded. Never rejects. */
  ensure(locale: string, areas: readonly TextArea[]): Promise<void>;
  /** Language in which these areas are shown: the fallback language if none of them could be loaded in `locale`. */
  languageOf(locale: string, areas: readonly TextArea[]): string;
  /** Calls `listener` after texts were added; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The list of all text files grows with every language: it is a file of its own, not part of the first script. */
const loadTextsLazily = async (tag: string, area: TextArea, device: TextDevice | null): Promise<Texts> => {
  const { loadTexts } = await withTimeout(import("./load-texts.ts"));
  return loadTexts(tag, area, device);
};

/**
 * Shares requested areas and languages, so that each text file is loaded once per process. With a `device`, failed
 * loads are retried.
 */
export function createTextLibrary(locale: string, device: TextDevice | null = null): TextLibrary {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: FALLBACK_LOCALE,
    load: "currentOnly",
    initAsync: false,
    ns: [],
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  const listeners = new Set<() => void>();
  const pending = new Map<string, Promise<void>>();

  const ensureOne = (tag: string, area: TextArea): Promise<void> => {
    const id = `${tag}/${area}`;
    const known = pending.get(id);
    if (known) return known;
    const loading = loadTextsLazily(tag, area, device).then(
      (texts) => {
        instance.addResourceBundle(tag, area, texts, false, true, { silent: true, skipCopy: true });
        for (const listener of listeners) listener();
      },
      () => {
        pending.delete(id);
        return tag === FALLBACK_LOCALE ? undefined : ensureOne(FALLBACK_LOCALE, area);
      },
    );
    pending.set(id, loading);
    return loading;
  };

  return {
    instance,
    async ensure(tag, areas) {
      await Promise.all(areas.map((area) => ensureOne(tag, area)));
    },
    languageOf(tag, areas) {
      const isThere = (one: string) => areas.some((area) => instance.hasResourceBundle(one, area));
      return isThere(FALLBACK_LOCALE) && !isThere(tag) ? FALLBACK_LOCALE : tag;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
