import { useCallback } from "react";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { GameBoardInput } from "./game-board-popup.tsx";

const gameBoardPopup: Popup<GameBoardInput, never> = {
  key: "game-board",
  load: () => import("./game-board-popup.tsx"),
  texts: ["boards", "lists"],
};

/** Shows the boards of a game over the page, for places that must not be left such as a lobby. */
export function useShowGameBoard(): (input: GameBoardInput) => Promise<void> {
  const open = usePopup(gameBoardPopup);
  return useCallback(
    async (input) => {
      await open(input);
    },
    [open],
  );
}
