import { expect, test } from "vitest";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { testContent } from "#tests/support/test-content.ts";

describeRules("players made by the test controls on %s", (kind) => {
  const store = openTestStore(kind, { content: testContent });

  /** Creates a player; reads what the publisher API says to their browser afterwards. */
  const create = async (player: unknown) => {
    const visitor = store.visitor();
    const answer = await visitor.fetch("/reference/players", { method: "POST", json: player });
    const read = async (path: string) => (await visitor.fetch(path)).json();
    return { status: answer.status, body: await answer.json(), read };
  };
  const kindsOf = async (read: (path: string) => Promise<{ notifications: { kind: string }[] }>) =>
    (await read("/notification/api/notifications")).notifications.map(({ kind }) => kind);
  const gameCodesOf = ({ games }: { games: readonly { game: { gameCode: string } }[] }) =>
    games.map(({ game }) => game.gameCode);

  test("a player like a ready account is signed in and has its games, under a name of their own", async () => {
    const model = READY_ACCOUNTS.find(({ userName }) => userName === "player-kr");
    const first = await create({ like: "player-kr" });
    const second = await create({ like: "player-kr" });
    expect(first.status).toBe(201);
    expect(first.body.userName).not.toBe(second.body.userName);
    const { user } = await first.read("/api/session/check");
    expect(user).toMatchObject({ nickname: first.body.nickname });
    expect(gameCodesOf(await first.read("/api/store/library"))).toContain(model?.ownedGames[0]?.gameCode);
    expect(await kindsOf(first.read)).toContain("reward");
  });

  test("a player has what was asked for, and nothing else", async () => {
    const { status, body, read } = await create({ nickname: "Ember", countryCode: "US", ownedGoods: ["tl-deluxe"] });
    expect([status, body.nickname]).toEqual([201, "Ember"]);
    expect(gameCodesOf(await read("/api/store/library"))).toEqual(["tl"]);
    expect(await kindsOf(read)).not.toContain("reward");
  });

  test("a taken user name, an unknown game and an unknown field are refused by name", async () => {
    expect((await create({ userName: "player-kr" })).status).toBe(400);
    const unknown = await create({ ownedGoods: ["no-such-goods"] });
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([400, expect.stringContaining("no-such-goods")]);
    expect((await create({ colour: "violet" })).status).toBe(400);
    const wrong = await create({ userName: "x", password: "12345678", nickname: "", countryCode: "XX" });
    for (const field of ["userName", "password", "nickname", "countryCode"]) {
      expect(JSON.stringify(wrong.body)).toContain(`"${field}"`);
    }
  });
});
