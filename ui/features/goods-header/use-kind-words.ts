import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";

/** Label for the kind of goods; `null` if it is not known. */
export function useKindWords({ contentType }: Pick<Goods, "contentType">): string | null {
  const { t: text } = useTranslation("goods");
  if (contentType === null) return null;
  return { EDITION: text("kindEdition"), DLC: text("kindAddition"), BUNDLE: text("kindBundle") }[contentType];
}
