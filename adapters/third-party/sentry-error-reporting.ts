import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  type Exception,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from "@sentry/browser";
import type { ErrorReporting } from "#core/ports/error-reporting.ts";

/** Maximum number of pending reports; further ones are dropped (Spec §9). */
const BUFFER_SIZE = 30;
/** Maximum number of reported causes of an error (Spec §9). */
const LINKED_CAUSES = 5;

export interface SentryErrorReportingOptions {
  /** Address of the project, with its public key. */
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
}

/** Addresses reveal visited pages, ids and searches; addresses of build scripts are harmless. */
const ADDRESS = /\b\w+:\/\/[^\s"'`<>)]+/g;
const SCRIPT = /\/[\w.-]+\.m?js$/;
const MAIL_ADDRESS = /[^\s"'`<>]+@[^\s"'`<>]+/g;

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, "");

/** Address of a script without its query. Inline scripts have the address of the page. */
const scriptOf = (address: string): string => {
  const plain = withoutQuery(address);
  return SCRIPT.test(plain) ? plain : "(an address)";
};

/** Message of an error without data that could identify a player or page. */
const withoutNames = (words: string): string =>
  words.replace(ADDRESS, scriptOf).replace(MAIL_ADDRESS, "(a mail address)");

const withoutStackTrace = ({ stacktrace, ...exception }: Exception): Exception => ({
  ...exception,
  value: withoutNames(exception.value ?? ""),
  ...(stacktrace && {
    stacktrace: {
      ...stacktrace,
      frames: stacktrace.frames?.map((frame) => ({ ...frame, filename: scriptOf(frame.filename ?? "") })) ?? [],
    },
  }),
});

/**
 * Reports errors to a service with Sentry's protocol: the error with its stack, environment and release, without
 * player, page or previous steps. Page addresses and mail addresses are removed from messages.
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
    // Otherwise the service would store the IP address of a report.
    dataCollection: { userInfo: false },
    beforeSend: ({ request: _place, user: _player, breadcrumbs: _steps, extra: _fields, exception, ...event }) => ({
      ...event,
      ...(exception?.values && { exception: { values: exception.values.map(withoutStackTrace) } }),
    }),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return {
    report: (error, tags = {}) => {
      const ownScope = scope.clone();
      ownScope.setTags(tags);
      ownScope.captureException(error);
    },
  };
}
