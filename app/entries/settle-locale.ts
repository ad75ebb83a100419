import type { AppRouter } from "#app/routes/router.tsx";
import { STORED_LOCALE_KEY } from "#core/translation/detect-locale.ts";
import { matchLocale } from "#core/translation/resolve-locale.ts";

/**
 * Asks the local storage for the language, which the server can't, where all earlier sources named none (Spec §9); the cookie then
 * tells it to the server. The storage remembers every language the page is in from then on.
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
  import("#ui/i18n/change-locale.ts").then(
    ({ changeLocale }) => changeLocale(router, stored),
    () => undefined,
  );
}
