import { css } from "@linaria/core";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";
import { LateAddToCart } from "#ui/features/cart/components/lazy-add-to-cart.tsx";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { GoodsNotes } from "./goods-notes.tsx";

const frame = css`
  @layer sections {
    /* Holds the words for screen readers, which would otherwise widen the page. */
    position: relative;
    overflow-x: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    --column: 148px;

    /* Names of editions are long words there, which no line may end within. */
    :root[data-script="japanese"] & {
      --column: 196px;
    }

    & > table {
      inline-size: 100%;
      font-size: var(--type-14);
      line-height: 1.45;
    }

    & th,
    & td {
      min-inline-size: var(--column);
      padding: 14px var(--space-5);
      border-block-start: 1px solid var(--color-line);
      border-inline-start: 1px solid var(--color-line);
      font-weight: 400;
      text-align: center;
      vertical-align: middle;
    }

    & tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      min-inline-size: 132px;
      border-inline-start: 0;
      background: var(--color-surface);
      text-align: start;
    }

    & thead th,
    & thead td {
      border-block-start: 0;
      padding-block: var(--space-5);
      vertical-align: top;
    }

    & [data-part="edition"] {
      display: grid;
      gap: var(--space-2);
      justify-items: center;
    }

    & [data-part="edition"] > strong {
      font-weight: 700;
      text-wrap: balance;
    }

    & [data-part="edition"] [data-part="line"] {
      justify-content: center;
    }

    & td > svg {
      margin-inline: auto;
      color: var(--color-primary-text);
    }

    & [data-part="edition"] a {
      display: inline-block;
      min-block-size: 24px;
    }

    @media (hover: hover) {
      & [data-part="edition"] a:hover {
        color: var(--color-primary-text);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }

    & [data-current] {
      background: var(--color-primary-soft);
    }

    & [data-part="none"] {
      color: var(--color-text-faint);
    }

    /* The row header is above its values and sticky, so that the editions can use the whole width. */
    @media ${UP_TO_PHONE} {
      & > table {
        display: block;
        inline-size: calc(var(--editions) * var(--column));
        min-inline-size: 100%;
      }

      & thead,
      & tbody {
        display: block;
      }

      & tr {
        display: grid;
        grid-template-columns: repeat(var(--editions), minmax(0, 1fr));
      }

      & tbody > tr {
        border-block-start: 1px solid var(--color-line);
      }

      & th,
      & td {
        min-inline-size: 0;
        padding: 4px var(--space-3) 12px;
        border: 0;
        overflow-wrap: anywhere;
      }

      & tr > :first-child {
        grid-column: 1 / -1;
        justify-self: start;
        min-inline-size: 0;
        max-inline-size: min(80vw, 100%);
        padding: 10px var(--space-4) 0;
        background: none;
        color: var(--color-text-quiet);
        font-size: var(--type-13);
      }

      & thead td {
        display: none;
      }

      & tbody [data-current] {
        background: none;
        font-weight: 600;
      }

      & thead th {
        padding-block: var(--space-4);
      }

      & [data-part="edition"] button {
        inline-size: 100%;
        padding-inline: 10px;
      }
    }
  }
`;

interface EditionComparisonProps {
  readonly editions: readonly Goods[];
  /** The edition of the current page; the others are links. */
  readonly currentId?: string;
}

/**
 * The editions of a game side by side: what each holds, what it costs. On narrow screens the table scrolls inside its
 * frame, with the names of the rows in sight; roles are said, since there it is laid out as a grid.
 */
export function EditionComparison({ editions, currentId }: EditionComparisonProps) {
  const { t: text } = useTranslation("game");
  const rows = [...new Set(editions.flatMap(({ comparison }) => Object.keys(comparison)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={attachScrollbars} className={frame} aria-label={text("editionsTable")} tabIndex={0}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: laid out as a grid, the table would lose them. */}
      <table role="table" style={{ "--editions": editions.length } as CSSProperties}>
        <thead role="rowgroup">
          <tr role="row">
            <td>
              <VisuallyHidden>{text("comparisonContents")}</VisuallyHidden>
            </td>
            {editions.map((edition) => (
              <th
                key={edition.goodsId}
                role="columnheader"
                scope="col"
                data-current={edition.goodsId === currentId || undefined}
              >
                <span data-part="edition">
                  <strong lang={edition.textLocale}>
                    {edition.goodsId === currentId ? (
                      edition.title
                    ) : (
                      <PageLink to={goodsPath(edition)}>{edition.title}</PageLink>
                    )}
                  </strong>
                  <PriceTag price={edition.price} />
                  <GoodsNotes goods={edition} />
                  {edition.goodsId !== currentId && !edition.owned && <LateAddToCart goods={edition} />}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row} role="row">
              <th role="rowheader" scope="row">
                {row}
              </th>
              {editions.map(({ goodsId, comparison }) => (
                <td key={goodsId} role="cell" data-current={goodsId === currentId || undefined}>
                  <Cell value={comparison[row]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </section>
  );
}

function Cell({ value }: { readonly value: true | string | undefined }) {
  const { t: text } = useTranslation("game");
  if (value === true) return <Icon name="check" size={16} label={text("yes")} />;
  if (value !== undefined) return <bdi>{value}</bdi>;
  return (
    <span data-part="none">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text("no")}</VisuallyHidden>
    </span>
  );
}
