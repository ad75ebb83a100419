import type { Media } from "#core/catalogue/game.ts";
import type { PicturePreload } from "#ui/context/page-head.ts";
import { FROM_TABLET, UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

/**
 * What a hero shows first: upright art on phones, wide art elsewhere. `sizes` must be that of the picture itself, or
 * the picture is fetched twice.
 */
export function heroPreloadsOf(wide: Media | undefined, phone: Media | undefined, sizes: string): PicturePreload[] {
  const pictures = [
    { picture: phone, media: UP_TO_PHONE },
    { picture: wide, media: phone?.srcset ? FROM_TABLET : undefined },
  ];
  return pictures.flatMap(({ picture, media }) =>
    picture?.srcset ? [{ srcset: picture.srcset, sizes, type: "image/avif", media }] : [],
  );
}
