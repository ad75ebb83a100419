/** What Playwright itself turns off: of several `--disable-features` Chromium takes the last alone. */
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

/** Toolbars that Chromium draws as pages of its own, two processes for each window: a quarter of what a journey computes. */
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
