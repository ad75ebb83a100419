import { belongsToBoard } from "#core/community/board-ref.ts";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { boardPathsOf } from "#ui/features/boards/components/board-paths.ts";
import { articleQuery } from "#ui/features/boards/queries/boards.ts";
import { headWithoutGame, knownGame } from "#ui/features/game-header/known-game.ts";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import type { ArticleParams } from "./article-data.ts";

/** Title and preview of an article; both forms of its address name one as the page to be found. */
export function articleHead(context: ScreenContext, { params }: PageAddress<ArticleParams>): PageHead {
  const { gameCode, boardAlias, boardMenu, articleId } = params;
  const { t } = context.texts.instance;
  const article = context.queryClient.getQueryData(articleQuery(context, { id: articleId, gameCode }).queryKey);
  const canonicalPath = boardPathsOf(gameCode, "game").view(boardAlias, articleId);
  const game = knownGame(context, gameCode);
  if (game === null) return headWithoutGame(context, gameCode, canonicalPath);
  if (article === undefined || !belongsToBoard(article, { gameCode, boardAlias, boardMenu })) {
    const title = t("goneTitle", { ns: "boards" });
    return { title, description: title, canonicalPath, noIndex: true };
  }
  // What its reader has turned away is named neither in the tab nor in a preview.
  if (article.hidden !== null) {
    const values = { board: t("pageTitle", { ns: "boards" }), title: game.title };
    return {
      title: t("headTitle", { ns: "boards", ...values }),
      description: t("headDescription", { ns: "boards", ...values }),
      canonicalPath,
      noIndex: true,
    };
  }
  const preview = mediaOf(game.media, "hero", "wide");
  return {
    title: t("articleHeadTitle", { ns: "boards", article: article.title, title: game.title }),
    description: article.excerpt,
    canonicalPath,
    image: preview && { src: preview.src, w: preview.w, h: preview.h, alt: preview.alt || game.title },
    noIndex: article.hiddenBy !== null,
  };
}
