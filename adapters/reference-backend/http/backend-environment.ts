import type { Context } from "hono";
import type { RequestScope } from "./request-scope.ts";

/** Context that the backend stores with a request while it is answered. */
export interface BackendEnvironment {
  Bindings: {
    readonly clientAddress: string | undefined;
    readonly network: string | undefined;
    readonly drop: () => void;
  };
  Variables: {
    traceId: string;
    /** Time of the controllable clock. */
    now: Date;
    scope: RequestScope;
    /** Why a call was refused, for the security log. */
    refusalReason: string;
    /** Answers the form of a page that was sent too often. */
    limitedPage: LimitedPage;
    /** Key that the form of a page is counted for; a form without one is not limited. */
    formSender: string | undefined;
  };
}

/** The page of a form whose sender has to wait: the same page with what was typed, but without passwords and codes. */
export type LimitedPage = (
  context: Context<BackendEnvironment>,
  sent: { readonly form: URLSearchParams; readonly waitMinutes: number },
) => Response | Promise<Response>;
