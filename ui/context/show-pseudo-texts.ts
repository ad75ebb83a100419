import { type PseudoKind, pseudoTextOf } from "#core/translation/pseudo-text.ts";
import type { TextLibrary } from "./text-library.ts";

type Bundle = Readonly<Record<string, string>>;
type Instance = TextLibrary["instance"];

/** The same language to all rules of plurals, and another one to the library. */
const tagOf = (locale: string, kind: PseudoKind) => `${locale}-x-${kind}`;

const following = new WeakMap<Instance, Set<string>>();

/** Also changes texts that are loaded later, with a page or a popup. */
function changeWhatComes(instance: Instance, locale: string, kind: PseudoKind): void {
  const followed = following.get(instance) ?? new Set<string>();
  following.set(instance, followed);
  const tag = tagOf(locale, kind);
  if (followed.has(tag)) return;
  followed.add(tag);
  const add = instance.addResourceBundle.bind(instance);
  const change = (area: string, texts: Bundle) => {
    const changed = Object.entries(texts).map(([key, text]) => [key, pseudoTextOf(text, kind)]);
    add(tag, area, Object.fromEntries(changed), false, true, { silent: true, skipCopy: true });
  };
  for (const [area, texts] of Object.entries(instance.getDataByLanguage(locale) ?? {})) change(area, texts as Bundle);
  instance.addResourceBundle = (lng, area, texts, ...rest) => {
    const result = add(lng, area, texts, ...rest);
    if (lng === locale) change(area, texts);
    return result;
  };
}

/**
 * Shows the texts of the page as a pseudo-locale has them, or as they are (`null`); `direction` is that of the page's language.
 * For developers: until the page is loaded again or its language changes.
 */
export function showPseudoTexts(
  { instance }: TextLibrary,
  { locale, direction }: { readonly locale: string; readonly direction: "ltr" | "rtl" },
  kind: PseudoKind | null,
): void {
  if (kind !== null) changeWhatComes(instance, locale, kind);
  document.documentElement.dir = kind === "rtl" ? "rtl" : direction;
  void instance.changeLanguage(kind === null ? locale : tagOf(locale, kind));
}
