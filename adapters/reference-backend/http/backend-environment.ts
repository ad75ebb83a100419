import type { RequestScope } from "./request-scope.ts";

/** Context that the backend stores with a request while it is answered. */
export interface BackendEnvironment {
  Bindings: { readonly clientAddress: string | undefined; readonly drop: () => void };
  Variables: {
    traceId: string;
    /** Time of the controllable clock. */
    now: Date;
    scope: RequestScope;
    /** Why a call was refused, for the security log. */
    refusalReason: string;
  };
}
