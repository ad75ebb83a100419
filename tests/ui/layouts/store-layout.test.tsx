import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { StoreLayout } from "#ui/layouts/store-layout.tsx";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

const base = createFakePorts(createPublisher());
const ports = {
  ...base,
  configuration: {
    ...base.configuration,
    privacyUrl: "https://law.example/privacy",
    operators: {
      default: { name: "Usual operator", language: "en", lines: ["1 Quay"], email: "help@store.example" },
      KR: { name: "한국 운영사", language: "ko", lines: [], email: "" },
    },
  },
};

afterEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

test("a store page has a way past its head, the head, and a foot that says who runs the store", async () => {
  const { screen } = await renderPage(<StoreLayout layout="BASIC">Content</StoreLayout>, { ports });
  await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#content");
  await expect.element(screen.getByRole("banner")).toBeVisible();
  await expect.element(screen.getByText("Usual operator")).toBeInTheDocument();
  await expect
    .element(screen.getByRole("link", { name: "help@store.example" }))
    .toHaveAttribute("href", "mailto:help@store.example");
  await expect
    .element(screen.getByRole("link", { name: "Privacy policy" }))
    .toHaveAttribute("href", "https://law.example/privacy");
  expect(screen.getByRole("link", { name: "Terms of use" }).elements()).toEqual([]);
});

test("the foot tells the operator of the visitor's country", async () => {
  const { screen } = await renderPage(<StoreLayout layout="MAIN">Content</StoreLayout>, {
    ports,
    visit: { countryCode: "KR" },
  });
  await expect.element(screen.getByText("한국 운영사")).toBeInTheDocument();
});

test("where players are asked about advertising, the foot lets them change their answer", async () => {
  const { screen } = await renderPage(<StoreLayout layout="MAIN">Content</StoreLayout>, {
    ports,
    visit: { countryCode: "KR" },
  });
  await screen.getByRole("button", { name: "Advertising" }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

test("elsewhere nobody is asked, and the foot says nothing about it", async () => {
  const { screen } = await renderPage(<StoreLayout layout="MAIN">Content</StoreLayout>, { ports });
  await expect.element(screen.getByText("Usual operator")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Advertising" }).elements()).toEqual([]);
});

test("a lobby, and a page in a window of its own, is the whole screen: no head, no foot", async () => {
  const { screen } = await renderPage(<StoreLayout layout="FULLSCREEN">Content</StoreLayout>, { ports });
  await expect.element(screen.getByRole("main")).toHaveTextContent("Content");
  expect(screen.getByRole("banner").elements()).toEqual([]);
  expect(screen.getByRole("contentinfo").elements()).toEqual([]);
  expect(screen.getByRole("main").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
});

const tallPage = (
  <StoreLayout layout="MAIN">
    <div data-hero="" style={{ blockSize: "400px" }} />
    <div style={{ blockSize: "3000px" }} />
  </StoreLayout>
);

test("the head lies on a hero without a ground, and has one as soon as the page scrolls", async () => {
  const { screen } = await renderPage(tallPage, { ports });
  const header = screen.getByRole("banner").element();
  const groundOf = () => getComputedStyle(header).getPropertyValue("--header-ground").trim();
  await expect.poll(groundOf).toBe("0");
  window.scrollTo(0, 200);
  await expect.poll(groundOf).toBe("");
});

test("on a low screen the head scrolls away with the page", async () => {
  await page.viewport(844, 390);
  const { screen } = await renderPage(tallPage, { ports });
  window.scrollTo(0, 500);
  await expect.poll(() => screen.getByRole("banner").element().getBoundingClientRect().bottom).toBeLessThan(0);
});
