import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { cardLook } from "#ui/features/game-cards/card-look.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { RailSection } from "#ui/patterns/rail-section/rail-section.tsx";
import { type HeroSlide, laterSlidesOf } from "../hero-slides.ts";
import { homeQueries } from "../store-index-queries.ts";
import { stateOf } from "./rail-state.ts";

const PROMOTION_SIZES = "(max-width: 639px) 72vw, (max-width: 959px) 42vw, (max-width: 1259px) 32vw, 340px";

/** The editors' banners that do not fit into the hero: coupons, rewards, the mini game, boards. */
export function PromotionsRail() {
  const { t: text } = useTranslation("discovery");
  const visible = useVisibleGames();
  const queries = homeQueries(useQueryScope());
  const banners = useQuery(queries.banners);
  const playing = useQuery(queries.playing);
  const slides = laterSlidesOf(visible(banners.data ?? []), playing.data?.games ?? []);
  return (
    <RailSection title={text("promotions")} shape="offer" state={stateOf(banners)} count={slides.length}>
      {slides.map((slide) => (
        <li key={slide.id}>
          <PromotionCard slide={slide} />
        </li>
      ))}
    </RailSection>
  );
}

function PromotionCard({ slide }: { readonly slide: HeroSlide }) {
  const { title, eyebrow, link, thumbnail, palette } = slide;
  return (
    <PageLink {...link} className={cardLook}>
      <span data-part="picture">
        <Picture media={thumbnail} ratio="16 / 9" sizes={PROMOTION_SIZES} alt="" palette={palette} title={title} />
      </span>
      <span data-part="words">
        <h3 data-part="title">
          <bdi>{title}</bdi>
        </h3>
        <span data-part="meta">
          <bdi>{eyebrow}</bdi>
        </span>
      </span>
    </PageLink>
  );
}
