import { describe, expect, it } from "vitest";
import type { VersionConfig } from "#core/session/session.ts";
import { matchesPathList } from "#core/versions/matches-path-list.ts";
import {
  decideVersionPrompt,
  freshVersionMemory,
  rememberVersions,
  type VersionMemory,
} from "#core/versions/version-prompt.policy.ts";

const config = (fields: Partial<VersionConfig>): VersionConfig => ({
  pageVersion: "1",
  refreshVersion: "1",
  reloadVersion: "1",
  pagePaths: [],
  refreshPaths: [],
  reloadPaths: [],
  sessionMinutes: null,
  ...fields,
});
const loaded = rememberVersions(freshVersionMemory(null), config({}), { kind: "none" });
const decide = (fields: Partial<VersionConfig>, memory: VersionMemory = loaded, path = "/game/l2m") =>
  decideVersionPrompt(config(fields), memory, path);

describe("version prompts", () => {
  it.each([
    [{}, { kind: "none" }],
    [{ pageVersion: null }, { kind: "none" }],
    [{ pageVersion: "2" }, { kind: "confirm", version: "2" }],
    [{ refreshVersion: "2" }, { kind: "alert", version: "2" }],
    [{ reloadVersion: "2" }, { kind: "reload", version: "2" }],
    [
      { pageVersion: "2", refreshVersion: "2" },
      { kind: "alert", version: "2" },
    ],
    [
      { pageVersion: "2", refreshVersion: "2", reloadVersion: "2" },
      { kind: "reload", version: "2" },
    ],
  ])("are decided by the strongest difference: %o gives %o", (fields, prompt) => {
    expect(decide(fields)).toEqual(prompt);
  });

  it("concern only the listed paths, and leave the decision to the weaker ones elsewhere", () => {
    const fields = { reloadVersion: "2", reloadPaths: ["/cart"], pageVersion: "2" };
    expect(decide(fields)).toEqual({ kind: "confirm", version: "2" });
    expect(decide(fields, loaded, "/cart").kind).toBe("reload");
    expect(decide({ refreshVersion: "2", refreshPaths: ["/cart"] })).toEqual({ kind: "none" });
    expect(decide({ pageVersion: "2", pagePaths: ["/cart"] })).toEqual({ kind: "none" });
  });

  it("come once for each version seen", () => {
    for (const fields of [{ pageVersion: "2" }, { refreshVersion: "2" }]) {
      const memory = rememberVersions(loaded, config(fields), decide(fields));
      expect(decide(fields, memory)).toEqual({ kind: "none" });
    }
    const afterTwo = rememberVersions(loaded, config({ pageVersion: "2" }), decide({ pageVersion: "2" }));
    expect(decide({ pageVersion: "3" }, afterTwo)).toEqual({ kind: "confirm", version: "3" });
  });

  it("never reload twice in a row for the same version", () => {
    const memory = rememberVersions(loaded, config({ reloadVersion: "2" }), decide({ reloadVersion: "2" }));
    expect(memory.reloadedFor).toBe("2");
    expect(decide({ reloadVersion: "2" }, memory)).toEqual({ kind: "none" });
    const nextPage = rememberVersions(freshVersionMemory("2"), config({}), { kind: "none" });
    expect(decide({ reloadVersion: "2" }, nextPage)).toEqual({ kind: "none" });
    expect(decide({ reloadVersion: "3" }, nextPage).kind).toBe("reload");
  });

  it("come for the first version that is ever announced", () => {
    const silent = config({ pageVersion: null, refreshVersion: null, reloadVersion: null });
    const memory = rememberVersions(freshVersionMemory(null), silent, { kind: "none" });
    const decideFirst = (first: Partial<VersionConfig>) => decideVersionPrompt({ ...silent, ...first }, memory, "/");
    expect(decideFirst({ pageVersion: "2" })).toEqual({ kind: "confirm", version: "2" });
    expect(decideFirst({ reloadVersion: "2" })).toEqual({ kind: "reload", version: "2" });
    expect(decideFirst({})).toEqual({ kind: "none" });
  });

  it("come for no version of the first check if it is not known what the page was delivered with", () => {
    expect(decide({ pageVersion: "2" }, freshVersionMemory(null))).toEqual({ kind: "none" });
  });
});

it.each([
  ["/game/l2m", [], true],
  ["/game/l2m", ["/game"], true],
  ["/game/l2m?a=1#b", ["/game/l2m"], true],
  ["/game/l2m", ["/game/"], true],
  ["/games", ["/game"], false],
  ["/games", ["/game*"], true],
  ["/game", ["/game/*"], true],
  ["/games", ["/game/*"], false],
  ["/cart", ["/game", "/cart"], true],
  ["/cart", ["/"], true],
  ["/cart", ["*"], true],
  ["/cart", ["/order"], false],
])("the paths a version concerns: %s in %o: %s", (path, list, matches) => {
  expect(matchesPathList(path, list)).toBe(matches);
});
