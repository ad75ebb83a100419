import { RouterProvider } from "@tanstack/react-router";
import { createRoot, type Root } from "react-dom/client";
import { attempt } from "#adapters/browser/attempt.ts";
import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import { createLauncherInbox } from "#adapters/launcher/launcher-commands.ts";
import { createConsoleLogger } from "#adapters/logging/console-logger.ts";
import { createBrowserKeyValueStorage } from "#adapters/storage/browser-key-value-storage.ts";
import { composeLauncher } from "#app/compose/compose-launcher.ts";
import { visitLocaleOf, visitOf } from "#app/configuration/visit-of.ts";
import { createBundleHistory, pathOfHash } from "#app/launcher/bundle-history.ts";
import { followPlainLinks } from "#app/launcher/follow-plain-links.ts";
import { CONFIGURATION_FILE, readLauncherConfiguration } from "#app/launcher/launcher-configuration.ts";
import { addPolicy, launcherPolicy } from "#app/launcher/launcher-policy.ts";
import { createAppRouter } from "#app/routes/router.tsx";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { fail, type Result } from "#core/failures/request-failure.ts";
import { addBasePath, removeBasePath } from "#core/navigation/base-path.ts";
import { redirectOf } from "#core/navigation/redirect-of.ts";
import { STORED_LOCALE_KEY } from "#core/translation/detect-locale.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { createTextLibrary } from "#ui/context/text-library.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { findPreserviceGames } from "#ui/features/catalogue/queries/preservice-games.ts";
import { watchCodeFailures } from "#ui/kit/lazy/code-failures.ts";
import { retryUntilLoaded } from "#ui/kit/lazy/retry-until-loaded.ts";
import { loadPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { readLayerEntry } from "#ui/overlays/layer-entries.ts";
import { createPageHistory } from "#ui/overlays/page-history.ts";
import { reportCaughtError } from "./caught-error.ts";
import { noteCodeFailure } from "./note-code-failure.ts";
import { watchPace } from "./page-pace.ts";

/** Our font families, as named in the style sheets; each loads the files of the requested characters. */
const FONTS = '"Purple Sans", "Noto Sans Arabic Store", "Noto Sans Thai Store"';

/** A letter of each language whose file is not that of every page. */
const LETTERS: Readonly<Record<string, string>> = {
  "ar-SA": "ع",
  "pl-PL": "ł",
  "ru-RU": "д",
  "th-TH": "ก",
  "tr-TR": "ş",
  "vi-VN": "ệ",
};

/** Longest time the file beside the bundle may take, in milliseconds. */
const CONFIGURATION_TIMEOUT_MS = 5_000;

/** Query parameters of the path behind `#`, which take precedence, and of the bundle's own address. */
function readQuery({ search, hash }: Location): URLSearchParams {
  const path = pathOfHash(hash);
  return new URLSearchParams([
    ...new URLSearchParams(path.split("?")[1]?.split("#")[0]),
    ...new URLSearchParams(search),
  ]);
}

async function fetchConfiguration(): Promise<Result<RuntimeConfiguration, string>> {
  const address = new URL(CONFIGURATION_FILE, document.baseURI);
  try {
    const answer = await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(CONFIGURATION_TIMEOUT_MS) });
    if (!answer.ok) return fail(`${CONFIGURATION_FILE}: ${answer.status}`);
    return readLauncherConfiguration(await answer.json(), new URL(".", address));
  } catch (error) {
    return fail(`${CONFIGURATION_FILE}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function showFailure(root: Root, locale: string, reason: string): Promise<void> {
  const [{ StartFailure }, texts] = [await import("#app/launcher/start-failure.tsx"), createTextLibrary(locale)];
  await texts.ensure(locale, ["common", "launcher"]);
  root.render(<StartFailure locale={locale} texts={texts} reason={reason} />);
}

/** Fonts that miss the first paint are not used at all, and a launcher page stays open for hours. */
function fetchFonts(locale: string): void {
  document.fonts.load(`1em ${FONTS}`, `A${LETTERS[locale] ?? ""}`).catch(() => undefined);
}

async function start(): Promise<void> {
  const root = createRoot(document, { onCaughtError: reportCaughtError });
  const sources = {
    query: readQuery(location),
    preferences: readRequestPreferences(attempt(() => document.cookie) ?? "", navigator.languages.join(",")),
    page: { locale: document.documentElement.lang, country: document.documentElement.dataset.country ?? null },
    storedLocale: createBrowserKeyValueStorage().read(STORED_LOCALE_KEY),
  };
  const locale = visitLocaleOf(sources);
  fetchFonts(locale);
  // A launcher may send its first command as soon as the page is open: the inbox buffers it until it can be handled.
  const inbox = createLauncherInbox(window, createConsoleLogger());
  const read = await fetchConfiguration();
  if (!read.ok) return showFailure(root, locale, read.failure);
  const configuration = read.value;
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join("");
  addPolicy(document, launcherPolicy(configuration, nonce));

  const visit = createVisitStore(visitOf(sources, "launcher", configuration, null));
  const { basePath } = configuration;
  const queryClient = createQueryClient();
  const ports = composeLauncher({
    inbox,
    configuration,
    visit,
    readPreserviceGames: () => findPreserviceGames(queryClient, { visit }),
    documentAddressOf: (path) => `${location.pathname}#${removeBasePath(path, basePath) ?? path}`,
  });
  // The player counts as a guest while the session check fails; the page repeats the check.
  const check = await ports.session.check(null);
  if (check.ok)
    visit.change({
      ...(check.value.user !== null && visitOf(sources, "launcher", configuration, check.value.user)),
      announced: check.value.config,
    });

  loadPageSnapshot(ports.tabStorage, visit.get().user?.userId ?? null, readLayerEntry(window.history.state));
  watchCodeFailures((error, code) => noteCodeFailure(error, code, ports.tabStorage));
  const history = createPageHistory(() => createBundleHistory(basePath));
  const context: ScreenContext = {
    ports,
    queryClient,
    texts: createTextLibrary(visit.get().locale, ports),
    visit,
    ...watchPace(history),
  };
  const { envName: environment, network, region, gameCode } = configuration;
  const { pathname } = history.location;
  const target = redirectOf(removeBasePath(pathname, basePath) ?? pathname, {
    shell: "launcher",
    environment,
    network,
    region,
    gameCode,
    hasTestTools: false,
  });
  if (target !== null) history.replace(addBasePath(target, basePath));

  const router = createAppRouter({ context, history });
  root.render(
    <>
      <meta property="csp-nonce" nonce={nonce} content={nonce} />
      <RouterProvider router={router} />
    </>,
  );
  followPlainLinks({ page: window, basePath, push: (path) => history.push(path) });
  visit.whenPageShown(() => {
    retryUntilLoaded(() => import("./features.idle.ts"), {
      onLoaded: ({ startIdleFeatures }) => startIdleFeatures(router),
    });
  });
}

// Not awaited: see `web.tsx`.
start().catch(reportError);
