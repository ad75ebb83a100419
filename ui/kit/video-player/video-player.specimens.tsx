import { Picture } from "../picture/picture.tsx";
import { sampleMedia } from "../picture/sample-media.ts";
import type { Specimens } from "../specimens.ts";
import englishCaptions from "./sample/captions.en.vtt";
import koreanCaptions from "./sample/captions.ko.vtt";
import film from "./sample/sample.webm";
import { SilentFilm } from "./silent-film.idle.tsx";
import { VideoPlayer } from "./video-player.tsx";

const CAPTIONS = [
  { language: "en", src: englishCaptions },
  { language: "ko", src: koreanCaptions },
];
/** A file that exists, but is no video. */
const NO_FILM = englishCaptions;
const still = <Picture media={sampleMedia()} ratio="fill" sizes="640px" />;
const FILM = { src: film, still, title: "Trailer: the castle wakes", width: 1600, height: 900 };

export default {
  title: "Video player",
  specimens: [
    {
      name: "before it is played",
      render: () => (
        <div style={{ maxInlineSize: 640 }}>
          <VideoPlayer {...FILM} captions={CAPTIONS} />
        </div>
      ),
    },
    {
      name: "with captions in one language",
      render: () => (
        <div style={{ maxInlineSize: 640 }}>
          <VideoPlayer {...FILM} captions={CAPTIONS.slice(0, 1)} captionLanguage="en" />
        </div>
      ),
    },
    {
      name: "in a narrow place, no captions",
      render: () => (
        <div style={{ maxInlineSize: 288 }}>
          <VideoPlayer {...FILM} captions={[]} />
        </div>
      ),
    },
    {
      name: "failed",
      render: () => (
        <div style={{ maxInlineSize: 480 }}>
          <VideoPlayer {...FILM} src={NO_FILM} captions={[]} startsAtOnce />
        </div>
      ),
    },
    {
      name: "without sound, over and over",
      render: () => (
        <div style={{ maxInlineSize: 640, aspectRatio: "16 / 9", borderRadius: 12 }}>
          <SilentFilm src={film}>{still}</SilentFilm>
        </div>
      ),
    },
    {
      name: "without sound, failed",
      render: () => (
        <div style={{ maxInlineSize: 640, aspectRatio: "16 / 9", borderRadius: 12 }}>
          <SilentFilm src={NO_FILM}>{still}</SilentFilm>
        </div>
      ),
    },
  ],
} satisfies Specimens;
