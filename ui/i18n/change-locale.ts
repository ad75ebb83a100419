import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import type { LocaleTag } from "#core/translation/locales.ts";
import { FALLBACK_LOCALE } from "#locales/manifest.ts";
import type { TextArea } from "#locales/texts.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import type { TextLibrary } from "#ui/context/text-library.ts";
import { announceLanguage, prepareAnnouncement } from "./announce-language.ts";
import { holdScrollPosition } from "./hold-scroll-position.ts";
import { loadFontsFor } from "./load-fonts-for.ts";
import { renewAddressAndHead } from "./renew-address.ts";

let chosenLast: string | null = null;

/**
 * Changes the language without loading a new document: fetches texts, fonts and data first, then updates everything at
 * once; what takes longer than `languageWaitMs` is shown when it arrives. Keeps open popups, typed text, scroll position
 * and focus, and announces the change to screen readers. Rejects and changes nothing if a text cannot be loaded; does
 * nothing if another language was chosen meanwhile.
 */
export async function changeLocale(router: AnyRouter, locale: LocaleTag): Promise<void> {
  const { ports, texts, visit, queryClient } = router.options.context as ScreenContext;
  const from = visit.get().locale;
  chosenLast = locale;
  const root = document.documentElement;
  root.dataset.busy = "";
  try {
    visit.prepare({ locale });
    prepareAnnouncement();
    const others = Promise.allSettled([loadFontsFor(locale), ...fetchAnswers(queryClient, from, locale)]);
    await loadTexts(texts, from, locale);
    await Promise.race([others, new Promise((go) => setTimeout(go, ports.configuration.languageWaitMs))]);
    if (chosenLast !== locale) return;
    const scrollPosition = holdScrollPosition();
    void texts.instance.changeLanguage(locale);
    visit.change({ locale });
    // React has rendered by then.
    queueMicrotask(scrollPosition.alignAgain);
    announceLanguage(texts, locale);
    await others;
    await renewAddressAndHead(router, { locale });
    scrollPosition.alignAgain();
    scrollPosition.release();
    // Requested during the change: they may be in the wrong language.
    queryClient.removeQueries({ type: "inactive", predicate: ({ queryKey }) => isIn(queryKey, from) });
  } catch (error) {
    if (chosenLast !== locale) return;
    visit.prepare({});
    throw error;
  } finally {
    if (chosenLast === locale) delete root.dataset.busy;
  }
}

/** Whether an answer is in a language: its tag begins the second part of every such key (`sharedKey`). */
function isIn(queryKey: QueryKey, locale: string): boolean {
  return queryKey[1] === locale;
}

/** Loads every text the page has in its present language. */
async function loadTexts({ instance, ensure }: TextLibrary, from: string, to: string): Promise<void> {
  const areas = [from, FALLBACK_LOCALE].flatMap((tag) => Object.keys(instance.getDataByLanguage(tag) ?? {}));
  await ensure(to, [...new Set(areas)] as TextArea[]);
  const missing = areas.find((area) => !instance.hasResourceBundle(to, area));
  if (missing !== undefined) throw new Error(`no texts for ${to}/${missing}`);
}

/**
 * Refetches every visible answer. The answer in the former language stays under the new key until then, or if the
 * fetch fails, so that nothing falls back to a skeleton.
 */
function fetchAnswers(client: QueryClient, from: string, to: string): Promise<unknown>[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey, state, observers }) => isIn(queryKey, from) && observers.length > 0 && state.data !== undefined,
    )
    .map((query) => fetchAnswer(client, query, query.queryKey.with(1, to)));
}

async function fetchAnswer(client: QueryClient, query: Query, queryKey: QueryKey): Promise<void> {
  const options = { ...query.options, queryKey, queryHash: hashKey(queryKey) };
  const next = client.getQueryCache().build(client, options);
  const asBefore = { ...query.state, fetchStatus: "idle", isInvalidated: true } as const;
  next.setState(asBefore);
  if (!query.isActive() || options.queryFn === undefined) return;
  await next.fetch(options).catch(() => next.setState(asBefore));
}
