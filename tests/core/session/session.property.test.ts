import { expect, it } from "vitest";
import { createActor } from "xstate";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";
import { fromTask } from "#core/machines/from-task.ts";
import type { RecoveryStep } from "#core/session/recovery.plan.ts";
import { type RecoveryOutcome, type SessionEvent, sessionMachine } from "#core/session/session.machine.ts";
import type { SessionCheck } from "#core/session/session.ts";
import fc, { forAllAsync } from "#tests/support/fast-check.ts";
import { sessionCheckOf } from "../../support/session-check.ts";
import { statusFailure } from "../support/failures.ts";
import { TestClock } from "../support/test-clock.ts";

const eventArbitrary = fc.constantFrom<SessionEvent>(
  { type: "request.unauthorized" },
  { type: "request.unauthorized" },
  { type: "check.requested", reload: false },
  { type: "page.hidden" },
  { type: "page.shown" },
  { type: "location.changed", path: "/game/l2m", gameCode: "l2m" },
);

it("requests that answer 401 while a session is recovered start no second recovery, in any order of events and answers", async () => {
  await forAllAsync(
    100,
    fc.scheduler(),
    fc.array(eventArbitrary, { minLength: 1, maxLength: 12 }),
    fc.array(fc.constantFrom(200, 401), { minLength: 4, maxLength: 4 }),
    async (scheduler, events, statuses) => {
      let recovering = 0;
      let maxRecovering = 0;
      let checks = 0;
      const checkSession = fromTask<Result<SessionCheck>, { gameCode: string | null }>(async () => {
        const status = statuses[checks % statuses.length] ?? 200;
        checks += 1;
        await scheduler.schedule(Promise.resolve(), "check");
        return status === 200 ? succeed(sessionCheckOf(null)) : fail(statusFailure(status));
      });
      const recoverSession = fromTask<RecoveryOutcome, { step: RecoveryStep }>(async () => {
        recovering += 1;
        maxRecovering = Math.max(maxRecovering, recovering);
        await scheduler.schedule(Promise.resolve(), "recovery");
        recovering -= 1;
        return { kind: "recovered" };
      });
      const actor = createActor(sessionMachine.provide({ actors: { checkSession, recoverSession } }), {
        input: {
          shell: "app",
          gameCode: null,
          path: "/",
          userId: null,
          sessionMinutes: null,
          reloadedFor: null,
          versions: null,
        },
        clock: new TestClock(),
      });
      actor.start();
      scheduler.scheduleSequence(events.map((event) => async () => actor.send(event)));
      await scheduler.waitIdle();
      expect(maxRecovering).toBeLessThanOrEqual(1);
      expect(["waiting", "resting"]).toContain(actor.getSnapshot().value);
      actor.stop();
    },
  );
});
