import { expect, test, vi } from "vitest";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { Around } from "#ui/frame/around/around.idle.tsx";

vi.mock("#ui/frame/service-banner/service-banner.tsx", () => ({
  ServiceBanner: () => {
    throw new Error("a bug");
  },
}));

test("a bug in something around the page leaves the page and everything else around it as they are, and is reported once", async () => {
  const ports = createFakePorts(createPublisher());
  const error = vi.spyOn(ports.logger, "error").mockImplementation(() => undefined);
  // React logs errors that a boundary catches.
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
  await expect.element(screen.getByText("You’re offline", { exact: false })).toBeVisible();
});
