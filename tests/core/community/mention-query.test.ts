import { describe, expect, it } from "vitest";
import { mentionQueryOf, offeredMentions, typedMentionsOf } from "#core/community/mention-query.ts";

const answer = (query: string, ...nicknames: string[]) => ({
  query,
  players: nicknames.map((nickname) => ({ nickname })),
});

it.each([
  ["those that were found for the words", answer("lu", "Luna", "月のルナ"), "lu", ["Luna", "月のルナ"]],
  ["of an older answer those that begin with the words", answer("", "Anna", "Luna"), "LU", ["Luna"]],
  ["nobody whose name does not begin with the words", answer("", "Anna", "Hannah"), "lu", []],
  ["full-width and dotted letters as plain ones", answer("", "İris", "Ｌｕｎａ"), "i", ["İris"]],
  ["those typed with invisible signs", answer("", "Luna", "❤️ Anna"), "L\u200Bu\u3164", ["Luna"]],
])("players that are offered behind an @ are %s", (_, found, query, nicknames) => {
  expect(offeredMentions(found, query).map(({ nickname }) => nickname)).toEqual(nicknames);
});

describe("an @ at the cursor", () => {
  it.each([
    ["@", ""],
    ["Hello @lu", "lu"],
    ["(@lu", "lu"],
    ["「@ルナ", "ルナ"],
    ["안녕@보라", "보라"],
    ["“@lu", "lu"],
    ["＠ルナ", "ルナ"],
    ["line\n@lu", "lu"],
  ])("begins a mention in %j", (text, query) => {
    expect(mentionQueryOf(text)).toBe(query);
  });

  it.each(["mail@lu", "1@lu", "@lu na", "@@lu ", "lu", ""])("begins none in %j", (text) => {
    expect(mentionQueryOf(text)).toBeNull();
  });
});

describe("names that are typed behind an @", () => {
  const first = (text: string) => typedMentionsOf(text).map((candidates) => candidates.includes("Ann"));

  it.each(["@Ann", "Hi @Ann!", "(@Ann)", "「@Ann」", "안녕@Ann님", "@Ann さん", "@Ann Lee", "＠Ann"])(
    "are found in %j",
    (text) => {
      expect(first(text)).toEqual([true]);
    },
  );

  it.each(["@Anna", "@An", "@Ann_1"])("are other names in %j", (text) => {
    expect(first(text)).toEqual([false]);
  });

  it("are none in an email address, and the longest comes first", () => {
    expect(typedMentionsOf("mail@Ann.example, mail＠Ann.example")).toEqual([]);
    expect(typedMentionsOf("@Ann Lee")).toEqual([["Ann Lee", "Ann"]]);
  });
});
