import { expect, test } from "vitest";
import { createTextFinder, knownTexts } from "./find-texts.ts";

const namesOf = (tag: string, words: string) => createTextFinder(knownTexts(tag))(words).map(({ name }) => name);

test("a translator finds the key of a text on a screen", () => {
  expect(namesOf("de-DE", "Benutzername")).toContain("account.userName");
});

test("a text with values in it is found by the words around them", () => {
  const [found] = createTextFinder(knownTexts("de-DE"))("Charakter umbenannt: 3. Mai");
  expect(found).toMatchObject({ name: "account.characterRenamedOn", english: "Character renamed: {{date}}" });
});

test("words of players are no text of the interface", () => {
  expect(namesOf("en-US", "Northern siege tonight, bring ladders")).toEqual([]);
});
