import type {
  Localized,
  SeedArticle,
  SeedComment,
  SeedContent,
  SeedNotice,
  SeedReview,
  SeedThread,
} from "#adapters/reference-backend/content/content-types.ts";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";

const seedContent = defaultContent();

const REVIEWS = 57;
const NOTICES = 43;
const ARTICLES = 45;
const COMMENTS = 33;
const LANGUAGES = ["en-US", "ko-KR", "ja-JP"] as const;

function everywhere<Text>(text: Text): Localized<Text> {
  return { "en-US": text, "ko-KR": text, "ja-JP": text, "ar-SA": text };
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** Reviews of one game: many with equal scores, votes and times, so that paging has ties to get wrong. */
function reviewOf(number: number): SeedReview {
  return {
    gameCode: "tl",
    language: LANGUAGES[number % 3] ?? "en-US",
    nickname: `author ${number}`,
    content: `Review number ${number} of the test.`,
    score: (number % 5) + 1,
    createdOffsetHours: -Math.floor(number / 4) - 1,
    isSpoiler: number % 7 === 0,
    helpfulCount: number % 6,
    unhelpfulCount: number % 4,
  };
}

function noticeOf(number: number): SeedNotice {
  return {
    id: `notice-${number}`,
    category: number % 2 === 0 ? "notice" : "event",
    pinned: number % 20 === 0,
    publishedOffsetHours: -Math.floor(number / 3),
    texts: everywhere({ title: `Notice ${number}`, summary: "Short.", bodyHtml: "<p>Long.</p>" }),
  };
}

function articleOf(number: number): SeedArticle {
  return {
    id: `article-${number}`,
    gameCode: "tl",
    boardAlias: "free",
    language: "en-US",
    nickname: `author ${number % 9}`,
    title: `Article ${number}`,
    bodyHtml: `<p>Body <script>alert(1)</script><a href="javascript:alert(1)">link</a></p>`,
    createdOffsetHours: -Math.floor(number / 5) - 1,
    pinned: number % 22 === 0,
    recommended: number % 3 === 0,
    likeCount: number % 4,
  };
}

/** Threads of one article, some at the same time, every third with an answer. */
function threadOf(number: number): SeedThread {
  const comment = (content: string, laterHours: number): SeedComment => ({
    language: "en-US",
    nickname: `author ${number % 9}`,
    content,
    createdOffsetHours: -Math.floor(number / 2) / 10 - 1 + laterHours,
    likeCount: number % 5,
  });
  return {
    articleId: "article-1",
    comment: comment(`Comment ${number}`, 0),
    replies: number % 3 === 0 ? [comment(`Answer to ${number}`, 0.5)] : [],
  };
}

/** A launched game that is not free; its price in the content does not matter. */
export const PAID_GAME = "aion";
const PAID_PRICES = { USD: { list: 2_999, sale: 1_999, saleEndsInHours: 48 }, KRW: { list: 33_000, sale: 33_000 } };

/** The store's own games and goods with few reviews, notices and articles that tests can count. */
export const testContent: SeedContent = {
  ...seedContent,
  goods: seedContent.goods.map((item) => (item.gameCode === PAID_GAME ? { ...item, prices: PAID_PRICES } : item)),
  reviews: numbers(REVIEWS).map(reviewOf),
  notices: numbers(NOTICES).map(noticeOf),
  articles: numbers(ARTICLES).map(articleOf),
  comments: numbers(COMMENTS).map(threadOf),
};

/** The same without posts and news, for tests of accounts: a database of it is made faster. */
export const smallContent: SeedContent = { ...testContent, reviews: [], notices: [], articles: [] };
