import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { fromTask, type TaskScope } from "#core/machines/from-task.ts";
import { notProvided } from "#core/machines/not-provided.ts";
import { settle } from "../support/world.ts";

/** A task that the test settles. */
function openTask() {
  let scope: TaskScope<number> | null = null;
  let end: { resolve: (output: string) => void; reject: (error: Error) => void } | null = null;
  const logic = fromTask<string, number>((given) => {
    scope = given;
    return new Promise((resolve, reject) => {
      end = { resolve, reject };
    });
  });
  const actor = createActor(logic, { input: 7 });
  return {
    actor,
    scope: () => scope,
    async resolve(output: string) {
      end?.resolve(output);
      await settle();
    },
    async reject(error: Error) {
      end?.reject(error);
      await settle();
    },
  };
}

describe("a task of a machine", () => {
  it("is given its input and ends with its output", async () => {
    const task = openTask();
    task.actor.start();
    expect(task.scope()?.input).toBe(7);
    expect(task.scope()?.signal.aborted).toBe(false);
    await task.resolve("done");
    expect(task.actor.getSnapshot()).toMatchObject({ status: "done", output: "done" });
  });

  it("that throws ends with its error", async () => {
    const task = openTask();
    task.actor.subscribe({ error: () => undefined });
    task.actor.start();
    const bug = new Error("bug");
    await task.reject(bug);
    expect(task.actor.getSnapshot()).toMatchObject({ status: "error", error: bug });
  });

  it("that is stopped is aborted, and its late answer is dropped", async () => {
    const task = openTask();
    task.actor.start();
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const heard: string[] = [];
    const forgotten = () => heard.push("forgotten");
    task.scope()?.signal.addEventListener("abort", () => heard.push("aborted"));
    task.scope()?.signal.addEventListener("abort", forgotten);
    task.scope()?.signal.removeEventListener("abort", forgotten);
    task.actor.stop();
    expect(heard).toEqual(["aborted"]);
    expect(task.scope()?.signal.aborted).toBe(true);
    await task.resolve("late");
    expect(task.actor.getSnapshot().status).toBe("stopped");
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it("does nothing until it is provided, and ignores unknown events", async () => {
    const actor = createActor(notProvided<string, number>("checkSession"), { input: 1 });
    actor.subscribe({ error: () => undefined });
    actor.start();
    actor.send({ type: "unknown" } as never);
    expect(actor.getSnapshot().status).toBe("active");
    await settle();
    expect(actor.getSnapshot().error).toEqual(new Error("The actor checkSession has not been provided"));
  });

  it.each(["done", "stopped"] as const)("that is %s does not run again from its persisted snapshot", async (ended) => {
    const task = openTask();
    task.actor.start();
    if (ended === "done") await task.resolve("done");
    else task.actor.stop();
    const runs: number[] = [];
    const again = fromTask<string, number>(async ({ input }) => {
      runs.push(input);
      return "again";
    });
    const snapshot = task.actor.getPersistedSnapshot() as ReturnType<typeof task.actor.getSnapshot>;
    expect(snapshot.status).toBe(ended);
    createActor(again, { snapshot, input: 8 }).start();
    await settle();
    expect(runs).toEqual([]);
  });
});
