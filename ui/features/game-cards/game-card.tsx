import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { CallToAction } from "#core/catalogue/call-to-action.ts";
import type { GameSummary } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useCallNow } from "#ui/features/catalogue/components/use-call-to-action.ts";
import { FavoriteButton } from "#ui/features/favorites/components/favorite-button.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { StarRating } from "#ui/kit/star-rating/star-rating.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { cardLook } from "./card-look.ts";
import { LazyCardMarks } from "./lazy-card-marks.tsx";

/** Width of a portrait card by viewport, as the rails and grids set it. */
const PORTRAIT_SIZES = "(max-width: 639px) 44vw, (max-width: 959px) 28vw, (max-width: 1259px) 19vw, 220px";

const withHeart = css`
  @layer sections {
    position: relative;
    block-size: 100%;

    & > [data-form] {
      position: absolute;
      z-index: 2;
      inset-block-start: var(--space-2);
      inset-inline-end: var(--space-2);
    }

    /* Beside the heart only short words have room. */
    & [data-part="flag"] {
      inset-block: auto 10px;
    }

    /* With a mouse, it is shown on hover and focus, and always if it has a state to show. */
    @media (hover: hover) {
      & > [data-form] {
        opacity: 0;
        transition: opacity var(--press);
      }

      &:hover > [data-form],
      &:focus-within > [data-form],
      & > [data-form]:has([aria-pressed="true"]) {
        opacity: 1;
      }
    }
  }
`;

interface GameCardProps {
  readonly game: GameSummary;
  readonly genreLabel: (genre: string) => string;
  /** In the first view. */
  readonly eager?: boolean;
  readonly headingLevel?: 2 | 3;
  /** Adds the heart that keeps the game in mind; not in a rail, where each card is one thing to focus. */
  readonly heart?: boolean;
}

/** Card of a game for rails and grids: portrait art, title, score, genre, and price or release state. */
export function GameCard({ heart = false, ...props }: GameCardProps) {
  if (!heart) return <CardLink {...props} />;
  const { gameCode, title } = props.game;
  return (
    <div className={withHeart}>
      <CardLink {...props} />
      <FavoriteButton favorite={{ type: "game", id: gameCode }} title={title} form="glass" />
    </div>
  );
}

function CardLink({ game, genreLabel, eager = false, headingLevel = 3 }: Omit<GameCardProps, "heart">) {
  const Title = headingLevel === 2 ? "h2" : "h3";
  const { call, isJustReleased } = useCallNow(game);
  const [genre] = game.genres;
  const average = game.reviewSummary?.average ?? null;
  return (
    <PageLink to={buildPath("game", { gameCode: game.gameCode })} className={cardLook}>
      <span data-part="picture" data-film={mediaOf(game.media, "trailer")?.src}>
        <Picture
          media={mediaOf(game.media, "portrait", "wide", "hero")}
          ratio="3 / 4"
          sizes={PORTRAIT_SIZES}
          alt=""
          eager={eager}
          palette={game.palette}
          title={game.title}
        />
        <StageFlag call={call} isJustReleased={isJustReleased} />
        <LazyCardMarks game={game} call={call} isJustReleased={isJustReleased} />
      </span>
      <span data-part="words">
        <Title data-part="title" lang={game.textLocale}>
          {game.title}
        </Title>
        <span data-part="meta">
          {average !== null && <StarRating score={average} />}
          {genre !== undefined && <bdi>{genreLabel(genre)}</bdi>}
        </span>
        <StandingNote call={call} />
        {game.lowestPrice && call.kind !== "elsewhere" && (
          <span data-part="price">
            <PriceTag price={game.lowestPrice} size="small" />
          </span>
        )}
      </span>
    </PageLink>
  );
}

function StageFlag({ call, isJustReleased }: { readonly call: CallToAction; readonly isJustReleased: boolean }) {
  const { t: text } = useTranslation("store");
  const isOut = call.kind === "launched" && isJustReleased;
  const isOpen = (call.kind === "coming" || call.kind === "countdown") && call.preInstall?.openAt === null;
  if (!isOpen && !isOut) return null;
  return (
    <span data-part="flag">
      <Badge tone="live">{text(isOut ? "outNow" : "preInstallOpen")}</Badge>
    </span>
  );
}

/** Release state of a game that is not playable here yet. */
function StandingNote({ call }: { readonly call: CallToAction }) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  const { clock } = usePorts();
  if (call.kind === "coming" && call.releaseAt) {
    return (
      <span data-part="note">
        <LocalTime instant={call.releaseAt} form="date" />
      </span>
    );
  }
  if (call.kind === "countdown") {
    return (
      // The words depend on the moment: what the server wrote a second ago stays.
      <span data-part="note" suppressHydrationWarning>
        {text("opensWhen", { when: formats.relative(call.releaseAt, clock.now()) })}
      </span>
    );
  }
  const notes = {
    elsewhere: text("notInYourCountry"),
    announced: text("announced"),
    coming: text("comingSoon"),
    ended: text("serviceEnded"),
    launched: null,
    unknown: null,
  };
  const note = notes[call.kind];
  return note === null ? null : <span data-part="note">{note}</span>;
}
