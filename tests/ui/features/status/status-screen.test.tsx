import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";
import type { PlayerService, ServiceAnswer } from "#core/failures/service-health.ts";
import { createFakePorts, createPublisher, NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { StatusScreen } from "#ui/features/status/status-screen.tsx";

type Answers = Partial<Record<PlayerService, Result<ServiceAnswer>>>;

const QUICK = succeed({ durationMs: 30 });
const FROM = "2026-11-21T12:00:00Z";
const TO = "2026-11-21T14:30:00Z";
const WORK = fail(refusal(503, { status: "MAINTENANCE", scope: "community", from: FROM, to: TO, notice_id: null }));

async function openStatus(answers: Answers, everyOther: Result<ServiceAnswer> = QUICK) {
  await page.viewport(1280, 900);
  const checked: PlayerService[] = [];
  const rendered = await renderPage(<StatusScreen />, {
    ports: {
      ...createFakePorts(createPublisher()),
      serviceHealth: {
        check: async (service) => {
          checked.push(service);
          return answers[service] ?? everyOther;
        },
      },
    },
  });
  const { screen } = rendered;
  return {
    ...rendered,
    checked,
    service: (name: string) =>
      screen.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) }),
  };
}

describe("the status of the services", () => {
  test("says that everything works, and when that was checked", async () => {
    const { screen, service } = await openStatus({});
    await expect.element(screen.getByText("Everything is working.")).toBeVisible();
    await expect.element(service("Payment").getByText("Working", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^Last checked: .*2026/)).toBeVisible();
  });

  test("says which service is slow, which is down, and which is under maintenance until when in the player's zone", async () => {
    const { screen, service } = await openStatus({
      store: succeed({ durationMs: 3_000 }),
      payment: fail(NO_ANSWER),
      boards: WORK,
    });
    await expect.element(screen.getByText("Some services are having problems.")).toBeVisible();
    await expect.element(service("Store and search").getByText("Slow", { exact: true })).toBeVisible();
    await expect.element(service("Store and search").getByText(/slower than usual/)).toBeVisible();
    await expect.element(service("Payment").getByText("Not working")).toBeVisible();
    await expect.element(service("Payment").getByText(/We’ll keep checking/)).toBeVisible();
    const local = (instant: string) =>
      new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" }).format(new Date(instant));
    await expect.element(service("Game boards").getByText("Under maintenance")).toBeVisible();
    await expect.element(service("Game boards").getByText(`Planned from ${local(FROM)} to ${local(TO)}`)).toBeVisible();
    await expect.element(service("News").getByText("Working", { exact: true })).toBeVisible();
  });

  test("is checked again when the player asks, and says so", async () => {
    const answers: Answers = { payment: fail(NO_ANSWER) };
    const { screen, service, checked } = await openStatus(answers);
    await expect.element(service("Payment").getByText("Not working")).toBeVisible();
    const before = checked.length;
    answers.payment = QUICK;
    await screen.getByRole("button", { name: "Check again" }).click();
    await expect.element(service("Payment").getByText("Working", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Checked just now.")).toBeInTheDocument();
    expect(checked.length).toBe(before * 2);
  });

  test("is checked again by itself when the page is used again", async () => {
    const answers: Answers = { news: fail(NO_ANSWER) };
    const { service } = await openStatus(answers);
    await expect.element(service("News").getByText("Not working")).toBeVisible();
    answers.news = QUICK;
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(service("News").getByText("Working", { exact: true })).toBeVisible();
  });

  test("asks the player to check the connection where no service answers", async () => {
    const { screen } = await openStatus({}, fail(NO_ANSWER));
    await expect.element(screen.getByText("None of the services are responding. Check your connection.")).toBeVisible();
  });

  test("blames no service while the device is offline, and checks once it is back", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { screen, checked } = await openStatus({});
    await expect.element(screen.getByText("You’re offline")).toBeVisible();
    expect(checked).toEqual([]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await expect.element(screen.getByText("Everything is working.")).toBeVisible();
  });
});
