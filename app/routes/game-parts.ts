/** What the route loads lazily, in one file. */
export { GamePage, gameHead, loadGame } from "#ui/screens/game/game-page.tsx";
export { headTagsOf } from "./head-tags.ts";
