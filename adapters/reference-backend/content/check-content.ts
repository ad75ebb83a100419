import { REQUIRED_CONSENTS } from "#adapters/reference-backend/domain/accounts/account-form.ts";
import { BUNDLE_REFUND_POLICY } from "./build-content.ts";
import { checkGame } from "./check-game.ts";
import type { ContentFiles } from "./content-files.ts";
import { type KnownIds, knownIdsOf } from "./known-ids.ts";
import type { RawContent } from "./read-content.ts";
import { ReferenceChecks } from "./reference-checks.ts";

/** Checks across files: references, duplicate ids, and texts in every locale. */
export function checkContent(files: ContentFiles, raw: RawContent): void {
  const checks = new ReferenceChecks(files);
  const known = knownIdsOf(raw);
  checkLabels(checks, raw);
  checkBoards(checks, raw, known);
  checkStorePages(checks, raw, known);
  checkOffers(checks, raw, known);
  checkRewards(checks, raw, known);
  checkPrices(checks, raw, known);
  checkServices(checks, raw);
  for (const game of raw.games) checkGame(checks, raw, game, known);
  checkReviews(checks, raw, known);
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

function checkLabels(checks: ReferenceChecks, { labels, texts }: RawContent): void {
  if (labels === undefined) return;
  for (const kind of ["genres", "tags", "accessibility", "ageDescriptors"] as const) {
    checks.unique("labels.json", labels[kind], (at) => `${kind}[${at}]`);
    checks.texts("texts", texts, kind, labels[kind], (own) => own[kind]);
  }
}

function checkBoards(checks: ReferenceChecks, raw: RawContent, known: KnownIds): void {
  const { gameBoards, publisherArticles, texts } = raw;
  checks.unique("game-boards.json", idsOf(gameBoards));
  checks.texts("texts", texts, "gameBoards", known.gameBoards, (own) => own.gameBoards);
  for (const { id, menus } of gameBoards) {
    const written = new Map([...texts].filter(([, own]) => own.gameBoards[id] !== undefined));
    checks.texts("texts", written, `gameBoards.${id}.menus`, menus, (own) => own.gameBoards[id]?.menus);
  }
  checks.texts("texts", texts, "publisherBoards", known.publisherBoards, (own) => own.publisherBoards);
  for (const { id, board } of publisherArticles) {
    checks.reference(`boards/${board}/${id}/article.json`, "", board, known.publisherBoards, "board of the publisher");
  }
  for (const { id, facts } of raw.notices) {
    checks.reference(`notices/${id}/notice.json`, "game", facts?.game, known.games, "game");
  }
}

function checkStorePages(checks: ReferenceChecks, raw: RawContent, known: KnownIds): void {
  const { storeLinks, downloads, texts } = raw;
  checks.texts("texts", texts, "linkLabels", known.linkLabels, ({ linkLabels }) => linkLabels);
  checks.part("texts", texts, "downloads", downloads !== undefined, (own) => own.downloads);
  checks.part("texts", texts, "storeLinks", storeLinks !== undefined, (own) => own.storeLinks);
  if (storeLinks === undefined) return;
  const { links, social } = storeLinks;
  const written = new Map([...texts].filter(([, own]) => own.storeLinks !== undefined));
  checks.texts("texts", written, "storeLinks.links", idsOf(links), (own) => own.storeLinks?.links);
  checks.texts("texts", written, "storeLinks.social", idsOf(social), (own) => own.storeLinks?.social);
  checks.unique("store-links.json", idsOf(links), (at) => `links[${at}].id`);
  checks.unique("store-links.json", idsOf(social), (at) => `social[${at}].id`);
  for (const [at, { id, document, version }] of links.entries()) {
    if (version === undefined && REQUIRED_CONSENTS.some((subject) => subject === id)) {
      checks.fault(
        "store-links.json",
        `links[${at}].version`,
        "is needed: players accept this document when they register",
      );
    }
    checks.reference("store-links.json", `links[${at}].document`, document, known.documents, "document");
  }
}

function checkOffers(checks: ReferenceChecks, raw: RawContent, known: KnownIds): void {
  const { bundles, banners, texts } = raw;
  checks.unique("bundles.json", idsOf(bundles));
  checks.texts("texts", texts, "bundles", idsOf(bundles), (own) => own.bundles);
  for (const [at, { id, game, goods }] of bundles.entries()) {
    checks.reference("bundles.json", `[${at}].game`, game, known.games, "game");
    checks.references("bundles.json", `[${at}].goods`, goods, known.goods, "goods");
    if (known.goods.has(id)) checks.fault("bundles.json", `[${at}].id`, `"${id}" is the id of goods of a game as well`);
  }
  checks.unique("banners.json", idsOf(banners));
  checks.texts("texts", texts, "banners", idsOf(banners), (own) => own.banners);
  for (const [at, { game }] of banners.entries()) {
    checks.reference("banners.json", `[${at}].game`, game, known.games, "game");
  }
}

function checkRewards(checks: ReferenceChecks, raw: RawContent, known: KnownIds): void {
  const { coupons, rewards, texts } = raw;
  const codes = coupons.map(({ code }) => code);
  checks.unique("coupons.json", codes, (at) => `[${at}].code`);
  checks.texts("texts", texts, "coupons", codes, (own) => own.coupons);
  for (const [at, { game, benefit }] of coupons.entries()) {
    checks.reference("coupons.json", `[${at}].game`, game, known.games, "game");
    const goodsId = "goods" in benefit ? benefit.goods : undefined;
    checks.reference("coupons.json", `[${at}].benefit.goods`, goodsId, known.goods, "goods");
  }
  checks.unique("rewards.json", idsOf(rewards));
  checks.texts("texts", texts, "rewards", idsOf(rewards), (own) => own.rewards);
  for (const [at, { game, coupon }] of rewards.entries()) {
    checks.reference("rewards.json", `[${at}].game`, game, known.games, "game");
    checks.reference("rewards.json", `[${at}].coupon`, coupon, known.coupons, "coupon");
  }
}

function checkPrices(checks: ReferenceChecks, { prices, bundles, texts }: RawContent, known: KnownIds): void {
  checks.texts("texts", texts, "refundPolicies", known.refundPolicies, (own) => own.refundPolicies);
  if (bundles.length > 0) {
    const field = `refundPolicies.${BUNDLE_REFUND_POLICY}`;
    checks.reference("texts/en-US.json", field, BUNDLE_REFUND_POLICY, known.refundPolicies, "refund policy");
  }
  const tiers = prices?.tiers.length ?? 0;
  for (const [currency, { prices: steps }] of Object.entries(prices?.currencies ?? {})) {
    if (steps.length === tiers) continue;
    const reason = `must have ${tiers} prices, one for each tier, not ${steps.length}`;
    checks.fault("prices.json", `currencies.${currency}.prices`, reason);
  }
}

/** A country has one company at most. */
function checkServices(checks: ReferenceChecks, { services, locales }: RawContent): void {
  checks.unique("services.json", idsOf(services));
  const known = new Set(locales);
  for (const [at, { operator, address }] of services.entries()) {
    for (const tag of Object.keys(operator)) {
      checks.reference("services.json", `[${at}].operator.${tag}`, tag, known, "locale in store.json");
    }
    for (const tag of Object.keys(address)) {
      checks.reference("services.json", `[${at}].address.${tag}`, tag, known, "locale in store.json");
    }
  }
  const companies = new Map<string, string>();
  for (const [at, { id, countries }] of services.entries()) {
    for (const [index, country] of countries.entries()) {
      const other = companies.get(country);
      if (other !== undefined) {
        checks.fault("services.json", `[${at}].countries[${index}]`, `"${country}" belongs to "${other}" as well`);
      }
      companies.set(country, id);
    }
  }
}

function checkReviews(checks: ReferenceChecks, { reviews }: RawContent, known: KnownIds): void {
  if (reviews === undefined) return;
  const { plans, writers } = reviews;
  const games = plans.map(({ game }) => game);
  checks.unique("reviews/plans.json", games, (at) => `[${at}].game`);
  for (const [at, game] of games.entries()) {
    checks.reference("reviews/plans.json", `[${at}].game`, game, known.games, "game");
  }
  const languages = new Set(writers.languages);
  const kind = "language of reviews";
  checks.reference("reviews/writers.json", "elsewhere.language", writers.elsewhere.language, languages, kind);
  for (const [country, { language }] of Object.entries(writers.countries)) {
    checks.reference("reviews/writers.json", `countries.${country}.language`, language, languages, kind);
  }
}
