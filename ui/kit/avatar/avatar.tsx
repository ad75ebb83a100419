import { css } from "@linaria/core";
import { useState } from "react";

interface AvatarProps {
  /** The player's name, if it is known; its first letter is shown without a picture. */
  readonly name: string | null;
  /** Address of the picture; empty for none. */
  readonly image?: string;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

const avatar = css`
  @layer kit {
    display: inline-grid;
    flex: none;
    place-items: center;
    overflow: hidden;
    border-radius: 50%;
    background: oklch(0.46 0.12 var(--avatar-hue));
    color: #ffffff;
    font-weight: 700;
    line-height: 1;
    user-select: none;

    & > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }
`;

/** The same name has the same colour everywhere. */
function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return sum;
}

/** A letter with its marks, or a picture sign with all that is joined to it. */
const FIRST_SIGN = /^(\p{RI}{2}|\p{ExtPict}[\p{M}\p{EMod}]*(\u200d\p{ExtPict}[\p{M}\p{EMod}]*)*|.\p{M}*)/u;

/** A player's picture or initial; decorative, because the name is shown beside it. */
export function Avatar({ name, image = "", size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState("");
  // Not by CSS `text-transform`, which uses the page's language; the language of the name is unknown.
  const first = FIRST_SIGN.exec(name?.trim() ?? "")?.[0].toUpperCase() ?? "?";
  return (
    <span
      className={avatar}
      aria-hidden="true"
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42, "--avatar-hue": hueOf(name ?? "") }}
    >
      {image === broken ? (
        first
      ) : (
        <img
          src={image}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(image)}
          // A picture of the server's HTML can fail before React listens to it.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== "") setBroken(image);
          }}
        />
      )}
    </span>
  );
}
