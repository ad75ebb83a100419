import type { Goods } from "#core/catalogue/goods.ts";
import { useText } from "#ui/i18n/use-text.ts";

/** What kind of goods these are, in a word or two. */
export function useKindWords({ contentType }: Pick<Goods, "contentType">): string {
  const text = useText("goods");
  return { EDITION: text("kindEdition"), DLC: text("kindAddition"), BUNDLE: text("kindBundle") }[contentType];
}
