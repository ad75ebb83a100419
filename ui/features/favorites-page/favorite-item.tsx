import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Favorite } from "#core/commerce/merge-favorites.ts";
import type { FavoriteDetails } from "#core/ports/favorites-gateway.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { AddToCart } from "#ui/features/cart/components/add-to-cart.tsx";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { FavoriteButton } from "#ui/features/favorites/components/favorite-button.tsx";
import { cardLook } from "#ui/features/game-cards/card-look.ts";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FavoriteMarks } from "./favorite-marks.tsx";

const item = css`
  @layer screens {
    position: relative;
    display: grid;
    grid-template-rows: 1fr;
    gap: var(--space-3);
    block-size: 100%;

    & > [data-part="heart"] {
      position: absolute;
      z-index: 2;
      inset-block-start: var(--space-2);
      inset-inline-end: var(--space-2);
    }

    & > [data-part="gone"] {
      align-self: start;
      display: grid;
      place-items: center;
      align-content: center;
      gap: var(--space-2);
      padding: var(--space-4);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-align: center;
    }

    & > [data-part="gone"][data-shape="game"] {
      aspect-ratio: 3 / 4;
    }

    & > [data-part="gone"][data-shape="goods"] {
      aspect-ratio: 16 / 9;
    }
  }
`;

interface FavoriteItemProps {
  readonly favorite: Favorite;
  /** `undefined` while loading; `null` if the store no longer has it. */
  readonly details: FavoriteDetails | null | undefined;
}

/** A favorite as a card, with the heart that lets it go. */
export function FavoriteItem({ favorite, details }: FavoriteItemProps) {
  const { t: text } = useTranslation("cart");
  const genreLabel = useGenreLabels();
  if (details === undefined) return <Skeleton ratio={favorite.type === "game" ? "3 / 4" : "16 / 9"} shape="block" />;
  const title = details === null ? text("noLongerThere") : titleOf(details);
  return (
    <div className={item}>
      {details === null && (
        <p data-part="gone" data-shape={favorite.type}>
          <Icon name="heart-off" />
          {title}
        </p>
      )}
      {details?.type === "game" && (
        <>
          <GameCard game={details.game} genreLabel={genreLabel} heart />
          <FavoriteMarks details={details} />
        </>
      )}
      {details?.type === "goods" && <GoodsCard details={details} />}
      {details?.type !== "game" && (
        <span data-part="heart">
          <FavoriteButton favorite={favorite} title={title} form="glass" />
        </span>
      )}
    </div>
  );
}

const titleOf = (details: FavoriteDetails) => (details.type === "game" ? details.game.title : details.goods.title);

function GoodsCard({ details }: { readonly details: Extract<FavoriteDetails, { type: "goods" }> }) {
  const { locale } = useVisit();
  const { goods } = details;
  return (
    <>
      <PageLink to={goodsPath(goods)} className={cardLook}>
        <span data-part="picture">
          <Picture
            media={goods.image}
            ratio="16 / 9"
            sizes="(max-width: 639px) 92vw, (max-width: 1259px) 32vw, 320px"
            alt=""
            title={goods.title}
          />
        </span>
        <span data-part="words">
          <h3 data-part="title" lang={goods.textLocale === locale ? undefined : goods.textLocale}>
            {goods.title}
          </h3>
          <span data-part="price">
            <PriceTag price={goods.price} />
          </span>
        </span>
      </PageLink>
      <FavoriteMarks details={details} />
      <AddToCart goods={goods} size="small" block />
    </>
  );
}
