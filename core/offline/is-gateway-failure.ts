/** Statuses of a balancer without a reachable store; the store itself never uses them for pages. */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 504]);

export const isGatewayFailure = (status: number): boolean => GATEWAY_FAILURES.has(status);
