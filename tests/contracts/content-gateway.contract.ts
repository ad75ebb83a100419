import { expect, test } from "vitest";
import { matchLocale } from "#core/translation/resolve-locale.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/** Contract of every `ContentGateway`, run against a publisher with the content of the reference backend. */
export function describeContentGateway(world: () => GatewayWorld): void {
  test("comes by its keys, those that exist", async () => {
    const { content } = world().openAsGuest();

    const contents = expectValue(await content.getContents("store", "index", ["banners", "no-such-key"]));

    expect(Object.keys(contents)).toEqual(["banners"]);
    expect(contents.banners).toEqual(expect.arrayContaining([expect.anything()]));
  });

  test("does not exist where there is none", async () => {
    const { content } = world().openAsGuest();

    expect(await content.getContents("store", "no-such-content", [])).toMatchObject({
      failure: { kind: "status", status: 404 },
    });
  });

  test("has the languages that the store is offered in", async () => {
    const { content } = world().openAsGuest();
    const languages = expectValue(await content.listLanguages());

    expect(languages.length).toBeGreaterThan(3);
    expect(languages.map(matchLocale)).toEqual(languages);
  });
}
