import { beforeEach, expect, test, vi } from "vitest";
import { StoreLayout } from "#ui/frame/store-layout.tsx";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

const broken = vi.hoisted(() => ({ part: "" }));

vi.mock("#ui/frame/header/site-header.tsx", () => ({
  SiteHeader: () => {
    if (broken.part === "header") throw new Error("a bug");
    return <header>The head</header>;
  },
}));
vi.mock("#ui/frame/footer/site-footer.tsx", () => ({
  SiteFooter: () => {
    if (broken.part === "footer") throw new Error("a bug");
    return <footer>The foot</footer>;
  },
}));

beforeEach(() => {
  // React logs errors that a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test.each([
  { part: "header", left: "The foot" },
  { part: "footer", left: "The head" },
])(
  "a bug in the $part leaves the page and the rest of the layout, and the player can try again",
  async ({ part, left }) => {
    broken.part = part;
    const ports = createFakePorts(createPublisher());
    const error = vi.spyOn(ports.logger, "error").mockImplementation(() => undefined);
    const { screen } = await renderPage(
      <StoreLayout layout="BASIC">
        <h1>The page</h1>
      </StoreLayout>,
      { ports },
    );
    await expect.element(screen.getByText("An error has occurred.")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
    await expect.element(screen.getByText(left)).toBeVisible();
    expect(error.mock.calls).toEqual([["a part could not be shown", { message: "Error: a bug" }]]);
    broken.part = "";
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(screen.getByText("The head")).toBeVisible();
    await expect.element(screen.getByText("The foot")).toBeVisible();
  },
);
