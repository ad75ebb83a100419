import { Hono } from "hono";
import type { ServerLogger } from "#adapters/logging/pino-logger.ts";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { WorkRefused } from "#adapters/workers/work-refused.ts";
import type { CredentialConfiguration } from "#core/catalogue/filter-by-credential.ts";
import type { Environment } from "#core/configuration/runtime-configuration.ts";
import { accountCalls } from "./api/account-calls.ts";
import { accountCountryCalls } from "./api/account-country-calls.ts";
import { achievementCalls } from "./api/achievement-calls.ts";
import { articleCalls } from "./api/article-calls.ts";
import { boardToolCalls } from "./api/board-tool-calls.ts";
import { cartCalls } from "./api/cart-calls.ts";
import { commentCalls } from "./api/comment-calls.ts";
import { communityCalls } from "./api/community-calls.ts";
import { contentCalls } from "./api/content-calls.ts";
import { serveControls } from "./api/control-pages.ts";
import { couponCalls } from "./api/coupon-calls.ts";
import { favoriteCalls } from "./api/favorite-calls.ts";
import { gameCalls } from "./api/game-calls.ts";
import { giftCalls } from "./api/gift-calls.ts";
import { goodsCalls } from "./api/goods-calls.ts";
import { serveLive } from "./api/live-streams.ts";
import { logCalls } from "./api/log-calls.ts";
import { miniGameCalls } from "./api/mini-game-calls.ts";
import { serveMiniGame } from "./api/mini-game-pages.ts";
import { newsCalls } from "./api/news-calls.ts";
import { notificationCalls } from "./api/notification-calls.ts";
import { serveOpenapi } from "./api/openapi-pages.ts";
import { orderCalls } from "./api/order-calls.ts";
import { servePayments } from "./api/payment-pages.ts";
import { preInstallCalls } from "./api/pre-install-calls.ts";
import { reviewCalls } from "./api/review-calls.ts";
import { rewardCalls } from "./api/reward-calls.ts";
import { sessionCalls } from "./api/session-calls.ts";
import { isSignInPath, refuseSignIn, serveSignIn } from "./api/sign-in-pages.ts";
import { serveSignOut } from "./api/sign-out-pages.ts";
import { staticBoardCalls } from "./api/static-board-calls.ts";
import { storyCalls } from "./api/story-calls.ts";
import type { SeedContent } from "./content/content-types.ts";
import { defaultContent } from "./content/default-content.ts";
import type { Database } from "./database/database.ts";
import { createBreachLookup } from "./domain/accounts/breached-passwords.ts";
import { createPasswordCheck } from "./domain/accounts/check-password.ts";
import { closeReadyAccounts, reopenReadyAccounts } from "./domain/accounts/close-ready-accounts.ts";
import { readFacets, readTitleLocales } from "./domain/catalogue/facets.ts";
import { readLabels } from "./domain/catalogue/label-book.ts";
import { GameReader } from "./domain/catalogue/load-games.ts";
import { GoodsReader } from "./domain/catalogue/load-goods.ts";
import { createPriceBook } from "./domain/catalogue/price-book.ts";
import { remember } from "./domain/catalogue/remembered.ts";
import { readServices } from "./domain/catalogue/service-book.ts";
import { createFavoriteWatch } from "./domain/commerce/favorite-watch.ts";
import { createControls, noControls } from "./domain/controls/controls.ts";
import { createLiveHub } from "./domain/live/live-hub.ts";
import { createPictureLibrary } from "./domain/media/picture-library.ts";
import { serveBoardImages } from "./domain/media/serve-board-images.ts";
import { serveMedia } from "./domain/media/serve-media.ts";
import { type CollectNews, createNewsCollector } from "./domain/notifications/collect-news.ts";
import { createNewsRounds } from "./domain/notifications/news-rounds.ts";
import { rewriteStoredSearch } from "./domain/search/rewrite-stored-search.ts";
import { createSessionCookie } from "./domain/session/session-cookie.ts";
import type { BackendEnvironment } from "./http/backend-environment.ts";
import type { CallHandlers } from "./http/call-handler.ts";
import { CallRefusal } from "./http/call-refusal.ts";
import type { Connection } from "./http/connection.ts";
import { crossOriginHeaders, preflightAnswer } from "./http/cross-origin.ts";
import { errorAnswer, refusalOfFailure } from "./http/error-answer.ts";
import { requireCleanHeaders } from "./http/header-hygiene.ts";
import { logRefusals, reasonOf } from "./http/log-refusals.ts";
import { accountOrNetwork, limitRate, networkOfRequest, type RateLimitInput } from "./http/rate-limit.ts";
import { traceIdOf } from "./http/request-scope.ts";
import { requireSameOrigin } from "./http/same-origin.ts";
import { serveCalls } from "./http/serve-calls.ts";
import { createSharedAnswers } from "./http/shared-answers.ts";
import { createSharedCounts } from "./http/shared-counts.ts";
import { seedDatabase } from "./seed/seed-database.ts";
import type { PageAddresses, PageTexts, RateLimits, Services } from "./services.ts";
import type { BackendWork } from "./work.ts";

