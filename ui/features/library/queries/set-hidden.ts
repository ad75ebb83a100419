import type { QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { changeLibraryGame, libraryQuery } from "./library.ts";

interface SetHidden {
  readonly gameCode: GameCode;
  readonly isHidden: boolean;
}

/** Hides a game of the library or shows it again, at once; the last press counts. */
export function setHiddenMutation(scope: QueryScope, client: QueryClient) {
  const { library } = scope.ports;
  const { queryKey } = libraryQuery(scope);
  const show = ({ gameCode, isHidden }: SetHidden) => changeLibraryGame(scope, client, gameCode, { isHidden });
  return createWrite<boolean, SetHidden>(scope, client, {
    key: ["set-library-hidden"],
    inOrder: true,
    changes: [{ queryKey }],
    send: ({ gameCode, isHidden }) => library.setHidden(gameCode, isHidden),
    readBack:
      ({ gameCode, isHidden }) =>
      async () => {
        const list = await library.list();
        const found = list.ok ? list.value.find(({ game }) => game.gameCode === gameCode) : undefined;
        return found?.isHidden === isHidden ? isHidden : undefined;
      },
    optimistic: show,
    undo: ({ gameCode, isHidden }) => show({ gameCode, isHidden: !isHidden }),
    apply: (_, change) => show(change),
    refetchOnFailure: [queryKey],
  });
}
