import { describe, expect, test, vi } from "vitest";
import type { AgeRating } from "#core/catalogue/game.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { AgeGate } from "#ui/features/age-gate/age-gate.tsx";
import { datePartsOf } from "#ui/features/age-gate/date-parts.ts";

const ADULT: readonly AgeRating[] = [{ board: "ESRB", label: "ESRB Mature 17+", descriptors: [] }];
const TEEN: readonly AgeRating[] = [{ board: "ESRB", label: "ESRB Teen", descriptors: [] }];

async function open(ratings: readonly AgeRating[] | null, visit: Partial<Visit> = {}) {
  const rememberAge = vi.fn();
  const ports = { ...createFakePorts(createPublisher()) };
  const { screen } = await renderPage(
    <AgeGate title="The Long Night" ratings={ratings}>
      <h1>Behind the gate</h1>
    </AgeGate>,
    { ports: { ...ports, preferences: { ...ports.preferences, rememberAge } }, visit },
  );
  const choose = async (year: string, month: string, day: string) => {
    await screen.getByLabelText("Year").selectOptions(year);
    await screen.getByLabelText("Month").selectOptions(month);
    await screen.getByLabelText("Day").selectOptions(day);
    await screen.getByRole("button", { name: "Continue" }).click();
  };
  return { screen, rememberAge, choose, page: screen.getByRole("heading", { name: "Behind the gate" }) };
}

describe("the age gate", () => {
  test("admits players who are old enough, and stores only their age", async () => {
    const { screen, choose, rememberAge, page } = await open(ADULT);
    await expect.element(screen.getByRole("heading", { name: "For ages 17 and up" })).toBeVisible();
    expect(page.elements()).toHaveLength(0);
    await choose("1990", "November", "22");
    await expect.element(page).toBeVisible();
    expect(rememberAge.mock.calls).toEqual([[35]]);
  });

  test("refuses players who are too young, and shows the minimum age", async () => {
    const { screen, choose, page } = await open(ADULT);
    await choose("2012", "March", "3");
    await expect
      .element(screen.getByText("In your country (United States), this page is for players ages 17 and up."))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Go to the store" })).toBeVisible();
    expect(page.elements()).toHaveLength(0);
  });

  test("has no preselected date and requires a complete, existing one", async () => {
    const { screen, choose } = await open(ADULT);
    await expect.element(screen.getByLabelText("Year")).toHaveValue("");
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(screen.getByText("Enter your full date of birth.")).toBeVisible();
    await choose("1999", "February", "30");
    await expect.element(screen.getByText(/^That date doesn’t exist/)).toBeVisible();
    expect(screen.getByText("Enter your full date of birth.").elements()).toHaveLength(0);
  });

  test("asks once in a session, and not for what everybody may see", async () => {
    const known = await open(ADULT, { age: 30 });
    await expect.element(known.page).toBeVisible();
    const young = await open(TEEN);
    await expect.element(young.page.first()).toBeVisible();
  });

  test("asks where the rating is not known, and says so", async () => {
    const { screen, choose, page } = await open(null);
    const said = screen.getByText(
      /^The age rating of .The Long Night. isn’t known right now, so this page is for players ages 17 and up\.$/,
    );
    await expect.element(said).toBeVisible();
    await choose("2012", "March", "3");
    await expect.element(screen.getByRole("heading", { name: "You can’t view this page yet" })).toBeVisible();
    await expect.element(said).toBeVisible();
    expect(page.elements()).toHaveLength(0);
  });

  test.each([
    ["en-US", ["month", "day", "year"]],
    ["de-DE", ["day", "month", "year"]],
    ["ko-KR", ["year", "month", "day"]],
    ["th-TH", ["day", "month", "year"]],
  ])("writes dates in the order of %s, by the calendar that ages are counted in", (locale, order) => {
    const parts = datePartsOf(locale);
    expect(parts.order).toEqual(order);
    expect(parts.monthNames).toHaveLength(12);
    expect(parts.yearName(1990)).toMatch(/1990|١٩٩٠/);
  });
});
