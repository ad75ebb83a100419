import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { IconButton, iconButtonLook } from "../button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { MenuButton } from "../menu/menu-button.tsx";
import { spokenTime, writtenTime } from "./film-time.ts";
import { PlayerIcon } from "./player-icon.tsx";
import type { CaptionTrack } from "./use-captions.ts";
import type { VideoCommands, VideoState } from "./use-video.ts";

interface VideoControlsProps {
  readonly video: VideoState & VideoCommands;
  readonly tracks: readonly CaptionTrack[];
  readonly captionLanguage: string | null;
  readonly onChooseCaptions: (language: string | null) => void;
  readonly isFullScreen: boolean;
  readonly onToggleFullScreen: () => void;
}

const percent = (part: number) => `${Math.min(100, Math.max(0, part * 100))}%`;

/** Play, time, volume, captions and full screen, along the lower edge of the film. */
export function VideoControls({
  video,
  tracks,
  captionLanguage,
  onChooseCaptions,
  isFullScreen,
  onToggleFullScreen,
}: VideoControlsProps) {
  const { t: text } = useTranslation("media");
  const playButton = useRef<HTMLButtonElement>(null);

  // The large button in the middle has gone with the first press: the focus does not fall back to the page.
  useEffect(() => {
    if (document.activeElement === document.body) playButton.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div data-part="controls">
      <PositionSlider video={video} />
      <div data-part="buttons">
        <IconButton
          ref={playButton}
          icon={video.isPlaying ? "pause" : video.hasEnded ? "refresh" : "play"}
          filled={!video.hasEnded}
          label={text(video.isPlaying ? "pause" : video.hasEnded ? "playAgain" : "play")}
          onClick={video.toggle}
        />
        <LabelledButton label={text(video.volume === 0 ? "unmute" : "mute")} onClick={video.toggleMute}>
          <PlayerIcon name={video.volume === 0 ? "muted" : "volume"} />
        </LabelledButton>
        <VolumeSlider video={video} />
        <Times video={video} />
        <CaptionsButton tracks={tracks} chosen={captionLanguage} onChoose={onChooseCaptions} />
        <LabelledButton label={text(isFullScreen ? "exitFullScreen" : "fullScreen")} onClick={onToggleFullScreen}>
          <PlayerIcon name={isFullScreen ? "minimize" : "maximize"} />
        </LabelledButton>
      </div>
    </div>
  );
}

function LabelledButton({
  label,
  onClick,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={iconButtonLook} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

function PositionSlider({ video }: { readonly video: VideoState & VideoCommands }) {
  const { t: text } = useTranslation("media");
  const { locale } = useVisit();
  const { time, duration, loadedTo, seekTo } = video;
  const style: CSSProperties = {
    "--filled": percent(duration === 0 ? 0 : time / duration),
    "--loaded": percent(duration === 0 ? 0 : loadedTo / duration),
  };
  return (
    <input
      type="range"
      data-part="position"
      dir="ltr"
      min={0}
      max={duration}
      step="any"
      value={Math.min(time, duration)}
      style={style}
      aria-label={text("position")}
      aria-valuetext={text("positionOf", { now: spokenTime(time, locale), total: spokenTime(duration, locale) })}
      onChange={({ target }) => seekTo(Number(target.value))}
    />
  );
}

function VolumeSlider({ video: { volume, setVolume } }: { readonly video: VideoState & VideoCommands }) {
  const { t: text } = useTranslation("media");
  const formats = useFormats();
  return (
    <input
      type="range"
      data-part="volume"
      dir="ltr"
      min={0}
      max={1}
      step={0.05}
      value={volume}
      style={{ "--filled": percent(volume) }}
      aria-label={text("volume")}
      aria-valuetext={formats.percent(volume)}
      onChange={({ target }) => setVolume(Number(target.value))}
    />
  );
}

/** Visual only; screen readers use the slider. */
function Times({ video: { time, duration } }: { readonly video: VideoState }) {
  const { locale } = useVisit();
  return (
    <span data-part="time" aria-hidden="true">
      {writtenTime(time, locale)}
      {duration > 0 && ` / ${writtenTime(duration, locale)}`}
    </span>
  );
}

function CaptionsButton({
  tracks,
  chosen,
  onChoose,
}: {
  readonly tracks: readonly CaptionTrack[];
  readonly chosen: string | null;
  readonly onChoose: (language: string | null) => void;
}) {
  const { t: text } = useTranslation("media");
  const formats = useFormats();
  const [first] = tracks;
  if (first === undefined) return null;
  if (tracks.length === 1) {
    return (
      <IconButton
        icon="captions"
        label={text("captions")}
        aria-pressed={chosen !== null}
        onClick={() => onChoose(chosen === null ? first.language : null)}
      />
    );
  }
  return (
    <MenuButton
      label={text("captions")}
      className={iconButtonLook}
      side="above"
      entries={[
        { id: "off", label: text("captionsOff"), isChosen: chosen === null, onSelect: () => onChoose(null) },
        ...tracks.map(({ language }) => ({
          id: language,
          label: formats.languageName(language),
          isChosen: chosen === language,
          onSelect: () => onChoose(language),
        })),
      ]}
    >
      <Icon name="captions" />
    </MenuButton>
  );
}
