import { expect, test } from "vitest";
import type { CallToAction } from "#core/catalogue/call-to-action.ts";
import { type PlayStart, playStartOf } from "#core/catalogue/play-start.ts";

const AT = "2026-12-01T00:00:00Z";

test.each<[CallToAction, PlayStart]>([
  [{ kind: "launched" }, { kind: "playable" }],
  [
    { kind: "countdown", releaseAt: AT, preInstall: null },
    { kind: "opens", opensAt: AT },
  ],
  [
    { kind: "coming", releaseAt: AT, preInstall: null },
    { kind: "opens", opensAt: AT },
  ],
  [{ kind: "coming", releaseAt: null, preInstall: null }, { kind: "no_date" }],
  [{ kind: "coming", releaseAt: undefined, preInstall: null }, { kind: "unknown" }],
  [{ kind: "announced" }, { kind: "no_date" }],
  [{ kind: "elsewhere" }, { kind: "not_here" }],
  [{ kind: "ended" }, { kind: "not_here" }],
  [{ kind: "unknown" }, { kind: "unknown" }],
])("a player learns from %o when the game can be played", (call, start) => {
  expect(playStartOf(call)).toEqual(start);
});
