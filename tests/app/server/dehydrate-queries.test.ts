import { hydrate, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { dehydrateQueries } from "#app/server/dehydrate-queries.ts";

test("the browser gets the query results of the server without the placeholders of pictures", () => {
  const server = new QueryClient();
  const picture = { src: "/media/gate.webp", alt: "보라 상점", blur: "data:image/webp;base64,UklG/+==" };
  server.setQueryData(["games"], { games: [{ title: "A blur", media: [picture] }] });
  const browser = new QueryClient();
  hydrate(browser, JSON.parse(dehydrateQueries(server)));
  expect(browser.getQueryData(["games"])).toEqual({
    games: [{ title: "A blur", media: [{ ...picture, blur: "" }] }],
  });
});
