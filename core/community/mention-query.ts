import { foldNickname, MAX_NICKNAME_LENGTH } from "../account/nickname.ts";

/** Whether a player's name is one that the text behind an `@` can mean: it begins with it, whatever the case. */
export const matchesMentionQuery = (nickname: string, query: string): boolean =>
  foldNickname(nickname).startsWith(foldNickname(query));

/** Players that can be offered for `query`: an answer to other words only as far as its names match. */
export function offeredMentions<Player extends { readonly nickname: string }>(
  answer: { readonly query: string; readonly players: readonly Player[] },
  query: string,
): readonly Player[] {
  if (answer.query === query) return answer.players;
  return answer.players.filter(({ nickname }) => matchesMentionQuery(nickname, query));
}

/** A letter or digit that belongs to one word with its neighbour; scripts that write words without spaces have none. */
const WORD_SIGN = String.raw`(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])[\p{L}\p{N}_]`;

/** An `@`, also a full-width one, that begins a mention: the one of an email address stands behind a letter or digit. */
const MENTION_START = `(?<!${WORD_SIGN})[@\\uFF20]`;

/** An `@` at the end of a text, with the beginning of a name. */
const BEGUN_NAME = new RegExp(`${MENTION_START}([^\\s@\\uFF20\\uFFFC]{0,${MAX_NICKNAME_LENGTH}})$`, "u");

/** What is written of a name behind an `@` at the end of a text, which ends at the cursor; `null` if no mention begins. */
export const mentionQueryOf = (textBefore: string): string | null => BEGUN_NAME.exec(textBefore)?.[1] ?? null;

const MENTION_STARTS = new RegExp(MENTION_START, "gu");
const ENDS_IN_WORD = /[\p{L}\p{N}_]$/u;
const BEGINS_IN_WORD = new RegExp(`^${WORD_SIGN}`, "u");

/** Whether a word goes on from the end of one text to the beginning of the next, so that a name cannot end there. */
export const isWithinWord = (before: string, after: string): boolean =>
  ENDS_IN_WORD.test(before) && BEGINS_IN_WORD.test(after);

/** Maximum number of `@` in a text behind which a name is looked for. */
const MAX_MENTION_STARTS = 50;

/** Positions of the `@` that begin a mention. */
export const mentionStartsIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(MENTION_STARTS), ({ index }) => index).slice(0, MAX_MENTION_STARTS);

/**
 * What can be a nickname behind each `@` of a text, the longest first: nicknames can have spaces and need not be followed
 * by one.
 */
export function typedMentionsOf(text: string): readonly (readonly string[])[] {
  return mentionStartsIn(text).map((index) => {
    const [line = ""] = text.slice(index + 1, index + 1 + 2 * MAX_NICKNAME_LENGTH + 2).split("\n");
    const signs = [...line];
    const candidates: string[] = [];
    for (let length = Math.min(signs.length, MAX_NICKNAME_LENGTH); length > 0; length -= 1) {
      const last = signs[length - 1] ?? "";
      if (last.trim() === "" || isWithinWord(last, signs[length] ?? "")) continue;
      candidates.push(signs.slice(0, length).join(""));
    }
    return candidates;
  });
}
