import { expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/** Contract of every `StoryGateway`, run against a publisher with the content of the reference backend. */
export function describeStoryGateway(world: () => GatewayWorld): void {
  test("of a game are cards in their order, each with words and a picture that can be shown", async () => {
    const { stories } = world().openAsGuest();
    const cards = expectValue(await stories.listCards("tl"));

    expect(cards.length).toBeGreaterThan(1);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const { title, body, media, textLocale } of cards) {
      expect(title).not.toBe("");
      expect(body).toMatch(/^<p>.+<\/p>$/s);
      expect(media).toMatchObject({ type: "image", src: expect.stringMatching(/^\//), w: expect.any(Number) });
      expect(media.alt).not.toBe("");
      expect(textLocale).toBe("en-US");
    }
    expect(expectValue(await stories.listCards("tl")).map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
  });

  test("are in the reader's language if possible, and name their language", async () => {
    const titles = ["날씨 마법사들의 내기", "Die Wette der Wettermagier", "天氣法師的賭約"];
    for (const [index, locale] of (["ko-KR", "de-DE", "zh-TW"] as const).entries()) {
      const { stories } = world().openAsGuest({ locale });
      const [card] = expectValue(await stories.listCards("tl"));
      expect(card).toMatchObject({ title: titles[index], textLocale: locale });
    }
  });

  test("are none for a game without one, and not found for an unknown game", async () => {
    const { stories } = world().openAsGuest();

    expect(expectValue(await stories.listCards("plaync"))).toEqual([]);
    expect(await stories.listCards("nosuchgame")).toMatchObject({ ok: false, failure: { status: 404 } });
  });
}
