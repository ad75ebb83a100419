import { parseWebAddress } from "#core/links/parse-web-address.ts";
import type { Ports } from "#core/ports/index.ts";
import { goToDocument } from "#ui/overlays/page-history.ts";

/** Maximum time of each of the two requests, in milliseconds. */
const MAX_PROBE_MS = 2_000;

type ProbePorts = Pick<Ports, "serviceHealth" | "configuration">;

/**
 * Whether the browser would probably show an error page of its own at a payment address. Asks the payment service twice, if
 * it has an origin of its own and the address is there. A service that answers can forbid that other origins see any of it,
 * which looks the same: a caller must not keep the player from going there.
 */
export async function isPaymentAway({ serviceHealth, configuration }: ProbePorts, address: string): Promise<boolean> {
  const service = parseWebAddress(configuration.services.payment);
  if (service === null || parseWebAddress(address)?.origin !== service.origin) return false;
  const answers = async () =>
    (await serviceHealth.check("payment", true, { signal: AbortSignal.timeout(MAX_PROBE_MS) })).ok;
  return !(await answers()) && !(await answers());
}

/** Leaves the store for a payment page; resolves to whether the browser is on its way there. */
export async function leaveForPayment(ports: ProbePorts, address: string): Promise<boolean> {
  if (await isPaymentAway(ports, address)) return false;
  await goToDocument(address);
  return true;
}
