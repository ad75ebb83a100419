import { describe, expect, it } from "vitest";
import { baseGoodsOf } from "#core/catalogue/base-goods.ts";

const GOODS = [
  { goodsId: "sea-standard", gameCode: "sea", targetType: "game" },
  { goodsId: "sea-deluxe", gameCode: "sea", targetType: "game" },
  { goodsId: "sea-islands", gameCode: "sea", targetType: "goods" },
  { goodsId: "sky-standard", gameCode: "sky", targetType: "game" },
] as const;

describe("the base goods of an addition", () => {
  it("is any goods that contain the game, the named one first", () => {
    expect(baseGoodsOf("sea-deluxe", GOODS)).toEqual(["sea-deluxe", "sea-standard"]);
  });

  it("is that addition alone, where another addition is needed", () => {
    expect(baseGoodsOf("sea-islands", GOODS)).toEqual(["sea-islands"]);
  });

  it("are the named goods if they are unknown", () => {
    expect(baseGoodsOf("gone", GOODS)).toEqual(["gone"]);
  });
});
