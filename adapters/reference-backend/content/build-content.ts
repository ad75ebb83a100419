import { type ContentTime, hoursFromStart } from "./content-time.ts";
import type {
  Localized,
  SeedAchievement,
  SeedArticle,
  SeedComment,
  SeedContent,
  SeedEditorial,
  SeedGame,
  SeedGoods,
  SeedLabel,
  SeedThread,
} from "./content-types.ts";
import { bundlePrices, pricesOf } from "./goods-prices.ts";
import type { RawContent, RawGame } from "./read-content.ts";
import { blocksOfMarkdown, renderInline, renderMarkdown } from "./render-markdown.ts";
import { makeSampleReviews } from "./sample-reviews/sample-reviews.ts";

type SharedTexts = RawContent["texts"] extends ReadonlyMap<string, infer Texts> ? Texts : never;
type GameFacts = NonNullable<RawGame["facts"]>;
type WithFacts<Item> = Item & { readonly facts: NonNullable<Item extends { facts?: infer Facts } ? Facts : never> };

/** What the store plants, out of a content folder without faults, with dates counted from the first start. */
export function buildContent(raw: RawContent, firstStart: Date): SeedContent {
  const hoursOf = (time: ContentTime) => hoursFromStart(time, firstStart);
  const games = raw.games.filter(hasFacts);
  const builtGames = games.map((game) => buildGame(raw, game, hoursOf));
  const single = games.flatMap((game) => buildGoods(raw, game, hoursOf));
  const articles = games.flatMap((game) => buildArticles(game, hoursOf));
  const shared = <Text>(pick: (texts: SharedTexts) => Text | undefined) => localize(raw.texts, pick);
  let reviews: SeedContent["reviews"] | undefined;
  return {
    genres: buildLabels(raw, "genres"),
    tags: buildLabels(raw, "tags"),
    accessibility: buildLabels(raw, "accessibility"),
    ageDescriptors: buildLabels(raw, "ageDescriptors"),
    services: raw.services.map(({ operator, address, ...service }) => ({
      ...service,
      operator: operator as Localized<string>,
      address: address as Localized<string>,
    })),
    games: builtGames,
    goods: [...single, ...buildBundles(raw, single, hoursOf)],
    achievements: games.flatMap(buildAchievements),
    /** Made when it is asked for: a start on a planted database does without. */
    get reviews() {
      if (raw.reviews === undefined) return [];
      reviews ??= makeSampleReviews(builtGames, raw.reviews.plans, raw.reviews);
      return reviews;
    },
    notices: raw.notices.filter(hasFacts).map(({ id, facts, texts }) => ({
      id,
      category: facts.category,
      pinned: facts.pinned,
      publishedOffsetHours: hoursOf(facts.published),
      ...(facts.game === undefined ? {} : { gameCode: facts.game }),
      ...(facts.period === undefined
        ? {}
        : { period: { from: hoursOf(facts.period.from), to: hoursOf(facts.period.to) } }),
      texts: localize(texts, ({ frontMatter, body }) => ({ ...frontMatter, bodyHtml: renderMarkdown(body) })),
    })),
    staticBoards: raw.publisherBoards.map((alias) => ({
      alias,
      title: shared(({ publisherBoards }) => publisherBoards[alias]),
    })),
    staticArticles: raw.publisherArticles.filter(hasFacts).map(({ id, board, facts, texts }) => ({
      id,
      boardAlias: board,
      publishedOffsetHours: hoursOf(facts.published),
      texts: localize(texts, ({ frontMatter, body }) => ({ ...frontMatter, bodyHtml: renderMarkdown(body) })),
    })),
    stories: games.flatMap(({ gameCode, stories }) =>
      stories
        .filter(hasFacts)
        .toSorted((one, other) => one.facts.picture - other.facts.picture)
        .map(({ name, facts, texts }) => ({
          id: `${gameCode}-${name}`,
          gameCode,
          picture: facts.picture,
          texts: localize(texts, ({ frontMatter, body }) => ({ ...frontMatter, bodyHtml: renderMarkdown(body) })),
        })),
    ),
    articles,
    comments: games.flatMap((game) => buildThreads(game, hoursOf)),
    banners: raw.banners.map(({ id, game, action, countries }) => ({
      id,
      gameCode: game,
      action,
      ...(countries === undefined ? {} : { countries }),
      texts: shared(({ banners }) => banners[id]),
    })),
    editorial: [...buildStorePages(raw), ...games.flatMap(buildLobby)],
    coupons: raw.coupons.map((coupon) => ({
      code: coupon.code,
      benefit: benefitOf(coupon.benefit),
      ...(coupon.game === undefined ? {} : { gameCode: coupon.game }),
      ...(coupon.countries === undefined ? {} : { countries: coupon.countries }),
      startsOffsetHours: hoursOf(coupon.starts),
      endsOffsetHours: coupon.ends === undefined ? null : hoursOf(coupon.ends),
      ...(coupon.maxRedemptions === undefined ? {} : { maxRedemptions: coupon.maxRedemptions }),
      ...(coupon.rewardOnly ? { given: true as const } : {}),
      texts: shared(({ coupons }) => coupons[coupon.code]),
    })),
    rewards: raw.rewards.map((reward) => ({
      id: reward.id,
      condition: { kind: reward.condition, goal: reward.goal },
      couponCode: reward.coupon,
      gameCode: reward.game,
      startsOffsetHours: hoursOf(reward.starts),
      endsOffsetHours: reward.ends === undefined ? null : hoursOf(reward.ends),
      texts: shared(({ rewards }) => rewards[reward.id]),
    })),
  };
}

