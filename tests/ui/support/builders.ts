import type { Achievement } from "#core/achievements/achievement.ts";
import type { Game, GameSummary, Media, Price } from "#core/catalogue/game.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import type { FoundRecipient, GiftCheck } from "#core/commerce/gift.ts";
import type { Order } from "#core/commerce/order.ts";
import type { Article } from "#core/community/article.ts";
import type { Comment } from "#core/community/comment.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import type { NoticeSummary } from "#core/news/notice.ts";
import type { GamePage } from "#core/ports/catalogue-gateway.ts";
import type { ProfileInfo } from "#core/ports/session-gateway.ts";
import type { AverageScore, Review } from "#core/reviews/review.ts";

/** An arbitrary instant for tests. */
export const NOON = Date.parse("2026-11-21T12:00:00.000Z");
export const instantIn = (ms: number): string => new Date(NOON + ms).toISOString();
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** One red pixel. */
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

export function buildMedia(change: Partial<Media> = {}): Media {
  return {
    type: "image",
    role: "wide",
    src: PIXEL,
    srcset: "",
    poster: "",
    alt: "A castle in a storm",
    w: 1600,
    h: 900,
    captions: [],
    blur: "",
    ...change,
  };
}

export function buildGameSummary(change: Partial<GameSummary> = {}): GameSummary {
  return {
    gameCode: "tl",
    title: "Throne and Liberty",
    tagline: "The weather chooses a side.",
    shortDescription: "One continent without loading screens.",
    genres: ["mmorpg"],
    tags: [],
    lifecycle: "LAUNCH",
    releaseAt: instantIn(-700 * DAY_MS),
    countdownStartAt: null,
    countries: { launch: ["US", "KR"], pre: [], chatLaunch: [], chatPre: [] },
    media: [buildMedia(), buildMedia({ role: "screenshot", src: `${PIXEL}#1` })],
    palette: { base: "#20101c", accent: "#d05060", ink: "#ffffff" },
    platforms: [
      { store: "steam", url: "https://store.example/steam" },
      { store: "purple", url: "https://store.example/purple" },
    ],
    preInstall: null,
    reviewSummary: { average: 4.3, count: 2 },
    lowestPrice: null,
    textLocale: "en-US",
    ...change,
  };
}

/** A page of a list as the publisher answers it: `cursor` is the number of entries before it. */
export function pageFrom<Entry>(all: readonly Entry[], cursor = "0", size = 20) {
  const end = Number(cursor) + size;
  const hasMore = end < all.length;
  return { page: all.slice(Number(cursor), end), hasMore, nextCursor: hasMore ? String(end) : null };
}

/** The only page of a list of games. */
export const pageOfGames = (...games: readonly GameSummary[]): GamePage => ({
  games,
  hasMore: false,
  nextCursor: null,
  total: games.length,
});

export function buildGame(change: Partial<Game> = {}): Game {
  return {
    ...buildGameSummary(),
    description: "<p>Solisium remembers every guild.</p>",
    developer: "First Spark Studio",
    publisher: "NCSOFT",
    requirements: {},
    languages: [{ tag: "ko-KR", interface: true, audio: true, subtitles: false }],
    ageRatings: [{ board: "ESRB", label: "ESRB Teen", descriptors: ["Violence"] }],
    accessibility: ["Subtitle size"],
    links: [],
    boards: [],
    serviceInfo: {
      operator: "NC Games",
      address: "1 Castle Road",
      startsAt: instantIn(-700 * DAY_MS),
      endsAt: null,
      refundUrl: "https://support.example/refund",
      supportUrl: "https://support.example/tl",
    },
    ...change,
  };
}

export function buildLibraryGame(change: Partial<LibraryGame> = {}): LibraryGame {
  return {
    game: buildGameSummary(),
    standing: "owned",
    isGift: false,
    goods: [],
    acquiredAt: null,
    preInstallStatus: 0,
    lastPlayedAt: null,
    playMinutes: 0,
    isHidden: false,
    ...change,
  };
}

export function buildPrice(change: Partial<Price> = {}): Price {
  return { currency: "EUR", list: 3999, sale: 3999, taxIncluded: true, ...change };
}

export function buildGoods(change: Partial<Goods> = {}): Goods {
  return {
    goodsId: "tl-standard",
    contentType: "EDITION",
    targetType: "game",
    gameCode: "tl",
    title: "Standard Edition",
    image: buildMedia({ role: "cover" }),
    contents: [{ label: "Base game", quantity: 1 }],
    comparison: { "Base game": true },
    price: buildPrice(),
    availability: "ON_SALE",
    owned: false,
    giftable: true,
    maxQuantity: 1,
    refundPolicy: "",
    textLocale: "en-US",
    ...change,
  };
}

