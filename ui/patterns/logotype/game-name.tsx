import { css } from "@linaria/core";
import type { CSSProperties } from "react";
import type { GameSummary } from "#core/catalogue/game.ts";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";

const logotype = css`
  @layer sections {
    display: block;
    /* Long and upright lettering cover the same area: one word is not shouted, four are not whispered. */
    inline-size: min(100%, var(--logotype-size, clamp(120px, 92px + 7vw, 200px)) * var(--stretch));
    filter: drop-shadow(0 2px 12px rgb(0 0 0 / 45%));

    & > span {
      background: none;
      overflow: visible;
    }

    /* A picture that fails leaves the name in the letters of the page. */
    &:has([data-part="placeholder"]) {
      inline-size: auto;
      filter: none;

      & :is(span, [data-part="placeholder"]) {
        position: static;
        display: inline;
        padding: 0;
        container-type: normal;
        background: none;
        color: inherit;
        font: inherit;
        letter-spacing: inherit;
      }
    }

    /* White letters cannot be read on paper. */
    @media print {
      filter: invert(1);
    }
  }
`;

/** The name of a game in its own lettering, which is drawn for dark art; in plain letters if there is none. */
export function GameName({ game }: { readonly game: Pick<GameSummary, "title" | "media"> }) {
  const { title } = game;
  const media = mediaOf(game.media, "logotype");
  if (!media?.w || !media.h) return <bdi>{title}</bdi>;
  const stretch: CSSProperties & { readonly "--stretch": number } = { "--stretch": Math.sqrt(media.w / media.h) };
  return (
    <span className={logotype} style={stretch}>
      <Picture media={media} sizes="" alt={title} title={title} />
    </span>
  );
}
