import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, moderators } from "#adapters/reference-backend/database/schema/index.ts";
import type { SecurityEvent } from "#adapters/reference-backend/security-log.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { codeAt } from "#tests/support/second-factor.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";
import { PASSWORD, sendForm } from "./new-player.ts";

const MINUTE_MS = 60_000;
const NEW_PASSWORD = "a lantern above the harbour";
const ADDRESS = "203.0.113.9";

type Written = SecurityEvent & { readonly traceId?: string };

let accountId = "";
const lines: string[] = [];
/** Secrets that must not appear in the log. */
const secrets: string[] = [PASSWORD, NEW_PASSWORD, ADDRESS, "not the password", "correct"];
const USER_NAME = "quiet-lantern";
const NICKNAME = "Keeper of Quiet";

const write = (message: string, details?: unknown) => void lines.push(JSON.stringify([message, details]));

const store = openTestStore("postgres", {
  content: smallContent,
  rateLimits: { signIns: 12 },
  logger: { info: write, warn: write, error: write },
});

/** Events that were written while something happened, without their trace ids. */
async function eventsOf(act: () => Promise<unknown>): Promise<readonly SecurityEvent[]> {
  lines.splice(0);
  await act();
  return lines.map((line) => {
    const [message, details] = JSON.parse(line) as [string, Written];
    expect(message).toBe("security");
    expect(details.traceId).toMatch(/^[\w-]+$/);
    for (const secret of [...secrets, USER_NAME, NICKNAME])
      expect(line.toLowerCase()).not.toContain(secret.toLowerCase());
    const { traceId: _traceId, ...event } = details;
    return event as SecurityEvent;
  });
}

const noteCookies = (visitor: TestViewer) => {
  for (const value of visitor.cookies.values()) if (value !== "") secrets.push(value);
};
const signIn = (visitor: TestViewer, password: string) => visitor.submit("/login", { userName: USER_NAME, password });

test("events of an account are logged without further data", async () => {
  const player = store.visitor();
  const registration = { userName: USER_NAME, password: PASSWORD, nickname: NICKNAME, country: "KR" };
  const registered = await eventsOf(() => player.submit("/register", registration));
  const { queries } = store.database;
  const [row] = await queries.select().from(accounts).where(eq(accounts.userName, USER_NAME));
  accountId = row?.id ?? "";
  const account = accountId;
  noteCookies(player);
  expect(registered).toEqual([
    { event: "registration", account },
    { event: "sign_in_succeeded", account, secondFactor: null },
  ]);

  expect(await eventsOf(() => signIn(store.visitor(), "not the password"))).toEqual([
    { event: "sign_in_failed", account, step: "password" },
  ]);
  expect(await eventsOf(() => store.visitor().submit("/login", { userName: "ghost-lantern", password: "x" }))).toEqual([
    { event: "sign_in_failed", account: null, step: "password" },
  ]);

  const other = store.visitor();
  expect(await eventsOf(() => signIn(other, PASSWORD))).toEqual([
    { event: "sign_in_succeeded", account, secondFactor: null },
  ]);
  noteCookies(other);
  const password = { current_password: PASSWORD, new_password: NEW_PASSWORD };
  expect(await eventsOf(() => player.fetch("/api/account/password", { method: "PUT", json: password }))).toEqual([
    { event: "password_changed", account },
    { event: "session_ended", account, count: 1, by: "password_change" },
  ]);
  noteCookies(player);
  expect(await eventsOf(() => player.fetch("/api/account/password", { method: "PUT", json: password }))).toEqual([
    { event: "access_refused", account, method: "PUT", route: "/api/account/password", reason: "wrong_password" },
  ]);

  await signIn(other, NEW_PASSWORD);
  const { sessions } = await player.json<{ sessions: { id: string; is_current: boolean }[] }>("/api/account/sessions");
  const id = sessions.find(({ is_current }) => !is_current)?.id ?? "";
  expect(await eventsOf(() => player.fetch(`/api/account/sessions/${id}`, { method: "DELETE" }))).toEqual([
    { event: "session_ended", account, count: 1, by: "player" },
  ]);
  await signIn(other, NEW_PASSWORD);
  expect(await eventsOf(() => player.fetch("/api/account/sessions", { method: "DELETE" }))).toEqual([
    { event: "session_ended", account, count: 1, by: "player" },
  ]);
  await signIn(other, NEW_PASSWORD);
  expect(await eventsOf(() => other.fetch("/logout"))).toEqual([{ event: "signed_out", account }]);
});

