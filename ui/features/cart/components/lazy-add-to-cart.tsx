import { css } from "@linaria/core";
import { useCallback } from "react";
import type { Goods } from "#core/catalogue/goods.ts";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useLazyTextLanguage } from "#ui/context/use-text-language.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
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
export function LazyAddToCart({ goods }: { readonly goods: Goods }) {
  const texts = useTextLibrary();
  const language = useLazyTextLanguage(AREAS);
  const { locale } = useVisit();
  const load = useCallback(() => texts.ensure(locale, AREAS).then(() => true), [texts, locale]);
  const { module: hasTexts } = useIdleModule(load, whenMounted);
  return (
    <span className={container} lang={language}>
      {hasTexts && <AddToCart goods={goods} block reasonPosition="bubble" />}
    </span>
  );
}
