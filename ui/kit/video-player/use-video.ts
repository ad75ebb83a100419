import { type RefObject, useEffect, useMemo, useState } from "react";
import { isElementCovered, watchPageCover } from "../motion/page-cover.ts";
import { isPageResting, watchPageRest } from "../motion/page-rest.ts";

/** State of a video. Times in seconds. */
export interface VideoState {
  /** It has been played, or is about to be. */
  readonly hasStarted: boolean;
  readonly isPlaying: boolean;
  /** It would play if it were there. */
  readonly isWaiting: boolean;
  readonly hasEnded: boolean;
  readonly hasFailed: boolean;
  readonly time: number;
  /** 0 while it is unknown. */
  readonly duration: number;
  /** End of the buffered range around the current time. */
  readonly loadedTo: number;
  /** 0 to 1; 0 while muted. */
  readonly volume: number;
}

/** Controls of a video. */
export interface VideoCommands {
  toggle(): void;
  retry(): void;
  seekTo(time: number): void;
  seekBy(seconds: number): void;
  setVolume(volume: number): void;
  changeVolume(step: number): void;
  toggleMute(): void;
}

const EVENTS = [
  "play",
  "playing",
  "pause",
  "ended",
  "waiting",
  "canplay",
  "timeupdate",
  "seeked",
  "durationchange",
  "progress",
  "volumechange",
  "error",
  "emptied",
] as const;

const AT_REST: VideoState = {
  hasStarted: false,
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  hasFailed: false,
  time: 0,
  duration: 0,
  loadedTo: 0,
  volume: 1,
};

function readState(video: HTMLVideoElement): VideoState {
  const { paused, ended, error, currentTime, duration, buffered, muted, volume, readyState } = video;
  const ranges = Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)] as const);
  return {
    hasStarted: !paused || currentTime > 0,
    isPlaying: !paused && !ended,
    isWaiting: !paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasEnded: ended,
    hasFailed: error !== null,
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    loadedTo: ranges.find(([start, end]) => start <= currentTime && currentTime <= end)?.[1] ?? 0,
    volume: muted ? 0 : volume,
  };
}

// The browser may refuse to play with sound before the player has pressed anything; the button stays.
const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined);

/** Pauses a video while the page is inactive or covered by a popup, and resumes it afterwards. A video in a picture-in-picture window keeps playing. */
function restWithPage(video: HTMLVideoElement): () => void {
  let goesOn = false;
  const follow = () => {
    if (!isPageResting() && !isElementCovered(video)) {
      if (goesOn) play(video);
      goesOn = false;
    } else if (!video.paused && document.pictureInPictureElement !== video) {
      goesOn = true;
      video.pause();
    }
  };
  const stopWatchingRest = watchPageRest(follow);
  const stopWatchingCover = watchPageCover(follow);
  return () => {
    stopWatchingRest();
    stopWatchingCover();
  };
}

function commandsFor(element: RefObject<HTMLVideoElement | null>): VideoCommands {
  const act = (command: (video: HTMLVideoElement) => void) => {
    if (element.current) command(element.current);
  };
  const seek = (video: HTMLVideoElement, time: number) => {
    const end = Number.isFinite(video.duration) ? video.duration : Number.MAX_VALUE;
    video.currentTime = Math.min(Math.max(0, time), end);
  };
  const setVolume = (video: HTMLVideoElement, volume: number) => {
    video.volume = Math.min(1, Math.max(0, volume));
    video.muted = volume <= 0;
  };
  return {
    toggle: () => act((video) => (video.paused || video.ended ? play(video) : video.pause())),
    retry: () =>
      act((video) => {
        video.load();
        play(video);
      }),
    seekTo: (time) => act((video) => seek(video, time)),
    seekBy: (seconds) => act((video) => seek(video, video.currentTime + seconds)),
    setVolume: (volume) => act((video) => setVolume(video, volume)),
    changeVolume: (step) => act((video) => setVolume(video, (video.muted ? 0 : video.volume) + step)),
    toggleMute: () =>
      act((video) => {
        video.muted = !video.muted;
        if (!video.muted && video.volume === 0) video.volume = 0.5;
      }),
  };
}

/** A film as state and commands; the element itself stays the only truth. */
export function useVideo(element: RefObject<HTMLVideoElement | null>): VideoState & VideoCommands {
  const [state, setState] = useState(AT_REST);

  useEffect(() => {
    const video = element.current;
    if (video === null) return;
    // Stopped in its first moment, a film has begun nevertheless; another one has not.
    const update = (event?: Event) =>
      setState((last) => {
        const state = readState(video);
        return { ...state, hasStarted: state.hasStarted || (last.hasStarted && event?.type !== "emptied") };
      });
    update();
    for (const event of EVENTS) video.addEventListener(event, update);
    const stopResting = restWithPage(video);
    return () => {
      stopResting();
      for (const event of EVENTS) video.removeEventListener(event, update);
    };
  }, [element]);

  const commands = useMemo(() => commandsFor(element), [element]);
  return { ...state, ...commands };
}
