import { createHash } from "node:crypto";
import { ART_PREFIX } from "./picture-library.ts";

/** Drawings `avatar-01.svg` … in the folder `avatars` of the art. */
const AVATARS = 24;
/** Version of the drawings; raised when one changes, because browsers cache an address forever. */
const VERSION = 1;

/** Address of a player's avatar: constant per player, and it does not reveal the account. */
export function avatarAddressOf(accountId: string): string {
  const choice = createHash("sha256").update(`avatar\n${accountId}`).digest().readUInt32BE() % AVATARS;
  return `${ART_PREFIX}avatars/avatar-${String(choice + 1).padStart(2, "0")}.svg?v=${VERSION}`;
}
