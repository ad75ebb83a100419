import { css } from "@linaria/core";

interface BadgePictureProps {
  /** Address of the badge. */
  readonly src: string;
  /** Edge in CSS pixels. */
  readonly size: number;
  /** Without its colours, which are for those who have earned it. */
  readonly isDim?: boolean;
}

const badge = css`
  @layer sections {
    flex: none;
    object-fit: contain;

    &[data-dim] {
      opacity: 0.62;
      filter: grayscale(1);
    }
  }
`;

/** The badge of an achievement; the text beside it is its label. */
export function BadgePicture({ src, size, isDim = false }: BadgePictureProps) {
  return (
    <img
      className={badge}
      src={src || undefined}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      data-dim={isDim || undefined}
    />
  );
}
