import { fullGoodsId, refundPolicyOf } from "./build-content.ts";
import type { KnownIds } from "./known-ids.ts";
import type { RawContent, RawGame } from "./read-content.ts";
import type { ReferenceChecks } from "./reference-checks.ts";

/** What the files of a game say about each other and about what games share. */
export function checkGame(checks: ReferenceChecks, raw: RawContent, game: RawGame, known: KnownIds): void {
  checkFacts(checks, game, known);
  checkLobby(checks, game);
  checkGoods(checks, raw, game, known);
  const achievements = game.achievements.map(({ id }) => id);
  checks.unique(`${game.folder}/achievements.json`, achievements);
  checks.texts(`${game.folder}/texts`, game.texts, "achievements", achievements, (own) => own.achievements);
  checkArticles(checks, raw, game);
}

function checkFacts(checks: ReferenceChecks, { facts, folder }: RawGame, known: KnownIds): void {
  if (facts === undefined) return;
  const file = `${folder}/game.json`;
  const descriptors = facts.ageRatings?.descriptors ?? [];
  checks.references(file, "genres", facts.genres, known.genres, "genre");
  checks.references(file, "tags", facts.tags, known.tags, "tag");
  checks.references(file, "accessibility", facts.accessibility, known.accessibility, "accessibility feature");
  checks.references(file, "ageRatings.descriptors", descriptors, known.ageDescriptors, "age descriptor");
  checks.references(file, "boards", facts.boards, known.gameBoards, "board");
  for (const [at, { label }] of facts.links.entries()) {
    checks.reference(file, `links[${at}].label`, label, known.linkLabels, "link label");
  }
}

function checkLobby(checks: ReferenceChecks, { facts, folder, texts }: RawGame): void {
  const all = [...texts.values()];
  const hasWords = all.some(({ lobby }) => lobby !== undefined);
  const hasWordsBefore = all.some(({ lobbyBeforeRelease }) => lobbyBeforeRelease !== undefined);
  checks.part(`${folder}/texts`, texts, "lobby", hasWords, ({ lobby }) => lobby);
  checks.part(`${folder}/texts`, texts, "lobbyBeforeRelease", hasWordsBefore, (own) => own.lobbyBeforeRelease);
  if (facts === undefined) return;
  const hasBanner = facts.lobby?.banner !== undefined;
  checks.part(`${folder}/texts`, texts, "lobbyBanner", hasBanner, ({ lobbyBanner }) => lobbyBanner);
}

function checkGoods(checks: ReferenceChecks, raw: RawContent, game: RawGame, known: KnownIds): void {
  const file = `${game.folder}/goods.json`;
  const ids = game.goods.map(({ id }) => id);
  checks.unique(file, ids);
  checks.texts(`${game.folder}/texts`, game.texts, "goods", ids, ({ goods }) => goods);
  for (const [at, item] of game.goods.entries()) {
    const { price, requires, sale } = item;
    if (price !== "free" && "tier" in price && raw.prices?.tiers.includes(price.tier) === false) {
      checks.fault(file, `[${at}].price.tier`, `there is no tier ${price.tier} in prices.json`);
    }
    if (price === "free" && sale !== undefined) checks.fault(file, `[${at}].sale`, "what is free has no reduction");
    const base = requires === undefined ? undefined : fullGoodsId(game, requires);
    checks.reference(file, `[${at}].requires`, base, known.goods, "goods");
    for (const [place, lower] of item.upgradeFrom.entries()) {
      checks.reference(file, `[${at}].upgradeFrom[${place}]`, fullGoodsId(game, lower), known.goods, "goods");
    }
    checks.reference(file, `[${at}].refundPolicy`, refundPolicyOf(item), known.refundPolicies, "refund policy");
    checkContents(checks, game, item, at, known);
  }
}

/** The parts of goods: known ones, with a label each. */
function checkContents(
  checks: ReferenceChecks,
  game: RawGame,
  { id, contents }: RawGame["goods"][number],
  at: number,
  known: KnownIds,
): void {
  for (const [part, { goods }] of contents.entries()) {
    const goodsId = goods === undefined ? undefined : fullGoodsId(game, goods);
    checks.reference(`${game.folder}/goods.json`, `[${at}].contents[${part}].goods`, goodsId, known.goods, "goods");
  }
  for (const [locale, { goods }] of game.texts) {
    const labels = goods[id]?.contents.length ?? contents.length;
    if (labels === contents.length) continue;
    const reason = `must have ${contents.length} labels, one for each part in goods.json, not ${labels}`;
    checks.fault(`${game.folder}/texts/${locale}.json`, `goods.${id}.contents`, reason);
  }
}

function checkArticles(checks: ReferenceChecks, raw: RawContent, { facts, articles }: RawGame): void {
  for (const { file, written } of articles) {
    if (written === undefined) continue;
    const { board, menu } = written.frontMatter;
    if (facts !== undefined) checks.reference(file, "board", board, new Set(facts.boards), "board of the game");
    const menus = raw.gameBoards.find(({ id }) => id === board)?.menus;
    if (menus !== undefined) checks.reference(file, "menu", menu, new Set(menus), "menu of the board");
    if (written.body === "") checks.fault(file, "body", "must not be empty");
  }
}