test("events of a second factor are logged", async () => {
  const account = accountId;
  const player = store.visitor();
  await signIn(player, NEW_PASSWORD);
  const other = store.visitor();
  await signIn(other, NEW_PASSWORD);
  const begun = await player.json<{ secret: string }>("/api/account/second-factor", {
    json: { password: NEW_PASSWORD },
  });
  const { secret } = begun;
  secrets.push(secret);
  const code = codeAt(secret, store.now());
  secrets.push(code);
  let recoveryCodes: readonly string[] = [];
  const confirmed = await eventsOf(async () => {
    const answer = await player.fetch("/api/account/second-factor", { method: "PUT", json: { code } });
    ({ recovery_codes: recoveryCodes } = (await answer.json()) as { recovery_codes: string[] });
  });
  secrets.push(...recoveryCodes);
  expect(confirmed).toEqual([
    { event: "second_factor_on", account },
    { event: "session_ended", account, count: 2, by: "second_factor" },
  ]);

  const half = store.visitor();
  expect(await eventsOf(() => signIn(half, NEW_PASSWORD))).toEqual([]);
  const sendCode = (code: string) => sendForm(half, "/login/code", { code });
  expect(await eventsOf(() => sendCode("000000"))).toEqual([
    { event: "sign_in_failed", account, step: "second_factor" },
  ]);
  const [first = "", second = ""] = recoveryCodes;
  expect(await eventsOf(() => sendCode(first))).toEqual([
    { event: "recovery_code_used", account, left: 9 },
    { event: "sign_in_succeeded", account, secondFactor: "recovery" },
  ]);
  noteCookies(half);
  const removal = { password: NEW_PASSWORD, code: second };
  expect(await eventsOf(() => half.fetch("/api/account/second-factor/remove", { json: removal }))).toEqual([
    { event: "recovery_code_used", account, left: 8 },
    { event: "second_factor_off", account, by: "player" },
  ]);
});

test("single sign-on is logged with the account it replaces", async () => {
  const account = accountId;
  const player = store.visitor();
  await signIn(player, NEW_PASSWORD);
  let path = "";
  const ask = async () => {
    const { ssoUrl } = await player.json<{ ssoUrl: string }>("/api/session/sso", {
      json: { url: "https://owned.example.com/" },
    });
    path = `/sso${new URL(ssoUrl).search}`;
    secrets.push(path.slice("/sso?code=".length));
  };
  expect(await eventsOf(ask)).toEqual([{ event: "sso_issued", account }]);
  expect(await eventsOf(() => sendForm(store.visitor(), path))).toEqual([
    { event: "sso_used", account, replaced: null },
  ]);
  const friend = await store.visitor().signIn("player-jp");
  await ask();
  expect(await eventsOf(() => sendForm(friend, path))).toEqual([{ event: "sso_used", account, replaced: "player-jp" }]);
});

test("actions of moderators and refused requests are logged, with the pattern of the address", async () => {
  const account = accountId;
  const player = store.visitor();
  await signIn(player, NEW_PASSWORD);
  const author = await store.visitor().signIn("player-jp");
  store.passTime(MINUTE_MS);
  const { id } = await author.json<{ id: string }>("/community/api/games/tl/boards/free/articles", {
    json: { title: "Rain over the harbour", body: "<p>It has not stopped since Tuesday.</p>" },
  });
  const moderate = () => player.fetch(`/community/api/articles/${id}/moderate`, { json: { hidden: true } });
  expect(await eventsOf(moderate)).toEqual([
    {
      event: "access_refused",
      account,
      method: "POST",
      route: "/community/api/articles/:articleId/moderate",
      reason: "not_moderator",
    },
  ]);
  await store.database.queries.insert(moderators).values({ accountId: account });
  expect(await eventsOf(moderate)).toEqual([
    { event: "moderation", account, post: "article", postId: id, change: { hidden: true } },
  ]);
  const remove = () => player.fetch(`/community/api/articles/${id}`, { method: "DELETE" });
  expect(await eventsOf(remove)).toEqual([
    { event: "moderation", account, post: "article", postId: id, change: { deleted: true } },
  ]);
  const evil = { Origin: "https://evil.net" };
  expect(
    await eventsOf(() => player.fetch("/api/store/rewards/welcome/claim", { method: "POST", headers: evil })),
  ).toEqual([
    {
      event: "access_refused",
      account: null,
      method: "POST",
      route: "/api/store/rewards/:rewardId/claim",
      reason: "origin_not_allowed",
    },
  ]);
  expect(await eventsOf(() => store.visitor().fetch("/login", { form: { userName: USER_NAME } }))).toEqual([
    { event: "access_refused", account: null, method: "POST", route: "/login", reason: "form_token" },
  ]);
});

test("attempts that are stopped are written down", async () => {
  const attempt = () => store.visitor({ clientAddress: ADDRESS }).submit("/login", {});
  for (let tries = 0; tries < 12; tries += 1) await attempt();
  expect(await eventsOf(attempt)).toEqual([{ event: "sign_in_limited", step: "password", waitSeconds: 60 }]);
});
