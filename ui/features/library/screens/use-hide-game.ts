import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { setHiddenMutation } from "../queries/set-hidden.ts";

const TOAST = "library";

interface HideWish {
  readonly isHidden: boolean;
  /** Takes the last change back, and offers no further way back. */
  readonly isUndo?: boolean;
}

/** Hides a game of the library or shows it again, with a way back. Used by the list, because the card leaves it at once. */
export function useHideGame(): (item: LibraryGame) => void {
  const { t: text } = useTranslation("library");
  const toasts = useToasts();
  const { mutate } = useMutation(setHiddenMutation(useQueryScope(), useQueryClient()));
  const set = (gameCode: GameCode, title: string, { isHidden, isUndo = false }: HideWish): void =>
    mutate(
      { gameCode, isHidden },
      {
        onError: () => toasts.show({ id: TOAST, kind: "failure", message: text("hideFailed"), iconName: "error" }),
        onSuccess: () => {
          if (isUndo) return;
          toasts.show({
            id: TOAST,
            kind: "undo",
            message: text(isHidden ? "nowHidden" : "nowShown", { title }),
            buttonName: text("undo"),
            onClickButton: () => set(gameCode, title, { isHidden: !isHidden, isUndo: true }),
          });
        },
      },
    );
  return ({ game, isHidden }) => set(game.gameCode, game.title, { isHidden: !isHidden });
}
