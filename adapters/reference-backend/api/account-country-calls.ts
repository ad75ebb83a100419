import { and, eq } from "drizzle-orm";
import { countryChangeableAt } from "#core/account/country-change.ts";
import type { Queries } from "../database/database.ts";
import { accounts, orders } from "../database/schema/index.ts";
import { SUPPORTED_COUNTRIES } from "../domain/catalogue/currency.ts";
import { lockAccount } from "../domain/commerce/lock-account.ts";
import { close, settleDue } from "../domain/orders/advance-order.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, invalidInput } from "../http/call-refusal.ts";
import { requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type AccountCountryCalls = Pick<CallHandlers, "changeCountry">;

export function accountCountryCalls(services: Services): AccountCountryCalls {
  const { queries } = services.database;
  return {
    /**
     * Prices, coupons and availability are derived from the account's country on read, so the cart needs no change.
     * Unpaid orders were priced for the old country and are cancelled in the same transaction.
     */
    changeCountry: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { now } = scope;
      const country = body.country_code;
      if (!SUPPORTED_COUNTRIES.includes(country)) {
        throw invalidInput({ field: "body.country_code", message: "The store has no such country." });
      }
      await settleDue(queries, accountId, now);
      const changeableAtMs = await queries.transaction(async (transaction) => {
        const account = await lockAccount(transaction, accountId);
        const changedAtMs = account?.countryChangedAt?.getTime() ?? null;
        const notBeforeMs = countryChangeableAt(changedAtMs, now.getTime());
        // A repeated request, e.g. after a lost response, has nothing to do.
        if (account?.countryCode === country) return notBeforeMs;
        if (notBeforeMs !== null) throw changedRecently(notBeforeMs, account?.countryCode ?? null);
        await transaction
          .update(accounts)
          .set({ countryCode: country, countryChangedAt: now })
          .where(eq(accounts.id, accountId));
        await cancelOpenOrders(transaction, accountId, now);
        return countryChangeableAt(now.getTime(), now.getTime());
      });
      return {
        country_code: country,
        country_changeable_at: changeableAtMs === null ? null : new Date(changeableAtMs).toISOString(),
      };
    },
  };
}

async function cancelOpenOrders(transaction: Queries, accountId: string, now: Date): Promise<void> {
  const open = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.state, "awaiting_payment")));
  for (const order of open) await close(transaction, order, { to: "cancelled", reason: "country_changed", now });
}

function changedRecently(changeableAtMs: number, country: string | null): CallRefusal {
  return new CallRefusal(409, "COUNTRY_CHANGED_RECENTLY", "The country can be changed every 90 days.", {
    details: {
      reason: "country_changed_recently",
      country_code: country,
      country_changeable_at: new Date(changeableAtMs).toISOString(),
    },
  });
}
