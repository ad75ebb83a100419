import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import type { Publisher } from "#app/server/publisher.ts";
import { createSeparateServices } from "#app/server/separate-services.ts";
import type { LocalServer } from "../../support/local-server.ts";
import { openLocalServer } from "../../support/open-local-server.ts";

const STORE = "http://www.store.localhost:3000";

describe("a store whose services are at origins of their own", () => {
  let news: LocalServer;
  let seen: { readonly url: string | undefined; readonly cookie: string | undefined }[] = [];
  beforeEach(async () => {
    seen = [];
    news = await openLocalServer(({ url, headers }, response) => {
      seen.push({ url, cookie: headers.cookie });
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });

  const separate = (local: Partial<Publisher> | null = null, cookieDomain = "") => {
    const services = { ...DEFAULT_CONFIGURATION.services, news: `${news.origin}/news` };
    return createSeparateServices(local as Publisher | null, { services, cookieDomain }, STORE);
  };
  const ask = (host: string, cookieDomain = "") =>
    separate(null, cookieDomain).fetch(
      new Request(`${news.origin}/news/api/notices?limit=2`, { headers: { Cookie: "pp_session=abc" } }),
      { storeHost: host },
    );

  it("are asked at their whole address while a page is rendered", async () => {
    expect((await ask("127.0.0.1")).status).toBe(200);
    expect(seen.map(({ url }) => url)).toEqual(["/news/api/notices?limit=2"]);
  });

  it("are given a player's cookies where the player's browser would give them", async () => {
    await ask("127.0.0.1");
    await ask("www.store.localhost");
    await ask("www.store.localhost", "store.localhost");
    expect(seen.map(({ cookie }) => cookie)).toEqual(["pp_session=abc", undefined, undefined]);
  });

  it("leave services of the store's origin to this process, and are not called for others", async () => {
    const local: string[] = [];
    const here = separate({
      fetch: async ({ url }) => {
        local.push(url);
        return Response.json({});
      },
    });
    await here.fetch(new Request(`${STORE}/api/store/games`));
    expect(local).toEqual([`${STORE}/api/store/games`]);
    await expect(separate().fetch(new Request("http://192.0.2.1/api/store/games"))).rejects.toThrow(/no service/);
    expect(seen).toEqual([]);
  });

  it("are ready once the Purple API answers", async () => {
    const at = (purple: string) =>
      createSeparateServices(
        null,
        { services: { ...DEFAULT_CONFIGURATION.services, purple }, cookieDomain: "" },
        STORE,
      );
    expect(await at(news.origin).probe()).toEqual({ ready: true });
    await news.close();
    expect(await at(news.origin).probe()).toEqual({ ready: false, reason: `${news.origin} does not answer` });
  });
});
