/** What pages that show an article listen to: it, its comments or their likes have changed. */
export const articleTopicOf = (articleId: string): string => `article:${articleId}`;

/** What pages that show a board listen to: there is a new article, or one has left. */
export const boardTopicOf = (gameCode: string, boardAlias: string): string => `board:${gameCode}.${boardAlias}`;
