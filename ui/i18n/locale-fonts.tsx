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

/** What a language needs beside the Latin letters that every page has. */
const FONT_OF: Readonly<Record<string, string>> = {
  "ar-SA": arabicFont,
  "pl-PL": extendedFont,
  "ru-RU": cyrillicFont,
  "th-TH": thaiFont,
  "tr-TR": extendedFont,
  "vi-VN": vietnameseFont,
};

/**
 * Asks for the fonts of the page's language before its styles do, so that they are there for the first paint: in the document of the
 * server only, for what is rendered in the browser asks for them in the same moment by its letters. The rules of
 * the Korean font's 92 pieces are a style sheet of their own: they would weigh on every page. Japanese and Chinese are set
 * in the system's faces; only a device that has none gets ours.
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
