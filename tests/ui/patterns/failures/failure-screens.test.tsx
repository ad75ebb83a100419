import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { fail, type RequestFailure } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { HOUR_MS, instantIn } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher, NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import { PartBoundary } from "#ui/patterns/failures/part-boundary.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";

/** Ports whose every look at the store is answered with `answer()`: a failure, or `null` where the store is back. */
function portsWith(answer: () => RequestFailure | null, change: Partial<Ports> = {}): Ports {
  const base = createFakePorts(createPublisher());
  const listFacets: typeof base.catalogue.listFacets = async (query) => {
    const failure = answer();
    return failure === null ? base.catalogue.listFacets(query) : fail(failure);
  };
  return { ...base, catalogue: { ...base.catalogue, listFacets }, ...change };
}

/** A page that fails until it is loaded again. */
function FailedPage({ failure, kind = "page" }: { failure: RequestFailure; kind?: "page" | "component" }) {
  const [isBack, setIsBack] = useState(false);
  return (
    <main tabIndex={-1}>
      {isBack ? (
        <h1>The page</h1>
      ) : (
        <QueryFailure kind={kind} error={new RequestFailureError(failure)} onRefresh={() => setIsBack(true)} />
      )}
    </main>
  );
}

/** The failed page, whose every look at the store is answered with `answer()`. */
async function openFailed(
  failure: RequestFailure,
  answer: () => RequestFailure | null = () => null,
  page: Parameters<typeof renderPage>[1] = {},
) {
  return (await renderPage(<FailedPage failure={failure} />, { ports: portsWith(answer), ...page })).screen;
}

const maintenanceUntil = (ms: number) =>
  refusal(503, { status: "MAINTENANCE", scope: "store", from: instantIn(-HOUR_MS), to: instantIn(ms) });

afterEach(() => void setPageUsed(true));

describe("the error screen", () => {
  test("shows the text of the specification, and the focus moves to the page that recovers", async () => {
    const failure = { ...refusal(500), traceId: "trace-7" };
    const screen = await openFailed(failure);
    await expect.element(screen.getByRole("heading", { level: 1, name: "An error has occurred." })).toBeVisible();
    await expect.element(screen.getByText("Please try again later.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Service status" })).toHaveAttribute("href", "/status");
    await expect.element(screen.getByText("Error code for customer service: \u2068trace-7\u2069")).toBeVisible();
    screen.getByRole("button", { name: "Refresh" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
    await expect.element(screen.getByRole("main")).toHaveFocus();
  });

  test("for a part it is no heading of the page, and is announced", async () => {
    const { screen } = await renderPage(<FailedPage failure={refusal(500)} kind="component" />);
    await expect.element(screen.getByRole("alert").getByText("An error has occurred.")).toBeVisible();
    expect(screen.getByRole("heading").elements()).toEqual([]);
    expect(screen.getByRole("link", { name: "Service status" }).elements()).toEqual([]);
  });

  test("leads to the deployment's customer service, and without one to the operator's contact", async () => {
    const service = { name: "Customer service" };
    const own = await openFailed(refusal(500));
    await expect.element(own.getByRole("link", service)).toHaveAttribute("href", "#service-info");
    await own.unmount();
    const base = portsWith(() => null);
    const configuration = { ...base.configuration, customerServiceUrl: "https://help.example/" };
    const other = await openFailed(refusal(500), undefined, { ports: { ...base, configuration } });
    await expect.element(other.getByRole("link", service)).toHaveAttribute("href", "https://help.example/");
  });
});

describe("maintenance", () => {
  test("stays as long as the maintenance lasts, and a manual check says so", async () => {
    const screen = await openFailed(maintenanceUntil(HOUR_MS), () => maintenanceUntil(HOUR_MS));
    await expect.element(screen.getByRole("link", { name: "Service status" })).toHaveAttribute("href", "/status");
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect
      .element(screen.getByText("Still unavailable. This page keeps checking automatically."))
      .toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: "We’ll be right back" })).toBeVisible();
  });

  test("shows a changed end", async () => {
    const screen = await openFailed(maintenanceUntil(HOUR_MS), () => maintenanceUntil(5 * HOUR_MS));
    await expect.element(screen.getByRole("timer")).toHaveTextContent("01h00min00s");
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(screen.getByRole("timer")).toHaveTextContent("05h00min00s");
  });

  test("that takes longer than planned says so instead of counting", async () => {
    const screen = await openFailed(maintenanceUntil(-60_000), () => maintenanceUntil(-60_000));
    await expect.element(screen.getByText(/It’s taking longer than planned/)).toBeVisible();
    expect(screen.getByRole("timer").elements()).toEqual([]);
  });

  test("ends by itself: the page opens and is announced", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let isOver = false;
    const screen = await openFailed(maintenanceUntil(HOUR_MS), () => (isOver ? null : maintenanceUntil(HOUR_MS)));
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.element(screen.getByRole("heading", { name: "We’ll be right back" })).toBeVisible();
    isOver = true;
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
    await expect.element(screen.getByText("The store is back online.")).toBeInTheDocument();
  });
});

