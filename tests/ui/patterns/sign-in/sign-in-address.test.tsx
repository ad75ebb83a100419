import { describe, expect, test } from "vitest";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { signInAddress } from "#ui/patterns/sign-in/sign-in-address.ts";

describe("the way to sign in", () => {
  const { configuration } = createFakePorts(createPublisher());

  test("leads back to the page with its query and hash", () => {
    const address = new URL(signInAddress(configuration, "/game/tl?sort=newest#reviews"), "https://store.example");
    expect(address.searchParams.get("return_url")).toBe("/game/tl?sort=newest#reviews");
  });

  test.each([
    ["/", "/in/store"],
    ["/game/tl?sort=newest", "/in/store"],
    ["/notice", "/in/store"],
    ["/home/tl/lobby", "/in"],
    ["/fgt", "/in"],
    ["/base/game/tl", "/in/store", "/base"],
    ["/base/home", "/in", "/base"],
  ])("from %s is %s", (path, page, basePath = "/") => {
    const pages = { ...configuration, loginUrl: "/in", storeLoginUrl: "/in/store", basePath };
    expect(signInAddress(pages, path)).toBe(`${page}?return_url=${encodeURIComponent(path)}`);
  });

  test("keeps the existing query of the configured address", () => {
    const address = signInAddress({ ...configuration, storeLoginUrl: "https://id.example/in?client=store" }, "/");
    expect(address).toBe("https://id.example/in?client=store&return_url=https%3A%2F%2Fstore.example%2F");
  });
});
