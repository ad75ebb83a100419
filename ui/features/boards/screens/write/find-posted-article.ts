import type { Article } from "#core/community/article.ts";
import { isMadeByAttempt, type PostAttempt } from "#core/community/post-attempt.ts";
import type { CommunityGateway } from "#core/ports/community-gateway.ts";
import { normalizeTitle } from "#core/texts/normalize-text.ts";

interface SentArticle {
  readonly gameCode: string;
  readonly boardAlias: string;
  readonly title: string;
}

/** The article a try has made although its answer was lost; `null` if it cannot be found. */
export async function findPostedArticle(
  community: CommunityGateway,
  { gameCode, boardAlias, title }: SentArticle,
  attempt: PostAttempt,
): Promise<Article | null> {
  const page = await community.listArticles({ gameCode, boardAlias }, { sort: "new" });
  if (!page.ok) return null;
  const sent = normalizeTitle(title);
  const entry = page.value.articles.find((one) => one.title === sent && isMadeByAttempt(one, attempt));
  if (entry === undefined) return null;
  const found = await community.getArticle({ id: entry.id, gameCode });
  return found.ok ? found.value : null;
}
