import { followLinksOnPress } from "#adapters/browser/follow-links-on-press.ts";
import { preloadFallbackScreens } from "#app/navigation/fallback-screens.tsx";
import { fetchPagesAhead } from "#app/navigation/fetch-pages-ahead.ts";
import type { AppRouter } from "#app/routes/router.tsx";
import type { Simulation } from "#core/simulator/simulation.ts";
import type { VisitStore } from "#ui/context/visit-store.ts";
import { countLoad } from "#ui/kit/lazy/load-once.ts";
import { retryUntilLoaded } from "#ui/kit/lazy/retry-until-loaded.ts";
import { onLinkClick } from "#ui/kit/links/link-clicks.ts";
import { restorePosition } from "#ui/kit/persisted-state/restore-position.ts";
import { storeSnapshotForSignIn } from "#ui/patterns/sign-in/store-snapshot-for-sign-in.ts";
import { changeLanguageInPlace } from "./change-language-in-place.ts";
import { keepPages } from "./keep-pages.ts";
import { markIdle } from "./mark-idle.ts";
import { publishStore } from "./publish-store.ts";
import { runEach } from "./run-each.ts";
import { settleLocale } from "./settle-locale.ts";
import { watchFailures } from "./watch-failures.ts";

export { findPreserviceGames } from "#ui/features/catalogue/queries/preservice-games.ts";

/** The launcher's theme is set in the document before our scripts run; this copies it into the visit. */
function adoptThemeOfPage(visit: VisitStore): void {
  const { theme } = document.documentElement.dataset;
  if ((theme === "light" || theme === "dark") && theme !== visit.get().theme) visit.change({ theme });
}

/** Events of an active player, who may navigate. */
const INTERACTION_EVENTS = ["scroll", "pointermove", "touchstart", "keydown"] as const;

/** Runs the task on the first interaction: a page that is opened and left prefetches nothing. */
function onFirstInteraction(task: () => void): void {
  const controller = new AbortController();
  const begin = () => {
    controller.abort();
    task();
  };
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, begin, { passive: true, signal: controller.signal });
}

function sendStateToSimulator(context: AppRouter["options"]["context"]): void {
  retryUntilLoaded(() => import("./send-client-state.ts"), {
    onLoaded: ({ sendClientState }) => sendClientState(context),
  });
}

/** Starts the features that are not part of the first scripts, once the first page is idle. */
export function startIdleFeatures(router: AppRouter, simulation?: Simulation): void {
  const { context } = router.options;
  runEach([
    // First, so that errors of the others are reported.
    () => watchFailures(context),
    () => simulation && sendStateToSimulator(context),
    () => adoptThemeOfPage(context.visit),
    () => settleLocale(router),
    () => publishStore(context),
    () => void countLoad(restorePosition),
    () => void storeSnapshotForSignIn(context),
    preloadFallbackScreens,
    () => void followLinksOnPress(document, (handle) => onLinkClick("press", handle)),
    () => changeLanguageInPlace({ page: window, router }),
    () => {
      const keep = keepPages(router);
      onFirstInteraction(() => runEach([keep, () => void fetchPagesAhead(context)]));
    },
    () => markIdle(context.queryClient),
  ]);
}
