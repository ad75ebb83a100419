import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Game, Palette } from "#core/catalogue/game.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { Breadcrumb } from "#ui/kit/breadcrumb/breadcrumb.tsx";
import { ArtHero } from "#ui/patterns/art-hero/art-hero.tsx";
import { useKindWords } from "./use-kind-words.ts";

const words = css`
  @layer screens {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    min-inline-size: 0;

    & > [data-part="kind"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-weight: 600;
    }
  }
`;

/** Dusk, where the art of the game is not there. */
const DUSK: Palette = { base: "#181422", accent: "#7c5cff", ink: "#f5f2fb" };

interface GoodsBannerProps {
  readonly goods: Goods;
  /** `undefined` while loading or after a failed request. */
  readonly game: Game | undefined;
  /** Title of the page where it is not that of the goods. */
  readonly title?: string;
}

/** Header of a page of goods: their title on the art of their game, with a link to the game. */
export function GoodsBanner({ goods, game, title }: GoodsBannerProps) {
  const { t: text } = useTranslation("goods");
  const { locale } = useVisit();
  const kind = useKindWords(goods);
  const goodsLanguage = goods.textLocale === locale ? undefined : goods.textLocale;
  const gameStep = game && {
    label: game.title,
    to: buildPath("game", { gameCode: goods.gameCode }),
    ...(game.textLocale === locale ? {} : { lang: game.textLocale }),
  };
  const goodsStep = {
    label: goods.title,
    to: goodsPath(goods),
    ...(goodsLanguage === undefined ? {} : { lang: goodsLanguage }),
  };
  const lastSteps = title === undefined ? [goodsStep] : [goodsStep, { label: title, to: `${goodsPath(goods)}/review` }];
  return (
    <ArtHero game={game ?? { media: [], palette: DUSK }} size="strip">
      <div className={words}>
        <Breadcrumb steps={[{ label: text("storeStart"), to: "/" }, ...(gameStep ? [gameStep] : []), ...lastSteps]} />
        <h1 lang={title === undefined ? goodsLanguage : undefined} dir="auto">
          {title ?? goods.title}
        </h1>
        {(title !== undefined || kind !== null) && <p data-part="kind">{title === undefined ? kind : goods.title}</p>}
      </div>
    </ArtHero>
  );
}
