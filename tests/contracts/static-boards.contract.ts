import { expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/**
 * Contract of every `NewsGateway` for boards with articles by the publisher only, run against the content of the
 * reference backend.
 */
export function describeStaticBoards(world: () => GatewayWorld): void {
  test("come in their order, their articles the newest first, each with a body when it is opened", async () => {
    const { news } = world().openAsGuest();
    const boards = expectValue(await news.listStaticBoards());
    expect(boards.map(({ alias }) => alias)).toEqual(["rules", "guides"]);

    for (const { alias, title, textLocale } of boards) {
      expect(title).not.toBe("");
      expect(textLocale).toBe("en-US");
      const articles = expectValue(await news.listStaticArticles(alias));
      const moments = articles.map(({ publishedAt }) => publishedAt);
      expect(articles.length).toBeGreaterThan(0);
      expect(moments).toEqual(moments.toSorted().toReversed());
      for (const article of articles) {
        expect(article.boardAlias).toBe(alias);
        const opened = expectValue(await news.getStaticArticle(article.id));
        expect(opened).toMatchObject({ ...article, body: expect.stringContaining("<p>") });
      }
    }
  });

  test("are read in the reader's language where there are words in it, and say in which otherwise", async () => {
    const { news } = world().openAsGuest({ locale: "ko-KR", countryCode: "KR" });
    expect(expectValue(await news.listStaticBoards())[0]).toMatchObject({ title: "이용 규칙", textLocale: "ko-KR" });

    const inGerman = world().openAsGuest({ locale: "de-DE", countryCode: "DE" }).news;
    expect(expectValue(await inGerman.getStaticArticle("rules-of-the-boards"))).toMatchObject({
      textLocale: "de-DE",
      body: expect.stringContaining("Taverne"),
    });

    const inFrench = world().openAsGuest({ locale: "fr-FR", countryCode: "FR" }).news;
    const article = expectValue(await inFrench.getStaticArticle("rules-of-the-boards"));
    expect(article.textLocale).toBe("en-US");
    expect(article.body).toContain("tavern");
  });

  test("are readable for guests, and not found under unknown names", async () => {
    const player = await world().openAsPlayer();
    expect(expectValue(await player.news.listStaticArticles("rules")).length).toBeGreaterThan(0);

    const { news } = world().openAsGuest();
    expect(await news.listStaticArticles("no-such-board")).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(await news.getStaticArticle("no-such-article")).toMatchObject({ ok: false, failure: { status: 404 } });
  });
}
