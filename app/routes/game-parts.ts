/** What the route loads lazily, in one file. */

export { GameAbout, GameAside } from "#ui/screens/game/game-about.ts";
export { GameBelow } from "#ui/screens/game/game-below.ts";
export { GamePage, gameHead, loadGame } from "#ui/screens/game/game-page.tsx";
export { headTagsOf } from "./head-tags.ts";
