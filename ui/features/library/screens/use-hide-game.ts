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
  /** Takes the last change back, and offers no further way back; it can be repeated if it fails. */
  readonly isUndo?: boolean;
}

/** Hides a game of the library or shows it again, with a way back. Used by the list, because the card leaves it at once. */
export function useHideGame(): (item: LibraryGame) => void {
  const { t: text } = useTranslation("library");
  const toasts = useToasts();
  const { mutateAsync } = useMutation(setHiddenMutation(useQueryScope(), useQueryClient()));
  const set = (gameCode: GameCode, title: string, { isHidden, isUndo = false }: HideWish): Promise<void> =>
    // Callbacks of `mutate` are those of the latest call alone.
    mutateAsync({ gameCode, isHidden }).then(
      () => {
        if (isUndo) return;
        toasts.show({
          id: TOAST,
          kind: "undo",
          message: text(isHidden ? "nowHidden" : "nowShown", { title }),
          buttonName: text("undo"),
          onUndo: () => set(gameCode, title, { isHidden: !isHidden, isUndo: true }),
        });
      },
      () => {
        const again = isUndo && { buttonName: text("undo"), onUndo: () => set(gameCode, title, { isHidden, isUndo }) };
        toasts.show({ id: TOAST, kind: "failure", message: text("hideFailed"), iconName: "error", ...again });
      },
    );
  return ({ game, isHidden }) => void set(game.gameCode, game.title, { isHidden: !isHidden });
}
