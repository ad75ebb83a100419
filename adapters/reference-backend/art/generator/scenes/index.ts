/** All scenes, one for each game. */
import { bladeScenes } from "./games/blades.ts";
import { castleScenes } from "./games/castles.ts";
import { coastScenes } from "./games/coasts.ts";
import { desertScenes } from "./games/desert.ts";
import { inkScenes } from "./games/ink.ts";
import { lightScenes } from "./games/lights.ts";
import { northScenes } from "./games/north.ts";
import { siegeScenes } from "./games/sieges.ts";
import { skyScenes } from "./games/skies.ts";
import { tl } from "./games/tl.ts";
import { worldScenes } from "./games/worlds.ts";
import type { Scene } from "./types.ts";

export const scenes: readonly Scene[] = [
  tl,
  ...castleScenes,
  ...siegeScenes,
  ...desertScenes,
  ...skyScenes,
  ...worldScenes,
  ...inkScenes,
  ...bladeScenes,
  ...lightScenes,
  ...coastScenes,
  ...northScenes,
];
