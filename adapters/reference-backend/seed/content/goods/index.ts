import type { SeedGoods } from "../../content-types.ts";
import { AION } from "./aion.ts";
import { bundlesOf } from "./bundles.ts";
import { CASTLE_REGIONS } from "./castle-regions.ts";
import { DESERT_REGIONS } from "./desert-regions.ts";
import { LINEAGE } from "./lineage.ts";
import { MARTIAL_WORLDS } from "./martial-worlds.ts";
import { NEW_WORLDS } from "./new-worlds.ts";
import { goodsOf } from "./offer.ts";

const single = [...NEW_WORLDS, ...LINEAGE, ...DESERT_REGIONS, ...CASTLE_REGIONS, ...AION, ...MARTIAL_WORLDS].flatMap(
  goodsOf,
);

/** Editions and additions of every game, then the bundles. */
export const goods: readonly SeedGoods[] = [...single, ...bundlesOf(single)];
