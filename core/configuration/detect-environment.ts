import { hostNameOf, isLoopbackHost } from "./is-loopback-host.ts";
import type { Environment } from "./runtime-configuration.ts";

const TEST_ENVIRONMENTS = ["sb", "op", "rc"] as const;

/**
 * Environment by host name (Spec §9): a label that is `sb`, `op` or `rc`, or begins with it and a hyphen
 * (`rc-store.example.com`); a developer's own machine is a sandbox; every other host is live.
 */
export function detectEnvironment(host: string): Environment {
  if (isLoopbackHost(host)) return "sb";
  const labels = hostNameOf(host).split(".");
  const isMarked = (mark: string) => labels.some((label) => label === mark || label.startsWith(`${mark}-`));
  return TEST_ENVIRONMENTS.find(isMarked) ?? "live";
}
