import { useEffect } from "react";
import { localeEntryOf } from "#locales/manifest.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { retryUntilLoaded } from "#ui/kit/lazy/retry-until-loaded.ts";
import koreanFonts from "#ui/theme/fonts/korean.css?url";
import { FontPreloads } from "./font-preloads.tsx";

/**
 * Preloads the fonts of the page's language for the first paint. Only the server's document needs this: in the
 * browser, rendered text requests its fonts at once. The rules of the Korean font's 92 files are a separate style
 * sheet, because they are too large for every page. Japanese and Chinese use system fonts; only devices without one
 * load ours.
 */
export function LocaleFonts() {
  const { locale } = useVisit();
  const { script } = localeEntryOf(locale);

  useEffect(() => {
    if (script !== "japanese" && script !== "chinese") return;
    const load = async () => (await import("#ui/theme/fonts/eastern-fonts.ts")).loadMissingFace(locale);
    return retryUntilLoaded(load).stop;
  }, [locale, script]);

  return (
    <>
      {import.meta.env.SSR && <FontPreloads locale={locale} />}
      {script === "korean" && <link rel="stylesheet" href={koreanFonts} precedence="fonts" />}
    </>
  );
}
