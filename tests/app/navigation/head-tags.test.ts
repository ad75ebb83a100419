import { expect, test } from "vitest";
import { headTagsOf } from "#app/navigation/head-tags.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";

test.each([
  [1_200, 630, ["og:image", "og:image:width", "og:image:height", "og:image:alt"]],
  [null, 630, ["og:image", "og:image:alt"]],
  [null, null, ["og:image", "og:image:alt"]],
])("a link preview states the size of its picture only if it is known: %j by %j", (w, h, stated) => {
  const configuration = { purpleDomain: "https://store.example.com", basePath: "/" };
  const context = { ports: { configuration }, visit: { get: () => ({ locale: "en-US" }) } } as unknown as ScreenContext;
  const head = { title: "Rain", description: "", canonicalPath: "/", image: { src: "/rain.webp", w, h, alt: "Rain" } };
  const names = headTagsOf(context, head).meta.map(({ property = "" }) => property);
  expect(names.filter((name) => name.startsWith("og:image"))).toEqual(stated);
});
