import { useVisit } from "#ui/context/visit-context.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";

/** Mark of the language of the page on what changes it: English and Korean have one of their own, others share the globe. */
export function LanguageIcon({ size }: { readonly size: number }) {
  const { locale } = useVisit();
  if (locale.startsWith("en")) return <Icon name="language-english" size={size} />;
  return <Icon name={locale.startsWith("ko") ? "language-korean" : "globe"} size={size} />;
}
