import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Accordion } from "#ui/kit/accordion/accordion.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const PARTS = [
  { id: "windows", title: "Windows", content: <p>18 GB</p>, isOpenAtFirst: true },
  { id: "mac", title: "macOS", content: <p>17 GB</p> },
];
const ports = createStorePorts(createShelf());

test("a part opens by keyboard, and the others stay as they are", async () => {
  const { screen } = await renderStore(<Accordion headingLevel={3} parts={PARTS} />, { ports });
  expect(screen.getByRole("heading", { level: 3 }).elements()).toHaveLength(2);
  await expect.element(screen.getByText("17 GB")).not.toBeVisible();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(screen.getByText("17 GB")).toBeVisible();
  await expect.element(screen.getByText("18 GB")).toBeVisible();
});

test("where only one part is open, opening one closes the other", async () => {
  const { screen } = await renderStore(<Accordion headingLevel={2} onlyOne parts={PARTS} />, { ports });
  await screen.getByText("macOS").click();
  await expect.element(screen.getByText("17 GB")).toBeVisible();
  await expect.element(screen.getByText("18 GB")).not.toBeVisible();
});
