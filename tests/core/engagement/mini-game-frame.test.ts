import { expect, test } from "vitest";
import { readMiniGameMessage } from "#core/engagement/mini-game-frame.ts";

test.each([
  [{ kind: "ready" }, { kind: "ready" }],
  [{ kind: "ready", card: "x" }, { kind: "ready" }],
  [
    { kind: "picked", card: 0 },
    { kind: "picked", card: 0 },
  ],
  [
    { kind: "picked", card: 2, more: 1 },
    { kind: "picked", card: 2 },
  ],
  [{ kind: "picked", card: 3 }, null],
  [{ kind: "picked", card: -1 }, null],
  [{ kind: "picked", card: 0.5 }, null],
  [{ kind: "picked", card: "1" }, null],
  [{ kind: "picked" }, null],
  [{ kind: "won", prize: "PRIZESUN" }, null],
  ["ready", null],
  [null, null],
  [undefined, null],
])("what comes out of the frame is read for what it is: %j", (data, message) => {
  expect(readMiniGameMessage(data)).toEqual(message);
});
