import { expect, test, vi } from "vitest";
import { QuietBoundary } from "#ui/sections/around/quiet-boundary.tsx";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

function Broken(): never {
  throw new Error("a bug");
}

test("a bug in something around the page leaves the page and everything else around it as they are, and is reported once", async () => {
  const ports = createFakePorts(createPublisher());
  const error = vi.spyOn(ports.logger, "error").mockImplementation(() => undefined);
  // React prints what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { screen } = await renderPage(
    <>
      <h1>The page</h1>
      <QuietBoundary>
        <Broken />
      </QuietBoundary>
      <QuietBoundary>
        <p>Another thing</p>
      </QuietBoundary>
    </>,
    { ports },
  );
  await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  await expect.element(screen.getByText("Another thing")).toBeVisible();
  expect(error.mock.calls).toEqual([["something around a page could not be shown", { message: "Error: a bug" }]]);
  vi.restoreAllMocks();
});
