import { eq } from "drizzle-orm";
import { banners, games } from "../database/schema/index.ts";
import { readEditorial } from "../domain/catalogue/read-editorial.ts";
import { closestText } from "../domain/catalogue/text-order.ts";
import type { CallHandlers, CallInput } from "../http/call-handler.ts";
import { notFound } from "../http/call-refusal.ts";
import type { RequestScope } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type ContentCalls = Pick<CallHandlers, "getContents" | "getAdminContents">;

/** Content key of the banners of the store index. */
const BANNERS = { category: "store", contentId: "index", key: "banners" } as const;

export function contentCalls(services: Services): ContentCalls {
  const answer = async ({ parameters, query, scope }: CallInput<"getContents"> | CallInput<"getAdminContents">) => {
    const { category, contentId } = parameters;
    const keys = query.keySets?.split(",");
    const { locale } = scope;
    const contents = await readEditorial(services.database.queries, { locale, category, contentId, keys });
    const wantsBanners = keys?.includes(BANNERS.key) ?? true;
    if (category === BANNERS.category && contentId === BANNERS.contentId && wantsBanners) {
      contents[BANNERS.key] = await readBanners(services, scope);
    }
    if (Object.keys(contents).length === 0) throw notFound("content");
    return { category, content_id: contentId, contents };
  };
  return { getContents: answer, getAdminContents: answer };
}

/** Banners with their words and the art of their game. */
async function readBanners(services: Services, scope: RequestScope) {
  const rows = await services.database.queries
    .select({ banner: banners, artCode: games.artCode })
    .from(banners)
    .innerJoin(games, eq(games.gameCode, banners.gameCode))
    .orderBy(banners.position);
  return rows
    .filter(
      ({ banner }) =>
        (banner.countries?.includes(scope.viewCountry) ?? true) && !scope.closedGames.has(banner.gameCode),
    )
    .map(({ banner, artCode }) => {
      const texts = closestText(banner.texts, scope.locale) ?? { eyebrow: "", title: "", button: "" };
      return {
        id: banner.id,
        gameCode: banner.gameCode,
        action: { kind: banner.actionKind, target: banner.actionTarget },
        ...texts,
        media: services.pictures.mediaOf(artCode, texts.title),
        palette: services.pictures.paletteOf(artCode),
      };
    });
}
