import { useEffect } from "react";
import type { Article } from "#core/community/article.ts";
import { usePorts } from "#ui/context/ports-context.tsx";

/** Tells the launcher which article is read: it keeps a list of them. Nothing happens in other shells. */
export function useTellLauncher(article: Article | undefined): void {
  const { launcher } = usePorts();
  const { gameCode = "", boardAlias = "", id: articleId = "", title = "" } = article ?? {};
  useEffect(() => {
    if (articleId !== "") void launcher.calls.sendRecentArticleInfo({ gameCode, boardAlias, articleId, title });
  }, [launcher, gameCode, boardAlias, articleId, title]);
}
