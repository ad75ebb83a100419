import { createNoopLauncher } from "#adapters/launcher/noop-launcher.ts";
import { createMemoryOutboxStore } from "#adapters/storage/memory-outbox-store.ts";
import { createPlainSharedStorage } from "#adapters/storage/plain-shared-storage.ts";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import type { Achievement } from "#core/achievements/achievement.ts";
import type { Game } from "#core/catalogue/game.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { type PreRegistration, preRegistrationAfter } from "#core/catalogue/pre-registration.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { NoticeSummary } from "#core/news/notice.ts";
import type { OwnGameRecord } from "#core/ports/catalogue-gateway.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import type { Ports } from "#core/ports/index.ts";
import type { AverageScore, Review, ReviewDraft } from "#core/reviews/review.ts";
import { LOCALES } from "#core/translation/locales.ts";
import { buildAverage, buildGame, instantIn, NOON, pageFrom } from "./builders.ts";

/** Data of the fake publisher; tests change it while they run. */
export interface Publisher {
  game: Game;
  goods: Goods[];
  reviews: Review[];
  own: Review | null;
  record: OwnGameRecord;
  average: AverageScore;
  preInstallStatus: number;
  preRegistration: PreRegistration;
  preRegisteredGames: readonly string[];
  achievements: Achievement[];
  notices: NoticeSummary[];
  /** Failures by call, e.g. `postReview`, each used once in turn. */
  failures: Map<string, RequestFailure[]>;
  /** The post arrives although its answer is lost. */
  arrivesAnyway: boolean;
  /** Every call in order, with its input. */
  readonly calls: { readonly name: string; readonly input?: unknown }[];
}

export function createPublisher(change: Partial<Publisher> = {}): Publisher {
  return {
    game: buildGame(),
    goods: [],
    reviews: [],
    own: null,
    record: {
      gameCode: "tl",
      owned: true,
      preRegistered: false,
      canReview: true,
      reviewRefusal: null,
      playMinutes: 90,
    },
    average: buildAverage(),
    preInstallStatus: 0,
    preRegistration: { count: 0, isRegistered: false, isNotified: false },
    preRegisteredGames: [],
    achievements: [],
    notices: [],
    failures: new Map(),
    arrivesAnyway: false,
    calls: [],
    ...change,
  };
}

export function failNext(publisher: Publisher, call: string, ...failures: readonly RequestFailure[]): void {
  publisher.failures.set(call, [...(publisher.failures.get(call) ?? []), ...failures]);
}

export const NO_ANSWER: RequestFailure = { kind: "timeout", timeoutMs: 5_000 };

export function refusal(status: number, details: unknown = null, code: string | null = null): RequestFailure {
  return { kind: "status", status, code, message: "", traceId: null, details, retryAfterSeconds: null };
}

const CONFIGURATION: RuntimeConfiguration = {
  ...DEFAULT_CONFIGURATION,
  gameOrderList: "",
  gameCode: {},
  gameCodeGroup: {},
  purpleDomain: "https://store.example",
  credentialGames: {},
  allowedCountries: ["US", "KR"],
  shellMarks: { launcherBridge: "", app: [], chat: [] },
  clientVersion: "1.0.0",
  services: {
    purple: "",
    contentAdmin: "",
    notifications: "",
    community: "",
    staticBoard: "",
    news: "",
    story: "",
    logCollector: "",
    payment: "/pay",
    miniGame: "/mini-game",
    sso: "/sso",
  },
  keepsPages: false,
  operators: {},
};

const storageOf = (stored: Map<string, string>): KeyValueStorage => ({
  read: (key) => stored.get(key) ?? null,
  write: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
  clear: (kept) => {
    for (const key of [...stored.keys()]) if (!kept.includes(key)) stored.delete(key);
  },
});

const unused = () => Promise.reject(new Error("not part of this test"));

/** A port with these calls; all others are rejected. */
const portOf = <Port extends object>(calls: Partial<Port> = {}): Port =>
  new Proxy(calls as Port, { get: (known, name) => Reflect.get(known, name) ?? unused });

