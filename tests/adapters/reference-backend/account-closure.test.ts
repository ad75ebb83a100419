import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, gifts, orders } from "#adapters/reference-backend/database/schema/index.ts";
import { ACCOUNT_COLUMNS } from "#adapters/reference-backend/domain/accounts/account-tables.ts";
import type { Mail } from "#adapters/reference-backend/domain/emails/mail.ts";
import { ACCOUNT_GRACE_DAYS } from "#core/account/constants.ts";
import { columnsOfAccounts, countRowsOf, fillRowsOf, nameOf, tablesWith } from "#tests/support/account-rows.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import { linkIn, PASSWORD, sendForm } from "./new-player.ts";

const DAY_MS = 86_400_000;
/** What stays of a deleted account: purchases for the law, and what other players have read, answered or received. */
const STAYS = [
  "articles.account_id",
  "blocked_authors.author_id",
  "board_images.account_id",
  "comments.account_id",
  "coupon_redemptions.account_id",
  "gifts.recipient_id",
  "gifts.sender_id",
  "orders.account_id",
  "reviews.account_id",
];

describeRules("closing an account on %s", (kind) => {
  const sent: Mail[] = [];

  const send = async (mail: Mail) => void sent.push(mail);
  const store = openTestStore(kind, {
    content: testContent,
    mailer: { send, close: () => undefined },
  });

  const idOf = async (player: TestViewer) => (await player.json<{ user_id: string }>("/api/session/user")).user_id;
  const close = (player: TestViewer, password = PASSWORD) => player.fetch("/api/account/close", { json: { password } });
  const player = async (userName: string) => {
    const visitor = await store.visitor().register(userName);
    return visitor;
  };

  test("every column of the database that names an account is in the list of what is deleted and what stays", async () => {
    expect(ACCOUNT_COLUMNS.map(nameOf).sort()).toEqual(await columnsOfAccounts(store.database.queries));
    expect(
      ACCOUNT_COLUMNS.filter(({ erasure }) => erasure === "kept")
        .map(nameOf)
        .sort(),
    ).toEqual(STAYS);
  });

  test("a player gets a copy of what every table stores, but no secrets and no gift before its day", async () => {
    const { queries } = store.database;
    const owner = await player("copy-of-all");
    const accountId = await idOf(owner);
    await fillRowsOf(queries, accountId, await idOf(await player("copy-friend")));
    await queries
      .update(gifts)
      .set({ state: "pending", message: "surprise", deliverAt: new Date(store.now() + DAY_MS) })
      .where(eq(gifts.recipientId, accountId));
    const secret = "JBSWY3DPEHPK3PXP";
    await queries.update(accounts).set({ totpSecret: secret }).where(eq(accounts.id, accountId));
    const [account] = await queries.select().from(accounts).where(eq(accounts.id, accountId));
    const answer = await owner.fetch("/api/account/export");
    expect(answer.status).toBe(200);
    for (let asked = 1; asked < 6; asked += 1) await owner.json("/api/account/export");
    const refused = await owner.fetch("/api/account/export");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
    const words = await answer.text();
    const { data } = JSON.parse(words) as { data: Record<string, Record<string, unknown>[]> };
    const { accounts: profile } = data;
    expect(profile?.[0]).toMatchObject({ userName: "copy-of-all", countryCode: "KR" });
    const shown = ACCOUNT_COLUMNS.filter(({ hidden }) => hidden !== "all");
    const copied = shown.filter((one) => (data[nameOf(one).split(".")[0] ?? ""] ?? data[nameOf(one)]) !== undefined);
    expect(copied.map(nameOf)).toEqual(shown.map(nameOf));
    const empty = Object.keys(data).filter((name) => data[name]?.length === 0);
    expect(empty.sort()).toEqual(["gifts.recipient_id", "notifications", "order_lines"]);
    for (const hidden of ["surprise", secret, account?.passwordHash ?? "none"]) expect(words).not.toContain(hidden);
    for (const name of ["passwordHash", "totpSecret", "tokenHash", "codeHash", "publicKey", "credentialId", "handle"]) {
      expect(words).not.toContain(`"${name}"`);
    }
  });

  test("needs the password; then every session is over, and the confirmed address gets a mail", async () => {
    const owner = await player("closing-one");
    const elsewhere = store.visitor();
    await elsewhere.submit("/login", { userName: "closing-one", password: PASSWORD });
    await owner.fetch("/api/account/email", { method: "PUT", json: { email: "one@example.com", password: PASSWORD } });
    await store.visitor().fetch("/reference/mails");
    await sendForm(owner, linkIn(sent.at(-1)));
    expect((await close(owner, "not-this-one")).status).toBe(403);
    expect((await close(owner)).status).toBe(200);
    expect((await elsewhere.fetch("/api/account/security")).status).toBe(401);
    expect((await owner.fetch("/api/account/security")).status).toBe(401);
    await store.visitor().fetch("/reference/mails");
    expect(sent.at(-1)).toMatchObject({ to: "one@example.com", subject: "Your account has been closed" });
  });

  test("a player who signs in before the deletion is asked, and keeps the account as it was", async () => {
    const owner = await player("closing-two");
    const accountId = await idOf(owner);
    await close(owner);
    store.passTime((ACCOUNT_GRACE_DAYS - 1) * DAY_MS);
    await store.backend.deleteClosedAccounts();
    const returning = store.visitor();
    const step = await returning.submit("/login", { userName: "closing-two", password: PASSWORD });
    const location = step.headers.get("Location") ?? "";
    expect(location).toContain("/login/keep-account");
    expect((await returning.fetch("/api/account/security")).status).toBe(401);
    expect(await (await returning.fetch(location)).text()).toContain("Keep my account");
    expect((await sendForm(returning, location)).status).toBe(303);
    expect(await idOf(returning)).toBe(accountId);
    store.passTime(2 * DAY_MS);
    await store.backend.deleteClosedAccounts();
    expect(await idOf(returning)).toBe(accountId);
  });

  test("then nothing personal is left, the posts have no name, and the user name is free", async () => {
    const { queries } = store.database;
    const name = "lantern-moth-keeper";
    const owner = await player(name);
    const friend = await player("closing-friend");
    const accountId = await idOf(owner);
    const review = { content: "A game that holds what it promises.", score: 5 };
    await owner.fetch("/api/store/games/tl/reviews", { json: review });
    await owner.fetch("/api/account/email", {
      method: "PUT",
      json: { email: `${name}@example.com`, password: PASSWORD },
    });
    await fillRowsOf(queries, accountId, await idOf(friend));
    await queries
      .update(orders)
      .set({ state: "awaiting_payment", history: [], expiresAt: new Date(store.now() + 60 * DAY_MS) })
      .where(eq(orders.accountId, accountId));
    await queries.update(gifts).set({ state: "pending", message: name }).where(eq(gifts.recipientId, accountId));
    expect(Object.keys(await countRowsOf(queries, accountId))).toEqual(await columnsOfAccounts(queries));

    expect((await close(owner)).status).toBe(200);
    const states = await queries.select({ state: orders.state }).from(orders).where(eq(orders.accountId, accountId));
    expect(states).toEqual([{ state: "cancelled" }]);
    const stranger = store.visitor();
    const form = { userName: name, password: "another good horse", nickname: "Somebody", country: "KR" };
    expect((await stranger.submit("/register", form)).status).toBe(409);

    store.passTime((ACCOUNT_GRACE_DAYS + 1) * DAY_MS);
    expect(await store.backend.deleteClosedAccounts()).toBeGreaterThan(0);
    const left = await countRowsOf(queries, accountId);
    expect(Object.keys(left).filter((column) => !STAYS.includes(column))).toEqual([]);
    expect(await tablesWith(queries, name)).toEqual([]);
    const [account] = await queries.select().from(accounts).where(eq(accounts.id, accountId));
    expect(account).toMatchObject({ userName: null, nickname: "Former player", passwordHash: null, totpSecret: null });
    const [gift] = await queries.select().from(gifts).where(eq(gifts.recipientId, accountId));
    expect(gift).toMatchObject({ state: "declined", message: "" });
    const { reviews } = await store
      .visitor()
      .json<{ reviews: { author: { nickname: string }; content: string }[] }>(
        "/api/store/games/tl/reviews?sort=newest",
      );
    expect(reviews.find(({ content }) => content === review.content)?.author.nickname).toBe("Former player");
    expect((await stranger.submit("/register", form)).status).toBe(303);
  });
});
