import { countGraphemes } from "unicode-segmenter/grapheme";
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import type { SeedGame } from "#adapters/reference-backend/content/content-types.ts";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { goodsIdSchema } from "#adapters/wire/goods.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { REFUND_DAYS } from "#core/commerce/constants.ts";
import { resolveLink } from "#core/links/resolve-link.policy.ts";
import { LOBBY_KEYS_BY_STATE, lobbyStateOf } from "#core/lobby/lobby.ts";
import { minimumReviewLength } from "#core/reviews/review-content.policy.ts";
import { LOCALES } from "#core/translation/locales.ts";
import { duplicatesOf, faultsOf } from "./seed-texts.ts";

const seedContent = defaultContent();

/** Known codes of Spec §3. */
const KNOWN_CODES =
  "l2m l2mnct l2mncj l2mru l2mnu l2msa lms lmj h3 tricksterm bns2 linwpre linw tl lin lin2 bns aion lin2nct aionnct bnsnct linncj lin2ncj aionncj bnsncj battlecrush nlw lin2ncw aionncw bnsncw hoyeon bnsneo bnsneoncaeu bnsneoncana bnsneonct bnsneoncj p0003ab plaync".split(
    " ",
  );

const LETTERS = {
  "en-US": /[a-z]/i,
  "ko-KR": /\p{Script=Hangul}/u,
  "ja-JP": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  "ar-SA": /\p{Script=Arabic}/u,
} as const;
type CheckedLocale = keyof typeof LETTERS;
/** Locales whose letters and lengths are looked at. */
const CHECKED_LOCALES = Object.keys(LETTERS) as CheckedLocale[];

/** The text of a locale, which every text of the publisher has. */
function textIn<Text>(texts: Readonly<Record<string, Text>> & { readonly "en-US": Text }, locale: string): Text {
  const text = texts[locale];
  if (text === undefined) throw new Error(`no text in ${locale}`);
  return text;
}

const { games, goods, reviews, notices, articles, banners, editorial } = seedContent;
const gameByCode = new Map(games.map((game) => [game.gameCode, game]));

function releaseOf(game: SeedGame): number | null {
  return game.schedule.releaseOffsetHours;
}

