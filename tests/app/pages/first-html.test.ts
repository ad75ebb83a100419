import { describe, expect, it } from "vitest";
import { LOCALES } from "#locales/manifest.ts";
import { canonicalOf, openAs, readEntities, servePages, structuredDataOf, tagsOf } from "./visit-pages.ts";

interface Game {
  readonly title: string;
  readonly gameCode: string;
  readonly tagline: string;
  readonly developer: string;
  readonly shortDescription: string;
}
interface Goods {
  readonly title: string;
  readonly contentType: string;
  readonly price: { readonly currency: string; readonly list: number; readonly sale: number };
}

/** A price in minor units, as English readers write it. */
function formatPrice({ currency, sale }: Goods["price"]): string {
  if (sale === 0) return "Free";
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(sale / 10 ** digits);
}

const pages = servePages();
const goodsOfGame = async (): Promise<readonly Goods[]> =>
  (await pages.call<{ goods: Goods[] }>("/api/store/goods/games/tl?countryCode=US")).goods;
const scoreOfGame = () => pages.call<{ average: number; count: number }>("/api/store/games/tl/reviews/scores/average");

describe("the first HTML", () => {
  it("of the index holds the names, prices and pictures of its games", async () => {
    const html = readEntities((await pages.open("/")).html);
    const { games } = await pages.call<{ games: Game[] }>(
      "/api/store/games?releaseState=launching&stage=launch&sort=popular&limit=12&countryCode=US",
    );
    expect(games.length).toBeGreaterThan(5);
    for (const { title, gameCode } of games) {
      expect(html).toContain(`>${title}<`);
      expect(html).toContain(`href="/game/${gameCode}"`);
    }
    const { goods } = await pages.call<{ goods: Goods[] }>("/api/store/goods?limit=12&countryCode=US");
    expect(goods.length).toBeGreaterThan(3);
    for (const { title, price } of goods) {
      expect(html).toContain(title);
      expect(html).toContain(formatPrice(price));
    }
    expect(html.match(/<img\b[^>]*\ssrc="\/media\//g)?.length).toBeGreaterThan(20);
    expect(html).not.toMatch(/\$NaN|undefined<|\[object Object\]/);
  });

  it("of a game holds its name, story, editions, prices, reviews and pictures", async () => {
    const html = readEntities((await pages.open("/game/tl")).html);
    const game = await pages.call<Game>("/api/store/games/tl?countryCode=US");
    expect(html).toMatch(new RegExp(`<h1[^>]*>(?:(?!</h1>).)*<img[^>]*alt="${game.title}"`));
    expect(html).toContain(game.tagline);
    expect(html).toContain(game.developer);
    const goods = await goodsOfGame();
    expect(goods.length).toBeGreaterThan(2);
    for (const { title, price } of goods) {
      expect(html).toContain(title);
      expect(html).toContain(formatPrice(price));
    }
    const { reviews } = await pages.call<{ reviews: { author: { nickname: string } }[] }>(
      "/api/store/games/tl/reviews?sort=helpful&languagesFirst=en",
    );
    expect(html).toContain(reviews[0]?.author.nickname);
    expect(html).toContain((await scoreOfGame()).average.toFixed(1));
    expect(html.match(/<img\b[^>]*\ssrc="\/media\//g)?.length).toBeGreaterThan(3);
  });

  it("has the look of everything it shows, for guests and for players", async () => {
    const sheets = new Map<string, string>();
    /** Class names in the markup without a rule in the styles that the page asks for at once. */
    const findUnstyled = (html: string): readonly string[] => {
      const links = tagsOf(html, "link").filter(({ rel }) => rel === "stylesheet");
      const styles = [
        ...links.map(({ href = "" }) => sheets.get(href)),
        ...(html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? []),
      ].join("");
      expect(styles).not.toBe("");
      const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
      const names = new Set([...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, value = ""]) => value.split(/\s+/)));
      // The router marks links to the page itself with it.
      names.delete("active");
      return [...names].filter((name) => !styles.includes(`.${name}`));
    };
    const fetchSheets = async (html: string) => {
      for (const { rel, href = "" } of tagsOf(html, "link")) {
        if (rel === "stylesheet" && !sheets.has(href)) sheets.set(href, (await pages.open(href)).html);
      }
    };
    const paths = [
      ...["/", "/?view=all", "/?view=offers", "/game/tl", "/game/nlw", "/game/tl/review", "/game/tl/achievement"],
      ...["/game/tl/board/guide", "/game/tl/board/guide/view/tl-1", "/game/tl/board/free/write"],
      ...["/goods/tl/tl-deluxe", "/goods/tl/tl-deluxe/review", "/bundle/bundle-winter-sieges"],
      ...["/notice", "/notice/tl-storm-festival", "/cart", "/order", "/library", "/favorite", "/download", "/coupon"],
      ...["/reward", "/account", "/gift", "/mini-game", "/status", "/player/player-jp", "/notification", "/not-found"],
    ];
    const [guest, player] = [pages.visitor(), pages.visitor()];
    await player.signIn("player-kr");
    for (const visitor of [guest, player]) {
      for (const path of paths) {
        const { html } = await openAs(visitor, path);
        await fetchSheets(html);
        expect.soft(findUnstyled(html), `${path} of a ${visitor === guest ? "guest" : "player"}`).toEqual([]);
      }
    }
  });

  it("says the time of a launch in UTC, and that it does, before the page knows the player's time zone", async () => {
    const { html } = await pages.open("/game/nlw?country=US&locale=en-US");
    const kicker = /data-part="kicker".*?<\/p>/s.exec(html)?.[0] ?? "";
    expect(kicker).toMatch(/ UTC</);
    expect(kicker).not.toMatch(/your|local/i);
  });

  it("holds the games of a player's library, and no other browser may store it", async () => {
    const player = await pages.visitor().signIn("player-kr");
    const { headers, html } = await openAs(player, "/library?locale=en-US");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(html).toContain("Throne and Liberty");
  });

  it("of a game is painted once the browser has read all words on its art, which would move up line by line", async () => {
    const { html } = await pages.open("/game/tl");
    const awaited = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html)?.[1];
    const words = html.slice(html.indexOf("data-hero"), html.indexOf(`id="${awaited}"`));
    expect(words).toMatch(/<h1.*<p data-part="tagline".*<div data-part="call"/s);
    expect(words).not.toContain("</section>");
  });

  it.each([
    ["Windows NT 10.0", "Windows"],
    ["Linux; Android 15", "Android"],
  ])("of the downloads begins with the device of the browser: %s", async (system, name) => {
    const { html } = await pages.open("/download?locale=en-US", { "User-Agent": `Mozilla/5.0 (${system})` });
    expect(/For \w+(?=<\/h2>)/.exec(html)?.[0]).toBe(`For ${name}`);
  });

  it("has what is of unknown height: the dates of a bundle's parts, and what waits for a player", async () => {
    expect((await pages.open("/bundle/bundle-winter-sieges?locale=en-US")).html).toContain("Not playable yet");
    const player = await pages.visitor().signIn("player-kr");
    expect((await openAs(player, "/account?locale=en-US")).html).toContain("Reward ready to claim");
  });
});

describe("the head of a page has", () => {
  const headOf = async (path: string) => {
    const { html } = await pages.open(path, { "Accept-Language": "en-US" });
    const metas = tagsOf(html, "meta");
    return {
      title: readEntities(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ""),
      description: metas.find(({ name }) => name === "description")?.content,
      canonical: canonicalOf(html),
      alternates: Object.fromEntries(
        tagsOf(html, "link").flatMap(({ rel, hreflang, href }) =>
          rel === "alternate" && hreflang !== undefined ? [[hreflang, href]] : [],
        ),
      ),
      openGraph: Object.fromEntries(
        metas.flatMap(({ property, content }) => (property?.startsWith("og:") ? [[property, content]] : [])),
      ),
      robots: metas.find(({ name }) => name === "robots")?.content ?? "",
      structuredData: structuredDataOf(html),
    };
  };

  it("title, canonical address, translations and preview of a game", async () => {
    const origin = pages.origin();
    const head = await headOf("/game/tl?utm_source=mail");
    const game = await pages.call<Game>("/api/store/games/tl?countryCode=US");
    expect(head.title).toContain("Throne and Liberty");
    expect(head.description).toBe(game.shortDescription);
    expect(head.canonical).toBe(`${origin}/game/tl?locale=en-US`);
    expect(head.alternates).toEqual({
      ...Object.fromEntries(LOCALES.map(({ tag }) => [tag, `${origin}/game/tl?locale=${tag}`])),
      "x-default": `${origin}/game/tl`,
    });
    expect(head.openGraph).toMatchObject({
      "og:title": head.title,
      "og:description": game.shortDescription,
      "og:url": `${origin}/game/tl?locale=en-US`,
      "og:locale": "en_US",
    });
    const preview = head.openGraph["og:image"] ?? "";
    expect(preview).toContain(`${origin}/media/`);
    const { headers } = await pages.open(preview.slice(origin.length));
    expect(headers.get("Content-Type")).toMatch(/^image\/(png|jpeg|webp)$/);
    const translated = await headOf("/game/tl?locale=ko-KR");
    expect(translated.canonical).toBe(`${origin}/game/tl?locale=ko-KR`);
    expect(translated.description).not.toBe(head.description);
  });

  it("name, price and rating of a game, as JSON-LD", async () => {
    const [entry, ...others] = (await headOf("/game/tl")).structuredData;
    expect(others).toEqual([]);
    expect([entry?.["@type"]].flat()).toEqual(expect.arrayContaining(["VideoGame", "Product"]));
    const score = await scoreOfGame();
    const editions = (await goodsOfGame()).filter(({ contentType }) => contentType === "EDITION");
    expect(entry).toMatchObject({
      "@context": "https://schema.org",
      name: "Throne and Liberty",
      url: `${pages.origin()}/game/tl`,
      aggregateRating: { ratingValue: score.average, ratingCount: score.count, bestRating: 5, worstRating: 1 },
      offers: editions.map(({ title, price }) => ({
        "@type": "Offer",
        name: title,
        priceCurrency: price.currency,
        price: (price.sale / 100).toFixed(2),
        availability: expect.stringMatching(/^https:\/\/schema\.org\//),
      })),
    });
    expect((await headOf("/")).structuredData[0]).toMatchObject({ "@type": "WebSite" });
  });

  it.each([
    ["/goods/tl/tl-deluxe", "Throne and Liberty Deluxe Edition"],
    ["/bundle/bundle-winter-sieges", "Winter Sieges Bundle"],
  ])("the offer of %s as a product, its preview and its address", async (path, name) => {
    const { structuredData, openGraph, canonical } = await headOf(path);
    expect(structuredData[0]).toMatchObject({
      "@type": "Product",
      name,
      offers: { "@type": "Offer", priceCurrency: "USD", price: expect.stringMatching(/[1-9]/) },
    });
    expect(openGraph).toHaveProperty("og:image");
    expect(canonical).not.toBeNull();
  });

  it.each(["/goods/lin2/tl-deluxe", "/bundle/tl-deluxe"])("nothing at %s, where there are no goods", async (path) => {
    expect((await pages.open(path)).status).toBe(404);
  });

  it("that pages of endless choices and of nothing are not for search engines", async () => {
    for (const path of ["/?q=blade", "/?genre=mmorpg&sort=title", "/game/nosuchgame", "/not-found"]) {
      expect((await headOf(path)).robots, path).toContain("noindex");
    }
    for (const path of ["/", "/?view=all", "/game/tl/review"]) {
      expect((await headOf(path)).robots, path).not.toContain("noindex");
    }
  });
});

describe("language and theme", () => {
  const rootOf = async (path: string, headers: Readonly<Record<string, string>>) =>
    tagsOf((await pages.open(path, headers)).html, "html")[0];

  it.each([
    ["light", "en-US", "en-US", "ltr"],
    ["dark", "ko-KR", "ko-KR", "ltr"],
    ["dark", "ja", "ja-JP", "ltr"],
    ["light", "ar-SA", "ar-SA", "rtl"],
    ["light", "xx-YY", "en-US", "ltr"],
  ])("are right before any script: %s and %s", async (theme, locale, lang, dir) => {
    const root = await rootOf("/", { "Accept-Language": locale, Cookie: `theme=${theme}` });
    expect(root).toMatchObject({ lang, dir, "data-theme": theme });
  });
});
