import { useCallback } from "react";
import * as v from "valibot";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import { useReopened } from "#ui/overlays/use-reopened.ts";
import type { GameBoardInput } from "./game-board-popup.tsx";

const gameBoardPopup: Popup<GameBoardInput, never> = {
  key: "game-board",
  load: () => import("./game-board-popup.tsx"),
  texts: ["boards", "lists"],
};

const INPUT = v.object({ gameCode: v.string(), area: v.picklist(["game", "home"]) });

/** Shows the boards of a game in a popup, for pages that the player must not leave, such as a lobby. */
export function useShowGameBoard(): (input: GameBoardInput) => Promise<void> {
  const open = useReopened("game-board", INPUT, usePopup(gameBoardPopup));
  return useCallback(
    async (input) => {
      await open(input);
    },
    [open],
  );
}
