import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Countdown } from "#ui/kit/countdown/countdown.tsx";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import { HOUR_MS, instantIn, NOON } from "../support/builders.ts";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const time = { now: NOON };
const ports = createStorePorts(createShelf(), {
  clock: { now: () => time.now, difference: () => 0, adjust: () => undefined },
});

beforeEach(() => {
  time.now = NOON;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

/** Advances the server's clock and the page's timers together. */
async function pass(ms: number) {
  time.now += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

async function open(until: string, onEnd = () => undefined) {
  const { screen } = await renderStore(<Countdown until={until} onEnd={onEnd} />, { ports });
  return () => screen.getByRole("timer").element().textContent;
}

test("counts down by the server's clock, second by second", async () => {
  const shown = await open(instantIn(9 * HOUR_MS + 1_000));
  expect(shown()).toBe("09h00min01s");
  await pass(1_000);
  await vi.waitFor(() => expect(shown()).toBe("09h00min00s"));
  await pass(1_000);
  await vi.waitFor(() => expect(shown()).toBe("08h59min59s"));
});

test("never runs backwards when the clock is corrected", async () => {
  const shown = await open(instantIn(HOUR_MS));
  await pass(5_000);
  await vi.waitFor(() => expect(shown()).toBe("00h59min55s"));
  time.now -= 4_000;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown()).toBe("00h59min55s");
});

test("stops while the launcher's window is not focused, and shows the right time once it is", async () => {
  onTestFinished(() => setPageUsed(true));
  const shown = await open(instantIn(HOUR_MS));
  setPageUsed(false);
  await pass(5_000);
  expect(shown()).toBe("01h00min00s");
  setPageUsed(true);
  await vi.waitFor(() => expect(shown()).toBe("00h59min55s"));
});

test("a countdown reports its end once", async () => {
  const onEnd = vi.fn();
  const shown = await open(instantIn(2_000), onEnd);
  await pass(2_000);
  await vi.waitFor(() => expect(shown()).toBe("00h00min00s"));
  await pass(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("the end content of a countdown replaces it", async () => {
  const { screen } = await renderStore(<Countdown until={instantIn(2_000)} over={<p>Out now</p>} />, { ports });
  expect(screen.getByText("Out now").elements()).toHaveLength(0);
  await pass(2_000);
  await vi.waitFor(() => expect(screen.getByText("Out now").elements()).toHaveLength(1));
  expect(screen.getByRole("timer").elements()).toHaveLength(0);
});
