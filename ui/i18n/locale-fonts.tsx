import { useEffect } from "react";
import { localeEntryOf } from "#locales/manifest.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import koreanFonts from "#ui/theme/fonts/korean.css?url";
import arabicFont from "#ui/theme/fonts/noto-sans-arabic.woff2?url";
import thaiFont from "#ui/theme/fonts/noto-sans-thai.woff2?url";
import cyrillicFont from "#ui/theme/fonts/purple-sans-cyrillic.woff2?url";
import latinFont from "#ui/theme/fonts/purple-sans-latin.woff2?url";
import extendedFont from "#ui/theme/fonts/purple-sans-latin-extended.woff2?url";
import vietnameseFont from "#ui/theme/fonts/purple-sans-vietnamese.woff2?url";

/** Additional font file of a language; Latin is on every page. */
const FONT_OF: Readonly<Record<string, string>> = {
  "ar-SA": arabicFont,
  "pl-PL": extendedFont,
  "ru-RU": cyrillicFont,
  "th-TH": thaiFont,
  "tr-TR": extendedFont,
  "vi-VN": vietnameseFont,
};

/**
 * Preloads the fonts of the page's language for the first paint. Only the server's document needs this: in the
 * browser, rendered text requests its fonts at once. The rules of the Korean font's 92 files are a separate style
 * sheet, because they are too large for every page. Japanese and Chinese use system fonts; only devices without one
 * load ours.
 */
export function LocaleFonts() {
  const { locale } = useVisit();
  const { script } = localeEntryOf(locale);
  const font = FONT_OF[locale];

  useEffect(() => {
    if (script !== "japanese" && script !== "chinese") return;
    import("#ui/theme/fonts/eastern-fonts.ts").then((fonts) => fonts.loadMissingFace(locale)).catch(() => undefined);
  }, [locale, script]);

  return (
    <>
      {import.meta.env.SSR && <FontPreload href={latinFont} />}
      {import.meta.env.SSR && font && <FontPreload href={font} />}
      {script === "korean" && <link rel="stylesheet" href={koreanFonts} precedence="fonts" />}
    </>
  );
}

function FontPreload({ href }: { readonly href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />;
}
