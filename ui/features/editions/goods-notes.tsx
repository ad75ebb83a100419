import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { purchaseRefusalOf } from "#core/catalogue/availability.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { priceTagOf } from "#core/catalogue/price.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { PlayStartWithTexts } from "#ui/features/goods-header/play-start-with-texts.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";

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

/** Notes on a price: owned or unavailable with the reason, the lowest price of 30 days, the end of the sale. */
export function GoodsNotes({ goods }: { readonly goods: Goods }) {
  const { t: text } = useTranslation("game");
  const { price } = useFormats();
  const { clock } = usePorts();
  const { countryCode } = useVisit();
  const tag = priceTagOf(goods.price, clock.now(), countryCode);
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
      {refusal !== null && (
        <span data-tone="state">
          {refusal === "already_owned" ? (
            <TextLink to={buildPath("library", {})}>{words[refusal]}</TextLink>
          ) : (
            words[refusal]
          )}
        </span>
      )}
      {refusal === null && goods.contentType !== "BUNDLE" && <PlayStartWithTexts goods={goods} isUndatedOnly />}
      {tag.kind === "discounted" && tag.lowest30d !== null && (
        <span>{text("lowest30d", { price: price(tag.lowest30d, goods.price.currency) })}</span>
      )}
      {tag.kind === "discounted" && goods.price.saleEndsAt !== undefined && (
        <span>
          {text("saleEnds")} <LocalTime instant={goods.price.saleEndsAt} form="date" />
        </span>
      )}
    </span>
  );
}
