import type { GameCode } from "./game.ts";

/** Games of the same group as a game, in the order of the map, without the game itself (`gameCodeGroup`, Spec §3). */
export function editionsOf(gameCode: GameCode, gameCodeGroup: Readonly<Record<string, string>>): readonly GameCode[] {
  const group = Object.hasOwn(gameCodeGroup, gameCode) ? gameCodeGroup[gameCode] : undefined;
  if (group === undefined) return [];
  return Object.keys(gameCodeGroup).filter((code) => code !== gameCode && gameCodeGroup[code] === group);
}
