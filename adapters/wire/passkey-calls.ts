import type { Call } from "./call.ts";
import * as passkeys from "./passkeys.ts";

export const beginPasskey = {
  method: "POST",
  path: "/api/account/passkeys/options",
  service: "session",
  summary:
    "What a browser needs to make a passkey, within five minutes. 403 `WRONG_PASSWORD` or `WRONG_CODE`; 409 `TOO_MANY_PASSKEYS` or `PASSKEYS_NOT_OFFERED`",
  access: "player",
  body: passkeys.passkeyProofBodySchema,
  answer: passkeys.passkeyCreationAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const addPasskey = {
  method: "POST",
  path: "/api/account/passkeys",
  service: "session",
  summary:
    "Adds the passkey that the browser has made. 400 `PASSKEY_REFUSED`; 409 `TOO_MANY_PASSKEYS` or `PASSKEYS_NOT_OFFERED`",
  access: "player",
  body: passkeys.addPasskeyBodySchema,
  answer: passkeys.passkeySchema,
  errors: [401, 409],
} as const satisfies Call;

export const renamePasskey = {
  method: "PUT",
  path: "/api/account/passkeys/{passkeyId}",
  service: "session",
  summary: "Gives one of the account's passkeys another name",
  access: "player",
  parameters: { passkeyId: passkeys.passkeyIdSchema },
  body: passkeys.passkeyNameBodySchema,
  answer: passkeys.passkeySchema,
  errors: [401, 404],
} as const satisfies Call;

export const removePasskey = {
  method: "POST",
  path: "/api/account/passkeys/{passkeyId}/remove",
  service: "session",
  summary: "Removes one of the account's passkeys; one that is gone counts as removed. 403 `WRONG_PASSWORD`",
  access: "player",
  parameters: { passkeyId: passkeys.passkeyIdSchema },
  body: passkeys.removePasskeyBodySchema,
  answer: passkeys.passkeyRemovedAnswerSchema,
  errors: [401, 403],
} as const satisfies Call;
