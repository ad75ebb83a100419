import { createHash } from "node:crypto";

/** Prefix of the addresses of avatars. */
export const AVATAR_PREFIX = "/media/avatars/";

/** Address of the picture beside a player's name. It is drawn from a hash, so that it does not tell the account. */
export function avatarAddressOf(accountId: string): string {
  return `${AVATAR_PREFIX}${createHash("sha256").update(`avatar\n${accountId}`).digest("hex").slice(0, 16)}.svg`;
}

const CELLS = 5;
const CELL = 16;

/** A mirrored pattern of cells in one hue: the same player always looks the same. `seed` is 16 hexadecimal digits. */
export function drawAvatar(seed: string): string {
  const bits = BigInt(`0x${seed}`);
  const hue = Number(bits % 360n);
  const cells: string[] = [];
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column <= CELLS >> 1; column += 1) {
      if (((bits >> BigInt(9 + row * 3 + column)) & 1n) === 0n) continue;
      for (const x of new Set([column, CELLS - 1 - column])) {
        cells.push(`M${CELL + x * CELL} ${CELL + row * CELL}h${CELL}v${CELL}h-${CELL}z`);
      }
    }
  }
  const size = CELL * (CELLS + 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="100%" height="100%" fill="hsl(${hue} 34% 24%)"/><path fill="hsl(${(hue + 24) % 360} 62% 70%)" d="${cells.join("")}"/></svg>`;
}
