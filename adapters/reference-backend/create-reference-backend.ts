import { Hono } from "hono";
import { isForPage } from "#adapters/http/is-for-page.ts";
import type { ServerLogger } from "#adapters/logging/pino-logger.ts";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { WorkRefused } from "#adapters/workers/work-refused.ts";
import type { CredentialConfiguration } from "#core/catalogue/filter-by-credential.ts";
import type { Environment } from "#core/configuration/runtime-configuration.ts";
import { createCallHandlers } from "./api/call-handlers.ts";
import { serveControls } from "./api/control-pages.ts";
import { createFormLimit, refuseForm } from "./api/limited-forms.ts";
import { serveLive } from "./api/live-streams.ts";
import { serveMails } from "./api/mail-pages.ts";
import { serveMiniGame } from "./api/mini-game-pages.ts";
import { serveOpenapi } from "./api/openapi-pages.ts";
import { failurePage } from "./api/pages/failure-page.ts";
import { voiceOfLocale } from "./api/pages/page-voice.ts";
import { servePayments } from "./api/payment-pages.ts";
import { servePlayerControls } from "./api/player-controls.ts";
import { isSignInPath, serveSignIn } from "./api/sign-in-pages.ts";
import { addressesOf } from "./api/sign-in-steps.ts";
import { serveSignOut } from "./api/sign-out-pages.ts";
import { defaultContent } from "./content/default-content.ts";
import type { ContentSource } from "./content/load-content.ts";
import type { Database } from "./database/database.ts";
import { eraseDueAccounts } from "./domain/accounts/account-closure.ts";
import { createBreachLookup } from "./domain/accounts/breached-passwords.ts";
import { createPasswordCheck } from "./domain/accounts/check-password.ts";
import { closeReadyAccounts, reopenReadyAccounts } from "./domain/accounts/close-ready-accounts.ts";
import { foldNicknames } from "./domain/accounts/fold-nicknames.ts";
import { createPasskeyRealm } from "./domain/accounts/passkey-realm.ts";
import { createControls, noControls } from "./domain/controls/controls.ts";
import type { Mail, Mailer } from "./domain/emails/mail.ts";
import { createMailQueue } from "./domain/emails/mail-queue.ts";
import { storeMail } from "./domain/emails/stored-mails.ts";
import { createLiveHub } from "./domain/live/live-hub.ts";
import { GUEST_ANSWERS_TOPIC, publishTopics } from "./domain/live/live-topics.ts";
import { createPictureLibrary } from "./domain/media/picture-library.ts";
import { serveBoardImages } from "./domain/media/serve-board-images.ts";
import { serveMedia } from "./domain/media/serve-media.ts";
import { createNewsRounds } from "./domain/notifications/news-rounds.ts";
import { rewriteStoredSearch } from "./domain/search/rewrite-stored-search.ts";
import { createSessionCookie } from "./domain/session/session-cookie.ts";
import type { BackendEnvironment } from "./http/backend-environment.ts";
import { CallRefusal } from "./http/call-refusal.ts";
import type { Connection } from "./http/connection.ts";
import { crossOriginHeaders, preflightAnswer } from "./http/cross-origin.ts";
import { errorAnswer, refusalOfFailure } from "./http/error-answer.ts";
import { requireCleanHeaders } from "./http/header-hygiene.ts";
import { createHeavyReads } from "./http/heavy-reads.ts";
import { logRefusals, reasonOf } from "./http/log-refusals.ts";
import { accountOrNetwork, limitRate, networkOfRequest, type RateLimitInput } from "./http/rate-limit.ts";
import { traceIdOf } from "./http/request-scope.ts";
import { requireSameOrigin } from "./http/same-origin.ts";
import { serveCalls } from "./http/serve-calls.ts";
import { createSharedAnswers } from "./http/shared-answers.ts";
import { createSharedCounts } from "./http/shared-counts.ts";
import { hasTestTools } from "./http/test-tools.ts";
import { repeatRounds } from "./repeat-rounds.ts";
import { logSecurityEvent } from "./security-log.ts";
import { seedDatabase } from "./seed/seed-database.ts";
import type { PageAddresses, PageTexts, RateLimits, Services } from "./services.ts";
import type { BackendWork } from "./work.ts";

/** Between two looks for closed accounts whose time is over. Each process looks; each account is deleted once. */
const ERASURE_PAUSE_MS = 10 * 60_000;

/** Everything at the origin of the backend. */
const OWN_ADDRESSES: PageAddresses = { store: "/", signIn: "/login", sso: "/sso", returnOrigins: [] };

const DEFAULT_RATE_LIMITS: RateLimits = { reads: 6_000, writes: 300, signIns: 120, registrations: 30 };

