import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";

/** Label for the kind of goods. */
export function useKindWords({ contentType }: Pick<Goods, "contentType">): string {
  const { t: text } = useTranslation("goods");
  return { EDITION: text("kindEdition"), DLC: text("kindAddition"), BUNDLE: text("kindBundle") }[contentType];
}
