import { describe, expect, it } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { LOCALES } from "#core/translation/locales.ts";
import { translationMachine } from "#core/translation/translation.machine.ts";
import { translationFlagKey } from "#core/translation/translation-flag-key.ts";
import { answered, definedTransitions, rang, walkEveryEdge } from "../support/machine-paths.ts";
import { startWorld } from "../support/world.ts";

const input = { locale: "ko-KR", area: "store" };
const loaded = succeed({ hello: "안녕하세요" });
const lost = fail({ message: "no answer", isFlagged: false });
const lostAgain = fail({ message: "no answer", isFlagged: true });
const failed = { type: "translation.failed", locale: "ko-KR", area: "store", message: "no answer" };
const start = () => startWorld(translationMachine, input);

describe("the texts of a language", () => {
  it("are loaded once", async () => {
    const world = start();
    expect(world.calls).toEqual([{ name: "loadTexts", input }]);
    await world.answer("loadTexts", loaded);
    expect(world.state()).toBe("loaded");
    expect(world.context()).toMatchObject({ result: loaded });
    expect(world.news).toEqual([{ type: "translation.loaded", locale: "ko-KR" }]);
    expect(world.clock.timers).toBe(0);
  });

  it("are tried five times more, 350 ms later and each time twice as late, then it is reported that they failed", async () => {
    const world = start();
    const waits: (number | null)[] = [];
    for (let retry = 0; retry < 5; retry += 1) {
      await world.answer("loadTexts", lost);
      waits.push(world.clock.untilNext);
      await world.ring();
    }
    expect(waits).toEqual([350, 700, 1_400, 2_800, 5_600]);
    expect(world.news).toEqual([]);
    await world.answer("loadTexts", lost);
    expect(world.state()).toBe("failed");
    expect(world.calls).toHaveLength(6);
    expect(world.clock.timers).toBe(0);
    expect(world.news).toEqual([failed]);
  });

  it("are there after any number of failures up to the fifth", async () => {
    for (let failures = 0; failures <= 5; failures += 1) {
      const world = start();
      for (let retry = 0; retry < failures; retry += 1) {
        await world.answer("loadTexts", lost);
        await world.ring();
      }
      await world.answer("loadTexts", loaded);
      expect(world.news.map(({ type }) => type)).toEqual(["translation.loaded"]);
    }
  });

  it("are not retried while their language is flagged as failed, even if another area has set the flag meanwhile", async () => {
    const world = start();
    await world.answer("loadTexts", lost);
    await world.ring();
    await world.answer("loadTexts", lostAgain);
    expect(world.state()).toBe("failed");
    expect(world.calls).toHaveLength(2);
    expect(world.news).toEqual([failed]);
  });

  it("are flagged by language in session storage", () => {
    expect(new Set(LOCALES.map(translationFlagKey)).size).toBe(17);
  });
});

describe("the translation machine", () => {
  const happenings = [
    rang("retryDelay", "translation", "waitingToRetry"),
    answered("loadTexts", "loading", "loaded", loaded),
    answered("loadTexts", "loading", "lost", lost),
    answered("loadTexts", "loading", "lost in a flagged language", lostAgain),
  ];

  it("comes on every path where its diagram says, and takes every transition it defines", async () => {
    const run = await walkEveryEdge(translationMachine, input, happenings, ({ context }) => context);
    expect(run.differences).toEqual([]);
    expect(run.steps.length).toBeGreaterThan(15);
    expect([...definedTransitions(translationMachine)].filter((id) => !run.transitions.has(id))).toEqual([]);
  });
});
