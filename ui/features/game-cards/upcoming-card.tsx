import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { CallToAction } from "#core/catalogue/call-to-action.ts";
import type { GameSummary } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useCallNow } from "#ui/features/catalogue/components/use-call-to-action.ts";
import { Countdown } from "#ui/kit/countdown/countdown.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { LazyCardMarks } from "./lazy-card-marks.tsx";

const WIDE_SIZES = "(max-width: 639px) 86vw, (max-width: 1259px) 48vw, 460px";

const card = css`
  @layer sections {
    position: relative;
    display: block;
    overflow: hidden;
    border-radius: var(--radius-card);
    color: var(--color-text);
    outline-offset: 4px;
    isolation: isolate;

    &::after {
      content: "";
      position: absolute;
      inset: 0;
      background: linear-gradient(transparent 38%, rgb(10 8 15 / 50%) 62%, rgb(10 8 15 / 88%));
    }

    & img {
      transition: scale 400ms cubic-bezier(0.2, 0, 0, 1);
    }

    @media (hover: hover) and (prefers-reduced-motion: no-preference) {
      &:hover img {
        scale: 1.03;
      }
    }

    & > [data-part="words"] {
      position: absolute;
      z-index: 1;
      inset-inline: 0;
      inset-block-end: 0;
      display: grid;
      gap: 4px;
      padding: var(--space-5);
    }

    & [data-part="title"] {
      font-size: var(--type-20);
      font-weight: 700;
      line-height: 1.25;
      letter-spacing: var(--tracking-heading);
    }

    & [data-part="standing"] {
      font-size: var(--type-14);
      font-weight: 600;
      line-height: 1.5;
      color: var(--color-text);
    }

    & [data-part="standing"][data-live] {
      color: var(--color-live-text);
    }
  }
`;

/** A game that is still to come, on its wide art: live countdown, pre-install, date or nothing but the promise. */
export function UpcomingCard({ game }: { readonly game: GameSummary }) {
  const { call, isJustReleased } = useCallNow(game);
  return (
    // What lies on art has the dark theme's colours in both.
    <PageLink to={buildPath("game", { gameCode: game.gameCode })} className={card} data-theme="dark">
      <Picture
        media={mediaOf(game.media, "wide", "hero")}
        ratio="16 / 9"
        sizes={WIDE_SIZES}
        alt=""
        palette={game.palette}
        title={game.title}
      />
      <span data-part="words">
        <h3 data-part="title" lang={game.textLocale}>
          {game.title}
        </h3>
        <Standing call={call} />
      </span>
      <LazyCardMarks game={game} call={call} isJustReleased={isJustReleased} />
    </PageLink>
  );
}

function Standing({ call }: { readonly call: CallToAction }) {
  const { t: text } = useTranslation("store");
  const preInstall = "preInstall" in call && call.preInstall?.openAt === null && (
    <span key="pre-install" data-part="standing" data-live>
      {text("preInstallOpen")}
    </span>
  );
  if (call.kind === "countdown") return [preInstall, <Countdown key="countdown" until={call.releaseAt} />];
  if (preInstall) return preInstall;
  if (call.kind === "coming" && call.releaseAt) {
    return (
      <span data-part="standing">
        <LocalTime instant={call.releaseAt} form="date" />
      </span>
    );
  }
  if (call.kind === "unknown") return null;
  const words = {
    coming: text("preRegistrationOpen"),
    announced: text("announced"),
    elsewhere: text("notInYourCountry"),
    launched: text("outNow"),
    ended: text("serviceEnded"),
  };
  return (
    <span data-part="standing" data-live={call.kind === "launched" || undefined}>
      {words[call.kind]}
    </span>
  );
}
