import { beforeEach, describe, expect, test, vi } from "vitest";
import { createConcurrencyLimiter } from "#adapters/workers/concurrency-limiter.ts";
import { WorkRefused } from "#adapters/workers/work-refused.ts";

/** Work that ends on demand. */
function work() {
  const started: AbortSignal[] = [];
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  return {
    started,
    finish,
    run: async (signal: AbortSignal) => {
      started.push(signal);
      await isDone;
      return "done";
    },
  };
}

const refusal = (reason: WorkRefused["reason"]) => new WorkRefused(reason);

describe("work that is done a few at a time", () => {
  beforeEach(() => void vi.useFakeTimers());

  test("waits its turn, in the order it came", async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 2, maxQueued: 8, timeoutMs: 1_000 });
    const order: number[] = [];
    const works = [0, 1, 2, 3].map(() => work());
    const results = works.map(({ run }, at) =>
      limiter.run((signal) => {
        order.push(at);
        return run(signal);
      }),
    );
    expect(order).toEqual([0, 1]);
    works[1]?.finish();
    await results[1];
    expect(order).toEqual([0, 1, 2]);
    for (const { finish } of works) finish();
    expect(await Promise.all(results)).toEqual(Array(4).fill("done"));
    expect(order).toEqual([0, 1, 2, 3]);
  });

  test("is refused at once if the queue is full, and accepted again when there is room", async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxQueued: 1, timeoutMs: 1_000 });
    const { run, finish } = work();
    const taken = [limiter.run(run), limiter.run(run)];
    await expect(limiter.run(run)).rejects.toEqual(refusal("queue_full"));
    finish();
    await Promise.all(taken);
    expect(await limiter.run(run)).toBe("done");
  });

  test("that exceeds the timeout rejects for the caller and is aborted, and never begins if it has waited so long", async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxQueued: 8, timeoutMs: 1_000 });
    const [first, second] = [work(), work()];
    const running = limiter.run(first.run);
    vi.advanceTimersByTime(500);
    const waiting = limiter.run(second.run);
    vi.advanceTimersByTime(1_000);
    await expect(running).rejects.toEqual(refusal("timeout"));
    await expect(waiting).rejects.toEqual(refusal("timeout"));
    expect(first.started[0]?.aborted).toBe(true);
    first.finish();
    expect(await limiter.run(async () => "next")).toBe("next");
    expect(second.started).toEqual([]);
  });

  test("that does not end when aborted occupies its slot until it does", async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxQueued: 1, timeoutMs: 1_000 });
    const deaf = work();
    const result = limiter.run(deaf.run);
    vi.advanceTimersByTime(1_000);
    await expect(result).rejects.toEqual(refusal("timeout"));
    const next = work();
    const waiting = limiter.run(next.run);
    expect(next.started).toEqual([]);
    deaf.finish();
    next.finish();
    expect(await waiting).toBe("done");
  });

  test("of one owner waits for the owner's own share, and the work of others passes it", async () => {
    const share = { maxRunning: 1, maxQueued: 2 };
    const limiter = createConcurrencyLimiter({ maxRunning: 2, maxQueued: 8, timeoutMs: 1_000, shares: [share] });
    const order: string[] = [];
    const works = ["one 1", "one 2", "one 3", "other 1", "nobody's"].map((name) => ({ name, ...work() }));
    const results = works.map(({ name, run }) =>
      limiter.run(
        (signal) => {
          order.push(name);
          return run(signal);
        },
        [name.includes(" ") ? name.split(" ")[0] : undefined],
      ),
    );
    expect(order).toEqual(["one 1", "other 1"]);
    await expect(limiter.run(work().run, ["one"])).rejects.toEqual(refusal("queue_full"));
    works[3]?.finish();
    await results[3];
    expect(order).toEqual(["one 1", "other 1", "nobody's"]);
    for (const { finish } of works) finish();
    await Promise.all(results);
    expect(order).toEqual(["one 1", "other 1", "nobody's", "one 2", "one 3"]);
    expect(await limiter.run(async () => "again", ["one"])).toBe("again");
  });

  test("of many accounts of one network leaves turns to another network, and of one account to another", async () => {
    const shares = [
      { maxRunning: 1, maxQueued: 2 },
      { maxRunning: 1, maxQueued: 4 },
    ];
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxQueued: 8, timeoutMs: 1_000, shares });
    const order: string[] = [];
    const run = (account: string, network: string) =>
      limiter.run(async () => void order.push(account), [account, network]);
    const own = ["a1", "a2", "a3", "a4", "a5"].map((account) => run(account, "a"));
    const others = [run("b1", "b"), run("b2", "b")];
    await expect(run("a6", "a")).rejects.toEqual(refusal("queue_full"));
    await Promise.all([...own, ...others]);
    await Promise.all(["c1", "c1", "c1", "c2"].map((account) => run(account, "c")));
    expect(order).toEqual(["a1", "b1", "a2", "b2", "a3", "a4", "a5", "c1", "c2", "c1", "c1"]);
  });

  test("that fails rejects with its error, and frees its slot", async () => {
    const limiter = createConcurrencyLimiter({ maxRunning: 1, maxQueued: 0, timeoutMs: 1_000 });
    const broken = async () => {
      throw new TypeError("broken");
    };
    await expect(limiter.run(broken)).rejects.toThrow(new TypeError("broken"));
    expect(await limiter.run(async () => "next")).toBe("next");
  });
});
