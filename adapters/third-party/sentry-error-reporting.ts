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

/** Addresses tell where a player was, and ids and searches in them; those of scripts of a build tell nobody anything. */
const ADDRESS = /\b\w+:\/\/[^\s"'`<>)]+/g;
const SCRIPT = /\/[\w.-]+\.m?js$/;
const MAIL_ADDRESS = /[^\s"'`<>]+@[^\s"'`<>]+/g;

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, "");

/** An address if it is that of a script, without its query. What stands in the page itself has the address of the page. */
const scriptOf = (address: string): string => {
  const plain = withoutQuery(address);
  return SCRIPT.test(plain) ? plain : "(an address)";
};

/** Words of an error without what could name a player or their place. */
const withoutNames = (words: string): string =>
  words.replace(ADDRESS, scriptOf).replace(MAIL_ADDRESS, "(a mail address)");

const withoutPlaces = ({ stacktrace, ...exception }: Exception): Exception => ({
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
 * Errors to a service that speaks Sentry's protocol. What is sent is the error with its stack, environment and release: neither
 * who met it, nor where, nor what they did before. Addresses of pages and mail addresses in its words are left out.
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
    // Else the service is told to note the network address that a report comes from.
    dataCollection: { userInfo: false },
    beforeSend: ({ request: _place, user: _player, breadcrumbs: _steps, extra: _fields, exception, ...event }) => ({
      ...event,
      ...(exception?.values && { exception: { values: exception.values.map(withoutPlaces) } }),
    }),
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
