import { expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import { type GatewayWorld, refused } from "./gateway-world.ts";

const draft = { content: "A castle, a storm and friends on the wall.", score: 4, isSpoiler: false };

/** Contract of every `ReviewGateway`, run against a publisher with the content of the reference backend. */
export function describeReviewGateway(world: () => GatewayWorld): void {
  const guest = () => world().openAsGuest().reviews;

  test("of one score come in pages of 20, each once", async () => {
    const first = expectValue(await guest().list("tl", { stars: 1 }));
    const second = expectValue(await guest().list("tl", { stars: 1, cursor: first.nextCursor ?? "" }));
    const found = [...first.reviews, ...second.reviews];
    for (const review of found) expect(review).toMatchObject({ score: 1, isDeleted: false });
    expect(new Set(found.map(({ id }) => id)).size).toBe(40);
    expect([first.hasMore, second.hasMore]).toEqual([true, true]);
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

    expect(expectValue(await reviews.post(ownedGame, draft, "first-review")).id).toBe(posted.id);
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
    expect(expectValue(await guest().list("tl", { sort: "lowest" })).reviews.map((review) => review.id)).toContain(id);
  });

  test("of one's own are neither helpful nor reported", async () => {
    const { ownedGame } = world().player;
    const { reviews } = await world().openAsPlayer();
    const { id } = expectValue(await reviews.post(ownedGame, draft, "review-of-my-own"));
    const report = { reason: "spam", words: "" } as const;

    expect(await reviews.vote(ownedGame, id, true)).toMatchObject(refused(403));
    expect(await reviews.report(ownedGame, id, report, "own-report")).toMatchObject(refused(403));
    await reviews.remove(ownedGame, id);
  });

  test("of another player cannot be changed", async () => {
    const { reviews } = await world().openAsPlayer();
    const [first] = expectValue(await reviews.list("tl", {})).reviews;
    const id = first?.id ?? "";

    expect(await reviews.edit("tl", id, draft)).toMatchObject(refused(403));
    expect(await reviews.remove("tl", id)).toMatchObject(refused(403));
  });

  test("are not found for an unknown game", async () => {
    expect(await guest().list("nosuchgame", {})).toMatchObject(refused(404));
  });
}
