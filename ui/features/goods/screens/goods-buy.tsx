import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { purchaseRefusalOf } from "#core/catalogue/availability.ts";
import type { Game } from "#core/catalogue/game.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { priceOfRest, priceTagOf } from "#core/catalogue/price.ts";
import { ownPriceOf } from "#core/catalogue/upgrade-price.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { isolated } from "#ui/context/isolated.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { PlayStart } from "#ui/features/goods-header/play-start.tsx";
import { useBundle } from "#ui/features/goods-header/use-bundle.ts";
import { useKindWords } from "#ui/features/goods-header/use-kind-words.ts";
import { StoreLink } from "#ui/features/store-info/components/store-link.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { GoodsActions } from "./goods-actions.tsx";
import { useRefusalWords } from "./use-refusal-words.ts";

const card = css`
  @layer screens {
    display: grid;
    gap: var(--space-5);
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > [data-part="price"],
    & > [data-part="state"],
    & > [data-part="refund"] {
      display: grid;
      gap: var(--space-1);
    }

    & [data-part="sale-end"],
    & [data-part="state"] > p,
    & [data-part="refund"] > p {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & > [data-part="state"] {
      gap: var(--space-2);
      padding: var(--space-4);
      border-radius: var(--radius-control);
      background: var(--color-raised);
    }

    & > [data-part="state"][data-tone="good"] > strong {
      color: var(--color-success-text);
    }

    & dl {
      display: grid;
      gap: 10px;
      padding-block-start: var(--space-5);
      border-block-start: 1px solid var(--color-line);
      font-size: var(--type-14);
    }

    & dl > div {
      display: flex;
      justify-content: space-between;
      gap: var(--space-4);
    }

    & dt {
      flex: none;
      color: var(--color-text-quiet);
    }

    & dd {
      min-inline-size: 0;
      text-align: end;
    }

    & [data-part="refund"] > h3 {
      font-size: var(--type-14);
      font-weight: 600;
    }
  }
`;

export interface GoodsBuyProps {
  readonly goods: Goods;
  /** `undefined` while loading. */
  readonly game: Game | undefined;
  /** All goods of the game, to know what is owned and what the base is called. */
  readonly siblings: readonly Goods[];
}

/** Price and actions of goods, or why they cannot be bought and which action helps. */
export function GoodsBuy({ goods, game, siblings }: GoodsBuyProps) {
  const { t: text } = useTranslation("goods");
  const formats = useFormats();
  const { clock } = usePorts();
  const { countryCode } = useVisit();
  const kind = useKindWords(goods);
  const { bill } = useBundle(goods);
  const price =
    bill === null || bill.isComplete
      ? ownPriceOf(goods)
      : priceOfRest(goods.price, { unitAmount: bill.amount, ownedAmount: bill.ownedAmount, quantity: 1 });
  const tag = priceTagOf(price, clock.now(), countryCode);
  const owned = new Set(siblings.filter((one) => one.owned).map(({ goodsId }) => goodsId));
  const refusal = bill?.isComplete ? "already_owned" : purchaseRefusalOf(goods, owned);
  const from = siblings.find(({ goodsId }) => goodsId === goods.upgrade?.fromGoodsId);
  const base = siblings.find(({ goodsId }) => goodsId === goods.requiresGoodsId);
  return (
    <aside aria-label={text("purchase")}>
      <div className={card}>
        <div data-part="price">
          <PriceTag price={price} size="large" withNotes />
          {from !== undefined && <p data-part="sale-end">{text("upgradeFrom", { title: isolated(from.title) })}</p>}
          {tag.kind === "discounted" && goods.price.saleEndsAt !== undefined && (
            <p data-part="sale-end">
              {text("saleEnds")} <LocalTime instant={goods.price.saleEndsAt} />
            </p>
          )}
          {refusal === null && <PlayStart goods={goods} />}
        </div>
        {refusal !== null && <Refusal refusal={refusal} base={base} game={game} />}
        {refusal === null && goods.availability === "PREORDER" && <Preorder />}
        <GoodsActions goods={goods} refusal={refusal} base={base} />
        <dl>
          {kind !== null && (
            <div>
              <dt>{text("factKind")}</dt>
              <dd>{kind}</dd>
            </div>
          )}
          {game !== undefined && game.publisher !== "" && (
            <div>
              <dt>{text("factPublisher")}</dt>
              <dd>
                <TextLink to="/" search={{ publisher: game.publisher }} tone="value">
                  <bdi>{game.publisher}</bdi>
                </TextLink>
              </dd>
            </div>
          )}
          {goods.maxQuantity !== null && (
            <div>
              <dt>{text("factLimit")}</dt>
              <dd>{formats.number(goods.maxQuantity)}</dd>
            </div>
          )}
          {goods.giftable !== null && (
            <div>
              <dt>{text("factGift")}</dt>
              <dd>{text(goods.giftable ? "giftable" : "notGiftable")}</dd>
            </div>
          )}
        </dl>
        {goods.refundPolicy !== "" && (
          <div data-part="refund">
            <h3>{text("refunds")}</h3>
            <p lang={goods.textLocale} dir="auto">
              {goods.refundPolicy}
            </p>
            <p>
              <StoreLink id="refund" />
            </p>
          </div>
        )}
      </div>
    </aside>
  );
}

interface RefusalProps {
  readonly refusal: NonNullable<ReturnType<typeof purchaseRefusalOf>>;
  readonly base: Goods | undefined;
  readonly game: Game | undefined;
}

function Refusal({ refusal, base, game }: RefusalProps) {
  const { state, help } = useRefusalWords(refusal, base, game);
  return (
    <div data-part="state" data-tone={refusal === "already_owned" ? "good" : undefined}>
      <strong>
        {refusal === "already_owned" ? (
          <TextLink to={buildPath("library", {})} tone="inline">
            {state}
          </TextLink>
        ) : (
          state
        )}
      </strong>
      <p>{help}</p>
    </div>
  );
}

function Preorder() {
  const { t: text } = useTranslation("goods");
  return (
    <div data-part="state">
      <strong>{text("statePreorder")}</strong>
      <p>{text("helpPreorder")}</p>
    </div>
  );
}
