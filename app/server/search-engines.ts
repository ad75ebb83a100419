import * as v from "valibot";
import { buildAddress, type Parameters } from "#adapters/http/request-address.ts";
import { createSharedDocument, type SharedDocument } from "#adapters/reference-backend/http/shared-document.ts";
import { createTtlCache } from "#adapters/storage/ttl-cache.ts";
import type { Call } from "#adapters/wire/call.ts";
import { listGames, listGoodsOfGame } from "#adapters/wire/catalogue-calls.ts";
import { pageEntries } from "#adapters/wire/envelope.ts";
import { listNotices } from "#adapters/wire/news-calls.ts";
import { readTolerantly } from "#adapters/wire/tolerant-reader.ts";
import type { RuntimeConfiguration, ServiceBases } from "#core/configuration/runtime-configuration.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { LOCALES } from "#locales/manifest.ts";
import type { Publisher } from "./publisher.ts";

/** Minimum interval between two generations of the sitemap; search engines request it a few times a day. */
const MADE_ANEW_AFTER_MS = 600_000;
const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": `public, max-age=${MADE_ANEW_AFTER_MS / 1_000}`,
};
const MAX_CACHED_BYTES = 64 * 1_024 * 1_024;
/** Games in the list of addresses: pages of a hundred, the most popular first. */
const MAX_PAGES = 10;
const GAMES_A_PAGE = 100;
/** Maximum number of games whose goods are in the sitemap, the most popular ones; each costs a call. */
const MAX_GAMES_WITH_GOODS = 100;
/** Notices are read by twenties, the newest first. */
const MAX_NOTICE_PAGES = 10;
/**
 * Maximum number of pages in the sitemap, each in every language: a sitemap may have 50 MB (sitemaps.org), and a page
 * takes 35 KB.
 */
const MAX_PATHS = 1_400;

/** Pages that are a player's own, or have nothing to be found. */
const OWN_PAGES = ["library", "favorite", "cart", "orders", "coupon", "reward", "gift", "account", "miniGame"] as const;

const gameListSchema = v.object({
  games: v.array(v.object({ gameCode: v.string() })),
  ...pageEntries,
});

const goodsListSchema = v.object({
  goods: v.array(v.object({ goodsId: v.string(), gameCode: v.string(), contentType: v.string() })),
});
const noticeListSchema = v.object({
  notices: v.array(v.object({ id: v.string() })),
  ...pageEntries,
});

/** Entries that can't be read are left out of the sitemap. */
function readList<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const read = readTolerantly(schema, answer);
  if (!read.success) throw new v.ValiError([read.issue]);
  return read.output;
}

interface Site {
  /** Origin players see. */
  readonly origin: string;
  /** Without a trailing slash. */
  readonly basePath: string;
}

/** Pages for search engines: on live all except private ones, elsewhere none. */
export function robotsOf({ origin, basePath }: Site, { envName }: Pick<RuntimeConfiguration, "envName">): string {
  if (envName !== "live") return "User-agent: *\nDisallow: /\n";
  const closed = OWN_PAGES.map((route) => `Disallow: ${basePath}${buildPath(route, {})}`);
  return `User-agent: *\n${closed.join("\n")}\n\nSitemap: ${origin}${basePath}/sitemap.xml\n`;
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function entryOf({ origin, basePath }: Site, path: string): string {
  const addressIn = (locale: string) => escapeXml(`${origin}${basePath}${path}?locale=${locale}`);
  const translations = [
    ...LOCALES.map(({ tag }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(tag)}"/>`),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeXml(`${origin}${basePath}${path}`)}"/>`,
  ].join("");
  return LOCALES.map(({ tag }) => `<url><loc>${addressIn(tag)}</loc>${translations}</url>`).join("\n");
}

/** Calls the publisher as a guest. */
type Ask = (call: Call, query: Readonly<Record<string, string>>, parameters?: Parameters) => Promise<unknown>;

function createAsk(publisher: Publisher, origin: string, services: ServiceBases): Ask {
  return async (call, query, parameters = {}) => {
    const address = buildAddress(call, services, parameters, query);
    if (address === null) throw new Error("the publisher has a name that cannot be part of an address");
    const answer = await publisher.fetch(new Request(new URL(address, origin)));
    if (!answer.ok) throw new Error(`the publisher answered ${answer.status}`);
    return answer.json();
  };
}

interface ListPage {
  readonly has_more: boolean | null;
  readonly previous_value: string | null;
}

/** Reads up to `most` pages of a list. */
async function readPages<Page extends ListPage>(
  most: number,
  read: (cursor: object) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read(cursor === null ? {} : { previousValue: cursor });
    pages.push(page);
    cursor = page.has_more === false ? null : page.previous_value;
  } while (cursor !== null && pages.length < most);
  return pages;
}

async function readGameCodes(ask: Ask): Promise<readonly string[]> {
  const limit = String(GAMES_A_PAGE);
  const pages = await readPages(MAX_PAGES, async (cursor) =>
    readList(gameListSchema, await ask(listGames, { limit, ...cursor })),
  );
  return pages.flatMap(({ games }) => games.map(({ gameCode }) => gameCode));
}

/** Pages of editions, additions and bundles. */
async function readGoodsPaths(ask: Ask, gameCodes: readonly string[]): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const game of gameCodes.slice(0, MAX_GAMES_WITH_GOODS)) {
    const { goods } = readList(goodsListSchema, await ask(listGoodsOfGame, {}, { gameCode: game }));
    for (const { goodsId, gameCode, contentType } of goods) {
      const isBundle = contentType === "BUNDLE";
      paths.push(isBundle ? buildPath("bundle", { goodsId }) : buildPath("goods", { gameCode, goodsId }));
    }
  }
  return paths;
}

async function readNoticePaths(ask: Ask): Promise<readonly string[]> {
  const pages = await readPages(MAX_NOTICE_PAGES, async (cursor) =>
    readList(noticeListSchema, await ask(listNotices, { ...cursor })),
  );
  return pages.flatMap(({ notices }) => notices.map(({ id }) => buildPath("notice", { articleId: id })));
}

/** The sitemap of a store in all its languages; shared by all requests within some minutes. */
export function createSitemap(publisher: Publisher, services: ServiceBases): (site: Site) => Promise<SharedDocument> {
  const memory = createTtlCache<SharedDocument>({
    forMs: MADE_ANEW_AFTER_MS,
    maxSize: MAX_CACHED_BYTES,
    sizeOf: ({ size }) => size,
  });
  return (site) =>
    memory.read(`${site.origin}${site.basePath}`, async () => {
      const ask = createAsk(publisher, site.origin, services);
      const gameCodes = await readGameCodes(ask);
      const paths = new Set([
        buildPath("root", {}),
        buildPath("notice", {}),
        buildPath("download", {}),
        ...gameCodes.map((gameCode) => buildPath("game", { gameCode })),
        ...(await readNoticePaths(ask)),
        ...(await readGoodsPaths(ask, gameCodes)),
      ]);
      const entries = [...paths]
        .slice(0, MAX_PATHS)
        .map((path) => entryOf(site, path))
        .join("\n");
      const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`;
      return createSharedDocument(text, HEADERS);
    });
}
