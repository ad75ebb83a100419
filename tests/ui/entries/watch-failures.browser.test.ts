import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { reportCaughtError } from "#app/entries/caught-error.ts";
import { watchFailures } from "#app/entries/watch-failures.ts";
import type { Environment } from "#core/configuration/runtime-configuration.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import { createFakePorts, createPublisher, refusal } from "../support/fake-ports.ts";

const listeners: [string, EventListenerOrEventListenerObject][] = [];
let beacon: MockInstance<Navigator["sendBeacon"]>;

beforeEach(() => {
  beacon = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  const add = window.addEventListener.bind(window);
  // Each test has a watcher of its own.
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      add(type, listener);
    },
  );
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
});

/** A watched page; `reported` are the errors sent to the service of the deployment. */
function watch(envName: Environment = "live", dsn = "https://key@errors.example.com/1") {
  const ports = createFakePorts(createPublisher());
  const queryClient = createQueryClient();
  const visit = createVisitStore({ locale: "en-US", countryCode: "KR", theme: "light", shell: "launcher", user: null });
  const reported: unknown[] = [];
  const opened = vi.fn(async () => ({
    report: (error: unknown) => void reported.push(error),
  }));
  const configuration = { ...ports.configuration, envName, errorReportingDsn: dsn, purpleDomain: location.origin };
  watchFailures({ ports: { ...ports, configuration }, queryClient, visit }, opened);
  return {
    queryClient,
    reported,
    opened,
    fail: (failure: RequestFailure) =>
      queryClient
        .fetchQuery({
          queryKey: [JSON.stringify(failure)],
          queryFn: () => Promise.reject(new RequestFailureError(failure)),
        })
        .catch(() => undefined),
  };
}

/** Dispatches an uncaught error as a browser does, without failing this test. */
const throwUncaught = (error: unknown) => dispatchEvent(new ErrorEvent("error", { error, cancelable: true }));

const countsSent = () => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  dispatchEvent(new Event("visibilitychange"));
  Reflect.deleteProperty(document, "visibilityState");
  return beacon.mock.calls.map(([path, body]) => [path, JSON.parse(String(body))]);
};

test("unexpected failures reach the service: errors, rejections and render errors", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reported } = watch();
  const [one, two, three] = [new Error("one"), new Error("two"), new Error("three")];
  throwUncaught(one);
  dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason: two }));
  reportCaughtError(three);
  await expect.poll(() => reported).toEqual([one, two, three]);
  expect(countsSent()).toEqual([["/client-failures", { script: 1, promise: 1, render: 1 }]]);
});

test.each(["sb", "live"] as const)(
  "requests on %s are counted by kind; only unexpected ones are reported",
  async (envName) => {
    const { fail, reported } = watch(envName);
    const broken = refusal(500);
    const unreadable: RequestFailure = { kind: "parsing", status: 200, message: "an answer that is not JSON" };
    const late: RequestFailure = { kind: "timeout", timeoutMs: 5_000 };
    for (const failure of [refusal(401), refusal(404), late, broken, unreadable]) await fail(failure);
    await expect
      .poll(() => reported.map((error) => (error as RequestFailureError).failure))
      .toEqual(envName === "live" ? [late, broken, unreadable] : [broken, unreadable]);
    expect(countsSent()).toEqual([["/client-failures", { refused: 2, timeout: 1, down: 1, parsing: 1 }]]);
  },
);

test("without a service nothing is fetched for it, and everything is counted all the same", async () => {
  const { opened } = watch("live", "");
  throwUncaught(new Error("one"));
  expect(countsSent()).toEqual([["/client-failures", { script: 1 }]]);
  expect(opened).not.toHaveBeenCalled();
});

test("failures ignored by the specification are not reported, network noise only on test environments", async () => {
  const noise = () => [new Error("ResizeObserver loop limit exceeded"), new Error("Network Error")];
  const live = watch();
  for (const error of noise()) throwUncaught(error);
  await expect.poll(() => live.reported).toHaveLength(1);
  const { reported, opened } = watch("sb");
  for (const error of noise()) throwUncaught(error);
  expect(opened).not.toHaveBeenCalled();
  expect(reported).toEqual([]);
});

test("a repeated error is reported thirty times at most, and counted to the server in batches", async () => {
  const { reported } = watch();
  for (let times = 0; times < 100; times += 1) throwUncaught(new Error(`number ${times}`));
  await expect.poll(() => reported).toHaveLength(30);
  expect(countsSent()).toEqual(Array.from({ length: 5 }, () => ["/client-failures", { script: 20 }]));
});

test("failures before the reporter was loaded are reported afterwards", async () => {
  const early = new Error("early");
  const events = [new ErrorEvent("error", { error: early }), new Event("error")];
  Object.assign(window, { earlyErrors: Object.assign(new AbortController(), { events }) });
  const { reported } = watch();
  await expect.poll(() => reported).toEqual([early]);
  Reflect.deleteProperty(window, "earlyErrors");
});
