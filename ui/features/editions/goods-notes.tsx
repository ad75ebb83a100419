import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { purchaseRefusalOf } from "#core/catalogue/availability.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { priceTagOf } from "#core/catalogue/price.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";

const notes = css`
  @layer sections {
    display: grid;
    gap: 2px;
    color: var(--color-text-faint);
    font-size: var(--type-12);
    line-height: 1.45;

    & > [data-tone="state"] {
      color: var(--color-text-quiet);
      font-weight: 600;
    }
  }
`;

const NONE_OWNED: ReadonlySet<string> = new Set();

/** The small print of a price: owned or not to be had and why, the lowest price of 30 days, when the sale ends. */
export function GoodsNotes({ goods }: { readonly goods: Goods }) {
  const { t: text } = useTranslation("game");
  const { price } = useFormats();
  const { clock } = usePorts();
  const tag = priceTagOf(goods.price, clock.now());
  const refusal = purchaseRefusalOf(goods, NONE_OWNED);
  const words = {
    not_in_country: text("goodsNotInCountry"),
    ended: text("goodsEnded"),
    sold_out: text("goodsSoldOut"),
    coming_soon: text("goodsComingSoon"),
    already_owned: text("goodsOwned"),
    requires_base_game: text("goodsNeedsBase"),
    blocked: text("goodsBlocked"),
  };
  return (
    <span className={notes}>
      {refusal !== null && <span data-tone="state">{words[refusal]}</span>}
      {refusal === null && goods.availability === "PREORDER" && <span data-tone="state">{text("goodsPreorder")}</span>}
      {tag.kind === "discounted" && tag.lowest30d !== null && (
        <span>{text("lowest30d", { price: price(tag.lowest30d, goods.price.currency) })}</span>
      )}
      {tag.kind === "discounted" && goods.price.saleEndsAt !== undefined && (
        <span>
          {text("saleEnds")} <LocalTime instant={goods.price.saleEndsAt} form="date" />
        </span>
      )}
      {tag.kind !== "free" && !goods.price.taxIncluded && <span>{text("taxAdded")}</span>}
    </span>
  );
}
