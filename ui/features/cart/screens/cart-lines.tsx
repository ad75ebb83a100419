import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { priceOfRest } from "#core/catalogue/price.ts";
import type { CartItem } from "#core/commerce/cart.ts";
import { maxQuantityOf } from "#core/commerce/merge-cart.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useCartRefusalWords } from "#ui/features/cart/components/use-cart-refusal-words.ts";
import { changeCartQuantityMutation } from "#ui/features/cart/queries/change-cart.ts";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { PlayStart } from "#ui/features/goods-header/play-start.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { useLineActions } from "./use-line-actions.ts";

const list = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);

    & > li {
      display: grid;
      grid-template-areas: "picture words price" "picture actions price";
      grid-template-columns: 200px minmax(0, 1fr) auto;
      grid-template-rows: 1fr auto;
      gap: var(--space-2) var(--space-5);
      padding: var(--space-3);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
    }

    & > li > a {
      grid-area: picture;
      overflow: hidden;
      align-self: start;
      border-radius: var(--radius-control);
    }

    & > li[data-refused] > a {
      opacity: 0.6;
    }

    & [data-part="words"] {
      grid-area: words;
      display: grid;
      align-content: start;
      gap: var(--space-1);
      min-inline-size: 0;
      padding-block-start: var(--space-1);
    }

    & h3 {
      font-weight: 600;
      line-height: 1.4;
      overflow-wrap: anywhere;
    }

    & h3 > img {
      display: inline;
      margin-inline-end: var(--space-2);
      vertical-align: -0.25em;
    }

    & [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & [data-part="refusal"] {
      display: flex;
      gap: 6px;
      color: var(--color-warning-text);
      font-size: var(--type-13);
      font-weight: 600;
      line-height: 1.5;
    }

    & [data-part="refusal"] > svg {
      flex: none;
      margin-block-start: 1px;
    }

    & [data-part="actions"] {
      grid-area: actions;
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-2);
      margin-inline-start: -12px;
    }

    & [data-part="price"] {
      grid-area: price;
      display: grid;
      align-content: space-between;
      justify-items: end;
      gap: var(--space-2);
      padding: var(--space-1) var(--space-2) 0 0;
      text-align: end;
    }

    & [data-part="price"] [data-part="line"] {
      justify-content: flex-end;
    }

    & [data-part="quantity"] {
      display: inline-flex;
      align-items: center;
      border: 1px solid var(--color-line-strong);
      border-radius: var(--radius-control);
    }

    & output {
      min-inline-size: 2.4em;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      text-align: center;
    }

    @media ${UP_TO_PHONE} {
      & > li {
        grid-template-areas: "picture words" "price price" "actions actions";
        grid-template-columns: 112px minmax(0, 1fr);
        grid-template-rows: auto;
        gap: var(--space-2) var(--space-3);
      }

      & [data-part="price"] {
        display: flex;
        flex-direction: row-reverse;
        align-items: center;
        justify-content: space-between;
        padding: 0;
        text-align: start;
      }
    }
  }
`;

/** Lines of the cart; `label` names what they have in common. */
export function CartLines({ lines, label }: { readonly lines: readonly CartItem[]; readonly label: string }) {
  return (
    <ul className={list} aria-label={label}>
      {lines.map((line) => (
        <Line key={line.goods.goodsId} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { readonly line: CartItem }) {
  const { t: text } = useTranslation("cart");
  const formats = useFormats();
  const { locale } = useVisit();
  const wordsOf = useCartRefusalWords();
  const { remove, keepForLater } = useLineActions(line);
  const { goods, quantity, unitAmount, ownedAmount, refusal, sigil } = line;
  const { title, price } = goods;
  const language = goods.textLocale === locale ? undefined : goods.textLocale;
  return (
    <li data-refused={refusal !== null || undefined}>
      {/* The title leads to the same page and says where to. */}
      <PageLink to={goodsPath(goods)} tabIndex={-1} aria-hidden="true">
        <Picture media={goods.image} sizes="(max-width: 639px) 112px, 200px" ratio="16 / 9" alt="" title={title} />
      </PageLink>
      <div data-part="words">
        <h3 lang={language} dir="auto">
          {sigil && <img src={sigil} alt="" width={20} height={20} loading="lazy" />}
          <PageLink to={goodsPath(goods)}>{title}</PageLink>
        </h3>
        {refusal !== null && (
          <p data-part="refusal">
            <Icon name="info" size={18} />
            {refusal === "already_owned" ? (
              <TextLink to={buildPath("library", {})} tone="inline">
                {wordsOf(refusal)}
              </TextLink>
            ) : (
              <span>{wordsOf(refusal)}</span>
            )}
          </p>
        )}
        {refusal === null && <PlayStart goods={goods} />}
        {ownedAmount > 0 && (
          <p data-part="note">{text("ownedOff", { price: formats.price(ownedAmount, price.currency) })}</p>
        )}
        {quantity > 1 && <p data-part="note">{text("each", { price: formats.price(unitAmount, price.currency) })}</p>}
      </div>
      <div data-part="price">
        <PriceTag price={priceOfRest(price, line)} />
        {(maxQuantityOf(goods) > 1 || quantity > 1) && refusal === null && <Quantity line={line} />}
      </div>
      <div data-part="actions">
        <Button variant="tertiary" size="small" icon="heart" onClick={(event) => keepForLater(event.currentTarget)}>
          <span data-part="words">
            {text("keepForLater")} <VisuallyHidden>{title}</VisuallyHidden>
          </span>
        </Button>
        <Button
          variant="tertiary"
          size="small"
          icon="trash"
          data-part="remove"
          aria-label={text("removeItem", { title })}
          onClick={(event) => remove(event.currentTarget)}
        >
          {text("remove")}
        </Button>
      </div>
    </li>
  );
}

function Quantity({ line: { goods, quantity } }: { readonly line: CartItem }) {
  const { t: text } = useTranslation("cart");
  const formats = useFormats();
  const toasts = useToasts();
  const change = useMutation(changeCartQuantityMutation(useQueryScope(), useQueryClient()));
  const { goodsId, title } = goods;
  const most = maxQuantityOf(goods);
  const set = (wanted: number) =>
    change.mutate(
      { goodsId, title, quantity: wanted },
      { onError: () => toasts.show({ id: "cart", kind: "failure", message: text("changeFailed"), iconName: "error" }) },
    );
  return (
    <fieldset data-part="quantity" aria-label={text("quantityOf", { title })}>
      <IconButton
        icon="minus"
        label={text("fewer", { title })}
        onClick={() => set(quantity - 1)}
        {...(quantity > 1 ? {} : { disabled: true, reason: text("atLeast") })}
      />
      <output>{formats.number(quantity)}</output>
      <IconButton
        icon="plus"
        label={text("more", { title })}
        onClick={() => set(quantity + 1)}
        {...(quantity < most ? {} : { disabled: true, reason: text("atMost", { number: formats.number(most) }) })}
      />
    </fieldset>
  );
}
