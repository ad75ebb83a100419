import { css } from "@linaria/core";

interface BadgePictureProps {
  /** Address of the badge. */
  readonly src: string;
  /** Edge in CSS pixels. */
  readonly size: number;
  /** Its colours are for those who have it. */
  readonly isEarned: boolean;
}

const badge = css`
  @layer sections {
    flex: none;
    object-fit: contain;

    &[data-open] {
      opacity: 0.62;
      filter: grayscale(1);
    }
  }
`;

/** The badge of an achievement; the words beside it say what it is. */
export function BadgePicture({ src, size, isEarned }: BadgePictureProps) {
  return (
    <img
      className={badge}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      data-open={!isEarned || undefined}
    />
  );
}
