import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentAmount } from "#core/catalogue/price.ts";
import { upgradeOfferOf } from "#core/catalogue/upgrade-offer.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

interface UpgradeProps {
  readonly gameCode: string;
  /** As in the call to action beside it. */
  readonly variant: "hero" | "menu" | "card";
}

const layout = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);

    & > [data-part="price"] {
      display: grid;
      gap: 2px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    /* Its room belongs to the pages and the call to action. */
    @media ${UP_TO_PHONE} {
      &[data-variant="menu"] {
        display: none;
      }
    }
  }
`;

/** The way to the next higher edition for the owner of a lower one, with what it costs them. */
export function Upgrade({ gameCode, variant }: UpgradeProps) {
  const { t: text } = useTranslation("game");
  const { price: format } = useFormats();
  const { clock } = usePorts();
  const { data: goods = [] } = useQuery(goodsQuery(useQueryScope(), gameCode));
  const offer = upgradeOfferOf(goods, clock.now());
  if (offer === null) return null;
  const { price, isFrom, fromGoodsId } = offer;
  const from = goods.find(({ goodsId }) => goodsId === fromGoodsId);
  return (
    <div className={layout} data-variant={variant}>
      {variant === "card" && (
        <div data-part="price">
          {from !== undefined && <span>{text("ownsLower", { title: from.title })}</span>}
          {isFrom && <span>{text("fromPrice")}</span>}
          <PriceTag price={price} size="large" withNotes />
        </div>
      )}
      <ButtonLink
        to={buildPath("game", { gameCode })}
        hash="editions"
        variant="secondary"
        size={variant === "menu" ? "medium" : "large"}
        block={variant === "card"}
        icon="cart"
      >
        {text("upgradeFor", { price: format(currentAmount(price, clock.now()), price.currency) })}
      </ButtonLink>
    </div>
  );
}
