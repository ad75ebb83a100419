import { expect, it } from "vitest";
import { probePublisher } from "#app/server/probe-publisher.ts";
import { openLocalServer } from "../../support/open-local-server.ts";

it.each([
  ["ready where it answers with JSON", 200, "[]", { ready: true }],
  ["not ready where it has no such call", 404, "{}", { ready: false, reason: "answers with 404" }],
  ["not ready where it fails", 500, "{}", { ready: false, reason: "answers with 500" }],
  ["not ready where it leads elsewhere", 302, "", { ready: false, reason: "answers with 302" }],
  ["not ready where a page stands in front of it", 200, "<html>", { ready: false, reason: "answers without JSON" }],
])("a store is %s", async (_what, status, body, expected) => {
  const { origin } = await openLocalServer((_request, response) => {
    response.writeHead(status, { Location: "/elsewhere" }).end(body);
  });
  const reason = "reason" in expected ? { reason: `${origin} ${expected.reason}` } : {};
  expect(await probePublisher(origin, 5_000)).toEqual({ ...expected, ...reason });
});
