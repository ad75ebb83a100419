import { css } from "@linaria/core";
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Media, Palette } from "#core/catalogue/game.ts";
import { UP_TO_PHONE } from "../../theme/breakpoints.ts";
import { sizeOf, USUAL_SIZE } from "./size-of.ts";

interface PictureProps {
  /** `undefined` shows a plain surface instead of the picture. */
  readonly media: Media | undefined;
  /** Another picture for phones, where the composition of the first does not fit. */
  readonly phoneMedia?: Media | undefined;
  /** Rendered width as in the HTML attribute `sizes`. */
  readonly sizes: string;
  /**
   * CSS aspect ratio of the frame, e.g. `3 / 4`; `fill` takes the size of its container. Defaults to the picture's
   * own.
   */
  readonly ratio?: string;
  /** Alternative text; empty if the text beside it has the same content. Defaults to the media's own text. */
  readonly alt?: string;
  /** The largest picture of the first view: fetched at once and before others. */
  readonly priority?: boolean;
  /**
   * In the first view: not lazy, and blurred until it is there. Others begin with their colours alone: forty blurred pictures
   * below the first view cost a slow phone a tenth of a second before its first paint.
   */
  readonly eager?: boolean;
  /** Colours of the frame until the picture has come, and instead of it. */
  readonly palette?: Palette | null | undefined;
  /** Shown in the frame if the picture fails to load. */
  readonly title?: string;
}

/**
 * The page's scripts wait until such pictures are painted (Element Timing; React has no type for the attribute yet).
 */
const MARKED_FOR_ELEMENT_TIMING = { elementtiming: "first-view" };

const frame = css`
  @layer kit {
    position: relative;
    display: block;
    inline-size: 100%;
    overflow: hidden;
    border-radius: inherit;
    background-color: var(--color-raised);
    background-position: center;
    background-size: cover;

    &[data-fill] {
      position: absolute;
      inset: 0;
      block-size: 100%;
    }

    & picture {
      block-size: 100%;
    }

    /* The frame, not this element, gives the image its size. */
    & > picture {
      display: contents;
    }

    & img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
      object-position: var(--picture-position, center);
    }

    & > [data-part="placeholder"] {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      container-type: inline-size;
      padding: var(--space-4);
      background: radial-gradient(
        120% 90% at 50% 110%,
        color-mix(in oklab, var(--picture-accent, var(--color-primary)) 55%, transparent),
        transparent 70%
      );
      color: var(--picture-ink, var(--color-text));
      font-weight: 700;
      line-height: 1.25;
      letter-spacing: var(--tracking-heading);
      text-align: center;
      text-wrap: balance;
    }

    /* As large as the frame allows. */
    & > [data-part="placeholder"] > span {
      max-inline-size: 100%;
      font-size: clamp(var(--type-13), 10cqi, var(--type-20));
      overflow-wrap: anywhere;
    }
  }
`;

/** A picture that never moves the page: AVIF where the browser can, WebP elsewhere, a calm surface if it is broken. */
export function Picture({
  media,
  phoneMedia,
  sizes,
  ratio,
  alt,
  priority = false,
  eager = false,
  palette,
  title = "",
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const src = media?.src ?? "";
  const markBroken = useCallback(() => setBrokenSrc(src), [src]);
  const forgetBroken = useCallback(() => setBrokenSrc(null), []);
  // A picture of the server's HTML can fail before React listens to it.
  const checkEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") markBroken();
    },
    [markBroken],
  );
  const isMissing = media === undefined || src === "" || brokenSrc === src;
  const isOfFirstView = priority || eager;
  const description = alt ?? media?.alt ?? "";
  return (
    // The server alone knows the placeholders of the pictures that it shows; hydration leaves them on the frame. Another
    // picture gets a frame without.
    <span
      key={isMissing ? "missing" : src}
      suppressHydrationWarning
      className={frame}
      data-fill={ratio === "fill" || undefined}
      style={frameStyleOf(media, ratio, palette, isOfFirstView && !isMissing)}
    >
      {isMissing ? (
        <PicturePlaceholder title={title} palette={palette} label={description} onOnline={forgetBroken} />
      ) : (
        <WhenCommitted>
          <picture>
            {phoneMedia && <PhoneSources media={phoneMedia} sizes={sizes} />}
            {media.srcset && <source type="image/avif" srcSet={media.srcset} sizes={sizes} />}
            <img
              ref={checkEarlyFailure}
              src={src}
              alt={description}
              {...sizeOf(media)}
              loading={isOfFirstView ? "eager" : "lazy"}
              decoding={priority ? "sync" : "async"}
              fetchPriority={priority ? "high" : "auto"}
              {...(isOfFirstView && MARKED_FOR_ELEMENT_TIMING)}
              onError={markBroken}
            />
          </picture>
        </WhenCommitted>
      )}
    </span>
  );
}

const neverChanges = () => () => undefined;

/**
 * Renders its children once mounted, before the next paint; in server HTML from the start. Chromium leaks an image
 * with sources that never enters a document, with everything that references it; renders that React discards must not
 * create one.
 */
function WhenCommitted({ children }: { readonly children: ReactNode }) {
  const isOfServer = useRef(false);
  const wasThere = useSyncExternalStore(
    neverChanges,
    () => isOfServer.current,
    () => {
      isOfServer.current = true;
      return true;
    },
  );
  const [isCommitted, setCommitted] = useState(wasThere);
  useLayoutEffect(() => setCommitted(true), []);
  return isCommitted && children;
}

function frameStyleOf(
  media: Media | undefined,
  ratio: string | undefined,
  palette: Palette | null | undefined,
  showsBlur: boolean,
): CSSProperties {
  const { width, height } = (media && sizeOf(media)) ?? USUAL_SIZE;
  return {
    ...(ratio === "fill" ? {} : { aspectRatio: ratio ?? `${width} / ${height}` }),
    ...(palette ? { backgroundColor: palette.base } : {}),
    ...(media?.blur && showsBlur ? { backgroundImage: `url("${media.blur}")` } : {}),
  };
}

function PhoneSources({ media, sizes }: { readonly media: Media; readonly sizes: string }) {
  return (
    <>
      {media.srcset && (
        <source media={UP_TO_PHONE} type="image/avif" srcSet={media.srcset} sizes={sizes} {...sizeOf(media)} />
      )}
      <source media={UP_TO_PHONE} srcSet={media.src} {...sizeOf(media)} />
    </>
  );
}

function PicturePlaceholder({
  title,
  palette,
  label,
  onOnline,
}: {
  readonly title: string;
  readonly palette: Palette | null | undefined;
  readonly label: string;
  /** A lost connection is back, which may have kept the picture away. */
  readonly onOnline: () => void;
}) {
  // Before the paint: a connection that is back at that moment counts.
  useLayoutEffect(() => {
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [onOnline]);
  const colours = palette ? { "--picture-accent": palette.accent, "--picture-ink": palette.ink } : {};
  return (
    <span data-part="placeholder" style={colours} {...(label === "" ? { "aria-hidden": true } : {})}>
      <span>{title || label}</span>
    </span>
  );
}