describe("games of the seed", () => {
  it("has every game code of the specification, once", () => {
    expect(games.map(({ gameCode }) => gameCode).sort()).toEqual([...KNOWN_CODES].sort());
  });

  it.each(CHECKED_LOCALES)("describes every game in the language and script of %s", (locale) => {
    const dense = locale === "ko-KR" || locale === "ja-JP";
    for (const game of games) {
      const { title, tagline, shortDescription, descriptionHtml } = textIn(game.texts, locale);
      const where = `${game.gameCode} in ${locale}`;
      expect(title, where).not.toBe("");
      expect(countGraphemes(tagline), where).toBeLessThanOrEqual(70);
      expect(countGraphemes(shortDescription), where).toBeLessThanOrEqual(260);
      expect(shortDescription.length, where).toBeLessThanOrEqual(300);
      expect(countGraphemes(shortDescription), where).toBeGreaterThanOrEqual(dense ? 60 : 120);
      for (const text of [tagline, shortDescription, descriptionHtml]) expect(text, where).toMatch(LETTERS[locale]);
      expect(faultsOf(descriptionHtml), where).toEqual([]);
      expect(descriptionHtml.match(/<p>/g)?.length, where).toBeGreaterThanOrEqual(2);
      expect(descriptionHtml.match(/<h3>/g), where).toHaveLength(1);
      expect(descriptionHtml.match(/<ul>/g), where).toHaveLength(1);
    }
  });

  it.each(CHECKED_LOCALES)("repeats no title, tagline, summary, paragraph or point between games in %s", (locale) => {
    const texts = games.map((game) => textIn(game.texts, locale));
    expect(duplicatesOf(texts.map(({ title }) => title))).toEqual([]);
    expect(duplicatesOf(texts.map(({ tagline }) => tagline))).toEqual([]);
    expect(duplicatesOf(texts.map(({ shortDescription }) => shortDescription))).toEqual([]);
    const pieces = texts.flatMap(({ descriptionHtml }) => descriptionHtml.split(/<\/?(?:p|h3|ul|li)>/));
    expect(duplicatesOf(pieces.map((piece) => piece.trim()).filter((piece) => piece !== ""))).toEqual([]);
  });

  it("names only genres, tags, accessibility features and age descriptors that have labels", () => {
    const idsOf = (labels: readonly { readonly id: string }[]) => new Set(labels.map(({ id }) => id));
    const [genres, tags, features, descriptors] = [
      idsOf(seedContent.genres),
      idsOf(seedContent.tags),
      idsOf(seedContent.accessibility),
      idsOf(seedContent.ageDescriptors),
    ];
    for (const game of games) {
      expect(game.genres.filter((id) => !genres.has(id))).toEqual([]);
      expect(game.tags.filter((id) => !tags.has(id))).toEqual([]);
      expect(game.accessibility.filter((id) => !features.has(id))).toEqual([]);
      expect(game.ageRatings.flatMap((rating) => rating.descriptors).filter((id) => !descriptors.has(id))).toEqual([]);
      expect(game.genres.length * game.tags.length * game.platforms.length * game.boards.length).toBeGreaterThan(0);
    }
  });

  it("links other sites under example domains only", () => {
    const urls = games.flatMap((game) => [...game.platforms, ...game.links].map(({ url }) => url));
    const elsewhere = urls.filter((url) => /^[a-z]+:/.test(url) && !/^https:\/\/[a-z0-9.]+\.example\//.test(url));
    expect(elsewhere).toEqual([]);
  });

  it("links to existing pages of the store", () => {
    const refused = games.flatMap((game) =>
      game.links.filter(({ kind, url, handler }) => {
        const decision = resolveLink({ type: kind, target: url, handler }, "https://store.example.com");
        return decision.kind === "ignore";
      }),
    );
    expect(refused).toEqual([]);
  });

  it("has games that are announced, or not offered at all, in the chat app of a country whose website has them", () => {
    const stagesInJapan = (gameCode: string) => {
      const lists = gameByCode.get(gameCode)?.countries;
      return lists && (["web", "chat"] as const).map((shell) => countryStageOf(lists, "JP", shell));
    };
    expect(stagesInJapan("bns2")).toEqual(["launch", "creation"]);
    expect(stagesInJapan("tricksterm")).toEqual(["launch", "teaser"]);
  });

  it("always has a teaser, an open pre-install, a countdown of hours and a launch of today", () => {
    const isCountingDown = ({ schedule: { releaseOffsetHours, countdownOffsetHours } }: SeedGame) =>
      releaseOffsetHours !== null && releaseOffsetHours > 0 && (countdownOffsetHours ?? 1) <= 0;
    const has = (matches: (game: SeedGame) => boolean) => games.some(matches);
    expect(has((game) => game.lifecycle === "TEASER" && releaseOf(game) === null)).toBe(true);
    expect(has((game) => (releaseOf(game) ?? 0) > 0 && (game.schedule.preInstallOffsetHours ?? 1) <= 0)).toBe(true);
    expect(has((game) => isCountingDown(game) && (releaseOf(game) ?? 99) < 24)).toBe(true);
    expect(has((game) => (releaseOf(game) ?? 0) < 0 && (releaseOf(game) ?? -99) > -24)).toBe(true);
  });

  it("counts down and pre-installs before the release, never after", () => {
    for (const { gameCode, schedule, preInstallSizeBytes } of games) {
      const { releaseOffsetHours, countdownOffsetHours, preInstallOffsetHours } = schedule;
      if (countdownOffsetHours !== null) expect(countdownOffsetHours, gameCode).toBeLessThan(releaseOffsetHours ?? 0);
      if (preInstallOffsetHours !== null) expect(preInstallOffsetHours, gameCode).toBeLessThan(releaseOffsetHours ?? 0);
      if (preInstallOffsetHours !== null) expect(preInstallSizeBytes, gameCode).toBeGreaterThan(0);
    }
  });
});

describe("goods of the seed", () => {
  const goodsById = new Map(goods.map((one) => [one.goodsId, one]));

  it("gives each goods an id of its own that the wire accepts, and a game", () => {
    expect(goodsById.size).toBe(goods.length);
    for (const one of goods) {
      expect(parse(goodsIdSchema, one.goodsId)).toBe(one.goodsId);
      expect(gameByCode.has(one.gameCode), one.goodsId).toBe(true);
    }
  });

  it("offers every game that is out or can be pre-ordered", () => {
    const offered = new Set(goods.map(({ gameCode }) => gameCode));
    const dated = games.filter((game) => releaseOf(game) !== null).map(({ gameCode }) => gameCode);
    expect(dated.filter((gameCode) => !offered.has(gameCode))).toEqual([]);
  });

  it("refers only to goods that exist", () => {
    const references = goods.flatMap((one) => [one.requiresGoodsId, ...one.contents.map(({ goodsId }) => goodsId)]);
    expect(references.filter((goodsId) => goodsId !== undefined && !goodsById.has(goodsId))).toEqual([]);
    for (const bundle of goods.filter(({ contentType }) => contentType === "BUNDLE")) {
      expect(bundle.contents.length, bundle.goodsId).toBeGreaterThanOrEqual(3);
      expect(bundle.contents.every(({ goodsId }) => goodsId !== undefined)).toBe(true);
    }
  });

  it("has a price in at least 12 currencies for everything, in whole minor units", () => {
    for (const one of goods) {
      const prices = Object.values(one.prices);
      expect(prices.length, one.goodsId).toBeGreaterThanOrEqual(12);
      for (const { list, sale, lowest30d, saleEndsInHours } of prices) {
        expect(Number.isInteger(list) && Number.isInteger(sale) && sale >= 0 && sale <= list, one.goodsId).toBe(true);
        expect(sale < list, one.goodsId).toBe(lowest30d !== undefined && saleEndsInHours !== undefined);
        if (lowest30d !== undefined) expect(lowest30d >= sale && lowest30d <= list, one.goodsId).toBe(true);
      }
    }
  });

  it("has prices in won, yen and dong without decimals and in other currencies with two", () => {
    const paid = goods.find(({ goodsId }) => goodsId === "nlw-standard");
    expect(paid?.prices).toMatchObject({
      KRW: { list: 49_800 },
      JPY: { list: 4_980 },
      VND: { list: 639_000 },
      USD: { list: 3_999, taxIncluded: false },
      SAR: { list: 14_900 },
      IDR: { list: 39_900_000 },
    });
  });

  it("sells a bundle for less than its parts", () => {
    for (const bundle of goods.filter(({ contentType }) => contentType === "BUNDLE")) {
      for (const [currency, { list }] of Object.entries(bundle.prices)) {
        const parts = bundle.contents.map(({ goodsId = "" }) => goodsById.get(goodsId)?.prices[currency]?.list ?? 0);
        expect(list, `${bundle.goodsId} in ${currency}`).toBeLessThan(parts.reduce((sum, part) => sum + part, 0));
      }
    }
  });

  it("has about a third of the goods with a price on sale", () => {
    const paid = goods.filter(({ prices }) => (prices.USD?.list ?? 0) > 0);
    const onSale = paid.filter(({ prices }) => (prices.USD?.sale ?? 0) < (prices.USD?.list ?? 0));
    expect(onSale.length / paid.length).toBeGreaterThan(0.25);
    expect(onSale.length / paid.length).toBeLessThan(0.45);
  });

  it.each(CHECKED_LOCALES)("names every goods and each of its contents in %s", (locale) => {
    for (const one of goods) {
      const { title, contents, refundPolicy, comparison } = textIn(one.texts, locale);
      expect(title, one.goodsId).not.toBe("");
      expect(contents, one.goodsId).toHaveLength(one.contents.length);
      expect([...contents, refundPolicy, ...Object.keys(comparison)], one.goodsId).not.toContain("");
      expect(refundPolicy).toMatch(LETTERS[locale]);
    }
    expect(duplicatesOf(goods.map((one) => textIn(one.texts, locale).title))).toEqual([]);
  });
});

/** Words for a bound that is not reached itself, in all languages. */
const LESS_THAN =
  /less than|under|weniger als|menos de|moins de|meno di|kurang dari|未満|未满|未滿|不足|미만|меньше|mniej niż|saatten az|ไม่ถึง|chưa đến|dưới|أقل من/i;

describe("refunds of the seed", () => {
  const document = editorial.find(({ category, contentId }) => category === "document" && contentId === "refunds");
  const days = new RegExp(`(?<![0-9])${REFUND_DAYS}(?![0-9])`);
  const inLatinDigits = (text: string) => text.replace(/[٠-٩]/g, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit)));

  it.each(LOCALES)("have the days of the rule, which allows exactly two hours of play, in %s", (locale) => {
    const policies = new Set(
      goods.filter(({ prices }) => (prices.USD?.list ?? 0) > 0).map(({ texts }) => textIn(texts, locale).refundPolicy),
    );
    expect(policies.size).toBe(3);
    for (const text of [...policies, JSON.stringify(document?.values[locale])]) {
      expect(inLatinDigits(text)).toMatch(days);
      expect(text).not.toMatch(LESS_THAN);
    }
  });
});