export interface ReferenceBackendOptions {
  readonly database: Database;
  /** Real time in milliseconds since 1970; the controls shift it. */
  readonly clock: { now(): number };
  /** Time that nothing shifts, in milliseconds from any beginning, by which what is kept in memory grows old. */
  readonly elapsedMs?: () => number;
  readonly environment: Environment;
  /** Turns the test tools on in a browser (`http/test-tools.ts`); without it, and on live, there are none. */
  readonly testToolsToken?: string | null;
  readonly pageTexts: PageTexts;
  /** Folder with `pictures.json` and `pictures/`. */
  readonly picturesRoot: string;
  /** Worker threads for expensive tasks; the host closes them after the backend. */
  readonly work: BackendWork;
  readonly logger: ServerLogger;
  /** Address of a range API by which breached passwords are looked up, e.g. `https://api.pwnedpasswords.com/range`. */
  readonly breachedPasswordsApi?: string | null;
  /** Server that mails are sent by. Test environments show every mail on a page as well, also without one. */
  readonly mailer?: Mailer | null;
  readonly defaultCountryCode?: string;
  /** Games that need a credential, and the accounts that have access without one; none if absent. */
  readonly access?: CredentialConfiguration;
  /** Hosts whose pages may be opened signed in, with their subdomains. */
  readonly ownedDomains?: readonly string[];
  /** Names of the store, each in one script, which players cannot use to pass for its staff; none by default. */
  readonly storeNames?: readonly string[];
  /** Tokens in the user agent of the mobile app; none by default. */
  readonly appMarks?: readonly string[];
  /** Origins beside the backend's own whose pages may use it as their players, e.g. `https://store.example.com`. */
  readonly allowedOrigins?: readonly string[];
  /** Where players find pages of other parts of the publisher; at the backend's own origin if absent. */
  readonly addresses?: Partial<PageAddresses>;
  /** Cookie domain for hosts that share a player's session; without it every host has its own session. */
  readonly sessionDomain?: string;
  /** Whether pages of other origins may show pictures: launcher builds, or a host of its own for static files. */
  readonly sharesPictures?: boolean;
  readonly rateLimits?: Partial<RateLimits>;
  /** Published content, which each start applies to the database; the default content if absent. */
  readonly content?: ContentSource;
}

export interface ReferenceBackend {
  /**
   * Answers a request to one of the publisher's paths. Until a player signs in, requests are limited by
   * `clientAddress`; without it they come from this process and are not limited. Rejects only when an injected fault
   * drops the connection and the host has not provided a way to do so.
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /**
   * State key of guest answers: it changes when a process writes or when the test controls change. `null` while
   * faults or maintenance are injected, which must affect each request, and while the database is down.
   */
  guestState(): Promise<string | null>;
  /** Runs one round of notifications for players with open pages. */
  lookForNews(): Promise<void>;
  /** Deletes the closed accounts whose time is over; how many. */
  deleteClosedAccounts(): Promise<number>;
  /** From now on does both again and again, until the backend closes. */
  startRounds(): void;
  /** Ends long-lived responses, so that a server can close; their pages reconnect. */
  endStreams(): void;
  /** Stops timers and closes the database. */
  close(): Promise<void>;
}

