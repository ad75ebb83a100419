import type * as v from "valibot";
import type { passkeySchema } from "#adapters/wire/passkeys.ts";
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  MAX_PASSKEYS,
  type PasskeyRow,
  removePasskey,
  renamePasskey,
} from "../domain/accounts/passkeys.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, notFound } from "../http/call-refusal.ts";
import { type RequestScope, requirePlayer, requireSession } from "../http/request-scope.ts";
import { logSecurityEvent, type SecurityEvent } from "../security-log.ts";
import type { PasskeyRealm, Services } from "../services.ts";
import { accountProof } from "./account-proof.ts";

type PasskeyCalls = Pick<CallHandlers, "beginPasskey" | "addPasskey" | "renamePasskey" | "removePasskey">;

/** Calls for the passkeys of the player's own account. */
export function passkeyCalls(services: Services): PasskeyCalls {
  const { queries } = services.database;
  const { tryProof, requirePassword, requireOwner } = accountProof(services);
  const log = (scope: RequestScope, event: SecurityEvent) => logSecurityEvent(services.logger, event, scope.traceId);
  const requireRealm = ({ request }: RequestScope): PasskeyRealm => {
    const realm = services.passkeyRealm(request);
    if (realm === null) throw new CallRefusal(409, "PASSKEYS_NOT_OFFERED", "There are no passkeys at this address.");
    return realm;
  };

  return {
    beginPasskey: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const realm = requireRealm(scope);
      // A passkey is both factors at once: where the account has a second one, it takes both to add it.
      await tryProof(scope, () => requireOwner(scope, body));
      const holder = { session: requireSession(scope).publicId };
      const begun = await beginPasskey(queries, { accountId, realm, holder, now: scope.now });
      if (begun === "tooMany") throw tooManyPasskeys();
      return begun;
    },

    addPasskey: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const added = await addPasskey(queries, {
        accountId,
        realm: requireRealm(scope),
        holder: { session: requireSession(scope).publicId },
        credential: body.credential,
        userAgent: scope.request.headers.get("User-Agent") ?? "",
        now: scope.now,
      });
      if (added === "tooMany") throw tooManyPasskeys();
      if (added === "refused") throw new CallRefusal(400, "PASSKEY_REFUSED", "This passkey cannot be added.");
      log(scope, { event: "passkey_added", account: accountId });
      return shownPasskey(added);
    },

    renamePasskey: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const renamed = await renamePasskey(queries, { accountId, id: parameters.passkeyId, name: body.name });
      if (renamed === null) throw notFound("passkey");
      return shownPasskey(renamed);
    },

    removePasskey: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      await tryProof(scope, () => requirePassword(scope, body.password));
      if (await removePasskey(queries, { accountId, id: parameters.passkeyId })) {
        log(scope, { event: "passkey_removed", account: accountId, by: "player", count: 1 });
      }
      return { result: true };
    },
  };
}

/** Passkeys of an account as its security settings show them; `null` where none are offered. */
export async function shownPasskeys(services: Services, scope: RequestScope) {
  const realm = services.passkeyRealm(scope.request);
  if (realm === null) return null;
  const rows = await listPasskeys(services.database.queries, requirePlayer(scope).accountId);
  return { rp_id: realm.rpId, maximum: MAX_PASSKEYS, list: rows.map(shownPasskey) };
}

function shownPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): v.InferInput<typeof passkeySchema> {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null };
}

function tooManyPasskeys(): CallRefusal {
  return new CallRefusal(409, "TOO_MANY_PASSKEYS", `An account has ${MAX_PASSKEYS} passkeys at most.`);
}
