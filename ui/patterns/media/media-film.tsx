import type { Media } from "#core/catalogue/game.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { VideoPlayer } from "#ui/kit/video-player/video-player.tsx";

interface MediaFilmProps {
  readonly media: Media;
  /** The player has already pressed play. */
  readonly startsAtOnce?: boolean;
}

/** A film of the catalogue, with the captions of the reader's language shown from the start. Needs the texts `media`. */
export function MediaFilm({ media, startsAtOnce = false }: MediaFilmProps) {
  const { locale } = useVisit();
  const [language] = locale.split("-");
  const own = media.captions.find((captions) => captions.language.split("-")[0] === language);
  return (
    <VideoPlayer
      src={media.src}
      poster={media.poster}
      title={media.alt}
      width={media.w}
      height={media.h}
      captions={media.captions}
      startsAtOnce={startsAtOnce}
      {...(own === undefined ? {} : { captionLanguage: own.language })}
    />
  );
}