/** Maximum age of the catalogue's facets and labels after a change. */
const CATALOGUE_FRESH_MS = 60_000;

/** Everything at the origin of the backend. */
const OWN_ADDRESSES: PageAddresses = { store: "/", signIn: "/login", sso: "/sso", returnOrigins: [] };

const DEFAULT_RATE_LIMITS: RateLimits = { reads: 6_000, writes: 300, signIns: 30 };

export interface ReferenceBackendOptions {
  readonly database: Database;
  /** Real time in milliseconds since 1970; the controls shift it. */
  readonly clock: { now(): number };
  /** Time that nothing shifts, in milliseconds from any beginning, by which answers that guests share grow old. */
  readonly elapsedMs?: () => number;
  readonly environment: Environment;
  readonly pageTexts: PageTexts;
  /** Folder with `pictures.json` and `pictures/`. */
  readonly picturesRoot: string;
  /** Worker threads for expensive tasks; the host closes them after the backend. */
  readonly work: BackendWork;
  readonly logger: ServerLogger;
  /** Address of a range API by which breached passwords are looked up, e.g. `https://api.pwnedpasswords.com/range`. */
  readonly breachedPasswordsApi?: string | null;
  readonly defaultCountryCode?: string;
  /** Games that need a credential, and the accounts that have access without one; none if absent. */
  readonly access?: CredentialConfiguration;
  /** Hosts whose pages may be opened signed in, with their subdomains. */
  readonly ownedDomains?: readonly string[];
  /** Origins beside the backend's own whose pages may use it as their players, e.g. `https://store.example.com`. */
  readonly allowedOrigins?: readonly string[];
  /** Where players find pages of other parts of the publisher; at the backend's own origin if absent. */
  readonly addresses?: Partial<PageAddresses>;
  /** Cookie domain for hosts that share a player's session; without it every host has its own session. */
  readonly sessionDomain?: string;
  /** Whether pages of other origins may show pictures: launcher builds, or a host of its own for static files. */
  readonly sharesPictures?: boolean;
  readonly rateLimits?: Partial<RateLimits>;
  /** Content for an empty database; the store's own if absent. */
  readonly content?: SeedContent;
}

export interface ReferenceBackend {
  /**
   * Answers a request to one of the publisher's paths. Until a player signs in, requests are limited by
   * `clientAddress`; without it they come from this process and are not limited. Rejects only when an injected fault
   * drops the connection and the host has not provided a way to do so.
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /**
   * State key of guest answers: it changes when this process writes or when the test controls change. `null` while
   * faults or maintenance are injected, which must affect each request, and while the database is down.
   */
  guestState(): Promise<string | null>;
  /** Runs one round of notifications for players with open pages. */
  lookForNews(): Promise<void>;
  /** From now on looks for it every minute, until the backend closes. */
  startNewsRounds(): void;
  /** Ends long-lived responses, so that a server can close; their pages reconnect. */
  endStreams(): void;
  /** Stops timers and closes the database. */
  close(): Promise<void>;
}

