import { css } from "@linaria/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ListedPart } from "#core/catalogue/bundle-parts.ts";
import type { BundlePrice } from "#core/catalogue/bundle-price.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { PlayStart } from "#ui/features/goods-header/play-start.tsx";
import { useBundle } from "#ui/features/goods-header/use-bundle.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const look = css`
  @layer screens {
    display: grid;
    gap: var(--space-5);

    & > h2 {
      font-size: var(--type-24);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }

    & > ul {
      display: grid;
      gap: var(--space-3);
    }

    & > ul > li {
      position: relative;
      display: grid;
      grid-template-columns: 168px minmax(0, 1fr) auto;
      gap: var(--space-5);
      align-items: center;
      min-block-size: 118px;
      padding: var(--space-3);
      padding-inline-end: var(--space-5);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      transition: border-color var(--press);
    }

    & [data-part="picture"] {
      overflow: hidden;
      border-radius: var(--radius-control);
    }

    & h3 {
      font-weight: 600;
      line-height: 1.4;
    }

    /* The whole row leads on. */
    & h3 a::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }

    @media (hover: hover) {
      & > ul > li:has(a):hover {
        border-color: var(--color-line-strong);
      }
    }

    & [data-part="price"] {
      display: grid;
      gap: 4px;
      justify-items: end;
    }

    & [data-part="quiet"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & > dl {
      display: grid;
      gap: var(--space-3);
      padding: var(--space-5) var(--space-6);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      font-variant-numeric: tabular-nums;
    }

    & > dl > div {
      display: flex;
      justify-content: space-between;
      gap: var(--space-4);
    }

    & dt {
      color: var(--color-text-quiet);
    }

    & > dl > [data-part="total"] {
      padding-block-start: var(--space-3);
      border-block-start: 1px solid var(--color-line);
      font-size: var(--type-20);
      font-weight: 700;
    }

    & [data-part="total"] > dt {
      color: inherit;
    }

    & [data-part="saving"] > dd {
      color: var(--color-success-text);
    }

    @media ${UP_TO_PHONE} {
      & > ul > li {
        grid-template-columns: 96px minmax(0, 1fr);
        gap: var(--space-2) var(--space-3);
        align-items: start;
        min-block-size: 0;
      }

      & [data-part="picture"] {
        grid-row: 1 / span 2;
      }

      & [data-part="price"] {
        grid-column: 2;
        justify-items: start;
      }
    }
  }
`;

/** Parts of a bundle and the calculation of its price: sum of the parts, deduction for owned ones, saving. */
export function BundleBill({ bundle }: { readonly bundle: Goods }) {
  const { t: text } = useTranslation("goods");
  const titleId = useId();
  const { parts, bill, isLoading } = useBundle(bundle);
  return (
    <section className={look} aria-labelledby={titleId}>
      <h2 id={titleId}>{text("inThisBundle")}</h2>
      <ul>
        {parts.map((part) => (
          <Part key={part.label} part={part} bundle={bundle} isLoading={isLoading} />
        ))}
      </ul>
      {bill !== null && <Bill bill={bill} currency={bundle.price.currency} />}
    </section>
  );
}

interface PartProps {
  readonly part: ListedPart;
  readonly bundle: Goods;
  readonly isLoading: boolean;
}

function Part({ part: { label, quantity, goods }, bundle, isLoading }: PartProps) {
  const { t: text } = useTranslation("goods");
  const { number } = useFormats();
  const { locale } = useVisit();
  const language = (goods ?? bundle).textLocale;
  return (
    <li>
      <span data-part="picture">
        {goods === null && isLoading ? (
          <Skeleton ratio="16 / 9" shape="block" />
        ) : (
          <Picture
            media={goods?.image}
            sizes="(max-width: 639px) 96px, 168px"
            ratio="16 / 9"
            alt=""
            title={goods?.title ?? label}
          />
        )}
      </span>
      <div>
        <h3 lang={language === locale ? undefined : language} dir="auto">
          {goods === null ? label : <PageLink to={goodsPath(goods)}>{goods.title}</PageLink>}
          {quantity > 1 && <bdi> × {number(quantity)}</bdi>}
        </h3>
        {goods !== null && <PlayStart goods={goods} />}
      </div>
      <div data-part="price">
        {goods?.owned && (
          <PageLink to={buildPath("library", {})}>
            <Badge icon="check">{text("partOwned")}</Badge>
          </PageLink>
        )}
        {goods !== null && <PriceTag price={goods.price} />}
        {goods === null && !isLoading && <span data-part="quiet">{text("partNotAlone")}</span>}
      </div>
    </li>
  );
}

function Bill({ bill, currency }: { readonly bill: BundlePrice; readonly currency: string }) {
  const { t: text } = useTranslation("goods");
  const { price } = useFormats();
  const ownedAmount = bill.partsAmount - bill.amount - bill.savedAmount;
  return (
    <dl>
      <div>
        <dt>{text("sumOfParts")}</dt>
        <dd>
          <bdi>{price(bill.partsAmount, currency)}</bdi>
        </dd>
      </div>
      {ownedAmount > 0 && (
        <div>
          <dt>{text("ownedDeducted")}</dt>
          <dd>
            <bdi>{price(-ownedAmount, currency)}</bdi>
          </dd>
        </div>
      )}
      {bill.savedAmount > 0 && (
        <div data-part="saving">
          <dt>{text("bundleSaving")}</dt>
          <dd>
            <bdi>{price(-bill.savedAmount, currency)}</bdi>
          </dd>
        </div>
      )}
      <div data-part="total">
        <dt>{text("youPay")}</dt>
        <dd>
          <bdi>{price(bill.amount, currency)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
