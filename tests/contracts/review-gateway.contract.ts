import { describe, expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

const refused = (status: number) => ({ ok: false, failure: { kind: "status", status } });
const draft = { content: "A castle, a storm and friends on the wall.", score: 4, isSpoiler: false };

/** Contract of every `ReviewGateway`, run against a publisher with the content of the reference backend. */
export function describeReviewGateway(name: string, world: () => GatewayWorld): void {
  const guest = () => world().openAsGuest().reviews;

  describe(`reviews ${name}`, () => {
    test("come in pages of 20, each once, until there are no more", async () => {
      const query = { sort: "newest", stars: 1 } as const;
      const ids: string[] = [];
      let page = expectValue(await guest().list("tl", query));
      for (;;) {
        expect(page.reviews.length).toBeLessThanOrEqual(20);
        for (const review of page.reviews) expect(review).toMatchObject({ score: 1, isDeleted: false });
        ids.push(...page.reviews.map(({ id }) => id));
        if (page.nextCursor === null) break;
        expect(page.reviews).toHaveLength(20);
        page = expectValue(await guest().list("tl", { ...query, cursor: page.nextCursor }));
      }

      expect(page.hasMore).toBe(false);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test("are those of the owners of goods where goods are named", async () => {
      const idsOf = async (packageBundleId: string) =>
        expectValue(await guest().list("tl", { packageBundleId })).reviews.map(({ id }) => id);
      const standard = await idsOf("tl-standard");
      const deluxe = new Set(await idsOf("tl-deluxe"));
      expect(standard.length).toBeGreaterThan(0);
      expect(deluxe.size).toBeGreaterThan(0);
      expect(standard.filter((id) => deluxe.has(id))).toEqual([]);
      expect(await idsOf("no-such-goods")).toEqual([]);
    });

    test("come in the languages that are put first, then in all others", async () => {
      const first = expectValue(await guest().list("tl", { languagesFirst: ["ko"] })).reviews;
      const isForeign = first.map(({ language }) => (language.startsWith("ko") ? 0 : 1));
      expect(isForeign[0]).toBe(0);
      expect(isForeign).toEqual([...isForeign].sort());
    });

    test("are sorted by score as asked", async () => {
      const scores = async (sort: "highest" | "lowest") =>
        expectValue(await guest().list("tl", { sort })).reviews.map(({ score }) => score);

      const highest = await scores("highest");
      const lowest = await scores("lowest");

      expect(highest).toEqual([...highest].sort((one, other) => other - one));
      expect(lowest).toEqual([...lowest].sort((one, other) => one - other));
    });

    test("have an average that its distribution bears out", async () => {
      const { average, count, distribution, byLanguage } = expectValue(await guest().getAverage("tl"));
      const entries = Object.entries(distribution).map(([score, ratings]) => ({ score: Number(score), ratings }));
      const sum = entries.reduce((total, { score, ratings }) => total + score * ratings, 0);

      expect(entries.reduce((total, { ratings }) => total + ratings, 0)).toBe(count);
      expect(average).toBe(Math.round((sum / count) * 10) / 10);
      expect(byLanguage.reduce((total, language) => total + language.count, 0)).toBe(count);
    });

    test("are written, edited and deleted by their author, and counted", async () => {
      const { ownedGame } = world().player;
      const { reviews } = await world().openAsPlayer();
      const countBefore = expectValue(await reviews.getAverage(ownedGame)).count;
      expect(expectValue(await reviews.getOwn(ownedGame))).toBeNull();

      const posted = expectValue(await reviews.post(ownedGame, draft, "first-review"));
      expect(posted).toMatchObject({ ...draft, isMine: true, isDeleted: false });
      expect(expectValue(await reviews.getOwn(ownedGame))).toEqual(posted);
      expect(expectValue(await reviews.list(ownedGame, { sort: "newest" })).reviews[0]).toEqual(posted);
      expect(expectValue(await reviews.getAverage(ownedGame)).count).toBe(countBefore + 1);

      const repeated = expectValue(await reviews.post(ownedGame, draft, "first-review"));
      expect(repeated.id).toBe(posted.id);
      expect(await reviews.post(ownedGame, draft, "second-review")).toMatchObject(refused(409));

      const edit = { content: "A castle, a storm, and no friends left.", score: 2, isSpoiler: true };
      const edited = expectValue(await reviews.edit(ownedGame, posted.id, edit));
      expect(edited).toMatchObject({ ...edit, id: posted.id });

      expect(await reviews.remove(ownedGame, posted.id)).toEqual({ ok: true, value: true });
      expect(await reviews.remove(ownedGame, posted.id)).toEqual({ ok: true, value: false });
      expect(expectValue(await reviews.getOwn(ownedGame))).toBeNull();
      expect(expectValue(await reviews.getAverage(ownedGame)).count).toBe(countBefore);
    });

    test("come back with their votes and date when a deletion is taken back", async () => {
      const { ownedGame } = world().player;
      const { reviews } = await world().openAsPlayer();
      const posted = expectValue(await reviews.post(ownedGame, draft, "review-to-restore"));
      const { count } = expectValue(await reviews.getAverage(ownedGame));
      await reviews.remove(ownedGame, posted.id);

      expect(expectValue(await reviews.restore(ownedGame, posted.id))).toEqual(posted);
      expect(expectValue(await reviews.restore(ownedGame, posted.id))).toEqual(posted);
      expect(expectValue(await reviews.getOwn(ownedGame))).toEqual(posted);
      expect(expectValue(await reviews.getAverage(ownedGame)).count).toBe(count);
      await reviews.remove(ownedGame, posted.id);
    });

    test("are called helpful by others, once each, and that can be taken back", async () => {
      const { reviews } = await world().openAsPlayer();
      const page = expectValue(await reviews.list("tl", { sort: "newest" })).reviews;
      const review = page.find(({ isMine, myVote }) => !isMine && !myVote);
      const [id, before] = [review?.id ?? "", review?.helpfulCount ?? 0];
      const said = { ok: true, value: { helpfulCount: before + 1, myVote: true } };

      expect(await reviews.vote("tl", id, true)).toEqual(said);
      expect(await reviews.vote("tl", id, true)).toEqual(said);
      const listed = expectValue(await reviews.list("tl", { sort: "newest" })).reviews.find((one) => one.id === id);
      expect(listed).toMatchObject(said.value);
      expect(await reviews.vote("tl", id, false)).toEqual({ ok: true, value: { helpfulCount: before, myVote: false } });
    });

    test("are reported once, and then hidden from the reporting player", async () => {
      const { reviews } = await world().openAsPlayer();
      const listed = async () => expectValue(await reviews.list("tl", { sort: "lowest" })).reviews;
      const id = (await listed()).find(({ isMine }) => !isMine)?.id ?? "";
      const report = { reason: "off_topic", words: "" } as const;

      expect(await reviews.report("tl", id, { reason: "other", words: " " }, "no-words")).toMatchObject(refused(400));
      expect(await reviews.report("tl", id, report, "first-report")).toEqual({ ok: true, value: null });
      expect(await reviews.report("tl", id, report, "first-report")).toEqual({ ok: true, value: null });
      expect(await reviews.report("tl", id, report, "second-report")).toMatchObject(refused(409));
      expect((await listed()).map((review) => review.id)).not.toContain(id);
      expect(expectValue(await guest().list("tl", { sort: "lowest" })).reviews.map((review) => review.id)).toContain(
        id,
      );
    });

    test("of one's own are neither helpful nor reported, and a guest can do neither", async () => {
      const { ownedGame } = world().player;
      const { reviews } = await world().openAsPlayer();
      const { id } = expectValue(await reviews.post(ownedGame, draft, "review-of-my-own"));
      const report = { reason: "spam", words: "" } as const;

      expect(await reviews.vote(ownedGame, id, true)).toMatchObject(refused(403));
      expect(await reviews.report(ownedGame, id, report, "own-report")).toMatchObject(refused(403));
      expect(await guest().vote(ownedGame, id, true)).toMatchObject(refused(401));
      expect(await guest().report(ownedGame, id, report, "guest-report")).toMatchObject(refused(401));
      await reviews.remove(ownedGame, id);
    });

    test("are refused when they are too short", async () => {
      const { reviews } = await world().openAsPlayer();

      expect(await reviews.post(world().player.ownedGame, { ...draft, content: "no" }, "short")).toMatchObject(
        refused(400),
      );
    });

    test("cannot be written about a game that the player could not play", async () => {
      const { reviews } = await world().openAsPlayer();

      expect(await reviews.post("h3", draft, "teaser-review")).toMatchObject(refused(403));
    });

    test("of another player cannot be changed", async () => {
      const { reviews } = await world().openAsPlayer();
      const [first] = expectValue(await reviews.list("tl", {})).reviews;
      const id = first?.id ?? "";

      expect(await reviews.edit("tl", id, draft)).toMatchObject(refused(403));
      expect(await reviews.remove("tl", id)).toMatchObject(refused(403));
    });

    test("cannot be written by a guest, nor about an unknown game", async () => {
      expect(await guest().getOwn("tl")).toMatchObject(refused(401));
      expect(await guest().post("tl", draft, "guest-review")).toMatchObject(refused(401));
      expect(await guest().list("nosuchgame", {})).toMatchObject(refused(404));
    });
  });
}
