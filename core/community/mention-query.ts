import { foldCase } from "../texts/fold-code.ts";

/** Whether a player's name is one that the text behind an `@` can mean: it begins with it, whatever the case. */
export const matchesMentionQuery = (nickname: string, query: string): boolean =>
  foldCase(nickname).startsWith(foldCase(query.trim()));

/** Players that can be offered for `query`: an answer to other words only as far as its names match. */
export function offeredMentions<Player extends { readonly nickname: string }>(
  answer: { readonly query: string; readonly players: readonly Player[] },
  query: string,
): readonly Player[] {
  if (answer.query === query) return answer.players;
  return answer.players.filter(({ nickname }) => matchesMentionQuery(nickname, query));
}
