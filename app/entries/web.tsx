import { createBrowserHistory } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { composeWeb } from "#app/compose/compose-web.ts";
import { readPageContext } from "#app/configuration/read-page-context.ts";
import { createAppRouter } from "#app/routes/router.tsx";
import { createTextLibrary } from "#ui/context/text-library.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { watchCodeFailures } from "#ui/kit/lazy/code-failures.ts";
import { retryUntilLoaded } from "#ui/kit/lazy/retry-until-loaded.ts";
import { whenIdle } from "#ui/kit/lazy/when-idle.ts";
import { loadPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { readLayerEntry } from "#ui/overlays/layer-entries.ts";
import { createPageHistory } from "#ui/overlays/page-history.ts";
import { EarlyPress } from "./early-press.tsx";
import { noteCodeFailure } from "./note-code-failure.ts";
import { watchPace } from "./page-pace.ts";

/** Maximum time the clock is stopped for hydration, in milliseconds; a failed page never reports its screen. */
const MAX_HOLD_MS = 10_000;

/** Hydrates the page, and starts the other features when it is idle. */
async function start(): Promise<void> {
  // Yield: loading the libraries has already taken long enough for one task.
  await new Promise((go) => setTimeout(go));
  const page = readPageContext(document);
  const visit = createVisitStore(page.visit);
  const { ports, warmUp, readPreserviceGamesFrom, startClock } = await composeWeb(page, visit);
  loadPageSnapshot(ports.tabStorage, visit.get().user?.userId ?? null, readLayerEntry(window.history.state));
  const history = createPageHistory(createBrowserHistory);
  const queryClient = createQueryClient();
  const context = {
    ports,
    queryClient,
    texts: createTextLibrary(page.visit.locale, ports),
    visit,
    ...watchPace(history),
  };
  const router = createAppRouter({ context, history });

  /** Whether the page is still as the server has rendered it: no navigation, no write, and no answered call. */
  let isAsServed = true;
  history.subscribe(() => {
    isAsServed = false;
  });
  queryClient.getMutationCache().subscribe(() => {
    isAsServed = false;
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") isAsServed = false;
  });

  watchCodeFailures((error, code) => {
    isAsServed = false;
    noteCodeFailure(error, code, ports.tabStorage);
  });

  visit.whenPageShown(startClock);

  await context.texts.ensure(page.visit.locale, page.texts);
  startTransition(() => {
    const app = (
      <EarlyPress>
        <RouterClient router={router} />
      </EarlyPress>
    );
    hydrateRoot(document, app, {
      // A part that is hydrated after a change differs from the server's HTML, and React renders it again.
      onCaughtError: window.earlyErrors?.caught,
      onRecoverableError: (error) => isAsServed && reportError(error),
    });
  });
  setTimeout(startClock, MAX_HOLD_MS);

  const loadIdleFeatures = () => {
    warmUp();
    retryUntilLoaded(() => import("./features.idle.ts"), {
      onLoaded: ({ startIdleFeatures, findPreserviceGames }) => {
        readPreserviceGamesFrom(() => findPreserviceGames(queryClient, context));
        startIdleFeatures(router, page.simulation);
      },
    });
  };
  const loadWhenIdle = () => whenIdle(loadIdleFeatures);
  // Pictures of this page have priority over prefetches for other pages.
  if (document.readyState === "complete") loadWhenIdle();
  else addEventListener("load", loadWhenIdle, { once: true });
}

// Not awaited: with a top-level `await` anywhere the bundler does not merge small chunks.
start().catch(reportError);
