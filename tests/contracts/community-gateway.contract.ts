import { describe, expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/** What every `CommunityGateway` promises, before a publisher with the seed of the reference backend. */
export function describeCommunityGateway(name: string, world: () => GatewayWorld): void {
  describe(`boards ${name}`, () => {
    test("tell their latest articles in the reader's language first, with the game, the board and plain first words", async () => {
      const { community } = world().openAsGuest({ locale: "ko-KR", countryCode: "KR" });
      const articles = expectValue(await community.listLatest({ limit: 8 }));
      const languages = articles.map(({ language }) => language.split("-")[0]);

      expect(articles).toHaveLength(8);
      expect(languages).toEqual(languages.toSorted((one, other) => Number(one !== "ko") - Number(other !== "ko")));
      expect(languages[0]).toBe("ko");
      for (const { gameTitle, boardTitle, excerpt } of articles) {
        expect(gameTitle).not.toBe("");
        expect(boardTitle).not.toBe("");
        expect(excerpt).toMatch(/^[^<>]{10,161}$/);
      }
    });

    test("have the body of an article", async () => {
      const { community } = world().openAsGuest();
      const [article] = expectValue(await community.listLatest({ limit: 1 }));

      expect(article).toBeDefined();
      expect(article && expectValue(await community.getBody(article))).toContain("<p>");
    });
  });
}
