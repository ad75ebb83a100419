import { css } from "@linaria/core";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { comesWithGame, ownedBelow } from "#core/catalogue/edition-rules.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { ownPriceOf } from "#core/catalogue/upgrade-price.ts";
import { AddToCartWithTexts } from "#ui/features/cart/components/add-to-cart-with-texts.tsx";
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
      max-inline-size: 320px;
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

    /* Columns are as wide as words, up to their maximum. */
    & :is(strong, bdi) {
      overflow-wrap: inherit;
    }

    & [data-part="edition"] {
      display: grid;
      grid-template-columns: minmax(0, auto);
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

    & [data-part="below"] {
      color: var(--color-text-quiet);
      font-size: var(--type-12);
    }

    /* A row of their own: the buttons share one height, whatever text is above them. */
    & [data-part="buttons"] > td {
      border-block-start: 0;
      padding-block: 0 var(--space-5);
    }

    & [data-part="buttons"] :is(a, button) {
      white-space: nowrap;
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
      --column: 164px;

      /* A shade at an edge says that there is more beyond it. */
      background:
        linear-gradient(to right, var(--color-surface) 40%, transparent) left / 40px 100% no-repeat local,
        linear-gradient(to left, var(--color-surface) 40%, transparent) right / 40px 100% no-repeat local,
        linear-gradient(to right, var(--color-line), transparent) left / 14px 100% no-repeat,
        linear-gradient(to left, var(--color-line), transparent) right / 14px 100% no-repeat,
        var(--color-surface);

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

      & thead td:first-child {
        display: none;
      }

      & tbody [data-current] {
        background: none;
        font-weight: 600;
      }

      & thead th {
        padding-block: var(--space-4);
      }

      & [data-part="buttons"] > td {
        padding-inline: 6px;
      }

      & [data-part="buttons"] :is(a, button) {
        padding-inline: 4px;
        font-size: var(--type-13);
      }

      & [data-part="buttons"] :is(a, button) svg {
        display: none;
      }
    }
  }
`;

/** Of a section with the comparison of seven rows, as most games have it. */
export const COMPARISON_HEIGHT = [617, 750] as const;

interface EditionComparisonProps {
  readonly editions: readonly Goods[];
  /** The edition of the current page; the others are links. */
  readonly currentId?: string;
}

/**
 * The editions of a game side by side: what each holds, what it costs. On narrow screens the table scrolls inside its
 * frame, with visible names of the rows; roles are set explicitly, because CSS lays it out as a grid there.
 */
export function EditionComparison({ editions, currentId }: EditionComparisonProps) {
  const { t: text } = useTranslation("game");
  const rows = [...new Set(editions.flatMap(({ comparison }) => Object.keys(comparison)))];
  const isToAdd = (edition: Goods) => edition.goodsId !== currentId && !edition.owned && !comesWithGame(edition);
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
                  <PriceTag price={ownPriceOf(edition)} />
                  <GoodsNotes goods={edition} />
                  <OwnedBelow edition={edition} editions={editions} />
                </span>
              </th>
            ))}
          </tr>
          {editions.some(isToAdd) && (
            <tr role="row" data-part="buttons">
              <td />
              {editions.map((edition) => (
                <td key={edition.goodsId} role="cell" data-current={edition.goodsId === currentId || undefined}>
                  {isToAdd(edition) && <AddToCartWithTexts goods={edition} />}
                </td>
              ))}
            </tr>
          )}
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row} role="row">
              <th role="rowheader" scope="row">
                <bdi>{row}</bdi>
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

/** A word to those who own an edition below this one; where the publisher offers an upgrade, the price is theirs. */
function OwnedBelow({ edition, editions }: { readonly edition: Goods; readonly editions: readonly Goods[] }) {
  const { t: text } = useTranslation("game");
  const below = ownedBelow(edition, editions);
  return below === null ? null : <span data-part="below">{text("ownsLower", { title: below.title })}</span>;
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
