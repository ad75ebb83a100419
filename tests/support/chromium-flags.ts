/** Features that Playwright itself disables: of several `--disable-features` Chromium only uses the last. */
const PLAYWRIGHTS = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "BlockOriginHeaderModificationOnRedirect",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "Translate",
  "AutoDeElevate",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
];

/**
 * Toolbars that Chromium renders as pages, with two processes per window: a quarter of the processor time of a journey.
 */
const WINDOW_DRESSING = [
  "InitialWebUI",
  "WebUIReloadButton",
  "WebUIToolbar",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUILocationBar",
  "PreloadTopChromeWebUI",
];

/** Flags for Chromium as root in a closed network: no calls home, no sandbox, and nothing but the pages. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...PLAYWRIGHTS, ...WINDOW_DRESSING].join(",")}`,
];
