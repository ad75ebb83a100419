import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { IDEMPOTENCY_KEY_TTL_MS } from "#core/outbox/constants.ts";
import type { Queries } from "../database/database.ts";
import { idempotencyKeys } from "../database/schema/index.ts";
import { lockAccount } from "../domain/commerce/lock-account.ts";
import { CallRefusal, invalidInput } from "./call-refusal.ts";
import { type RequestScope, requirePlayer } from "./request-scope.ts";

const KEY = /^[\x21-\x7E]{1,128}$/;

/**
 * Runs a post that creates something in one transaction. With an `Idempotency-Key` it happens once: the same key,
 * player and request get the stored answer, also while the first request is still running; another request with the
 * same key gets a 409. A refused post stores nothing, so that it can be repeated.
 */
export async function createOnce<Answer>(
  scope: RequestScope,
  request: { readonly call: string; readonly input: unknown },
  create: (transaction: Queries) => Promise<Answer>,
): Promise<Answer> {
  const { queries } = scope.services.database;
  const key = scope.request.headers.get(PUBLISHER_HEADERS.idempotencyKey);
  if (key === null) return await queries.transaction(create);
  if (!KEY.test(key)) {
    throw invalidInput({ field: "header.Idempotency-Key", message: "It must be 1 to 128 printable signs." });
  }
  const { accountId } = requirePlayer(scope);
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  return await queries.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const expired = new Date(scope.now.getTime() - IDEMPOTENCY_KEY_TTL_MS);
    await transaction
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.accountId, accountId), lt(idempotencyKeys.createdAt, expired)));
    const [taken] = await transaction
      .insert(idempotencyKeys)
      .values({ accountId, key, requestHash, createdAt: scope.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const isKey = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
    if (taken === undefined) {
      const [stored] = await transaction.select().from(idempotencyKeys).where(isKey);
      if (stored?.requestHash !== requestHash) {
        throw new CallRefusal(409, "IDEMPOTENCY_KEY_REUSED", "This key was used for another request.", {
          details: { reason: "idempotency_key_reused" },
        });
      }
      return stored.answer as Answer;
    }
    const answer = await create(transaction);
    await transaction.update(idempotencyKeys).set({ answer }).where(isKey);
    return answer;
  });
}
