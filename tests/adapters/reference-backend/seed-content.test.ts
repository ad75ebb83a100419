import { describe, expect, it } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { REFUND_DAYS } from "#core/commerce/constants.ts";
import { resolveLink } from "#core/links/resolve-link.policy.ts";
import { LOBBY_KEYS_BY_STATE } from "#core/lobby/lobby.ts";
import { LOCALES } from "#core/translation/locales.ts";

/** Known codes of Spec §3. */
const KNOWN_CODES =
  "l2m l2mnct l2mncj l2mru l2mnu l2msa lms lmj h3 tricksterm bns2 linwpre linw tl lin lin2 bns aion lin2nct aionnct bnsnct linncj lin2ncj aionncj bnsncj battlecrush nlw lin2ncw aionncw bnsncw hoyeon bnsneo bnsneoncaeu bnsneoncana bnsneonct bnsneoncj p0003ab plaync".split(
    " ",
  );

/** The text of a locale, which every text of the publisher has. */
function textIn<Text>(texts: Readonly<Record<string, Text>> & { readonly "en-US": Text }, locale: string): Text {
  const text = texts[locale];
  if (text === undefined) throw new Error(`no text in ${locale}`);
  return text;
}

const { games, goods, editorial } = defaultContent();
const gameByCode = new Map(games.map((game) => [game.gameCode, game]));

describe("games of the seed", () => {
  it("has every game code of the specification, once", () => {
    expect(games.map(({ gameCode }) => gameCode).sort()).toEqual([...KNOWN_CODES].sort());
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

  it("counts down and pre-installs before the release, never after", () => {
    for (const { gameCode, schedule, preInstallSizeBytes } of games) {
      const { releaseOffsetHours, countdownOffsetHours, preInstallOffsetHours } = schedule;
      if (countdownOffsetHours !== null) expect(countdownOffsetHours, gameCode).toBeLessThan(releaseOffsetHours ?? 0);
      if (preInstallOffsetHours !== null) expect(preInstallOffsetHours, gameCode).toBeLessThan(releaseOffsetHours ?? 0);
      if (preInstallOffsetHours !== null) expect(preInstallSizeBytes, gameCode).toBeGreaterThan(0);
    }
  });
});

it("goods of the seed have a price in at least 12 currencies for everything, in whole minor units", () => {
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

describe("content around the games", () => {
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
});
