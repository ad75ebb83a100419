import type { PlatformLink, StorePlatform } from "./game.ts";
import { isDisplayed } from "./is-displayed.ts";
import { type Device, STORE_REACH } from "./store-reach.ts";

/** Why a store cannot be used here. */
export type PlatformRefusal = "not_in_country" | "other_device";

export interface PlatformChoice {
  readonly store: StorePlatform;
  readonly url: string;
  /** Installs and plays on the device the player holds. */
  readonly isOwnDevice: boolean;
  /** `null` if the store can be used. */
  readonly refusal: PlatformRefusal | null;
}

/**
 * Stores that offer a game: displayed ones only; first those for the player's device, then those for other devices,
 * then refused ones with the reason; otherwise in the given order.
 */
export function choosePlatforms(
  links: readonly PlatformLink[],
  player: { readonly countryCode: string; readonly device: Device },
): readonly PlatformChoice[] {
  const country = player.countryCode.toUpperCase();
  return links
    .filter(isDisplayed)
    .map((link) => choiceOf(link, country, player.device))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

function choiceOf(link: PlatformLink, country: string, device: Device): PlatformChoice {
  const reach = STORE_REACH[link.store];
  const isOwnDevice = reach.devices.includes(device);
  const isInCountry = reach.countries?.includes(country) ?? true;
  const isReachable = isOwnDevice || reach.opensAnywhere;
  const refusal = isInCountry ? (isReachable ? null : "other_device") : "not_in_country";
  return { store: link.store, url: link.url, isOwnDevice, refusal };
}

function rankOf(choice: PlatformChoice): number {
  if (choice.refusal !== null) return 2;
  return choice.isOwnDevice ? 0 : 1;
}
