/** Topic of an article: the article, its comments or their likes have changed. */
export const articleTopicOf = (articleId: string): string => `article:${articleId}`;

/** Topic of a board: an article was added or removed. */
export const boardTopicOf = (gameCode: string, boardAlias: string): string => `board:${gameCode}.${boardAlias}`;
