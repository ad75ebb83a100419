/** Kinds of links and banners (Spec §3: action kinds). */
export const LINK_TYPES = [
  "blank",
  "launcher",
  "boardWebView",
  "purpleWeb",
  "miniGame",
  "coupon",
  "scheme",
  "reward",
] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** Handlers a scheme link can name (Spec §5). */
export const SCHEME_HANDLERS = ["moveSpotlight", "viewSpotlight"] as const;
export type SchemeHandler = (typeof SCHEME_HANDLERS)[number];

/** Sizes of windows of their own in CSS pixels (Spec §2). */
export const POPUP_WINDOW_SIZES = {
  standard: { width: 1_240, height: 850 },
  minimum: { width: 800, height: 400 },
  miniGame: { width: 480, height: 750 },
  coupon: { width: 480, height: 720 },
  spotlight: { width: 1_086, height: 560 },
} as const;

/** Says where a spotlight was opened from (Spec §5). */
export const SPOTLIGHT_PARAMETER = { name: "inflowType", value: "launcher" } as const;
