import { css } from "@linaria/core";

interface AvatarProps {
  /** The player's name; its first letter stands in for a picture. */
  readonly name: string;
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
    background: linear-gradient(135deg, oklch(0.5 0.16 var(--avatar-hue)), oklch(0.4 0.15 calc(var(--avatar-hue) + 60)));
    color: #ffffff;
    font-weight: 700;
    line-height: 1;
    text-transform: uppercase;
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

/** A player's picture or first letter; decorative, since the name stands beside it. */
export function Avatar({ name, image = "", size = 36 }: AvatarProps) {
  const first = [...name.trim()][0] ?? "?";
  return (
    <span
      className={avatar}
      aria-hidden="true"
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42, "--avatar-hue": hueOf(name) }}
    >
      {image === "" ? first : <img src={image} alt="" width={size} height={size} loading="lazy" />}
    </span>
  );
}
