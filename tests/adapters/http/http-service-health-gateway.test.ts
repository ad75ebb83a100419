import { describe, expect, test } from "vitest";
import { createHttpClient } from "#adapters/http/http-client.ts";
import { createHttpServiceHealthGateway } from "#adapters/http/http-service-health-gateway.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import { PLAYER_SERVICES } from "#core/failures/service-health.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";

const SEPARATE = {
  ...DEFAULT_SERVICE_BASES,
  purple: "https://api.example.com",
  notifications: "https://notify.example.com/notification",
  payment: "https://pay.example.com/pay",
};

/** A gateway whose requests `answer` answers, and their addresses. */
function openGateway(answer: (address: string) => Promise<Response>, services = SEPARATE) {
  const addresses: string[] = [];
  const options = buildHttpClientOptions({
    services,
    fetch: (address) => {
      addresses.push(address);
      return answer(address);
    },
  });
  const gateway = createHttpServiceHealthGateway(createHttpClient(options), {
    ...options,
    wstaticDomain: "https://static.example.com",
  });
  return { gateway, addresses };
}

const notThere = () => Promise.resolve(new Response("{}", { status: 404 }));

describe("a check of a service", () => {
  test("goes to the address that the configuration gives the service", async () => {
    const { gateway, addresses } = openGateway(notThere);
    for (const service of PLAYER_SERVICES) await gateway.check(service, false);
    expect(addresses.map((address) => address.replace(/\?.*/, ""))).toEqual([
      "https://api.example.com/api/store/games",
      "https://api.example.com/api/session/user",
      "https://pay.example.com/readyz",
      "/community/api/articles",
      "/news/api/notices",
      "/static-board/api/boards",
      "https://notify.example.com/readyz",
      "/content-admin/api/categories/store/contents/index",
      "/readyz",
      "https://static.example.com/readyz",
    ]);
  });

  test("uses calls that are for players once somebody has signed in", async () => {
    const { gateway, addresses } = openGateway(notThere);
    await gateway.check("notifications", true);
    await gateway.check("miniGame", true);
    expect(addresses).toEqual([
      "https://notify.example.com/notification/api/notifications/unread-count",
      "/mini-game/api/state",
    ]);
  });

  test("takes any answer of another origin as one, also where its status cannot be read", async () => {
    const { gateway } = openGateway(() => Promise.resolve(Response.error()));
    expect(await gateway.check("payment", false)).toMatchObject({ ok: true });
  });

  test("fails where no server answers, and where one says that it is not ready", async () => {
    const away = openGateway(() => Promise.reject(new TypeError("refused")));
    expect(await away.gateway.check("media", false)).toMatchObject({ ok: false, failure: { kind: "fetch" } });
    const waiting = openGateway(() => Promise.resolve(new Response("{}", { status: 503 })));
    expect(await waiting.gateway.check("payment", false)).toMatchObject({ ok: false, failure: { status: 503 } });
  });

  test("of news fails where notices or the publisher's own boards do not answer", async () => {
    const { gateway } = openGateway((address) =>
      address.includes("static-board") ? Promise.reject(new TypeError("refused")) : notThere(),
    );
    expect(await gateway.check("news", false)).toMatchObject({ ok: false, failure: { kind: "fetch" } });
  });
});