type HoursOf = (time: ContentTime) => number;

function hasFacts<Item extends { readonly facts: unknown }>(item: Item): item is WithFacts<Item> {
  return item.facts !== undefined;
}

/** What `pick` finds in each locale that has it; the validator has seen to it that en-US does. */
function localize<Texts, Text>(
  texts: ReadonlyMap<string, Texts>,
  pick: (texts: Texts, locale: string) => Text | undefined,
): Localized<Text> {
  const picked = [...texts].flatMap(([locale, own]) => {
    const text = pick(own, locale);
    return text === undefined ? [] : [[locale, text] as const];
  });
  return Object.fromEntries(picked) as unknown as Localized<Text>;
}

function buildLabels(raw: RawContent, kind: "genres" | "tags" | "accessibility" | "ageDescriptors"): SeedLabel[] {
  return (raw.labels?.[kind] ?? []).map((id) => ({ id, label: localize(raw.texts, (texts) => texts[kind][id]) }));
}

function buildGame(raw: RawContent, game: WithFacts<RawGame>, hoursOf: HoursOf): SeedGame {
  const { gameCode, facts } = game;
  const hoursOrNull = (time: ContentTime | undefined) => (time === undefined ? null : hoursOf(time));
  const { launch, preRegistration, chat = { launch, preRegistration } } = facts.countries;
  return {
    gameCode,
    lifecycle: facts.lifecycle,
    schedule: {
      releaseOffsetHours: hoursOrNull(facts.release),
      countdownOffsetHours: hoursOrNull(facts.countdown),
      preInstallOffsetHours: hoursOrNull(facts.preInstall),
    },
    ...(facts.serviceEnds === undefined ? {} : { serviceEndOffsetHours: hoursOf(facts.serviceEnds) }),
    preInstallSizeBytes: facts.preInstallSize ?? null,
    countries: { launch, pre: preRegistration, chatLaunch: chat.launch, chatPre: chat.preRegistration },
    genres: facts.genres,
    tags: facts.tags,
    developer: facts.developer,
    publisher: facts.publisher,
    platforms: facts.platforms.map(({ store, url, hidden }) => ({ store, url, ...(hidden ? { display: false } : {}) })),
    requirements: Object.fromEntries(
      Object.entries(facts.requirements).map(([os, { minimum, recommended }]) => [
        os,
        { min: minimum, rec: recommended },
      ]),
    ),
    languages: facts.languages,
    ageRatings: ageRatingsOf(facts),
    accessibility: facts.accessibility,
    links: facts.links.map(({ kind, label, target, handler }) => ({
      kind,
      label: localize(raw.texts, ({ linkLabels }) => linkLabels[label]),
      url: target,
      ...(handler === undefined ? {} : { handler }),
    })),
    boards: facts.boards.map((alias) => buildBoard(raw, alias)),
    communityOpen: facts.communityOpen,
    ...(facts.hidden ? { display: false } : {}),
    popularity: facts.popularity,
    texts: localize(game.texts, ({ title, tagline, shortDescription }, locale) => {
      const descriptionHtml = renderMarkdown(game.descriptions.get(locale) ?? "");
      return { title, tagline, shortDescription, descriptionHtml };
    }),
  };
}