/** The publisher API on a database, which is filled at its first start. */
export async function createReferenceBackend(options: ReferenceBackendOptions): Promise<ReferenceBackend> {
  const { database, clock, logger } = options;
  const isLive = options.environment === "live";
  const { content } = options;
  await seedDatabase(database, {
    content: content === undefined ? defaultContent : () => content,
    now: new Date(clock.now()),
    withReadyAccounts: !isLive,
  });
  await rewriteStoredSearch(database);
  const counts = createSharedCounts({ database, clock, logger });
  const closedAccounts = isLive ? await closeAccounts(database, logger) : new Set<string>();
  if (!isLive) await reopenReadyAccounts(database.queries);
  const services: Services = {
    database,
    counts,
    clock,
    controls: isLive ? noControls : createControls(database),
    environment: options.environment,
    defaultCountryCode: options.defaultCountryCode ?? "US",
    access: options.access ?? { credentialGames: {}, credentialExceptionGames: {} },
    ownedDomains: options.ownedDomains ?? [],
    allowedOrigins: options.allowedOrigins ?? [],
    addresses: { ...OWN_ADDRESSES, ...options.addresses },
    sessionCookie: createSessionCookie(options.sessionDomain),
    closedAccounts,
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
    signIns: limitBy("sign-ins", rateLimits.signIns, { keyOf: networkOfRequest, refuse: refuseSignIn(services) }),
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
    if (failure instanceof WorkRefused && isSignInPath(context.req.path)) return refuseSignIn(services)(context);
    const refusal = refusalOfFailure(failure);
    const { traceId } = context.var;
    context.set("refusalReason", reasonOf(refusal));
    if (refusal.status === 500 || refusal.code === "UNAVAILABLE") {
      logger.error("A call failed", { traceId, path: context.req.path, failure: describeFailure(failure) });
    }
    return errorAnswer(refusal, traceId);
  });
  app.notFound((context) =>
    errorAnswer(new CallRefusal(404, "NOT_FOUND", "There is nothing at this address."), context.var.traceId),
  );

  // Before the calls, since it guards one of them.
  serveSignOut(app, services);
  const answers = createSharedAnswers(options.elapsedMs);
  const { handlers, collectNews } = createCallHandlers(services);
  serveCalls(app, services, {
    answers,
    handlers,
    limitReads: limits.reads,
    limitWrites: limits.writes,
  });
  const readNow = async () => new Date(clock.now() + (await services.controls.read()).clockOffsetMs);
  const live = serveLive(app, services, { hub: createLiveHub(database), readNow, limit: limits.reads });
  const rounds = createNewsRounds({ listeners: live.listeners, collect: collectNews, readNow, logger });
  serveSignIn(app, services, limits.signIns);
  servePayments(app, services, limits.payments);
  const sharesPictures = options.sharesPictures ?? services.allowedOrigins.length > 0;
  serveMedia(app, services.pictures, sharesPictures);
  serveBoardImages(app, services, sharesPictures);
  serveMiniGame(app, services);
  serveOpenapi(app);
  if (!isLive) serveControls(app, services);

  return {
    fetch: async (request, { clientAddress, drop } = {}) => {
      let isDropped = false;
      const answer = await app.fetch(request, {
        clientAddress,
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
    startNewsRounds: () => rounds.start(),
    endStreams: () => live.end(),
    close: async () => {
      live.end();
      await rounds.stop();
      counts.close();
      await database.close();
    },
  };
}

async function closeAccounts({ queries }: Database, logger: ServerLogger): Promise<ReadonlySet<string>> {
  const { ids, found } = await closeReadyAccounts(queries);
  if (found > 0) {
    logger.warn("The database was used in a test environment: its ready accounts cannot sign in here", { found });
  }
  return ids;
}

function createCallHandlers(services: Services): {
  readonly handlers: CallHandlers;
  readonly collectNews: CollectNews;
} {
  const { queries } = services.database;
  const labels = remember(() => readLabels(queries), CATALOGUE_FRESH_MS);
  const catalogue = {
    services,
    labels,
    games: new GameReader(
      queries,
      services.pictures,
      labels,
      remember(() => readServices(queries), CATALOGUE_FRESH_MS),
    ),
    facets: remember(() => readFacets(queries), CATALOGUE_FRESH_MS),
    prices: createPriceBook(queries),
    titleLocales: remember(() => readTitleLocales(queries), CATALOGUE_FRESH_MS),
  };
  const goods = new GoodsReader(queries, services.pictures);
  const watch = createFavoriteWatch({ queries, games: catalogue.games, goods, access: services.access });
  const collectNews = createNewsCollector(queries, watch);
  const handlers = {
    ...gameCalls(catalogue),
    ...goodsCalls(services, goods),
    ...favoriteCalls(catalogue, goods, watch),
    ...cartCalls(services),
    ...achievementCalls(services),
    ...reviewCalls(services),
    ...preInstallCalls(services),
    ...couponCalls(services),
    ...giftCalls(services),
    ...rewardCalls(services),
    ...miniGameCalls(services),
    ...orderCalls(services),
    ...contentCalls(services),
    ...sessionCalls(services),
    ...accountCountryCalls(services),
    ...accountCalls(services),
    ...logCalls(),
    ...newsCalls(services),
    ...communityCalls(services),
    ...articleCalls(services),
    ...commentCalls(services),
    ...boardToolCalls(services),
    ...notificationCalls(services, collectNews),
    ...staticBoardCalls(services),
    ...storyCalls(services),
  };
  return { handlers, collectNews };
}

/** Description of a failure for the server's log: the query and the database's message, without values of players. */
function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return "Something was thrown that is no error";
  const [message = ""] = failure.message.split("\nparams:");
  const cause = failure.cause instanceof Error ? `: ${failure.cause.message}` : "";
  return `${failure.name}: ${message}${cause}`.slice(0, 2_000);
}