export function buildReview(change: Partial<Review> = {}): Review {
  return {
    id: "r1",
    content: "The bridge fight is the best forty minutes I have had with strangers.",
    score: 5,
    isDeleted: false,
    author: { id: "u1", nickname: "Haru", avatar: "" },
    language: "en",
    isSpoiler: false,
    createdAt: instantIn(-3 * DAY_MS),
    updatedAt: instantIn(-3 * DAY_MS),
    helpfulCount: 12,
    unhelpfulCount: 3,
    myVote: false,
    isMine: false,
    ...change,
  };
}

export function buildAverage(change: Partial<AverageScore> = {}): AverageScore {
  return {
    average: 4.3,
    count: 40,
    distribution: { 1: 2, 2: 2, 3: 4, 4: 10, 5: 22 },
    byLanguage: [
      { language: "en", count: 30, average: 4.4 },
      { language: "ko", count: 10, average: 4 },
    ],
    ...change,
  };
}

export function buildArticle(change: Partial<Article> = {}): Article {
  return {
    id: "a-1",
    gameCode: "tl",
    boardAlias: "free",
    menu: null,
    title: "The gate",
    excerpt: "Bring a shield.",
    image: null,
    author: { id: "u1", nickname: "Haru", avatar: "", isModerator: false },
    createdAt: instantIn(-DAY_MS),
    isPinned: false,
    isRecommended: false,
    likeCount: 0,
    commentCount: 0,
    language: "en-US",
    isMine: false,
    hiddenBy: null,
    body: "<p>Bring a shield.</p>",
    updatedAt: instantIn(-DAY_MS),
    myLike: false,
    hidden: null,
    myRole: "player",
    ...change,
  };
}

export function buildComment(change: Partial<Comment> = {}): Comment {
  return {
    id: "c1",
    articleId: "a-1",
    threadId: null,
    author: { id: "u2", nickname: "Sumire", avatar: "", isModerator: false },
    content: "And a rope.",
    mentions: [],
    createdAt: instantIn(-HOUR_MS),
    updatedAt: instantIn(-HOUR_MS),
    isDeleted: false,
    likeCount: 0,
    replyCount: 0,
    myLike: false,
    isMine: false,
    hidden: null,
    hiddenBy: null,
    ...change,
  };
}

export function buildNotice(change: Partial<NoticeSummary> = {}): NoticeSummary {
  return {
    id: "storm",
    category: "event",
    title: "Storm Festival",
    summary: "Two weeks of bad weather on purpose.",
    isPinned: false,
    publishedAt: instantIn(-DAY_MS),
    gameCode: "tl",
    period: null,
    textLocale: "en-US",
    ...change,
  };
}

/** A player who can be given something. */
export function buildRecipient(change: Partial<FoundRecipient> = {}): FoundRecipient {
  return { id: "yuna", nickname: "Yuna", avatar: "", memberSince: instantIn(0), refusal: null, ...change };
}

export function buildGiftCheck(change: Partial<GiftCheck> = {}): GiftCheck {
  return {
    recipient: { nickname: "Yuna" },
    refusal: null,
    amount: 2_000,
    currency: "USD",
    needsRefundWaiver: false,
    ...change,
  };
}

/** A paid order without lines. */
export function buildOrder(change: Partial<Order> = {}): Order {
  return {
    orderKey: "20261121-abcdefgh2345",
    state: "fulfilled",
    purpose: "own",
    provider: "nshop",
    lines: [],
    couponCode: null,
    currency: "USD",
    subtotal: 2_000,
    discount: 0,
    total: 2_000,
    taxIncluded: false,
    tax: null,
    createdAt: instantIn(-1_000),
    expiresAt: instantIn(60_000),
    paidAt: instantIn(0),
    refundWaivedAt: null,
    receiptNumber: "20261121-000000001",
    closingReason: null,
    history: [{ state: "created", at: instantIn(-1_000) }],
    paymentUrl: null,
    refundRefusal: null,
    refundUntil: instantIn(1_000_000),
    ...change,
  };
}

export function buildProfile(change: Partial<ProfileInfo> = {}): ProfileInfo {
  return {
    gameCode: "plaync",
    serverId: "1",
    characterId: "7",
    characterName: "Nightwatch",
    profileImage: "",
    dateChangeCharacterName: "",
    dateChangeCharacterId: "",
    ...change,
  };
}

export function buildAchievement(change: Partial<Achievement> = {}): Achievement {
  return {
    id: "wall",
    tier: "bronze",
    title: "Shield Wall",
    description: "Stand by others in 10 fights.",
    badge: PIXEL,
    isHidden: false,
    goal: 10,
    progress: 3,
    earnedAt: null,
    earnedShare: 0.4,
    ...change,
  };
}