function ageRatingsOf({ ageRatings }: GameFacts): SeedGame["ageRatings"] {
  if (ageRatings === undefined) return [];
  const { labels, descriptors } = ageRatings;
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((board) => {
    const label = labels[board];
    return label === undefined ? [] : [{ board, label, descriptors }];
  });
}

function buildBoard(raw: RawContent, alias: string): SeedGame["boards"][number] {
  const menus = raw.gameBoards.find(({ id }) => id === alias)?.menus ?? [];
  return {
    alias,
    title: localize(raw.texts, ({ gameBoards }) => gameBoards[alias]?.title),
    ...(menus.length === 0
      ? {}
      : {
          menus: menus.map((id) => ({
            id,
            title: localize(raw.texts, ({ gameBoards }) => gameBoards[alias]?.menus[id]),
          })),
        }),
  };
}

/** Id of goods as a game's file names it: of its own goods without the game's code. */
export function fullGoodsId(game: Pick<RawGame, "gameCode" | "goods">, name: string): string {
  return game.goods.some(({ id }) => id === name) ? `${game.gameCode}-${name}` : name;
}

const COVER_NAMES = ["standard", "deluxe", "ultimate"] as const;

function buildGoods(raw: RawContent, game: WithFacts<RawGame>, hoursOf: HoursOf): SeedGoods[] {
  const { prices } = raw;
  if (prices === undefined) return [];
  return game.goods.map((item): SeedGoods => {
    const isEdition = item.kind === "edition";
    const ownCover = isEdition ? (COVER_NAMES.find((name) => name === item.id) ?? "standard") : "dlc";
    return {
      goodsId: `${game.gameCode}-${item.id}`,
      gameCode: game.gameCode,
      contentType: isEdition ? "EDITION" : "DLC",
      targetType: isEdition ? "game" : "goods",
      cover: item.cover ?? ownCover,
      contents: item.contents.map(({ goods, quantity }) =>
        goods === undefined ? { quantity } : { goodsId: fullGoodsId(game, goods), quantity },
      ),
      texts: localize(game.texts, ({ goods }, locale) => {
        const texts = goods[item.id];
        const refundPolicy = raw.texts.get(locale)?.refundPolicies[refundPolicyOf(item)] ?? "";
        return texts === undefined ? undefined : { ...texts, refundPolicy };
      }),
      prices: pricesOf(prices, item.price, saleOf(item.sale, hoursOf)),
      ...(item.requires === undefined ? {} : { requiresGoodsId: fullGoodsId(game, item.requires) }),
      upgradeFrom: item.upgradeFrom.map((goodsId) => fullGoodsId(game, goodsId)),
      giftable: item.giftable ?? item.price !== "free",
      maxQuantity: item.maxQuantity,
      ...(item.availability === undefined ? {} : { availability: item.availability }),
    };
  });
}

type RawGoods = RawGame["goods"][number];

/** Name of the refund policy of goods that say nothing else. */
export function refundPolicyOf({ refundPolicy, price, kind }: RawGoods): string {
  return refundPolicy ?? (price === "free" ? "free" : kind);
}

