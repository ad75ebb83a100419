import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { callToActionFor } from "#core/catalogue/call-to-action.ts";
import { currentAmount } from "#core/catalogue/price.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Carousel } from "#ui/kit/carousel/carousel.tsx";
import { Countdown } from "#ui/kit/countdown/countdown.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { GameName } from "#ui/patterns/logotype/game-name.tsx";
import { BEYOND_4K, BEYOND_MAX, FROM_MAX, UP_TO_MEDIUM, UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { HERO_SIZES, type HeroSlide } from "../hero-slides.ts";
import {
  HERO_HEIGHT,
  HERO_HEIGHT_BEYOND_4K,
  HERO_HEIGHT_BEYOND_MAX,
  HERO_HEIGHT_FROM_MAX,
  HERO_HEIGHT_PHONE,
} from "./hero-heights.ts";

const hero = css`
  @layer screens {
    --carousel-controls-end: 44px;
    margin-block-start: calc(-1 * var(--header-height));
    color: var(--color-text);
    background: #0f0c16;

    & > section {
      display: grid;
      min-block-size: ${HERO_HEIGHT};
      padding-block: calc(var(--header-height) + var(--space-12)) 56px;
      isolation: isolate;
    }

    /* Words stay readable over any art; the foot runs into the page where the page is dark. */
    & > section::after {
      content: "";
      position: absolute;
      z-index: 1;
      inset: 0;
      pointer-events: none;
      background:
        linear-gradient(to bottom, rgb(15 12 22 / 64%), rgb(15 12 22 / 30%) 64px, transparent 168px),
        linear-gradient(to top, var(--hero-foot) 0%, color-mix(in srgb, var(--hero-foot) 62%, transparent) 22%, transparent 58%),
        linear-gradient(100deg, rgb(15 12 22 / 82%) 0%, rgb(15 12 22 / 52%) 30%, transparent 60%);
    }

    [dir="rtl"] & > section::after {
      background:
        linear-gradient(to bottom, rgb(15 12 22 / 64%), rgb(15 12 22 / 30%) 64px, transparent 168px),
        linear-gradient(to top, var(--hero-foot) 0%, color-mix(in srgb, var(--hero-foot) 62%, transparent) 22%, transparent 58%),
        linear-gradient(-100deg, rgb(15 12 22 / 82%) 0%, rgb(15 12 22 / 52%) 30%, transparent 60%);
    }

    --hero-foot: #0f0c16;

    & [data-part="stage"] {
      inline-size: 100%;
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding-inline: var(--gutter);
    }

    /* The first slide is not animated; only the following ones are. */
    @media (prefers-reduced-motion: no-preference) {
      & [data-turned] [data-part="words"][data-current] {
        animation: hero-words 500ms cubic-bezier(0.2, 0, 0, 1);
      }
    }

    @keyframes :global(hero-words) {
      from {
        opacity: 0.01;
        translate: 0 8px;
      }
    }

    @media ${FROM_MAX} {
      & > section {
        min-block-size: ${HERO_HEIGHT_FROM_MAX};
      }
    }

    @media ${BEYOND_MAX} {
      & > section {
        min-block-size: ${HERO_HEIGHT_BEYOND_MAX};
      }
    }

    @media ${BEYOND_4K} {
      & > section {
        min-block-size: ${HERO_HEIGHT_BEYOND_4K};
      }
    }

    @media ${UP_TO_PHONE} {
      --carousel-controls-end: 20px;

      & > section {
        min-block-size: ${HERO_HEIGHT_PHONE};
        padding-block: calc(var(--header-height) + 44vw) 84px;
      }

      & > section::after,
      [dir="rtl"] & > section::after {
        background:
          linear-gradient(to top, var(--hero-foot) 12%, color-mix(in srgb, var(--hero-foot) 84%, transparent) 40%, transparent 72%),
          linear-gradient(to bottom, rgb(15 12 22 / 56%), transparent 24%);
      }
    }
  }
`;

const words = css`
  @layer screens {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    max-inline-size: min(760px, 56%);

    & > [data-part="eyebrow"] {
      color: var(--color-live-text);
      font-size: var(--type-14);
      font-weight: 600;
    }

    & > [data-part="eyebrow"]::before {
      content: "";
      display: inline-block;
      margin-inline-end: 10px;
      vertical-align: 0.06em;
      inline-size: 8px;
      block-size: 8px;
      border-radius: 50%;
      background: currentColor;
    }

    & > h2 {
      font-size: clamp(2.25rem, 1.1rem + 3.2vw, 4.25rem);
      font-weight: 800;
      line-height: var(--leading-display);
      letter-spacing: var(--tracking-display);
      text-wrap: balance;
    }

    & > [data-part="name"] {
      inline-size: 100%;
      font-size: var(--type-24);
      font-weight: 700;
    }

    /* The lettering is the largest; what the editors say follows. */
    & > [data-part="name"] ~ h2 {
      font-size: clamp(1.75rem, 1.2rem + 1.8vw, 3rem);
    }

    & > h2:has(img) {
      inline-size: 100%;
    }

    & > [data-part="text"] {
      max-inline-size: 26em;
      color: #d6d0e2;
      font-size: clamp(1rem, 0.9rem + 0.4vw, 1.25rem);
      line-height: 1.55;
      text-wrap: pretty;
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
      margin-block-start: var(--space-2);
    }

    @media ${UP_TO_MEDIUM} {
      max-inline-size: 72%;
    }

    @media ${UP_TO_PHONE} {
      max-inline-size: none;
      gap: var(--space-3);

      & > h2 {
        font-size: 2.25rem;
      }

      & > [data-part="name"] {
        --logotype-size: 104px;
      }
    }
  }
`;

/** The large pictures at the head of the store. */
export function Hero({ slides }: { readonly slides: readonly HeroSlide[] }) {
  const { t: text } = useTranslation("store");
  return (
    // What lies on art has the dark theme's colours in both.
    <div className={hero} data-hero="" data-theme="dark">
      <Carousel
        label={text("featured")}
        slides={slides.map((slide, index) => ({
          id: slide.id,
          label: slide.title,
          picture: (
            <Picture
              media={slide.picture}
              phoneMedia={slide.phonePicture}
              ratio="fill"
              sizes={HERO_SIZES}
              alt=""
              priority={index === 0}
              eager
              palette={slide.palette}
            />
          ),
          words: <SlideWords slide={slide} />,
          thumbnail: <Picture media={slide.thumbnail} ratio="16 / 9" sizes="148px" alt="" palette={slide.palette} />,
        }))}
      />
    </div>
  );
}

function SlideWords({ slide }: { readonly slide: HeroSlide }) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  const { clock } = usePorts();
  const visit = useVisit();
  const { title, text: line, button, link, game } = slide;
  const price = game?.lowestPrice ?? null;
  const amount = price === null ? 0 : currentAmount(price, clock.now());
  const call = game === null ? null : callToActionFor(game, visit, clock.now());
  const eyebrow = slide.eyebrow || (call?.kind === "launched" && text("playingNow"));
  const isTitle = game?.title === title;
  return (
    <div className={words}>
      {game !== null && !isTitle && (
        <p data-part="name">
          <GameName game={game} />
        </p>
      )}
      {eyebrow && (
        <p data-part="eyebrow">
          <bdi>{eyebrow}</bdi>
        </p>
      )}
      <h2>{isTitle ? <GameName game={game} /> : <bdi>{title}</bdi>}</h2>
      {line !== "" && (
        <p data-part="text">
          <bdi>{line}</bdi>
        </p>
      )}
      {call?.kind === "countdown" && (
        <Countdown until={call.releaseAt} size="large" over={<p data-part="eyebrow">{text("outNow")}</p>} />
      )}
      <div data-part="actions">
        <ButtonLink {...link} size="extraLarge">
          {button || text("seeGame")}
        </ButtonLink>
        {game !== null && price !== null && amount > 0 && (
          <ButtonLink
            to={buildPath("game", { gameCode: game.gameCode })}
            hash="editions"
            size="extraLarge"
            variant="secondary"
          >
            {text("editionsFrom", { price: formats.price(amount, price.currency) })}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
