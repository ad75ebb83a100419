import { createHash } from "node:crypto";
import { ART_PREFIX } from "./picture-library.ts";

/** Drawings `avatar-01.svg` … in the folder `avatars` of the art. */
const AVATARS = 24;
/** Raised when a drawing changes: browsers keep an address for ever. */
const VERSION = 1;

/** Address of the picture beside a player's name: always the same for a player, and it does not tell the account. */
export function avatarAddressOf(accountId: string): string {
  const choice = createHash("sha256").update(`avatar\n${accountId}`).digest().readUInt32BE() % AVATARS;
  return `${ART_PREFIX}avatars/avatar-${String(choice + 1).padStart(2, "0")}.svg?v=${VERSION}`;
}
