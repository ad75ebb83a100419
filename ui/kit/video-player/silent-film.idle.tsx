import { css } from "@linaria/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../button/icon-button.tsx";
import { savesData } from "../motion/saves-data.ts";
import { useStillness } from "../motion/use-stillness.ts";

interface SilentFilmProps {
  /** Address of a short film without sound that ends as it begins. */
  readonly src: string;
  /** The still picture under the video, with the alternative text: a `Picture` that fills its container. */
  readonly children: ReactNode;
}

const film = css`
  @layer kit {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    border-radius: inherit;

    & > video {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
      object-position: var(--picture-position, center);
      opacity: 0;
      pointer-events: none;
      transition: opacity 500ms ease;
    }

    & > video[data-shown] {
      opacity: 1;
    }

    & > [data-part="control"] {
      position: absolute;
      z-index: 1;
      inset-block-end: var(--space-3);
      inset-inline-end: var(--space-3);
    }
  }
`;

/**
 * A muted looping trailer over its still picture. It loads when first visible, and pauses while not visible, on a
 * hidden page, with reduced motion and after the player has stopped it. The picture stays if the video fails. Needs
 * the texts `media`.
 */
export function SilentFilm({ src, children }: SilentFilmProps) {
  const { t: text } = useTranslation("media");
  const frame = useRef<HTMLSpanElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const { isLessMotion, isUnseen } = useStillness(frame);
  const [choice, setChoice] = useState<"move" | "still" | null>(null);
  const [isFetched, setFetched] = useState(false);
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const isWished = choice === null ? isLessMotion === false && !savesData() : choice === "move";
  const isMoving = isWished && isLessMotion !== null && !isUnseen && !hasFailed;

  useEffect(() => {
    if (isMoving) setFetched(true);
  }, [isMoving]);

  useEffect(() => {
    const video = element.current;
    if (video === null || !isFetched) return;
    // A browser that refuses, as in its power-saving mode, leaves the picture.
    if (isMoving) video.play().catch(() => undefined);
    else video.pause();
  }, [isMoving, isFetched]);

  return (
    <span ref={frame} className={film}>
      {children}
      {isFetched && !hasFailed && (
        <video
          ref={element}
          src={src}
          muted
          loop
          playsInline
          preload="auto"
          tabIndex={-1}
          aria-hidden="true"
          data-shown={isShown || undefined}
          onPlaying={() => setShown(true)}
          onError={() => setFailed(true)}
        />
      )}
      {isLessMotion !== null && !hasFailed && (
        <span data-part="control" data-theme="dark">
          <IconButton
            tone="glass"
            icon={isWished ? "pause" : "play"}
            filled
            label={text(isWished ? "stopMotion" : "startMotion")}
            onClick={() => setChoice(isWished ? "still" : "move")}
          />
        </span>
      )}
    </span>
  );
}
