import type { Context } from "hono";
import { safeReturnAddress } from "../domain/session/return-address.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import type { Services } from "../services.ts";

/** Parameter of the sign-in page for a player whose sign-in begins again. */
export const SIGN_IN_AGAIN = "again";

/** Return address after sign-in, and address of the store's front page. */
export function addressesOf(
  context: Context<BackendEnvironment>,
  { addresses }: Services,
): { readonly returnAddress: string; readonly storeAddress: string } {
  const returnAddress = safeReturnAddress(context.req.query("return_url") ?? null, addresses);
  return { returnAddress, storeAddress: addresses.store };
}

/** Address of the sign-in page with the notice that the sign-in begins again. */
export function signInAddress(context: Context<BackendEnvironment>, services: Services): string {
  return stepAddress(context, services, "/login", SIGN_IN_AGAIN);
}

/** Address of a page with a parameter that says what it shows, and with the return address. */
export function stepAddress(
  context: Context<BackendEnvironment>,
  services: Services,
  path: string,
  parameter: string,
): string {
  const query = new URLSearchParams({ [parameter]: "1" });
  const { returnAddress, storeAddress } = addressesOf(context, services);
  if (returnAddress !== storeAddress) query.set("return_url", returnAddress);
  return `${path}?${query}`;
}

export function redirect(location: string, cookie?: string): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  if (cookie !== undefined) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
