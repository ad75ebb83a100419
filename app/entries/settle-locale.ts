import type { AppRouter } from "#app/routes/router.tsx";
import { STORED_LOCALE_KEY } from "#core/translation/detect-locale.ts";
import { matchLocale } from "#core/translation/resolve-locale.ts";
import { retryUntilLoaded } from "#ui/kit/lazy/retry-until-loaded.ts";

/**
 * Reads the language from local storage, which the server cannot, if no earlier source named one (Spec §9); a cookie
 * then passes it to the server. From then on the storage follows the language of the page.
 */
export function settleLocale(router: AppRouter): void {
  const { visit, ports } = router.options.context;
  const { locale, isLocaleGuessed } = visit.get();
  const stored = isLocaleGuessed ? matchLocale(ports.storage.read(STORED_LOCALE_KEY) ?? "") : null;
  let remembered = stored ?? locale;
  ports.storage.write(STORED_LOCALE_KEY, remembered);
  visit.subscribe(() => {
    const now = visit.get().locale;
    if (now !== remembered) ports.storage.write(STORED_LOCALE_KEY, now);
    remembered = now;
  });
  if (stored === null || stored === locale) return;
  ports.preferences.rememberLocale(stored);
  retryUntilLoaded(() => import("#ui/i18n/change-locale.ts"), {
    onLoaded: ({ changeLocale }) => void changeLocale(router, stored),
  });
}
