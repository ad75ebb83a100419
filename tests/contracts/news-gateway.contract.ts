import { expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/** Contract of every `NewsGateway`, run against a publisher with the content of the reference backend. */
export function describeNewsGateway(world: () => GatewayWorld): void {
  const { openAsGuest } = { openAsGuest: () => world().openAsGuest().news };

  test("come pinned first, then newest", async () => {
    const { notices } = expectValue(await openAsGuest().listNotices({}));
    const order = notices.map(({ isPinned, publishedAt }) => `${isPinned ? 1 : 0} ${publishedAt}`);

    expect(notices.length).toBeGreaterThan(0);
    expect(order).toEqual(order.toSorted().toReversed());
  });

  test("are narrowed to one kind, and have a body when they are opened", async () => {
    const { notices } = expectValue(await openAsGuest().listNotices({ category: "event" }));
    const [first] = notices;

    for (const { category } of notices) expect(category).toBe("event");
    const opened = expectValue(await openAsGuest().getNotice(first?.id ?? ""));
    expect(opened).toMatchObject({ ...first, body: expect.stringContaining("<p>") });
  });

  test("have their body in the reader's language where it is written in it, and say in which otherwise", async () => {
    const read = async (locale: string) =>
      expectValue(await world().openAsGuest({ locale }).news.getNotice("trickster-museum"));

    const german = await read("de-DE");
    expect(german).toMatchObject({ textLocale: "de-DE", body: expect.stringContaining("Obergeschoss") });
    expect(german.bodyLocale).toBeUndefined();
    const french = await read("fr-FR");
    expect(french).toMatchObject({ textLocale: "fr-FR", bodyLocale: "en-US" });
    expect(french.body).toContain("second floor");
  });

  test("are found by words of their title and their text, in the language in which the reader gets them", async () => {
    const find = async (locale: string, search: string) =>
      expectValue(await world().openAsGuest({ locale }).news.listNotices({ search })).notices.map(({ id }) => id);

    expect(await find("en-US", "trickster muse")).toContain("trickster-museum");
    expect(await find("en-US", "SECOND FLOOR")).toContain("trickster-museum");
    expect(await find("de-DE", "obergeschoß")).toContain("trickster-museum");
    expect(await find("ko-KR", "second floor")).not.toContain("trickster-museum");
    for (const words of ["xqzvwj", "???"]) expect(await find("en-US", words)).toEqual([]);
  });

  test("are not found under an unknown id", async () => {
    expect(await openAsGuest().getNotice("no-such-notice")).toMatchObject({ failure: { status: 404 } });
  });
}