test("an unreachable store recovers with the connection", async () => {
  let isReachable = false;
  const screen = await openFailed(NO_ANSWER, () => (isReachable ? null : NO_ANSWER));
  await expect.element(screen.getByRole("heading", { name: "The store can’t be reached" })).toBeVisible();
  isReachable = true;
  window.dispatchEvent(new Event("online"));
  await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
});

test("while its window is not focused a failed page does not retry, and checks as soon as it is focused again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let looks = 0;
  const screen = await openFailed(NO_ANSWER, () => {
    looks += 1;
    return null;
  });
  await expect.element(screen.getByRole("heading", { name: "The store can’t be reached" })).toBeVisible();
  setPageUsed(false);
  expect(vi.getTimerCount()).toBe(0);
  window.dispatchEvent(new Event("online"));
  expect(looks).toBe(0);
  setPageUsed(true);
  await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  expect(looks).toBe(1);
});

const TOO_OFTEN = { ...refusal(429), retryAfterSeconds: 7 } as RequestFailure;

describe("a refusal", () => {
  test("of a guest leads to the sign-in and back", async () => {
    const screen = await openFailed(refusal(401));
    await expect.element(screen.getByRole("heading", { name: "It is available after login." })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Sign in" }))
      .toHaveAttribute("href", "/login?return_url=%2Fgame%2Ftl");
  });

  test("of a player who may not is no error, and has no sign-in where they are signed in", async () => {
    const screen = await openFailed(refusal(403));
    await expect.element(screen.getByRole("heading", { name: "This isn’t available to you" })).toBeVisible();
    const links = screen.getByRole("link").elements();
    expect(links.map(({ textContent }) => textContent)).toEqual(["Customer service"]);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  });

  test("of a guest who may not may be healed by signing in", async () => {
    const screen = await openFailed(refusal(403), undefined, { visit: { user: null } });
    await expect.element(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
  });

  test("as too often counts down as the server says, and then asks again by itself", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const screen = await openFailed(TOO_OFTEN);
    await expect.element(screen.getByRole("timer")).toHaveTextContent("Next attempt: in 7 seconds");
    await vi.advanceTimersByTimeAsync(6_000);
    await expect.element(screen.getByRole("timer")).toHaveTextContent("Next attempt: in 1 second");
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  });

  test("for too many requests is retried once the window is focused, and does not count down meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const screen = await openFailed(TOO_OFTEN);
    await expect.element(screen.getByRole("timer")).toHaveTextContent("Next attempt: in 7 seconds");
    setPageUsed(false);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(screen.getByRole("timer")).toHaveTextContent("Next attempt: in 7 seconds");
    setPageUsed(true);
    await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  });

  test("as too often again is waited for again", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const tries = vi.fn();
    function Part() {
      const [error, setError] = useState(() => new RequestFailureError({ ...TOO_OFTEN }));
      const retry = () => {
        tries();
        setError(new RequestFailureError({ ...TOO_OFTEN }));
      };
      return <QueryFailure kind="component" error={error} onRefresh={retry} />;
    }
    const { screen } = await renderPage(<Part />);
    await expect.element(screen.getByRole("timer")).toHaveTextContent("Next attempt: in 7 seconds");
    await vi.advanceTimersByTimeAsync(7_000);
    expect(tries).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByRole("timer")).toHaveTextContent("Next attempt: in 7 seconds");
    await vi.advanceTimersByTimeAsync(7_000);
    expect(tries).toHaveBeenCalledTimes(2);
  });
});

test("a bug in a part leaves the page, and the part can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const logged: string[] = [];
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error("a bug");
    return <p>The part</p>;
  };
  const logger = { warn: () => undefined, error: (message: string) => void logged.push(message) };
  const { screen } = await renderPage(
    <>
      <p>The rest</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </>,
    { ports: portsWith(() => null, { logger }) },
  );
  await expect.element(screen.getByRole("alert").getByText("An error has occurred.")).toBeVisible();
  await expect.element(screen.getByText("The rest")).toBeVisible();
  expect(logged).toEqual(["a part could not be shown"]);
  isBroken = false;
  await screen.getByRole("button", { name: "Refresh" }).click();
  await expect.element(screen.getByText("The part")).toBeVisible();
});
