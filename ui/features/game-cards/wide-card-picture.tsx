import type { ReactNode } from "react";
import type { GameSummary } from "#core/catalogue/game.ts";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";

/** Width of a wide card in a rail, as `sizes` of its picture. */
const RAIL_SIZES = "(max-width: 639px) 72vw, (max-width: 959px) 42vw, (max-width: 1259px) 32vw, 340px";

interface WideCardPictureProps {
  readonly game: GameSummary;
  /** By default those of a rail. */
  readonly sizes?: string;
  /** Lies over the picture. */
  readonly children?: ReactNode;
}

/** Picture of a game on a wide card; its title is beside it. */
export function WideCardPicture({ game, sizes = RAIL_SIZES, children }: WideCardPictureProps) {
  return (
    <span data-part="picture" data-film={mediaOf(game.media, "trailer")?.src}>
      <Picture
        media={mediaOf(game.media, "wide", "hero")}
        ratio="16 / 9"
        sizes={sizes}
        alt=""
        palette={game.palette}
        title={game.title}
      />
      {children}
    </span>
  );
}