/** Ports that answer from `publisher`; storage in memory, a fixed clock, counting identifiers. */
export function createFakePorts(publisher = createPublisher(), stored = new Map<string, string>()): Ports {
  let identifiers = 0;
  const answer = <Value>(name: string, value: () => Value, input?: unknown): Promise<Result<Value>> => {
    publisher.calls.push(input === undefined ? { name } : { name, input });
    const failure = publisher.failures.get(name)?.shift();
    return Promise.resolve(failure === undefined ? succeed(value()) : fail(failure));
  };
  const changePreRegistration = (isNotified: boolean | null) => {
    publisher.preRegistration = preRegistrationAfter(publisher.preRegistration, isNotified);
    return publisher.preRegistration;
  };
  const write = (draft: ReviewDraft): Review => {
    const review: Review = {
      ...draft,
      id: "own",
      isDeleted: false,
      author: { id: "me", nickname: "Mina", avatar: "" },
      language: "en",
      createdAt: instantIn(0),
      updatedAt: instantIn(0),
      helpfulCount: 0,
      unhelpfulCount: 0,
      myVote: false,
      isMine: true,
    };
    publisher.own = review;
    return review;
  };
  return {
    configuration: CONFIGURATION,
    catalogue: {
      listGames: () => answer("listGames", () => ({ games: [], hasMore: false, nextCursor: null, total: 0 })),
      listFacets: () =>
        answer("listFacets", () => ({
          genres: [{ value: "mmorpg", label: "MMORPG", count: 3 }],
          tags: [],
          platforms: [],
          languages: [],
          ages: [],
          accessibility: [],
          stages: [],
          elsewhere: 0,
          prices: [],
        })),
      getGame: () => answer("getGame", () => publisher.game),
      getOwnGameRecord: () => answer("getOwnGameRecord", () => publisher.record),
      listGoodsOfGame: () => answer("listGoodsOfGame", () => publisher.goods),
      getGoods: (goodsId) => {
        const found = publisher.goods.find((goods) => goods.goodsId === goodsId);
        return found === undefined ? Promise.resolve(fail(refusal(404))) : answer("getGoods", () => found, goodsId);
      },
      listOffers: unused,
      suggest: unused,
      rememberRecentGame: () => answer("rememberRecentGame", () => null),
      listRecentGames: () => answer("listRecentGames", () => []),
      forgetRecentGames: () => answer("forgetRecentGames", () => null),
    },
    reviews: {
      getAverage: () => answer("getAverage", () => publisher.average),
      list: (_gameCode, query) =>
        answer(
          "listReviews",
          () => {
            const { page: reviews, ...more } = pageFrom(publisher.reviews, query.cursor);
            return { reviews, ...more };
          },
          query,
        ),
      getOwn: () => answer("getOwnReview", () => publisher.own),
      post: (_gameCode, draft, idempotencyKey) => {
        if (publisher.arrivesAnyway) write(draft);
        return answer("postReview", () => write(draft), { draft, idempotencyKey });
      },
      edit: (_gameCode, reviewId, draft) => answer("editReview", () => write(draft), { reviewId, draft }),
      remove: (_gameCode, reviewId) => answer("removeReview", () => true, { reviewId }),
      restore: (_gameCode, reviewId) =>
        answer(
          "restoreReview",
          () => {
            const own = publisher.own ?? write({ content: "", score: 1, isSpoiler: false });
            publisher.own = { ...own, isDeleted: false };
            return publisher.own;
          },
          { reviewId },
        ),
      vote: (_gameCode, reviewId, helpful) =>
        answer(
          "voteForReview",
          () => {
            const count = publisher.reviews.find(({ id }) => id === reviewId)?.helpfulCount ?? 0;
            return { helpfulCount: count + (helpful ? 1 : 0), myVote: helpful };
          },
          { reviewId, helpful },
        ),
      report: (_gameCode, reviewId, report) => answer("reportReview", () => null, { reviewId, ...report }),
    },
    achievements: {
      list: () => answer("listAchievements", () => ({ achievements: publisher.achievements, textLocale: "en-US" })),
    },
    library: {
      list: () => answer("listLibrary", () => []),
      recordStart: (gameCode) => answer("recordGameStart", () => instantIn(0), gameCode),
      setHidden: (gameCode, isHidden) => answer("setLibraryGameHidden", () => isHidden, { gameCode, isHidden }),
    },
    preInstall: {
      getStatus: () => answer("getPreInstall", () => publisher.preInstallStatus),
      request: () => answer("requestPreInstall", () => 1),
    },
    preRegistration: {
      list: () => answer("listPreRegistrations", () => publisher.preRegisteredGames),
      get: () => answer("getPreRegistration", () => publisher.preRegistration),
      register: (gameCode, isNotified) =>
        answer("preRegister", () => changePreRegistration(isNotified), { gameCode, isNotified }),
      withdraw: (gameCode) => answer("withdrawPreRegistration", () => changePreRegistration(null), gameCode),
    },
    gifts: portOf<Ports["gifts"]>(),
    rewards: portOf<Ports["rewards"]>(),
    orders: portOf<Ports["orders"]>(),
    session: portOf<Ports["session"]>({ recoverBy: async () => fail(NO_ANSWER) }),
    account: portOf<Ports["account"]>(),
    news: portOf<Ports["news"]>({
      listNotices: () =>
        answer("listNotices", () => ({ notices: publisher.notices, hasMore: false, nextCursor: null })),
    }),
    community: portOf<Ports["community"]>({ listLatest: () => answer("listLatestArticles", () => []) }),
    stories: { listCards: () => answer("listStoryCards", () => []) },
    content: { getContents: unused, listLanguages: async () => succeed(LOCALES) },
    favorites: portOf<Ports["favorites"]>(),
    cart: portOf<Ports["cart"]>(),
    tabs: { announce: () => undefined, listen: () => () => undefined },
    clock: { now: () => NOON, difference: () => 0, adjust: () => undefined },
    storage: storageOf(stored),
    sharedStorage: createPlainSharedStorage(storageOf(stored)),
    tabStorage: storageOf(new Map()),
    preferences: {
      rememberLocale: () => undefined,
      rememberCountry: () => undefined,
      rememberTheme: () => undefined,
      rememberPostLanguages: () => undefined,
      rememberAge: () => undefined,
    },
    outbox: createMemoryOutboxStore(),
    identifiers: {
      next: () => {
        identifiers += 1;
        return `id-${identifiers}`;
      },
    },
    sanitizer: {
      load: () => Promise.resolve(),
      sanitize: (html) => ({ html: html.replaceAll(/<script.*?<\/script>/g, "") }),
      show: (html) => ({ html: html.replaceAll(/<script.*?<\/script>/g, "") }),
    },
    sharing: { share: async () => "unavailable", copy: async () => false },
    popupWindows: { open: async () => false },
    serviceHealth: portOf<Ports["serviceHealth"]>(),
    notifications: portOf<Ports["notifications"]>(),
    liveUpdates: {
      listenForUnread: () => () => undefined,
      listenToTopics: () => () => undefined,
      pause: () => () => undefined,
    },
    nativeBadge: { showUnread: async () => undefined },
    appView: { refresh: async () => false, close: async () => false, showProfile: async () => false },
    nativeSession: { reconnect: async () => "unavailable" },
    launcher: createNoopLauncher(),
    foreignScripts: { load: async () => false },
    clickLog: { record: () => undefined, list: async () => [], forget: async () => undefined },
    outsideLinks: { open: async () => true },
    mediaSaving: { save: async () => "failed" },
    logger: { warn: () => undefined, error: () => undefined },
  };
}

type PortsChange = { readonly [Name in keyof Ports]?: Partial<Ports[Name]> };

/** The same ports with other members in some of them. */
export function changePorts(ports: Ports, change: PortsChange): Ports {
  const changed = Object.entries(change).map(([name, members]) => [name, { ...Reflect.get(ports, name), ...members }]);
  return { ...ports, ...Object.fromEntries(changed) };
}
