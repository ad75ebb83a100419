/** Statuses by which a balancer tells that no store is behind it; the store itself never answers them to a page. */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 504]);

export const isGatewayFailure = (status: number): boolean => GATEWAY_FAILURES.has(status);
