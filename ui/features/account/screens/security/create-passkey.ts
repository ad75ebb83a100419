import { startRegistration } from "@simplewebauthn/browser";
import type { NewPasskey, PasskeyCreation } from "#core/account/passkey.ts";

/** Why the browser made no passkey; also the keys of the messages. */
export type PasskeyProblem = "passkeyNotMade" | "passkeyKnown" | "passkeyImpossible";

/** Errors of `navigator.credentials.create`; all others, such as that of a player who cancels, are `passkeyNotMade`. */
const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  InvalidStateError: "passkeyKnown",
  ConstraintError: "passkeyImpossible",
  NotSupportedError: "passkeyImpossible",
};

/** Lets the browser make a passkey, which asks its owner. Loaded with the press. */
export async function createPasskey(creation: PasskeyCreation): Promise<NewPasskey | PasskeyProblem> {
  try {
    const { id, rawId, response } = await startRegistration({
      optionsJSON: {
        ...creation,
        pubKeyCredParams: [...creation.pubKeyCredParams],
        excludeCredentials: creation.excludeCredentials.map((known) => ({
          ...known,
          transports: [...known.transports],
        })),
        attestation: "none",
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      },
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    return (error instanceof Error && PROBLEMS[error.name]) || "passkeyNotMade";
  }
}
