import { afterEach, expect, test, vi } from "vitest";
import { Around } from "#ui/sections/around/around.tsx";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

vi.mock("#ui/sections/service-banner/service-banner.tsx", () => ({
  ServiceBanner: () => {
    throw new Error("a bug");
  },
}));

afterEach(() => {
  vi.restoreAllMocks();
});

test("a bug in something around the page leaves the page and everything else around it as they are, and is reported once", async () => {
  const ports = createFakePorts(createPublisher());
  const error = vi.spyOn(ports.logger, "error").mockImplementation(() => undefined);
  // React prints what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { screen } = await renderPage(
    <>
      <h1>The page</h1>
      <Around />
    </>,
    { ports },
  );
  await expect
    .poll(() => error.mock.calls)
    .toEqual([["something around a page could not be shown", { name: "services", message: "Error: a bug" }]]);
  await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await expect.element(screen.getByText("You are offline", { exact: false })).toBeVisible();
});
