import type { HttpGateways } from "#adapters/http/http-gateways.idle.ts";
import type { Audience } from "#adapters/http/request-headers.ts";

/** A publisher with its seed, reached in one way, as the contracts of the gateways need it. */
export interface GatewayWorld {
  /** Gateways of a guest: in English, in the United States and on the web by default. */
  openAsGuest(audience?: Partial<Audience>): HttpGateways;
  /** Gateways of the player this world is for, signed in. */
  openAsPlayer(): Promise<HttpGateways>;
  /** The publisher's data about that player. */
  readonly player: {
    readonly userName: string;
    readonly password: string;
    readonly nickname: string;
    readonly countryCode: string;
    readonly credentialCodes: readonly string[];
    /** A game the player owns and has not reviewed. */
    readonly ownedGame: string;
  };
}

/** A call that is refused with this status. */
export const refused = (status: number, reason?: string) => ({
  ok: false,
  failure: { kind: "status", status, ...(reason === undefined ? {} : { details: { reason } }) },
});