describe("reviews of the seed", () => {
  it("are several thousand, no two with the same words", () => {
    expect(reviews.length).toBeGreaterThan(6_000);
    expect(new Set(reviews.map(({ content }) => content)).size).toBe(reviews.length);
  });

  it("are the same on every start", () => {
    expect(defaultContent().reviews).toEqual(reviews);
  });

  it("are written by one person once for each game, under more than 200 names", () => {
    const authors = reviews.map(({ gameCode, language, nickname }) => `${gameCode} ${language} ${nickname}`);
    expect(new Set(authors).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ nickname }) => nickname)).size).toBeGreaterThan(200);
  });

  it("keep the bounds of a review and leave no slot unfilled", () => {
    for (const { content, language, score, gameCode } of reviews) {
      expect(countGraphemes(content), content).toBeGreaterThanOrEqual(minimumReviewLength(language));
      expect(content.length, content).toBeLessThan(600);
      expect(content, gameCode).not.toMatch(/[[\]{}|]|undefined| {2}/);
      expect(content, gameCode).toBe(content.normalize("NFC").trim());
      expect([1, 2, 3, 4, 5]).toContain(score);
    }
  });

  it("come after the release and within two years, an edit after the review", () => {
    for (const { gameCode, createdOffsetHours, editedOffsetHours = 0 } of reviews) {
      const release = gameByCode.get(gameCode)?.schedule.releaseOffsetHours ?? 0;
      expect(createdOffsetHours, gameCode).toBeGreaterThan(Math.max(release, -731 * 24));
      expect(createdOffsetHours, gameCode).toBeLessThan(0);
      expect(editedOffsetHours).toBeGreaterThanOrEqual(createdOffsetHours);
      expect(editedOffsetHours).toBeLessThanOrEqual(0);
    }
  });

  it("give games without any, games with fewer than ten, and spoilers to hide", () => {
    const countOf = (gameCode: string) => reviews.filter((review) => review.gameCode === gameCode).length;
    const counts = games.filter((game) => (releaseOf(game) ?? 0) < 0).map(({ gameCode }) => countOf(gameCode));
    expect(counts.some((count) => count === 0)).toBe(true);
    expect(counts.some((count) => count > 0 && count < 10)).toBe(true);
    expect(Math.max(...counts)).toBeGreaterThan(500);
    expect(reviews.filter(({ isSpoiler }) => isSpoiler).length).toBeGreaterThan(100);
  });

  it("are found helpful by many seldom, by few mostly", () => {
    const helpful = reviews.map(({ helpfulCount }) => helpfulCount).sort((one, other) => other - one);
    expect(helpful[0]).toBeGreaterThan(500);
    expect(helpful[Math.floor(helpful.length / 2)]).toBeLessThan(10);
  });
});

