import { describe, expect, test, vi } from "vitest";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { createWrite, perform, sendCall } from "#ui/data/write.ts";
import { createFakePorts, createPublisher, NO_ANSWER, refusal } from "../support/fake-ports.ts";
import { VISIT } from "../support/visit.ts";

const QUERY_KEY = ["count"];
const QUEUED = -1;

interface Scene {
  /** Answers of the server, one for each attempt. */
  readonly answers: readonly Result<number>[];
  /** What a read finds after a lost answer. */
  readonly arrived?: number;
  /** Whether the device has a connection, at each time it is asked. */
  readonly online?: readonly boolean[];
}

/** A count that is set at once to 10, and that the server answers. */
function openWrite({ answers, arrived, online = [true] }: Scene) {
  const scope = { ports: createFakePorts(createPublisher()), visit: createVisitStore(VISIT) };
  const client = createQueryClient();
  client.setQueryData(QUERY_KEY, 0);
  const steps: string[] = [];
  const keys: string[] = [];
  const left = [...answers];
  const connection = [...online];
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() =>
    connection.length > 1 ? connection.shift() === true : connection[0] === true,
  );
  const set = (count: number) => client.setQueryData(QUERY_KEY, count);
  const write = createWrite<number, string>(scope, client, {
    key: ["set-count"],
    changes: [{ queryKey: QUERY_KEY }],
    attemptOf: (goodsId) => goodsId,
    send: async (goodsId, idempotencyKey) => {
      steps.push("send");
      keys.push(`${goodsId} ${idempotencyKey}`);
      return left.shift() ?? fail(NO_ANSWER);
    },
    optimistic: () => void set(10),
    undo: () => void set(0),
    readBack: () => async () => {
      steps.push("read");
      return arrived;
    },
    offline: {
      entry: (goodsId) => ({ write: { kind: "cart", goodsId }, title: "Goods" }),
      queued: QUEUED,
    },
    apply: (count) => count !== QUEUED && set(count),
  });
  return {
    client,
    steps,
    keys,
    run: (goodsId = "goods") => perform(client, write, goodsId),
    shown: () => client.getQueryData(QUERY_KEY),
    queued: async () => (await scope.ports.outbox.list()) || [],
  };
}

describe("a write", () => {
  test("shows the expected result at once, then what the server has answered", async () => {
    const { client, run, shown } = openWrite({ answers: [succeed(11)] });
    const shownWhileSending: unknown[] = [];
    client.getQueryCache().subscribe(() => shownWhileSending.push(shown()));
    expect(await run()).toEqual(succeed(11));
    expect(shownWhileSending).toContain(10);
    expect(shown()).toBe(11);
  });

  test("that is refused is undone, and is not read back", async () => {
    const { steps, run, shown } = openWrite({ answers: [fail(refusal(403))], arrived: 12 });
    expect(await run()).toEqual(fail(refusal(403)));
    expect(shown()).toBe(0);
    expect(steps).toEqual(["send"]);
  });

  test("whose answer was lost is read back: what has arrived counts", async () => {
    const { steps, run, shown } = openWrite({ answers: [fail(NO_ANSWER)], arrived: 12 });
    expect(await run()).toEqual(succeed(12));
    expect(shown()).toBe(12);
    expect(steps).toEqual(["send", "read"]);
  });

  test("whose answer was lost and that has not arrived fails with the first failure", async () => {
    const { run, shown } = openWrite({ answers: [fail(NO_ANSWER)] });
    expect(await run()).toEqual(fail(NO_ANSWER));
    expect(shown()).toBe(0);
  });

  test("without a connection is queued and not sent", async () => {
    const { steps, run, shown, queued } = openWrite({ answers: [], online: [false] });
    expect(await run()).toEqual(succeed(QUEUED));
    expect(steps).toEqual([]);
    expect(shown()).toBe(10);
    expect((await queued()).map(({ triedAtMs }) => triedAtMs)).toEqual([null]);
  });

  test("during which the connection goes is queued under the key of its attempt", async () => {
    const { steps, run, queued } = openWrite({ answers: [fail(NO_ANSWER)], online: [true, false] });
    expect(await run()).toEqual(succeed(QUEUED));
    expect(steps).toEqual(["send", "read"]);
    expect((await queued()).map(({ key }) => key)).toEqual(["id-1"]);
  });

  test("has the same idempotency key until it is answered, also after the form was closed and opened again", async () => {
    const { keys, run } = openWrite({ answers: [fail(NO_ANSWER), fail(refusal(502)), succeed(11), succeed(12)] });
    await run();
    await run();
    await run();
    await run();
    expect(keys).toEqual(["goods id-1", "goods id-1", "goods id-1", "goods id-2"]);
  });

  test("has a new idempotency key after a refusal, which may not be repeated", async () => {
    const { keys, run } = openWrite({ answers: [fail(refusal(403)), succeed(11)] });
    await run();
    await run();
    expect(keys).toEqual(["goods id-1", "goods id-2"]);
  });

  test("of something else has an idempotency key of its own", async () => {
    const { keys, run } = openWrite({ answers: [fail(NO_ANSWER), fail(NO_ANSWER), succeed(11)] });
    await run("one");
    await run("other");
    await run("one");
    expect(keys).toEqual(["one id-1", "other id-2", "one id-1"]);
  });

  test("whose answer was lost is queued under the key of that attempt when it is repeated without a connection", async () => {
    const { run, queued } = openWrite({ answers: [fail(NO_ANSWER)], online: [true, true, false] });
    await run();
    expect(await run()).toEqual(succeed(QUEUED));
    const [entry] = await queued();
    expect(entry).toMatchObject({ key: "id-1" });
    expect(entry?.triedAtMs).not.toBeNull();
  });

  test("is in the cache of mutations while it is sent, also a single call", async () => {
    const client = createQueryClient();
    const answer = Promise.withResolvers<Result<number>>();
    const sent = sendCall(client, () => answer.promise);
    expect(client.isMutating()).toBe(1);
    answer.resolve(succeed(1));
    expect(await sent).toEqual(succeed(1));
    expect(client.isMutating()).toBe(0);
  });

  test("that throws because of a bug is not taken for a failed call", async () => {
    const client = createQueryClient();
    await expect(sendCall(client, () => Promise.reject(new TypeError("bug")))).rejects.toThrow("bug");
  });
});
