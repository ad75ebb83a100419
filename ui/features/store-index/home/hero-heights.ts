/*
 * Lowest height of the hero by breakpoint, for the hero and its skeleton. The art keeps its shape on very wide screens, where
 * a fixed height would show a narrow strip of it. Import-free, so that linaria can read it.
 */
export const HERO_HEIGHT = "clamp(480px, 44vw, 720px)";
export const HERO_HEIGHT_FROM_MAX = "clamp(720px, 86dvh, 820px)";
export const HERO_HEIGHT_BEYOND_MAX = "clamp(720px, 84dvh, 1080px)";
export const HERO_HEIGHT_BEYOND_4K = "clamp(720px, 80dvh, 1440px)";
export const HERO_HEIGHT_PHONE = "min(760px, 168vw)";
