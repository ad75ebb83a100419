import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { type CaptionTrack, useCaptions } from "./use-captions.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useVideo } from "./use-video.ts";
import { VideoControls } from "./video-controls.tsx";
import { videoOrderOf } from "./video-keys.ts";
import { videoLook } from "./video-look.ts";

interface VideoPlayerProps {
  readonly src: string;
  /** Shown until the first picture of the film: a `Picture` that fills its container. */
  readonly still?: ReactNode;
  /** Accessible name: the content of the video. */
  readonly title: string;
  /** Intrinsic size in pixels, which reserves the space before the video is loaded. */
  readonly width: number;
  readonly height: number;
  readonly captions: readonly CaptionTrack[];
  /** Language of the captions shown at first; none by default. */
  readonly captionLanguage?: string;
  /** Starts at once: the player has already pressed play. */
  readonly startsAtOnce?: boolean;
}

/** Time after which the controls leave a film that plays, in milliseconds. */
const IDLE_AFTER_MS = 2_600;

/** A film with controls of our own: by pointer, finger and keyboard. Needs the texts `media`. */
export function VideoPlayer({
  src,
  still,
  title,
  width,
  height,
  captions: tracks,
  captionLanguage,
  startsAtOnce = false,
}: VideoPlayerProps) {
  const { t: text } = useTranslation("media");
  const { t: common } = useTranslation("common");
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const video = useVideo(element);
  const captions = useCaptions(element, tracks, captionLanguage ?? null);
  const fullScreen = useFullScreen(frame);
  const rest = useIdleness(frame, video.isPlaying);
  const lastLanguage = useRef(captionLanguage ?? tracks[0]?.language ?? null);
  const { toggle } = video;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another film starts at once too.
  useEffect(() => {
    if (startsAtOnce) toggle();
  }, [startsAtOnce, src, toggle]);

  const chooseCaptions = (language: string | null) => {
    if (language !== null) lastLanguage.current = language;
    captions.choose(language);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    rest.restart();
    const order = videoOrderOf(event);
    if (order === null) return;
    event.preventDefault();
    // A gallery around the film has uses of its own for the arrows.
    event.stopPropagation();
    switch (order.kind) {
      case "toggle":
        return video.toggle();
      case "mute":
        return video.toggleMute();
      case "captions":
        return chooseCaptions(captions.language === null ? lastLanguage.current : null);
      case "fullScreen":
        return fullScreen.toggle();
      case "seekBy":
        return video.seekBy(order.seconds);
      case "seekTo":
        return video.seekTo(order.time);
      case "toEnd":
        return video.seekTo(video.duration);
      case "louder":
        return video.changeVolume(order.step);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a film with its controls, not fields of a form.
    <div
      ref={frame}
      role="group"
      className={videoLook}
      data-theme="dark"
      data-idle={rest.isIdle || undefined}
      aria-label={title}
      style={{ aspectRatio: `${width} / ${height}` }}
      onKeyDown={onKeyDown}
      onPointerMove={rest.restart}
      onFocus={rest.restart}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: every caption track of the film is offered; silent films have none. */}
      <video
        ref={element}
        src={src}
        // Captions of another origin are read only under CORS, which then holds for the film as well.
        crossOrigin={tracks.some(({ src: address }) => /^https?:/.test(address)) ? "anonymous" : undefined}
        width={width}
        height={height}
        preload={startsAtOnce ? "auto" : "none"}
        playsInline
        tabIndex={-1}
        aria-label={title}
        onPointerDown={rest.noteState}
        onClick={(event) => {
          // The first touch after the controls have been hidden only shows them.
          const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch";
          if (!(isTouch && rest.wasIdle())) video.toggle();
        }}
      >
        {tracks.map(({ language, src: address }) => (
          <track key={language} kind="captions" srcLang={language} src={address} />
        ))}
      </video>
      {still && (!video.hasStarted || (video.isWaiting && video.time === 0)) && <span data-part="still">{still}</span>}
      {captions.words !== "" && !video.hasFailed && (
        <p data-part="captions" lang={captions.language ?? undefined} dir="auto">
          {captions.words}
        </p>
      )}
      {video.isWaiting && !video.hasFailed && <span data-part="waiting" aria-hidden="true" />}
      {!video.hasStarted && !video.hasFailed && (
        <button type="button" data-part="start" aria-label={text("playFilm", { title })} onClick={video.toggle}>
          <span>
            <Icon name="play" size={28} filled />
          </span>
        </button>
      )}
      {video.hasStarted && !video.hasFailed && (
        <VideoControls
          video={video}
          tracks={tracks}
          captionLanguage={captions.language}
          onChooseCaptions={chooseCaptions}
          isFullScreen={fullScreen.isFull}
          onToggleFullScreen={fullScreen.toggle}
        />
      )}
      {video.hasFailed && (
        <div data-part="failed" role="alert">
          <Icon name="error" size={28} />
          <p>{text("filmFailed")}</p>
          <Button variant="secondary" icon="refresh" onClick={video.retry}>
            {common("tryAgain")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether a playing video has had no input for a while; an open menu counts as input. */
function useIdleness(frame: RefObject<HTMLElement | null>, isPlaying: boolean) {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasIdleBefore = useRef(false);

  const start = useRef(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (frame.current?.querySelector("[aria-expanded=true]")) start.current();
      else setIdle(true);
    }, IDLE_AFTER_MS);
  });
  useEffect(() => {
    if (isPlaying) start.current();
    else setIdle(false);
    return () => clearTimeout(timer.current);
  }, [isPlaying]);

  return {
    isIdle: isIdle && isPlaying,
    restart: () => {
      setIdle(false);
      if (isPlaying) start.current();
    },
    noteState: () => {
      wasIdleBefore.current = isIdle;
    },
    wasIdle: () => wasIdleBefore.current,
  };
}
