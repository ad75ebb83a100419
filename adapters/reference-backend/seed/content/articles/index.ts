import type { SeedArticle } from "../../content-types.ts";
import { aion } from "./aion.ts";
import { battleCrush } from "./battle-crush.ts";
import { bladeAndSoul } from "./blade-and-soul.ts";
import { bladeAndSoulNeo } from "./blade-and-soul-neo.ts";
import { bladeAndSoulTwo } from "./blade-and-soul-two.ts";
import { hoyeon } from "./hoyeon.ts";
import { lineageClassic } from "./lineage-classic.ts";
import { lineageTwo } from "./lineage-two.ts";
import { lineageTwoM } from "./lineage-two-m.ts";
import { lineageW } from "./lineage-w.ts";
import { localBoards } from "./local-boards.ts";
import { nightOfTheLastWolf } from "./night-of-the-last-wolf.ts";
import { regionalBoards } from "./regional-boards.ts";
import { smallerWorlds } from "./smaller-worlds.ts";
import { throneAndLiberty } from "./throne-and-liberty.ts";

/** What players have written on the boards, each in the language of its writer. */
export const articles: readonly SeedArticle[] = [
  ...aion,
  ...battleCrush,
  ...bladeAndSoul,
  ...bladeAndSoulNeo,
  ...bladeAndSoulTwo,
  ...hoyeon,
  ...lineageClassic,
  ...lineageTwo,
  ...lineageTwoM,
  ...lineageW,
  ...localBoards,
  ...nightOfTheLastWolf,
  ...regionalBoards,
  ...smallerWorlds,
  ...throneAndLiberty,
];
