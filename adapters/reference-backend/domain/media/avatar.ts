import { createHash } from "node:crypto";
import { ART_PREFIX } from "./picture-library.ts";

/** Drawings `avatar-01.svg` … in the folder `avatars` of the art. */
const AVATARS = 24;
/** Version of the drawings; raised when one changes, because browsers cache an address forever. */
const VERSION = 1;

/** Numbers of the drawings that a player can choose from. */
export const AVATAR_NUMBERS: readonly number[] = Array.from({ length: AVATARS }, (_, index) => index + 1);

/** Number of a player's drawing: the chosen one, otherwise constant per player without revealing the account. */
export function avatarNumberOf(accountId: string, chosen: number | null): number {
  if (chosen !== null && AVATAR_NUMBERS.includes(chosen)) return chosen;
  return (createHash("sha256").update(`avatar\n${accountId}`).digest().readUInt32BE() % AVATARS) + 1;
}

export function addressOfAvatar(number: number): string {
  return `${ART_PREFIX}avatars/avatar-${String(number).padStart(2, "0")}.svg?v=${VERSION}`;
}

/** Address of a player's avatar. */
export function avatarAddressOf(accountId: string, chosen: number | null): string {
  return addressOfAvatar(avatarNumberOf(accountId, chosen));
}
