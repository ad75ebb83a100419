import { expect, test } from "vitest";
import { Progress } from "#ui/kit/progress/progress.tsx";
import { renderStore } from "../support/render-store.tsx";

test("progress says how far it is, in the figures of the language", async () => {
  const { screen } = await renderStore(<Progress label="تنزيل" value={0.42} />, { visit: { locale: "ar-SA" } });
  const bar = screen.getByRole("progressbar", { name: "تنزيل" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "42");
  expect(bar.element().ariaValueText).toContain("٤٢");
});

test("progress of unknown length claims no number", async () => {
  const { screen } = await renderStore(<Progress label="Checking" value={null} />);
  const bar = screen.getByRole("progressbar", { name: "Checking" });
  await expect.element(bar).not.toHaveAttribute("aria-valuenow");
  await expect.element(bar).not.toHaveAttribute("aria-valuetext");
});

test("progress never runs over its end", async () => {
  const { screen } = await renderStore(<Progress label="Downloading" value={1.3} isBare />);
  const bar = screen.getByRole("progressbar", { name: "Downloading" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "100");
  expect(bar.element().scrollWidth).toBe(bar.element().clientWidth);
});
