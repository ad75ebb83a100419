import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { type games, services } from "#adapters/reference-backend/database/schema/index.ts";
import type { ServiceInfo } from "#core/catalogue/game.ts";
import { closestText } from "./text-order.ts";

type ServedGame = Pick<typeof games.$inferSelect, "launchCountries" | "preCountries" | "releaseAt" | "serviceEndsAt">;

interface Reader {
  readonly now: Date;
  readonly country: string;
  readonly locale: string;
}

export interface ServiceBook {
  /** Operator of a game in the reader's country; `null` if the game is not offered there or its operator is unknown. */
  infoOf(game: ServedGame, reader: Reader): ServiceInfo | null;
}

/** The companies that run the games. */
export async function readServices(queries: Queries): Promise<ServiceBook> {
  const rows = await queries.select().from(services);
  const byCountry = new Map(rows.flatMap((row) => row.countries.map((country) => [country, row] as const)));
  return {
    infoOf(game, { now, country, locale }) {
      const row = byCountry.get(country);
      const isLaunched = game.launchCountries.includes(country);
      if (row === undefined || !(isLaunched || game.preCountries.includes(country))) return null;
      const hasBegun = isLaunched && game.releaseAt !== null && game.releaseAt <= now;
      return {
        operator: closestText(row.operators, locale) ?? "",
        address: closestText(row.addresses, locale) ?? "",
        startsAt: hasBegun ? (game.releaseAt?.toISOString() ?? null) : null,
        endsAt: game.serviceEndsAt?.toISOString() ?? null,
        refundUrl: row.refundUrl,
        supportUrl: row.supportUrl,
      };
    },
  };
}