describe("content around the games", () => {
  it("has 16 notices of every category with a safe body in every language", () => {
    expect(notices).toHaveLength(16);
    expect(new Set(notices.map(({ category }) => category)).size).toBe(4);
    for (const { id, texts, publishedOffsetHours } of notices) {
      expect(publishedOffsetHours, id).toBeLessThan(0);
      for (const locale of CHECKED_LOCALES) {
        const { title, summary, bodyHtml } = textIn(texts, locale);
        for (const text of [title, summary, bodyHtml]) expect(text, `${id} in ${locale}`).toMatch(LETTERS[locale]);
        expect(faultsOf(bodyHtml), `${id} in ${locale}`).toEqual([]);
      }
    }
  });

  it("has articles on boards that exist and are open, in the language they say", () => {
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    expect(duplicatesOf(articles.map(({ title }) => title))).toEqual([]);
    for (const { id, gameCode, boardAlias, language, title, bodyHtml, createdOffsetHours } of articles) {
      const game = gameByCode.get(gameCode);
      expect(game?.communityOpen, id).toBe(true);
      expect(
        game?.boards.map(({ alias }) => alias),
        id,
      ).toContain(boardAlias);
      expect(`${title} ${bodyHtml.replace(/<[^>]*>/g, "")}`, id).toMatch(LETTERS[language as CheckedLocale]);
      // The title of an article is the heading of its page.
      expect(faultsOf(bodyHtml, "h2"), id).toEqual([]);
      expect(createdOffsetHours, id).toBeLessThan(0);
    }
  });

  it("has a picture in every post on a board of screenshots", () => {
    const posts = articles.filter(({ boardAlias }) => boardAlias === "screenshot");
    expect(posts.length).toBeGreaterThan(10);
    for (const { id, picture } of posts) expect(picture, id).toMatchObject({ width: 1280, height: 720 });
  });

  it("has at least 8 articles for each of 12 games and 2 for every other open community", () => {
    const counts = games
      .filter(({ communityOpen }) => communityOpen)
      .map(({ gameCode }) => articles.filter((article) => article.gameCode === gameCode).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(counts.filter((count) => count >= 8).length).toBeGreaterThanOrEqual(12);
  });

  it("has eight banners for games and goods that exist", () => {
    expect(banners).toHaveLength(8);
    const goodsIds = new Set(goods.map(({ goodsId }) => goodsId));
    for (const { id, gameCode, action, texts } of banners) {
      expect(gameByCode.has(gameCode), id).toBe(true);
      const goodsId = /^\/goods\/[a-z0-9]+\/([a-z0-9-]+)$/.exec(action.target)?.[1];
      expect(goodsId === undefined || goodsIds.has(goodsId), id).toBe(true);
      for (const locale of CHECKED_LOCALES) expect(Object.values(textIn(texts, locale)), id).not.toContain("");
    }
  });

  it("has the content keys of the specification, each in every language", () => {
    const keys = new Set(editorial.map(({ key }) => key));
    const wanted =
      "store-link-config purple-download-info purple-app-whitelist ncLobby ncLobbyImage ncLobbyPrepare lobby lobbyConfig";
    expect(wanted.split(" ").filter((key) => !keys.has(key))).toEqual([]);
    for (const { key, values } of editorial)
      expect(Object.keys(values), key).toEqual(expect.arrayContaining([...CHECKED_LOCALES]));
  });

  const lobbyEntries = Map.groupBy(
    editorial.filter(({ category }) => category === "lobby"),
    ({ contentId }) => contentId,
  );

  it("has a lobby for every game, with words before and after its release unless its service has ended", () => {
    expect([...lobbyEntries.keys()].toSorted()).toEqual([...gameByCode.keys()].toSorted());
    for (const [gameCode, entries] of lobbyEntries) {
      const keys = entries.map(({ key }) => key);
      const isEnded = gameByCode.get(gameCode)?.display === false;
      const wanted = [...LOBBY_KEYS_BY_STATE.launching, "ncLobbyPrepare"];
      expect(
        wanted.filter((key) => keys.includes(key)),
        gameCode,
      ).toEqual(isEnded ? [] : wanted);
    }
  });

  it("has lobbies in all four states", () => {
    const states = games.map(({ gameCode, schedule: { releaseOffsetHours, countdownOffsetHours } }) => {
      const contents = Object.fromEntries((lobbyEntries.get(gameCode) ?? []).map(({ key, values }) => [key, values]));
      const instantOf = (hours: number | null) => (hours === null ? null : new Date(hours * 3_600_000).toISOString());
      const schedule = { releaseAt: instantOf(releaseOffsetHours), countdownStartAt: instantOf(countdownOffsetHours) };
      return lobbyStateOf(contents, schedule, 0);
    });
    expect([...new Set(states)].toSorted()).toEqual(["countdown", "launching", "none", "prepare"]);
  });

  it("translates the texts of a lobby with the terms of its game", () => {
    const untranslated = LOCALES.filter((tag) => tag !== "en-US").filter((tag) => {
      const values = lobbyEntries.get("lin")?.find(({ key }) => key === "lobby")?.values as Record<string, unknown>;
      return JSON.stringify(values[tag]) === JSON.stringify(values["en-US"]);
    });
    expect(untranslated).toEqual([]);
  });
});
