import { css } from "@linaria/core";
import type { Goods } from "#core/catalogue/goods.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { AddToCartWithTexts } from "#ui/features/cart/components/add-to-cart-with-texts.tsx";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { InlineList } from "#ui/kit/inline-list/inline-list.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import type { SectionHeight } from "#ui/patterns/page-section/page-section.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { GoodsNotes } from "./goods-notes.tsx";

/** Of a section with the list of so many goods. */
export const goodsListHeight = (count: number): SectionHeight => [44 + 144 * count, 8 + 262 * count];

const list = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);

    & > li {
      position: relative;
      display: grid;
      grid-template-columns: 168px minmax(0, 1fr) auto;
      gap: var(--space-5);
      align-items: center;
      padding: var(--space-3);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      transition: border-color var(--press);
    }

    /* The whole row leads on. */
    & h3 a::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: var(--radius-card);
    }

    @media (hover: hover) {
      & > li:hover {
        border-color: var(--color-line-strong);
      }
    }

    & [data-part="picture"] {
      overflow: hidden;
      border-radius: var(--radius-control);
    }

    & h3 {
      font-weight: 600;
      line-height: 1.4;
      text-wrap: balance;
    }

    & [data-part="contents"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & [data-part="price"] {
      display: grid;
      gap: 4px;
      justify-items: end;
      padding-inline-end: var(--space-2);
      text-align: end;
    }

    & [data-part="price"] [data-part="line"] {
      justify-content: flex-end;
    }

    @media ${UP_TO_PHONE} {
      & > li {
        grid-template-columns: 96px minmax(0, 1fr);
        gap: var(--space-3);
        align-items: start;
      }

      & [data-part="price"] {
        grid-column: 2;
        justify-items: start;
        text-align: start;
      }

      & [data-part="price"] [data-part="line"] {
        justify-content: flex-start;
      }
    }
  }
`;

/** Additions or bundles with what is in them and what they cost. */
export function GoodsList({ goods }: { readonly goods: readonly Goods[] }) {
  const formats = useFormats();
  return (
    <ul className={list}>
      {goods.map((item) => (
        <li key={item.goodsId}>
          <span data-part="picture">
            <Picture media={item.image} sizes="(max-width: 639px) 96px, 168px" ratio="16 / 9" alt="" />
          </span>
          <div lang={item.textLocale}>
            <h3>
              <PageLink to={goodsPath(item)}>{item.title}</PageLink>
            </h3>
            <div data-part="contents">
              <InlineList
                items={item.contents.map(({ label, quantity }) =>
                  quantity > 1 ? `${label} × ${formats.number(quantity)}` : label,
                )}
              />
            </div>
          </div>
          <div data-part="price">
            <PriceTag price={item.price} />
            <GoodsNotes goods={item} />
            {!item.owned && <AddToCartWithTexts goods={item} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
