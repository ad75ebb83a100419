import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from "@sentry/browser";
import type { ErrorReporting } from "#core/ports/error-reporting.ts";

/** Reports under way at most; further ones are dropped (specification, section 9). */
const BUFFER_SIZE = 30;
/** Causes of an error that are told with it (specification, section 9). */
const LINKED_CAUSES = 5;

export interface SentryErrorReportingOptions {
  /** Address of the project, with its public key. */
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
}

/**
 * Errors to a service that speaks Sentry's protocol. What is sent is the error with its stack, environment and release: neither
 * who met it, nor where, nor what they did before.
 */
export function createSentryErrorReporting({ dsn, environment, release }: SentryErrorReportingOptions): ErrorReporting {
  const client = new BrowserClient({
    dsn,
    environment,
    release,
    transport: makeFetchTransport,
    transportOptions: { bufferSize: BUFFER_SIZE },
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration({ limit: LINKED_CAUSES }), dedupeIntegration()],
    sendClientReports: false,
    beforeSend: ({ request: _place, user: _player, breadcrumbs: _steps, ...event }) => event,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return {
    report: (error) => {
      scope.captureException(error);
    },
  };
}
