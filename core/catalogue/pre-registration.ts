import type { CallToAction } from "./call-to-action.ts";
import type { CountryStage } from "./country-stage.ts";

/** Pre-registration of a game: how many players have one, `null` if it is not known, and the player's own. */
export interface PreRegistration {
  readonly count: number | null;
  readonly isRegistered: boolean;
  /** Whether the player is notified when the pre-install opens and when the game launches. */
  readonly isNotified: boolean;
}

/**
 * Whether a game page offers to pre-register: in the stage of creation (Spec §4), until the pre-install is open, which is the
 * next step then.
 */
export function offersPreRegistration(call: CallToAction, stage: CountryStage | null): boolean {
  if (stage !== "creation" || (call.kind !== "coming" && call.kind !== "countdown")) return false;
  return call.preInstall?.openAt !== null;
}

/**
 * Whether the card of a game that a player has pre-registered for says so: while the game is to come in the player's country.
 * Once it is out, its service has ended or the player looks from another country, the card says that instead.
 */
export function isMarkedPreRegistered(call: CallToAction): boolean {
  return call.kind === "coming" || call.kind === "countdown";
}

/** The pre-registration as it will be after the player registers, changes the notifications, or withdraws (`null`). */
export function preRegistrationAfter(current: PreRegistration, isNotified: boolean | null): PreRegistration {
  const change = Number(isNotified !== null) - Number(current.isRegistered);
  return {
    count: current.count === null ? null : Math.max(0, current.count + change),
    isRegistered: isNotified !== null,
    isNotified: isNotified ?? false,
  };
}