function saleOf(sale: RawGoods["sale"], hoursOf: HoursOf) {
  return sale === undefined
    ? undefined
    : { percent: sale.percent, endsInHours: hoursOf(sale.ends), earlierPercent: sale.earlierPercent };
}

/** Name of the refund policy of bundles. */
export const BUNDLE_REFUND_POLICY = "bundle";

/** Bundles over several games, made from goods that are sold alone too. */
function buildBundles(raw: RawContent, single: readonly SeedGoods[], hoursOf: HoursOf): SeedGoods[] {
  const { prices } = raw;
  if (prices === undefined) return [];
  const goodsById = new Map(single.map((item) => [item.goodsId, item]));
  return raw.bundles.map((bundle): SeedGoods => {
    const parts = bundle.goods.flatMap((goodsId) => goodsById.get(goodsId) ?? []);
    return {
      goodsId: bundle.id,
      gameCode: bundle.game,
      contentType: "BUNDLE",
      targetType: "goods",
      cover: "bundle",
      contents: parts.map(({ goodsId }) => ({ goodsId, quantity: 1 })),
      texts: localize(raw.texts, ({ bundles, refundPolicies }, locale) => {
        const title = bundles[bundle.id];
        if (title === undefined) return undefined;
        const contents = parts.map(({ texts }) => (texts[locale] ?? texts["en-US"]).title);
        return { title, contents, comparison: {}, refundPolicy: refundPolicies[BUNDLE_REFUND_POLICY] ?? "" };
      }),
      prices: bundlePrices(prices, parts, bundle.savingPercent, saleOf(bundle.sale, hoursOf)),
      giftable: false,
      maxQuantity: 1,
    };
  });
}

function buildAchievements({ gameCode, achievements, texts }: RawGame): SeedAchievement[] {
  return achievements.map(({ id, tier, goal, earnedShare, hidden }) => ({
    gameCode,
    id,
    tier,
    goal,
    earnedShare,
    isHidden: hidden,
    texts: localize(texts, (own) => own.achievements[id]),
  }));
}

function buildArticles({ gameCode, articles }: RawGame, hoursOf: HoursOf): SeedArticle[] {
  return articles.flatMap(({ name, written, picture }) => {
    if (written === undefined) return [];
    const { board, menu, author, written: time, likes, ...facts } = written.frontMatter;
    return [
      {
        id: `${gameCode}-${name}`,
        gameCode,
        boardAlias: board,
        ...(menu === undefined ? {} : { menu }),
        language: facts.language,
        nickname: author,
        title: facts.title,
        bodyHtml: renderMarkdown(written.body),
        ...(picture === undefined ? {} : { picture }),
        createdOffsetHours: hoursOf(time),
        pinned: facts.pinned,
        recommended: facts.recommended,
        likeCount: likes,
      },
    ];
  });
}

type RawComment = Omit<RawGame["articles"][number]["comments"][number], "replies">;

function buildThreads({ gameCode, articles }: RawGame, hoursOf: HoursOf): SeedThread[] {
  return articles.flatMap(({ name, written, comments }) => {
    const buildComment = (comment: RawComment): SeedComment => ({
      language: comment.language ?? written?.frontMatter.language ?? "en-US",
      nickname: comment.author,
      content: comment.text,
      ...(comment.mentions === undefined ? {} : { mentions: comment.mentions }),
      createdOffsetHours: hoursOf(comment.written),
      likeCount: comment.likes,
    });
    return comments.map(({ replies, ...comment }) => ({
      articleId: `${gameCode}-${name}`,
      comment: buildComment(comment),
      replies: replies.map(buildComment),
    }));
  });
}

function benefitOf(benefit: RawContent["coupons"][number]["benefit"]): SeedContent["coupons"][number]["benefit"] {
  if ("percent" in benefit) return { kind: "percent", percent: benefit.percent };
  if ("amounts" in benefit) return { kind: "amount", amounts: benefit.amounts };
  return { kind: "goods", goodsId: benefit.goods };
}

