import * as v from "valibot";
import { createBriefMemory } from "#adapters/storage/brief-memory.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { LOCALES } from "#locales/manifest.ts";
import type { Publisher } from "./publisher.ts";

/** A list of addresses is made at most this often; search engines ask for it a few times a day. */
const MADE_ANEW_AFTER_MS = 600_000;
const MOST_KEPT_CHARACTERS = 8 * 1_024 * 1_024;
/** Games in the list of addresses: pages of a hundred, the most popular first. */
const MOST_PAGES = 10;
const GAMES_A_PAGE = 100;

/** Pages that are a player's own, or have nothing to be found. */
const OWN_PAGES = ["favorite", "cart", "orders", "coupon", "reward", "gift", "account", "miniGame"] as const;

const gameListSchema = v.object({
  games: v.array(v.object({ gameCode: v.string() })),
  has_more: v.boolean(),
  previous_value: v.nullable(v.string()),
});

interface Site {
  /** Origin players see. */
  readonly origin: string;
  /** Without a slash at its end. */
  readonly basePath: string;
}

/** What search engines may look at: everything that is not a player's own on live, nothing anywhere else. */
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

async function readGameCodes(publisher: Publisher, origin: string): Promise<readonly string[]> {
  const codes: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      limit: String(GAMES_A_PAGE),
      ...(cursor === null ? {} : { previousValue: cursor }),
    });
    const answer = await publisher.fetch(new Request(`${origin}/api/store/games?${query}`));
    if (!answer.ok) throw new Error(`the publisher answered ${answer.status}`);
    const list = v.parse(gameListSchema, await answer.json());
    codes.push(...list.games.map(({ gameCode }) => gameCode));
    if (!list.has_more) break;
    cursor = list.previous_value;
  }
  return codes;
}

/** The addresses of a store in all its languages, for search engines; made for all who ask within some minutes. */
export function createSitemap(publisher: Publisher): (site: Site) => Promise<string> {
  const memory = createBriefMemory<string>({
    forMs: MADE_ANEW_AFTER_MS,
    mostSize: MOST_KEPT_CHARACTERS,
    sizeOf: (text) => text.length,
  });
  return (site) =>
    memory.read(`${site.origin}${site.basePath}`, async () => {
      const gameCodes = await readGameCodes(publisher, site.origin);
      const paths = [
        buildPath("root", {}),
        buildPath("notice", {}),
        buildPath("download", {}),
        ...gameCodes.map((gameCode) => buildPath("game", { gameCode })),
      ];
      const entries = paths.map((path) => entryOf(site, path)).join("\n");
      return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`;
    });
}
