import type { SeedGoods } from "../content/content-types.ts";
import type { ownedGoods, reviews } from "../database/schema/index.ts";

/** Up to which part of a game's reviewers have its first edition, the second, the third. */
const EDITION_SHARES = [0.62, 0.9, 1] as const;
/** Part of them that has each of its additions. */
const ADDITION_SHARE = 0.22;

/** Goods that the authors of seed reviews own of the reviewed games; the same on every run. */
export function ownershipRowsOf(
  reviewRows: readonly Pick<typeof reviews.$inferInsert, "id" | "accountId" | "gameCode">[],
  goods: readonly SeedGoods[],
): (typeof ownedGoods.$inferInsert)[] {
  const goodsByGame = Map.groupBy(goods, ({ gameCode }) => gameCode);
  return reviewRows.flatMap(({ id, accountId, gameCode }) => {
    const ofGame = goodsByGame.get(gameCode) ?? [];
    const editions = ofGame.filter(({ contentType }) => contentType === "EDITION");
    const additions = ofGame.filter(({ contentType }) => contentType === "DLC");
    const share = shareOf(id, 0);
    const edition = editions.find((_, at) => share < (EDITION_SHARES[at] ?? 1)) ?? editions.at(-1);
    const owned = [
      ...(edition === undefined ? [] : [edition]),
      ...additions.filter((_, at) => shareOf(id, at + 1) < ADDITION_SHARE),
    ];
    return owned.map(({ goodsId }) => ({ accountId, goodsId }));
  });
}

/** A number from 0 to 1 from the four hexadecimal digits of an id at a position. */
function shareOf(id: string, position: number): number {
  const digits = id.slice(position * 4, position * 4 + 4);
  return digits.length < 4 ? 1 : Number.parseInt(digits, 16) / 0x1_00_00;
}
