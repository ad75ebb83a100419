import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { GameSummary } from "#core/catalogue/game.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";

const TILE_SIZES = "(max-width: 639px) 54vw, (max-width: 959px) 30vw, (max-width: 1259px) 24vw, 270px";

interface GenreTileProps {
  readonly genre: { readonly value: string; readonly label: string; readonly count: number };
  /** The game whose art it shows. */
  readonly game: GameSummary | undefined;
}

const tile = css`
  @layer screens {
    position: relative;
    display: block;
    overflow: hidden;
    border-radius: var(--radius-card);
    background: linear-gradient(135deg, #2a1f4d, #181422);
    color: var(--color-text);
    outline-offset: 4px;

    &::after {
      content: "";
      position: absolute;
      inset: 0;
      background: linear-gradient(rgb(15 12 22 / 12%), rgb(15 12 22 / 82%));
      transition: opacity var(--press);
    }

    @media (hover: hover) {
      &:hover::after {
        opacity: 0.82;
      }
    }

    & > [data-part="words"] {
      position: absolute;
      z-index: 1;
      inset-inline: 0;
      inset-block-end: 0;
      display: grid;
      padding: var(--space-4);
    }

    & b {
      font-size: var(--type-16);
      font-weight: 700;
      line-height: 1.3;
    }

    & small {
      color: #d6d0e2;
      font-size: var(--type-13);
    }

    /* Three lines of a long name fit on the smallest phones too. */
    @media (max-width: 359px) {
      & > [data-part="words"] {
        padding: var(--space-2) var(--space-3);
      }

      & b {
        font-size: var(--type-14);
      }
    }
  }
`;

/** A genre on the art of one of its games, leading to all of them. */
export function GenreTile({ genre, game }: GenreTileProps) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  const { value, label, count } = genre;
  return (
    <PageLink to="/" search={{ genre: value }} className={tile} data-theme="dark">
      {game === undefined ? (
        <span style={{ display: "block", aspectRatio: "16 / 9" }} />
      ) : (
        <Picture
          media={mediaOf(game.media, "wide", "hero")}
          ratio="16 / 9"
          sizes={TILE_SIZES}
          alt=""
          palette={game.palette}
        />
      )}
      <span data-part="words">
        <b>
          <bdi>{label}</bdi>
        </b>
        <small>{text("gameCount", { count, number: formats.number(count) })}</small>
      </span>
    </PageLink>
  );
}
