import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";
import { priceTagOf } from "#core/catalogue/price.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { cardLook } from "./card-look.ts";

const OFFER_SIZES = "(max-width: 639px) 72vw, (max-width: 959px) 42vw, (max-width: 1259px) 32vw, 340px";

const notes = css`
  @layer sections {
    display: grid;
    margin-block-start: 2px;
    color: var(--color-text-faint);
    font-size: var(--type-12);
    line-height: 1.5;
  }
`;

/** Goods on offer, leading to their page. */
export function OfferCard({ goods, headingLevel = 3 }: { readonly goods: Goods; readonly headingLevel?: 2 | 3 }) {
  const Title = headingLevel === 2 ? "h2" : "h3";
  return (
    <PageLink to={goodsPath(goods)} className={cardLook}>
      <span data-part="picture">
        <Picture media={goods.image} ratio="16 / 9" sizes={OFFER_SIZES} alt="" title={goods.title} />
      </span>
      <span data-part="words">
        <Title data-part="title" lang={goods.textLocale}>
          {goods.title}
        </Title>
        <span data-part="price">
          <PriceTag price={goods.price} />
        </span>
        <OfferNotes goods={goods} />
      </span>
    </PageLink>
  );
}

function OfferNotes({ goods }: { readonly goods: Goods }) {
  const { t: text } = useTranslation("store");
  const { t: common } = useTranslation("common");
  const formats = useFormats();
  const { clock } = usePorts();
  const { countryCode } = useVisit();
  const { price, requiresGoodsId, owned, blockedReason } = goods;
  const now = clock.now();
  const isDiscounted = priceTagOf(price, now, countryCode).kind === "discounted";
  return (
    <span className={notes}>
      {isDiscounted && price.lowest30d !== undefined && (
        <span>{common("lowestPrice30Days", { price: formats.price(price.lowest30d, price.currency) })}</span>
      )}
      {isDiscounted && price.saleEndsAt !== undefined && (
        <span>{text("offerEnds", { when: formats.relative(price.saleEndsAt, now) })}</span>
      )}
      {owned && <span>{text("alreadyYours")}</span>}
      {!owned && requiresGoodsId !== undefined && blockedReason !== undefined && <span>{text("needsBaseGame")}</span>}
    </span>
  );
}
