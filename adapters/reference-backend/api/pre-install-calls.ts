import { and, eq } from "drizzle-orm";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { releaseStateOf } from "#core/catalogue/release-state.ts";
import { preInstalls } from "../database/schema/index.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, forbidden } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type PreInstallCalls = Pick<CallHandlers, "getPreInstall" | "requestPreInstall">;

/** Status of a pre-install that was requested; 0 is none (Spec §3). */
const REQUESTED = 1;

export function preInstallCalls(services: Services): PreInstallCalls {
  const { queries } = services.database;
  return {
    getPreInstall: async ({ parameters, scope }) => {
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      const accountId = scope.session?.player.accountId;
      if (accountId === undefined) return { status: 0 };
      const [row] = await queries
        .select({ status: preInstalls.status })
        .from(preInstalls)
        .where(and(eq(preInstalls.accountId, accountId), eq(preInstalls.gameCode, gameCode)));
      return { status: row?.status ?? 0 };
    },

    requestPreInstall: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const game = await requireGame(queries, parameters.gameCode);
      const { gameCode } = game;
      return await createOnce(scope, { call: "requestPreInstall", input: { gameCode } }, async (transaction) => {
        const isOpen = game.hasPreInstall && game.preInstallFrom !== null && game.preInstallFrom <= scope.now;
        if (!isOpen) throw forbidden("pre_install_not_open", "The pre-install of this game is not open.");
        if (releaseStateOf(game, scope.now.getTime()) === "launching") {
          throw forbidden("already_released", "The game is out: install it instead.");
        }
        if (countryStageOf(game.countries, scope.purchaseCountry, scope.shell) === "teaser") {
          throw forbidden("not_in_country", "The game is not offered in this country.");
        }
        const created = await transaction
          .insert(preInstalls)
          .values({ accountId, gameCode, status: REQUESTED, createdAt: scope.now })
          .onConflictDoNothing()
          .returning({ status: preInstalls.status });
        if (created.length === 0) {
          throw new CallRefusal(
            409,
            "NET_ERR_ALREADY_REQUEST_PRE_INSTALL",
            "The pre-install of this game was requested before.",
            { details: { status: REQUESTED } },
          );
        }
        return { status: REQUESTED };
      });
    },
  };
}
