import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";
import { fromTask } from "#core/machines/from-task.ts";
import { LOCALES, type LocaleTag } from "#core/translation/locales.ts";
import { translationMachine } from "#core/translation/translation.machine.ts";
import { translationFlagKey } from "#core/translation/translation-flag-key.ts";
import { answered, definedTransitions, rang, sent, walkEveryEdge } from "../support/machine-paths.ts";
import { TestClock } from "../support/test-clock.ts";
import { startWorld } from "../support/world.ts";

const input = { locale: "ko-KR" } as const;
const loaded = succeed(null);
const lost = fail("no answer");
const start = () => startWorld(translationMachine, input);
const request = (locale: LocaleTag) => ({ type: "locale.requested", locale });

describe("the texts of a locale", () => {
  it("are loaded once and shown", async () => {
    const world = start();
    expect(world.calls).toEqual([{ name: "loadTexts", input: { locale: "ko-KR" } }]);
    await world.answer("loadTexts", loaded);
    expect(world.state()).toBe("loaded");
    expect(world.context()).toMatchObject({ shown: "ko-KR" });
    expect(world.news).toEqual([{ type: "translation.loaded", locale: "ko-KR" }]);
    expect(world.clock.timers).toBe(0);
  });

  it("are tried five times more, 350 ms later and each time twice as late, then given up and told", async () => {
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
    expect(world.news).toEqual([{ type: "translation.failed", locale: "ko-KR" }]);
  });

  it("can be asked for again after that, with retries of their own", async () => {
    const world = start();
    for (let retry = 0; retry < 5; retry += 1) {
      await world.answer("loadTexts", lost);
      await world.ring();
    }
    await world.answer("loadTexts", lost);
    await world.send({ type: "retry.requested" });
    await world.answer("loadTexts", lost);
    expect(world.clock.untilNext).toBe(350);
    await world.ring();
    await world.answer("loadTexts", loaded);
    expect(world.news.map(({ type }) => type)).toEqual(["translation.failed", "translation.loaded"]);
  });

  it("of the former language stay shown while the new ones load, and begin with retries of their own", async () => {
    const world = start();
    await world.answer("loadTexts", loaded);
    await world.send(request("ja-JP"));
    expect(world.context()).toMatchObject({ locale: "ja-JP", shown: "ko-KR" });
    await world.answer("loadTexts", lost);
    expect(world.clock.untilNext).toBe(350);
    await world.send(request("ar-SA"));
    expect(world.clock.timers).toBe(0);
    await world.answer("loadTexts", loaded);
    expect(world.context()).toMatchObject({ locale: "ar-SA", shown: "ar-SA" });
  });

  it("that are asked for are not asked for twice", async () => {
    const world = start();
    await world.send(request("ko-KR"));
    expect(world.calls).toHaveLength(1);
  });

  it("are flagged by language in session storage", () => {
    expect(new Set(LOCALES.map(translationFlagKey)).size).toBe(17);
  });

  it("end in the language asked for last, in whatever order the answers come", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...LOCALES), { minLength: 1, maxLength: 6 }),
        async (scheduler, wishes) => {
          const load = async ({
            input: { locale },
          }: {
            input: { locale: LocaleTag };
          }): Promise<Result<null, unknown>> => scheduler.schedule(Promise.resolve(loaded), locale);
          const machine = translationMachine.provide({ actors: { loadTexts: fromTask(load) } });
          const actor = createActor(machine, { input, clock: new TestClock() });
          const shown: string[] = [];
          actor.on("translation.loaded", ({ locale }) => shown.push(locale));
          actor.start();
          scheduler.scheduleSequence(
            wishes.map((locale) => async () => actor.send({ type: "locale.requested", locale })),
          );
          await scheduler.waitAll();
          expect(actor.getSnapshot().context.shown).toBe(wishes.at(-1));
          expect(shown.at(-1)).toBe(wishes.at(-1));
          actor.stop();
        },
      ),
    );
  });
});

describe("the translation machine", () => {
  const happenings = [
    sent("another language", request("ja-JP")),
    sent("the first language", request("ko-KR")),
    sent("try again", { type: "retry.requested" }),
    rang("retryDelay", "translation", "waitingToRetry"),
    answered("loadTexts", "loading", "loaded", loaded),
    answered("loadTexts", "loading", "lost", lost),
  ];

  it("comes on every path where its diagram says, and takes every transition it defines", async () => {
    const run = await walkEveryEdge(translationMachine, input, happenings, ({ context }) => context);
    expect(run.differences).toEqual([]);
    expect(run.steps.length).toBeGreaterThan(100);
    expect([...definedTransitions(translationMachine)].filter((id) => !run.transitions.has(id))).toEqual([]);
  });
});
