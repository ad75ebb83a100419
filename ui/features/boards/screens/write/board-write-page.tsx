import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import type { BoardWriteParams } from "./board-write-data.ts";
import { BoardWriteScreen } from "./board-write-screen.tsx";

export { loadBoardWrite as load } from "./board-write-data.ts";

export function head({ texts }: ScreenContext, { params }: PageAddress<BoardWriteParams>): PageHead {
  const { gameCode, boardAlias, articleId } = params;
  const { t } = texts.instance;
  return {
    title: t(articleId === undefined ? "writeTitle" : "editTitle", { ns: "writing" }),
    description: t("signInText", { ns: "writing" }),
    canonicalPath:
      boardAlias !== undefined && articleId !== undefined
        ? buildPath("gameBoardEdit", { gameCode, boardAlias, articleId })
        : buildPath("gameBoardWrite", { gameCode, boardAlias }),
    noIndex: true,
  };
}

export function Page(params: BoardWriteParams) {
  return (
    <>
      <BoardWriteScreen {...params} />
      <NotifyHydrated />
    </>
  );
}
