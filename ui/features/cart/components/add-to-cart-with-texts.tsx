import { css } from "@linaria/core";
import type { Goods } from "#core/catalogue/goods.ts";
import { useLazyTextLanguage } from "#ui/context/use-text-language.ts";
import { useLazyTexts } from "#ui/kit/lazy/use-lazy-texts.ts";
import { AddToCart } from "./add-to-cart.tsx";

const AREAS = ["basket"] as const;

const container = css`
  @layer sections {
    position: relative;
    z-index: 1;
    display: grid;
    min-block-size: 40px;
  }
`;

/**
 * Adds goods to the cart from a long list. Its texts are loaded after hydration; its height is reserved. The page need not
 * list them.
 */
export function AddToCartWithTexts({ goods }: { readonly goods: Goods }) {
  const language = useLazyTextLanguage(AREAS);
  const hasTexts = useLazyTexts(AREAS);
  return (
    <span className={container} lang={language}>
      {hasTexts && <AddToCart goods={goods} block reasonPosition="bubble" />}
    </span>
  );
}
