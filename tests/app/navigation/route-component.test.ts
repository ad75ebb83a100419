import { createElement, type FunctionComponent } from "react";
import { prerender } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { routeComponent } from "#app/navigation/route-component.tsx";

const Page = ({ title }: { readonly title: string }) => createElement("h1", null, title);

async function renderOnServer(LazyPage: FunctionComponent<{ readonly title: string }>): Promise<string> {
  const { prelude } = await prerender(createElement(LazyPage, { title: "Cart" }));
  return await new Response(prelude).text();
}

test("the server renders a page completely although its code loads with the first rendering", async () => {
  const load = vi.fn(() => Promise.resolve(Page));
  const LazyPage = routeComponent(load);
  expect(await renderOnServer(LazyPage)).toContain("<h1>Cart</h1>");
  expect(await renderOnServer(LazyPage)).toContain("<h1>Cart</h1>");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a page whose code fails to preload does not fail its route, and loads again", async () => {
  const load = vi.fn<() => Promise<typeof Page>>(() => Promise.reject(new Error("offline")));
  const LazyPage = routeComponent(load);
  await LazyPage.preload();
  load.mockResolvedValue(Page);
  await LazyPage.preload();
  expect(load).toHaveBeenCalledTimes(2);
  expect(await renderOnServer(LazyPage)).toContain("<h1>Cart</h1>");
});
