import { type RefObject, useEffect, useState } from "react";

/** A translation of a video's captions. */
export interface CaptionTrack {
  /** BCP 47 tag. */
  readonly language: string;
  /** Address of a WebVTT file. */
  readonly src: string;
}

/** The current caption in the chosen language. */
interface Captions {
  readonly language: string | null;
  readonly choose: (language: string | null) => void;
  readonly words: string;
}

/** `cue` as plain text, each voice in a line of its own. */
function wordsOf(track: TextTrack): string {
  return [...(track.activeCues ?? [])]
    .map((cue) => (cue as VTTCue).getCueAsHTML().textContent.trim())
    .filter((words) => words !== "")
    .join("\n");
}

/**
 * Reads the captions of a film, so that they can be shown in the player's own text size, above the controls. In the full screen of
 * a phone the platform shows them itself.
 */
export function useCaptions(
  element: RefObject<HTMLVideoElement | null>,
  tracks: readonly CaptionTrack[],
  initial: string | null,
): Captions {
  const [language, choose] = useState(initial);
  const [words, setWords] = useState("");
  const chosen = tracks.findIndex((track) => track.language === language);

  useEffect(() => {
    const video = element.current;
    if (video === null) return;
    const textTracks = [...video.textTracks];
    const show = (mode: TextTrackMode) => {
      for (const [at, track] of textTracks.entries()) track.mode = at === chosen ? mode : "disabled";
    };
    const showNatively = () => show("showing");
    const showHere = () => show("hidden");
    const track = textTracks[chosen];
    const update = () => setWords(track ? wordsOf(track) : "");
    showHere();
    update();
    track?.addEventListener("cuechange", update);
    video.addEventListener("webkitbeginfullscreen", showNatively);
    video.addEventListener("webkitendfullscreen", showHere);
    return () => {
      track?.removeEventListener("cuechange", update);
      video.removeEventListener("webkitbeginfullscreen", showNatively);
      video.removeEventListener("webkitendfullscreen", showHere);
    };
  }, [element, chosen]);

  return { language: chosen < 0 ? null : language, choose, words };
}
