import type { Goods } from "./goods.ts";

/** Goods of a game by kind, each in the order of the list. Goods of an unknown kind are with the additions. */
export function goodsByKind<One extends Pick<Goods, "contentType">>(goods: readonly One[]) {
  return {
    editions: goods.filter(({ contentType }) => contentType === "EDITION"),
    additions: goods.filter(({ contentType }) => contentType === "DLC" || contentType === null),
    bundles: goods.filter(({ contentType }) => contentType === "BUNDLE"),
  };
}
