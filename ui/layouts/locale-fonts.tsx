import { localeEntryOf } from "#locales/manifest.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import koreanFonts from "../theme/fonts/korean.css?url";
import arabicFont from "../theme/fonts/noto-sans-arabic.woff2?url";
import latinFont from "../theme/fonts/purple-sans-latin.woff2?url";

/**
 * Asks for the fonts of the page's language before its styles do, so that they are there for the first paint. The rules of
 * the Korean font's 92 pieces are a style sheet of their own: they would weigh on every page. Japanese is set in the
 * system's faces.
 */
export function LocaleFonts() {
  const { locale } = useVisit();
  const { script } = localeEntryOf(locale);
  return (
    <>
      <FontPreload href={latinFont} />
      {script === "arabic" && <FontPreload href={arabicFont} />}
      {script === "korean" && <link rel="stylesheet" href={koreanFonts} precedence="fonts" />}
    </>
  );
}

function FontPreload({ href }: { readonly href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />;
}
