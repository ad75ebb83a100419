/** Width of the hero picture: the same in the picture and in the preload of the page's head, or it is fetched twice. */
export const HERO_SIZES = "100vw";
