import type { Media } from "#core/catalogue/game.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { sizeOf, USUAL_SIZE } from "#ui/kit/picture/size-of.ts";
import { VideoPlayer } from "#ui/kit/video-player/video-player.tsx";
import { stillOf } from "./still-of.ts";

interface MediaFilmProps {
  readonly media: Media;
  /** Rendered width of its still picture, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  /** The player has already pressed play. */
  readonly startsAtOnce?: boolean;
}

/** A film of the catalogue, with the captions of the reader's language shown from the start. Needs the texts `media`. */
export function MediaFilm({ media, sizes, startsAtOnce = false }: MediaFilmProps) {
  const { locale } = useVisit();
  const [language] = locale.split("-");
  const own = media.captions.find((captions) => captions.language.split("-")[0] === language);
  return (
    <VideoPlayer
      src={media.src}
      still={media.poster !== "" && <Picture media={stillOf(media)} sizes={sizes} ratio="fill" alt="" eager />}
      title={media.alt}
      {...(sizeOf(media) ?? USUAL_SIZE)}
      captions={media.captions}
      startsAtOnce={startsAtOnce}
      {...(own === undefined ? {} : { captionLanguage: own.language })}
    />
  );
}
