import type { Shell } from "../shell/shell.ts";
import { choosePlatforms, type PlatformChoice } from "./choose-platforms.ts";
import type { PlatformLink } from "./game.ts";
import type { Device } from "./store-reach.ts";

export interface StartAudience {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly device: Device;
  readonly shell: Shell;
}

/**
 * Store from which a player gets and starts a game; `null` if none serves the country and the device. The launcher
 * prefers the publisher's own platform whatever its user agent says; elsewhere that platform comes first on its devices.
 */
export function startPlatformOf(
  platforms: readonly PlatformLink[],
  { countryCode, device, shell }: StartAudience,
): PlatformChoice | null {
  const choices = choosePlatforms(platforms, { countryCode, device });
  const own = choices.find(({ store, refusal }) => store === "purple" && refusal !== "not_in_country");
  if (shell === "launcher" && own !== undefined) return own;
  const usable = choices.filter(({ refusal }) => refusal === null);
  return usable.find(({ store, isOwnDevice }) => store === "purple" && isOwnDevice) ?? usable[0] ?? null;
}
