import { type ClientFailureKind, clientFailureOf } from "#core/failures/client-failure.ts";
import { isIgnoredError } from "#core/failures/is-ignored-error.ts";
import { isReportableFailure } from "#core/failures/is-reportable-failure.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import type { ErrorReporting } from "#core/ports/error-reporting.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";

/** Errors that the script of the document has buffered before the reporter loaded; see `early-script.ts`. */
interface EarlyErrors extends AbortController {
  readonly events?: readonly Event[];
  /** Reports an error like `reportCaughtError` does; part of the document, so no script has to be loaded for it. */
  readonly caught?: (error: unknown) => void;
}

declare global {
  interface Window {
    readonly earlyErrors?: EarlyErrors;
  }
}

type FailureSources = Pick<ScreenContext, "ports" | "queryClient" | "visit">;

/** Path where the server counts failures of browsers. */
const COUNTS_PATH = "/client-failures";
/** Counted failures that are sent without waiting for the end of the page. */
const MAX_UNSENT_COUNT = 20;
/** Maximum number of reports of one page; an error that repeats itself is known by then. */
const MAX_REPORTS = 30;

const KINDS_BY_EVENT: Readonly<Record<string, ClientFailureKind>> = {
  error: "script",
  unhandledrejection: "promise",
  caughterror: "render",
};

const errorOf = (event: Event): unknown => ("reason" in event ? event.reason : "error" in event ? event.error : null);

/** The service of the deployment; its client is fetched with the first error. */
async function openErrorReporting(dsn: string, environment: string, release: string): Promise<ErrorReporting> {
  const { createSentryErrorReporting } = await import("#adapters/third-party/sentry-error-reporting.ts");
  return createSentryErrorReporting({ dsn, environment, release });
}

const loadTagReader = loadOnce(() => import("./read-report-tags.ts"));

/** Tags of the page's condition; none if their code does not load. */
async function readTags(context: FailureSources): Promise<Readonly<Record<string, string>>> {
  try {
    const { readReportTags } = await loadTagReader();
    return readReportTags(context);
  } catch {
    return {};
  }
}

/**
 * Observes failures of this page: uncaught errors, parts that could not be shown, failed requests. The server counts
 * them all; unexpected ones go to the error-reporting service if one is configured.
 */
export function watchFailures({ ports, queryClient, visit }: FailureSources, openService = openErrorReporting): void {
  const { basePath, clientVersion, envName, errorReportingDsn, purpleDomain } = ports.configuration;
  // The pages of a launcher build come from a file server, which counts nothing.
  const isCounted = purpleDomain === location.origin;
  let counts: Partial<Record<ClientFailureKind, number>> = {};
  const loadService = loadOnce(() => openService(errorReportingDsn, envName, clientVersion));
  let reports = 0;

  const sendCounts = () => {
    if (isCounted && Object.keys(counts).length > 0) {
      navigator.sendBeacon(addBasePath(COUNTS_PATH, basePath), JSON.stringify(counts));
    }
    counts = {};
  };
  const count = (kind: ClientFailureKind) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (Object.values(counts).reduce((sum, number) => sum + number) >= MAX_UNSENT_COUNT) sendCounts();
  };
  const report = (error: unknown) => {
    if (errorReportingDsn === "" || reports >= MAX_REPORTS) return;
    const failure = failureOf(error);
    if (failure !== null && !isReportableFailure(failure, envName)) return;
    if (error instanceof Error && isIgnoredError(error, envName)) return;
    reports += 1;
    Promise.all([loadService(), readTags({ ports, queryClient, visit })]).then(
      ([service, tags]) => service.report(error, tags),
      // The next error loads the client again.
      () => undefined,
    );
  };
  const onFailure = (event: Event) => {
    const error = errorOf(event);
    // Events without an error are ignored: failed pictures, and errors in scripts of other companies.
    if (!error) return;
    count(KINDS_BY_EVENT[event.type] ?? "script");
    report(error);
  };
  const onRequestError = (error: unknown) => {
    const failure = failureOf(error);
    if (failure === null) return;
    count(clientFailureOf(failure));
    report(error);
  };

  window.earlyErrors?.abort();
  window.earlyErrors?.events?.forEach(onFailure);
  for (const type of Object.keys(KINDS_BY_EVENT)) addEventListener(type, onFailure);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") onRequestError(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") onRequestError(event.action.error);
  });
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && sendCounts());
}
