import { and, count, eq } from "drizzle-orm";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import type { Queries } from "../database/database.ts";
import { preRegistrations } from "../database/schema/index.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { forbidden } from "../http/call-refusal.ts";
import { requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type PreRegistrationCalls = Pick<
  CallHandlers,
  "listPreRegistrations" | "getPreRegistration" | "preRegister" | "withdrawPreRegistration"
>;

export function preRegistrationCalls(services: Services): PreRegistrationCalls {
  const { queries } = services.database;
  return {
    listPreRegistrations: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const rows = await queries
        .select({ gameCode: preRegistrations.gameCode })
        .from(preRegistrations)
        .where(eq(preRegistrations.accountId, accountId))
        .orderBy(preRegistrations.gameCode);
      return { game_codes: rows.map(({ gameCode }) => gameCode) };
    },

    getPreRegistration: async ({ parameters, scope }) => {
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      return await load(queries, gameCode, scope.session?.player.accountId);
    },

    preRegister: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { gameCode, countries } = await requireGame(queries, parameters.gameCode);
      const { notify } = body;
      const own = { accountId, gameCode };
      const changed = await queries.update(preRegistrations).set({ notify }).where(isOwn(own)).returning();
      if (changed.length === 0) {
        if (countryStageOf(countries, scope.purchaseCountry, scope.shell) !== "creation") {
          throw forbidden("pre_registration_not_open", "The game takes no pre-registrations in this country.");
        }
        await queries
          .insert(preRegistrations)
          .values({ ...own, createdAt: scope.now, notify })
          .onConflictDoUpdate({ target: [preRegistrations.accountId, preRegistrations.gameCode], set: { notify } });
      }
      return await load(queries, gameCode, accountId);
    },

    withdrawPreRegistration: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      await queries.delete(preRegistrations).where(isOwn({ accountId, gameCode }));
      return await load(queries, gameCode, accountId);
    },
  };
}

interface OwnPreRegistration {
  readonly accountId: string;
  readonly gameCode: string;
}

const isOwn = ({ accountId, gameCode }: OwnPreRegistration) =>
  and(eq(preRegistrations.accountId, accountId), eq(preRegistrations.gameCode, gameCode));

async function load(queries: Queries, gameCode: string, accountId: string | undefined) {
  const [total] = await queries
    .select({ number: count() })
    .from(preRegistrations)
    .where(eq(preRegistrations.gameCode, gameCode));
  const [own] =
    accountId === undefined
      ? []
      : await queries
          .select({ notify: preRegistrations.notify })
          .from(preRegistrations)
          .where(isOwn({ accountId, gameCode }));
  return { count: total?.number ?? 0, registered: own !== undefined, notify: own?.notify ?? false };
}
