import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { PurchaseRefusal } from "#core/catalogue/availability.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { AddToCart } from "#ui/features/cart/components/add-to-cart.tsx";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { FavoriteButton } from "#ui/features/favorites/components/favorite-button.tsx";
import { GiftButton } from "#ui/features/gifts/components/gift-button.tsx";
import { useShare } from "#ui/features/share/use-share.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";

interface GoodsActionsProps {
  readonly goods: Goods;
  /** Why they cannot be bought; `null` if they can. */
  readonly refusal: PurchaseRefusal | null;
  /** Base game that is required first, if it is known. */
  readonly base: Goods | undefined;
}

const actions = css`
  @layer screens {
    display: grid;
    gap: var(--space-2);

    & > [data-part="row"] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--space-2);
    }
  }
`;

/** Actions for goods: buy, keep as a favorite, share; or the action that helps if they cannot be bought. */
export function GoodsActions({ goods, refusal, base }: GoodsActionsProps) {
  const { t: text } = useTranslation("goods");
  const share = useShare();
  return (
    <div className={actions}>
      {refusal === "requires_base_game" && base !== undefined && (
        <ButtonLink to={goodsPath(base)} variant="secondary" size="large" block>
          {text("seeBase", { title: base.title })}
        </ButtonLink>
      )}
      {refusal === "already_owned" ? (
        <ButtonLink to={buildPath("game", { gameCode: goods.gameCode })} size="large" block icon="play" iconFilled>
          {text("toGame")}
        </ButtonLink>
      ) : (
        <AddToCart goods={goods} size="large" block reasonPosition="bubble" />
      )}
      <GiftButton goods={goods} />
      <div data-part="row">
        <FavoriteButton favorite={{ type: "goods", id: goods.goodsId }} title={goods.title} form="button" />
        <Button
          data-log="share"
          data-opens="share"
          variant="outlineSecondary"
          block
          icon="share"
          onClick={() => void share({ title: goods.title, text: "" })}
        >
          {text("share")}
        </Button>
      </div>
    </div>
  );
}
