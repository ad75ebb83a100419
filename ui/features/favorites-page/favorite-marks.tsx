import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { favoriteNewsOf, isNewlyOut, isOutIn } from "#core/commerce/favorite-news.ts";
import type { FavoriteDetails } from "#core/ports/favorites-gateway.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";

const marks = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

/** Badges of a favorite: released recently, price dropped. */
export function FavoriteMarks({ details }: { readonly details: FavoriteDetails }) {
  const { t: text } = useTranslation("cart");
  const { t: store } = useTranslation("store");
  const { t: common } = useTranslation("common");
  const { countryCode, shell } = useVisit();
  const { clock } = usePorts();
  const now = clock.now();
  const price = details.type === "game" ? details.game.lowestPrice : details.goods.price;
  const isOut =
    details.type === "game" && isNewlyOut(details.game, now) && isOutIn(details.game, countryCode, shell, now);
  const kinds = favoriteNewsOf({ isOut, price, countryCode }, now).map(({ kind }) => kind);
  if (kinds.length === 0) return null;
  return (
    <div className={marks}>
      {kinds.includes("release") && (
        <Badge tone="primary" icon="play">
          {store("outNow")}
        </Badge>
      )}
      {kinds.includes("sale") && (
        <Badge tone="live" icon="tag">
          <span>
            {price?.saleEndsAt === undefined ? (
              common("navOnSale")
            ) : (
              <>
                {text("saleEnds")} <LocalTime instant={price.saleEndsAt} form="date" />
              </>
            )}
          </span>
        </Badge>
      )}
    </div>
  );
}
