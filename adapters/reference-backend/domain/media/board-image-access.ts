import { and, eq, isNull, sql } from "drizzle-orm";
import { articles } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { openRequestScope } from "#adapters/reference-backend/http/request-scope.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import { CREDENTIAL_COUNTRY } from "#core/catalogue/constants.ts";
import { gamesClosedByCredential } from "#core/catalogue/filter-by-credential.ts";
import { readerOf } from "../community/reader.ts";

/** Cache lifetime of a picture in seconds; short, since its article may be hidden or deleted. */
const PICTURE_FRESH_S = 60;

/** `Cache-Control` of public pictures, and of pictures with restricted access. */
const FOR_EVERYBODY = `public, max-age=${PICTURE_FRESH_S}`;
const FOR_ONE_READER = "private, no-store";

interface BoardImage {
  readonly id: string;
  readonly accountId: string;
  readonly isUsed: boolean;
}

/** Games that some viewers may not see. */
const closableGames = (access: Services["access"]) =>
  gamesClosedByCredential({ countryCode: CREDENTIAL_COUNTRY, credentialCodes: [] }, access);

/**
 * `Cache-Control` of a picture for this reader; `null` if the reader may not see it. If an article is hidden, deleted
 * or no longer shows the picture, only its author and moderators see it. Pictures of a game need access to the game.
 */
export async function boardImageCachingFor(
  image: BoardImage,
  services: Services,
  asked: { readonly request: Request; readonly traceId: string; readonly now: Date },
): Promise<string | null> {
  const { queries } = services.database;
  // No article shows it yet: only its author knows its address.
  if (!image.isUsed) return FOR_ONE_READER;
  const showing = await queries
    .selectDistinct({ gameCode: articles.gameCode })
    .from(articles)
    .where(
      and(
        eq(articles.accountId, image.accountId),
        isNull(articles.deletedAt),
        isNull(articles.hiddenBy),
        sql`${articles.imageIds} @> ${textArray([image.id])}`,
      ),
    );
  const closable = closableGames(services.access);
  if (showing.some(({ gameCode }) => !closable.has(gameCode))) return FOR_EVERYBODY;
  const { request, ...when } = asked;
  const scope = await openRequestScope(request, services, { ...when, clientAddress: undefined, isBackground: true });
  if (showing.length > 0) {
    return showing.some(({ gameCode }) => !scope.closedGames.has(gameCode)) ? FOR_ONE_READER : null;
  }
  const { accountId, role } = await readerOf(queries, scope);
  return accountId === image.accountId || role === "moderator" ? FOR_ONE_READER : null;
}
