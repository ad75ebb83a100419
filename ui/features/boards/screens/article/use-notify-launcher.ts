import { useEffect } from "react";
import type { Article } from "#core/community/article.ts";
import { usePorts } from "#ui/context/ports-context.tsx";

/** Sends the article that is read to the launcher, which keeps a list of them. A no-op in other shells. */
export function useNotifyLauncher(article: Article | undefined): void {
  const { launcher } = usePorts();
  const { gameCode = "", boardAlias = "", id: articleId = "", title = "" } = article ?? {};
  useEffect(() => {
    if (articleId !== "") void launcher.calls.sendRecentArticleInfo({ gameCode, boardAlias, articleId, title });
  }, [launcher, gameCode, boardAlias, articleId, title]);
}