const NO_LINKS = { operator: "", notice: "", links: [], social: [] };
const NO_DOWNLOADS = { headline: "", installers: [] };

/**
 * Links of the foot, installers, hosts of the mobile app and the documents. Without their files links and installers are
 * empty, since the store takes a missing value for a failure.
 */
function buildStorePages(raw: RawContent): SeedEditorial[] {
  const { storeLinks, downloads, appHosts, documents } = raw;
  const store = { category: "store", contentId: "index" };
  return [
    {
      ...store,
      key: "store-link-config",
      values: localize(raw.texts, ({ storeLinks: words }) =>
        words === undefined || storeLinks === undefined
          ? NO_LINKS
          : {
              operator: words.operator,
              notice: words.notice,
              links: storeLinks.links.map(({ id, url, document = "", version }) => {
                const link = { id, label: words.links[id] ?? "", url, document };
                return version === undefined ? link : { ...link, version };
              }),
              social: storeLinks.social.map((link) => ({ ...link, label: words.social[link.id] ?? "" })),
            },
      ),
    },
    {
      ...store,
      key: "purple-download-info",
      values: localize(raw.texts, ({ downloads: words }) =>
        words === undefined || downloads === undefined
          ? NO_DOWNLOADS
          : {
              headline: words.headline,
              installers: downloads.map((installer) => ({ sha256: "", ...installer })),
            },
      ),
    },
    { ...store, key: "purple-app-whitelist", values: localize(raw.texts, () => appHosts) },
    ...documents.map(({ name, texts }) => ({
      category: "document",
      contentId: name,
      key: "document",
      values: localize(texts, ({ frontMatter, body }) => ({ title: frontMatter.title, sections: sectionsOf(body) })),
    })),
  ];
}

/** A section for each paragraph of a document; a heading belongs to the paragraph after it. */
function sectionsOf(body: string): { readonly heading: string; readonly html: string }[] {
  let heading = "";
  return blocksOfMarkdown(body).flatMap((block) => {
    const [, words] = /^## ([^\n]+)$/.exec(block) ?? [];
    if (words !== undefined) {
      heading = words;
      return [];
    }
    const isList = /^(- |\d+\. |<)/.test(block);
    const section = { heading, html: isList ? renderMarkdown(block) : renderInline(block) };
    heading = "";
    return [section];
  });
}

/**
 * The lobby of a game. Where its texts have no words for it, the lobby uses the texts of the game. A game that is hidden
 * keeps its picture but has no texts: its lobby is in the state `none`.
 */
function buildLobby({ gameCode, facts, texts }: WithFacts<RawGame>): SeedEditorial[] {
  const entry = (key: string, values: Localized<unknown>): SeedEditorial => {
    return { category: "lobby", contentId: gameCode, key, values };
  };
  const wordsOf = (part: "lobby" | "lobbyBeforeRelease") =>
    localize(texts, (own) => own[part] ?? { headline: own.tagline, line: own.shortDescription, button: "" });
  const { textSide, banner } = facts.lobby ?? { textSide: "start" };
  const showSpotlight = texts.get("en-US")?.lobbyBeforeRelease === undefined;
  const words = wordsOf("lobby");
  return [
    ...(facts.hidden
      ? []
      : [entry("lobby", words), entry("ncLobby", words), entry("ncLobbyPrepare", wordsOf("lobbyBeforeRelease"))]),
    entry(
      "ncLobbyImage",
      localize(texts, () => ({ gameCode, role: "hero" })),
    ),
    entry(
      "lobbyConfig",
      localize(texts, ({ lobbyBanner }) => ({
        textSide,
        showNews: true,
        showSpotlight,
        ...(banner === undefined || lobbyBanner === undefined
          ? {}
          : { fullBanner: { key: `${gameCode}-${banner}`, ...lobbyBanner } }),
      })),
    ),
  ];
}
