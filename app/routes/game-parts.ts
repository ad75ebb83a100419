/** Lazy chunk of the route. */

export { GameAbout, GameAside } from "#ui/features/game/screens/game-about.ts";
export { GameBelow } from "#ui/features/game/screens/game-below.ts";
export { GamePage, gameHead, loadGame } from "#ui/features/game/screens/game-page.tsx";
export { headTagsOf } from "./head-tags.ts";