/** The publisher API on a database, which is filled at its first start. */
export async function createReferenceBackend(options: ReferenceBackendOptions): Promise<ReferenceBackend> {
  const { database, clock, logger } = options;
  const isLive = options.environment === "live";
  await seedDatabase(database, {
    content: options.content ?? defaultContent,
    now: new Date(clock.now()),
    withReadyAccounts: !isLive,
  });
  await rewriteStoredSearch(database);
  await foldNicknames(database.queries);
  const counts = createSharedCounts({ database, clock, logger });
  const closedAccounts = isLive ? await closeAccounts(database, logger) : new Set<string>();
  if (!isLive) await reopenReadyAccounts(database.queries);
  const { mailer = null } = options;
  const mails =
    isLive && mailer === null
      ? null
      : createMailQueue({ deliver: deliverer({ database, clock, mailer, isLive }), logger });
  if (mails === null) {
    logger.warn("SMTP_URL is missing: e-mail addresses and the recovery of passwords are not offered");
  }
  const addresses = { ...OWN_ADDRESSES, ...options.addresses };
  const allowedOrigins = options.allowedOrigins ?? [];
  const services: Services = {
    database,
    counts,
    heavyReads: createHeavyReads(),
    clock,
    controls: isLive ? noControls : createControls(database, options.elapsedMs),
    environment: options.environment,
    defaultCountryCode: options.defaultCountryCode ?? "US",
    access: options.access ?? { credentialGames: {}, credentialExceptionGames: {} },
    ownedDomains: options.ownedDomains ?? [],
    storeNames: options.storeNames ?? [],
    appMarks: options.appMarks ?? [],
    allowedOrigins,
    addresses,
    sessionCookie: createSessionCookie(options.sessionDomain),
    closedAccounts,
    hasTestTools: testToolsOf(options),
    rateLimits: { ...DEFAULT_RATE_LIMITS, ...options.rateLimits },
    pictures: createPictureLibrary(options.picturesRoot),
    pageTexts: options.pageTexts,
    work: options.work,
    logger,
    checkPassword: createPasswordCheck(
      options.breachedPasswordsApi == null
        ? null
        : createBreachLookup({ address: options.breachedPasswordsApi, logger }),
    ),
    mails,
    passkeyRealm: createPasskeyRealm({ addresses, allowedOrigins, sessionDomain: options.sessionDomain ?? "" }),
  };

  const app = new Hono<BackendEnvironment>();
  const { rateLimits } = services;
  const limitBy = (
    name: string,
    limit: number,
    how: Pick<RateLimitInput, "keyOf" | "refuse"> & Partial<Pick<RateLimitInput, "counting">>,
  ) => limitRate({ counts, clock, name, limit, counting: "exact", ...how });
  const limits = {
    reads: limitBy("reads", rateLimits.reads, { keyOf: accountOrNetwork, counting: "blocks" }),
    writes: limitBy("writes", rateLimits.writes, { keyOf: accountOrNetwork }),
    payments: limitBy("payments", rateLimits.writes, { keyOf: networkOfRequest }),
    signIns: limitBy("sign-ins", rateLimits.signIns, {
      keyOf: (context) => context.var.formSender,
      refuse: refuseForm(services),
    }),
    registrations: limitBy("registrations", rateLimits.registrations, {
      keyOf: (context) => context.var.formSender,
      refuse: refuseForm(services),
    }),
    challenges: limitBy("passkey-challenges", rateLimits.writes, {
      keyOf: (context) => context.var.formSender,
      refuse: refuseForm(services),
    }),
  };

  app.use(async (context, next) => {
    const traceId = traceIdOf(context.req.raw);
    context.set("traceId", traceId);
    // Until the controls are read the time is the real one, so that a failure to read them has a date as well.
    context.set("now", new Date(clock.now()));
    await next();
    const { headers } = context.res;
    headers.set("Date", context.var.now.toUTCString());
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set(PUBLISHER_HEADERS.traceId, traceId);
    if (services.allowedOrigins.length > 0) headers.append("Vary", "Origin");
    for (const [name, value] of Object.entries(crossOriginHeaders(context.req.raw, services.allowedOrigins))) {
      headers.set(name, value);
    }
  });
  app.use(logRefusals(services));
  app.use((context, next) => {
    const answer = preflightAnswer(context.req.raw, services.allowedOrigins);
    return answer === null ? next() : Promise.resolve(answer);
  });
  app.use(async (context, next) => {
    const { clockOffsetMs } = await services.controls.read();
    context.set("now", new Date(clock.now() + clockOffsetMs));
    requireCleanHeaders(context.req.raw.headers);
    requireSameOrigin(context.req.raw, services.allowedOrigins);
    await next();
  });
  app.onError((failure, context) => {
    // The forms of people are answered with a page.
    if (failure instanceof WorkRefused && isSignInPath(context.req.path)) return refuseForm(services)(context);
    const refusal = refusalOfFailure(failure);
    const { traceId } = context.var;
    context.set("refusalReason", reasonOf(refusal));
    if (refusal.status === 500 || refusal.code === "UNAVAILABLE") {
      logger.error("A call failed", { traceId, path: context.req.path, failure: describeFailure(failure) });
    }
    if (refusal.status < 500 || !isForPage(context.req.raw)) return errorAnswer(refusal, traceId);
    const { status, retryAfterSeconds } = refusal;
    const { returnAddress: backAddress } = addressesOf(context, services);
    return failurePage(context.req.raw, services.pageTexts, { status, retryAfterSeconds, backAddress });
  });
  app.notFound((context) =>
    errorAnswer(new CallRefusal(404, "NOT_FOUND", "There is nothing at this address."), context.var.traceId),
  );

  // Before the calls, since it guards one of them.
  serveSignOut(app, services);
  const hub = createLiveHub(database);
  // Only one process can have a data folder of PGlite.
  const announce = async () => {
    if (database.kind === "pglite") return;
    await publishTopics(database.queries, [GUEST_ANSWERS_TOPIC]).catch((error: unknown) => {
      logger.warn("Other processes do not know of a change yet", { failure: describeFailure(error) });
    });
  };
  const answers = createSharedAnswers({ announce, elapsedMs: options.elapsedMs });
  if (database.kind === "postgres") await hub.subscribe(GUEST_ANSWERS_TOPIC, answers.forget);
  const { handlers, collectNews } = createCallHandlers(services);
  serveCalls(app, services, {
    answers,
    handlers,
    limitReads: limits.reads,
    limitWrites: limits.writes,
  });
  const readNow = async () => new Date(clock.now() + (await services.controls.read()).clockOffsetMs);
  const live = serveLive(app, services, { hub, readNow, limit: limits.reads });
  const rounds = createNewsRounds({ listeners: live.listeners, collect: collectNews, readNow, logger });
  const deleteClosedAccounts = async () => {
    const nameIn = (locale: string) => voiceOfLocale(locale, services.pageTexts).text("formerPlayer");
    const erased = await eraseDueAccounts(database.queries, { now: await readNow(), nameIn });
    for (const account of erased) logSecurityEvent(logger, { event: "account_deleted", account });
    if (erased.length > 0) {
      answers.forget();
      await announce();
    }
    return erased.length;
  };
  const erasures = repeatRounds({
    round: deleteClosedAccounts,
    pauseMs: ERASURE_PAUSE_MS,
    failureText: "No closed account could be deleted",
    logger,
  });
  serveSignIn(app, services, {
    limitForm: createFormLimit(services, limits.signIns),
    limitRegistration: createFormLimit(services, limits.registrations),
    limitChallenges: createFormLimit(services, limits.challenges),
  });
  servePayments(app, services, limits.payments);
  const sharesPictures = options.sharesPictures ?? services.allowedOrigins.length > 0;
  serveMedia(app, services.pictures, sharesPictures);
  serveBoardImages(app, services, sharesPictures);
  serveMiniGame(app, services);
  serveOpenapi(app);
  app.use("/reference/*", (context, next) =>
    services.hasTestTools(context.req.raw) ? next() : Promise.resolve(context.notFound()),
  );
  if (!isLive) {
    serveControls(app, services);
    servePlayerControls(app, services);
  }
  if (!isLive && mails !== null) serveMails(app, services, mails);

  return {
    fetch: async (request, { clientAddress, network, drop } = {}) => {
      let isDropped = false;
      const answer = await app.fetch(request, {
        clientAddress,
        network,
        drop: () => {
          isDropped = true;
        },
      });
      if (isDropped && drop === undefined) throw new TypeError("The connection was dropped, as the controls ask.");
      if (isDropped) drop?.();
      return answer;
    },
    guestState: async () => {
      const controls = await services.controls.read().catch(() => null);
      if (controls === null) return null;
      const { faults, maintenance, ...others } = controls;
      if (faults.length > 0 || maintenance !== null) return null;
      return JSON.stringify([answers.revision(), others]);
    },
    lookForNews: () => rounds.round(),
    deleteClosedAccounts,
    startRounds: () => {
      rounds.start();
      erasures.start();
    },
    endStreams: () => live.end(),
    close: async () => {
      live.end();
      await rounds.stop();
      await erasures.stop();
      await mails?.stop();
      mailer?.close();
      counts.close();
      await database.close();
    },
  };
}

