import { expect, test } from "vitest";
import { createTtlCache, type TtlCacheOptions } from "#adapters/storage/ttl-cache.ts";
import fc, { forAllAsync } from "#tests/support/fast-check.ts";

/** A memory of texts with a clock of the test's own. */
function buildMemory(options: Partial<TtlCacheOptions<string>> = {}) {
  let now = 0;
  const memory = createTtlCache<string>({
    forMs: 1_000,
    maxSize: 10,
    sizeOf: (text) => text.length,
    elapsedMs: () => now,
    ...options,
  });
  const passTime = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ...memory, passTime };
}

/** A promise that the test settles. */
function buildLater() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { make: () => promise, resolve, reject };
}

/** Lets everything that has its answer go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const made = (value: string) => async () => value;

test("a value is returned until it expires, and made again then", async () => {
  const memory = buildMemory();
  expect(await memory.read("a", made("first"))).toBe("first");
  memory.passTime(999);
  expect(await memory.read("a", made("second"))).toBe("first");
  memory.passTime(1);
  expect(await memory.read("a", made("second"))).toBe("second");
});

test("a stale value is refreshed once, however many callers there were", async () => {
  const tasks: (() => void)[] = [];
  const memory = buildMemory({ oldForMs: 500, whenIdle: (refresh) => tasks.push(refresh) });
  await memory.read("a", made("first"));
  memory.passTime(1_200);
  let count = 0;
  const make = async () => {
    count += 1;
    return "second";
  };
  expect([await memory.read("a", make), await memory.read("a", make)]).toEqual(["first", "first"]);
  expect(count).toBe(0);
  for (const task of tasks) task();
  await settle();
  for (const task of tasks) task();
  expect(count).toBe(1);
  expect(await memory.read("a", made("third"))).toBe("second");
});

test("an old value outlives attempts that fail", async () => {
  const memory = buildMemory({ oldForMs: 500 });
  await memory.read("a", made("first"));
  memory.passTime(1_200);
  expect(await memory.read("a", async () => Promise.reject(new Error("away")))).toBe("first");
  await settle();
  expect(await memory.read("a", made("second"))).toBe("first");
  await settle();
  expect(await memory.read("a", made("third"))).toBe("second");
});

test("a lifetime begins with the request: a value that takes long to make is not older than its lifetime", async () => {
  const memory = buildMemory();
  const later = buildLater();
  const waiting = memory.read("a", later.make);
  memory.passTime(1_000);
  later.resolve("slow");
  expect(await waiting).toBe("slow");
  expect(await memory.read("a", made("fresh"))).toBe("fresh");
});

test("many who ask at once wait for one and the same", async () => {
  const memory = buildMemory();
  let count = 0;
  const make = async () => {
    count += 1;
    return `answer ${count}`;
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => memory.read("a", make)));
  expect(new Set(answers)).toEqual(new Set(["answer 1"]));
  expect(await memory.read("b", make)).toBe("answer 2");
});

test("a failure reaches all waiting callers, and the next caller tries again", async () => {
  const memory = buildMemory();
  const later = buildLater();
  const waiting = [memory.read("a", later.make), memory.read("a", made("never asked"))];
  later.reject(new Error("away"));
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await memory.read("a", made("back"))).toBe("back");
});

test("a value deleted while it is being made reaches the waiting callers only", async () => {
  const memory = buildMemory();
  const before = buildLater();
  const waiting = memory.read("a", before.make);
  memory.clear();
  const afterwards = memory.read("a", made("new"));
  before.resolve("old");
  expect(await waiting).toBe("old");
  expect(await afterwards).toBe("new");
  expect(await memory.read("a", made("newer"))).toBe("new");
});

test("an uncacheable value is made for each call", async () => {
  const memory = buildMemory({ mayKeep: (text) => text !== "half" });
  expect(await memory.read("a", made("half"))).toBe("half");
  expect(await memory.read("a", made("whole"))).toBe("whole");
  expect(await memory.read("a", made("later"))).toBe("whole");
});

test("the cache stays within its size, and drops expired values", async () => {
  const steps = fc.array(
    fc.record({ key: fc.constantFrom("a", "b", "c", "d", "e"), size: fc.nat(12), wait: fc.nat(700) }),
  );
  await forAllAsync(100, steps, async (all) => {
    const memory = buildMemory();
    const known = new Map<string, { readonly text: string; readonly at: number }>();
    let now = 0;
    for (const [number, { key, size, wait }] of all.entries()) {
      memory.passTime(wait);
      now += wait;
      const fresh = `${number}`.padEnd(size, "·");
      const given = await memory.read(key, made(fresh));
      const former = known.get(key);
      if (given === fresh) known.set(key, { text: fresh, at: now });
      else {
        expect(given).toBe(former?.text);
        expect(now - (former?.at ?? Number.NEGATIVE_INFINITY)).toBeLessThan(1_000);
        expect(given.length).toBeLessThanOrEqual(10);
      }
    }
  });
});
