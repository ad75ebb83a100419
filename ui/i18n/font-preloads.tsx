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

/** Preloads of the font files of a language. In a file of its own, since only the server needs the addresses. */
export function FontPreloads({ locale }: { readonly locale: string }) {
  const font = FONT_OF[locale];
  return (
    <>
      <FontPreload href={latinFont} />
      {font && <FontPreload href={font} />}
    </>
  );
}

function FontPreload({ href }: { readonly href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />;
}