/** Whether requests may use the test tools; never on live. */
function testToolsOf({ environment, testToolsToken = null }: ReferenceBackendOptions): Services["hasTestTools"] {
  const token = environment === "live" ? null : testToolsToken;
  return (request) => hasTestTools(request, token);
}

/** On live a mail is sent and kept nowhere; elsewhere it is kept for the page of mails, and sent if there is a server. */
function deliverer(input: {
  readonly database: Database;
  readonly clock: ReferenceBackendOptions["clock"];
  readonly mailer: Mailer | null;
  readonly isLive: boolean;
}): (mail: Mail) => Promise<void> {
  const { database, clock, mailer, isLive } = input;
  const stored = new WeakSet<Mail>();
  return async (mail) => {
    // Stored once, however often it is sent.
    if (!isLive && !stored.has(mail)) {
      await storeMail(database.queries, mail, new Date(clock.now()));
      stored.add(mail);
    }
    await mailer?.send(mail);
  };
}

async function closeAccounts({ queries }: Database, logger: ServerLogger): Promise<ReadonlySet<string>> {
  const { ids, found } = await closeReadyAccounts(queries);
  if (found > 0) {
    logger.warn("The database was used in a test environment: its ready accounts cannot sign in here", { found });
  }
  return ids;
}

/** Description of a failure for the server's log: the query and the database's message, without values of players. */
function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return "Something was thrown that is no error";
  const [message = ""] = failure.message.split("\nparams:");
  const cause = failure.cause instanceof Error ? `: ${failure.cause.message}` : "";
  return `${failure.name}: ${message}${cause}`.slice(0, 2_000);
}
