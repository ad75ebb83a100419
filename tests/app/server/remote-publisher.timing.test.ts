import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { createRemotePublisher } from "#app/server/remote-publisher.ts";
import { readRequestBody } from "../../support/local-server.ts";
import { openLocalServer } from "../../support/open-local-server.ts";

it("a publisher API on another machine has its timeout from the complete request on: a player's slow connection does not count", async () => {
  const upstream = await openLocalServer(async (request, response) => {
    response.write(await readRequestBody(request));
    await setTimeout(300);
    response.end(" and the rest");
  });
  const slowly = new ReadableStream({
    async pull(controller) {
      await setTimeout(300);
      controller.enqueue(new TextEncoder().encode("a picture"));
      controller.close();
    },
  });
  const upload = { method: "POST", body: slowly, duplex: "half" };
  const answer = await createRemotePublisher(upstream.origin, null, 200).fetch(
    new Request("http://store.example.com/community/api/images", upload),
  );
  expect(await answer.text()).toBe("a picture and the rest");
});
