import { describe, expect, it } from "vitest";
import { CALLS } from "#adapters/wire/calls.ts";
import { createOpenapiDocument } from "#adapters/wire/openapi.ts";
import { PUBLISHER_SERVICES, serviceOfPath } from "#adapters/wire/publisher-paths.ts";
import { createRemotePublisher } from "#app/server/remote-publisher.ts";
import { MINI_GAME_FRAME_PATH } from "#core/engagement/mini-game-frame.ts";

const { isPublisherPath } = createRemotePublisher("http://publisher.example.com", null);
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, "1");

describe("a store in front of another publisher", () => {
  it.each(Object.entries(CALLS).map(([name, { path }]) => [name, path]))("hands on %s (%s)", (_name, path) => {
    expect(isPublisherPath(filled(path))).toBe(true);
  });

  it("hands on every path that the description of the API names", () => {
    const { paths } = createOpenapiDocument() as { paths: Readonly<Record<string, unknown>> };
    expect(Object.keys(paths).length).toBeGreaterThan(50);
    expect(Object.keys(paths).filter((path) => !isPublisherPath(filled(path)))).toEqual([]);
  });

  it.each([
    "/pay/20261126-abc",
    `/mini-game${MINI_GAME_FRAME_PATH}`,
    "/notification/api/events",
    "/login/code",
    "/login/agreements",
    "/register",
    "/sso",
    "/openapi.json",
    "/openapi",
    "/media/boards/1.webp",
  ])("hands on %s, where a page, a stream or a file is", (path) => {
    expect(isPublisherPath(path)).toBe(true);
  });

  it.each(["/", "/game/tl", "/notification", "/mini-game", "/payments", "/newsletter", "/notice/1", "/order/result"])(
    "keeps %s, which is a page of the store",
    (path) => {
      expect(isPublisherPath(path)).toBe(false);
    },
  );
});

it("the services of a publisher each have paths of their own", () => {
  const paths = [...Object.values(CALLS).map(({ path }) => path), "/pay/1", "/sso", "/media/mark.svg"];
  const served = new Set(paths.map((path) => serviceOfPath(path)));
  expect([...served].sort()).toEqual([...PUBLISHER_SERVICES].sort());
});
