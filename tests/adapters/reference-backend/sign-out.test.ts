import { expect, test } from "vitest";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { smallContent } from "#tests/support/test-content.ts";
import { formTokenIn, isSignedIn } from "./new-player.ts";

const LAUNCHER = "http://launcher.localhost";
const PAGE = { "Sec-Fetch-Dest": "document" };

describeRules("GET /logout on %s", (kind) => {
  const store = openTestStore(kind, {
    content: smallContent,
    allowedOrigins: [LAUNCHER],
  });

  const newPlayer = async () => {
    const player = await store.visitor().signIn("player-kr");
    return player;
  };

  test.each<[string, Readonly<Record<string, string>>]>([
    ["a link of the store", { ...PAGE, "Sec-Fetch-Site": "same-origin", Referer: "http://localhost/account" }],
    ["an address that was typed", { "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document" }],
    [
      "a link of another page of the publisher",
      { ...PAGE, "Sec-Fetch-Site": "same-site", Referer: "http://www.localhost/" },
    ],
    ["a call of the store", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty" }],
    ["a call of a launcher build", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "empty", Origin: LAUNCHER }],
    ["a link of the store in a browser that says little", { Referer: "http://localhost/game/tl" }],
    ["a program", {}],
  ])("signs out for %s", async (_what, headers) => {
    const player = await newPlayer();
    const query = headers["Sec-Fetch-Dest"] === "empty" ? "?redirect=false" : "";
    expect((await player.fetch(`/logout${query}`, { headers })).status).toBe(query === "" ? 302 : 200);
    expect(await isSignedIn(player)).toBe(false);
  });

  test.each([
    ["a prefetch of Chromium", { "Sec-Purpose": "prefetch", "Sec-Fetch-Site": "same-origin" }],
    ["a prefetch through a proxy", { "Sec-Purpose": "prefetch;anonymous-client-ip" }],
    ["a prerender", { "Sec-Purpose": "prefetch;prerender", "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document" }],
    ["an older prefetch", { Purpose: "prefetch", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" }],
    ["a prefetch of Firefox", { "X-Moz": "prefetch", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty" }],
    ["a preview of Safari", { "X-Purpose": "preview" }],
    ["a picture of another site", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image" }],
    ["a picture of the store", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "image" }],
    ["a frame", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "iframe" }],
    [
      "a call of another site",
      { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "empty", Origin: "https://evil.net" },
    ],
    ["a call without origin from a sister site", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "empty" }],
    ["a call of a sandboxed frame", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "empty", Origin: "null" }],
  ])("does not sign out for %s", async (_what, headers) => {
    const player = await newPlayer();
    const answer = await player.fetch("/logout", { headers });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await isSignedIn(player)).toBe(true);
  });

  test("does not sign out for a HEAD", async () => {
    const player = await newPlayer();
    expect((await player.fetch("/logout", { method: "HEAD" })).status).toBe(403);
    expect(await isSignedIn(player)).toBe(true);
  });

  test.each([
    ["a link of another site", { ...PAGE, "Sec-Fetch-Site": "cross-site" }],
    // It has `rel="noreferrer"`.
    ["a link that a player wrote into a comment", { ...PAGE, "Sec-Fetch-Site": "same-origin" }],
    ["one in a browser that says little", { Referer: "https://evil.net/page" }],
  ])("asks the player who followed %s, and signs out by a form of the store's own", async (_what, headers) => {
    const player = await newPlayer();
    const answer = await player.fetch("/logout?locale=en-US", { headers });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("Sign out?");
    expect(page).not.toContain("<script");
    expect(await isSignedIn(player)).toBe(true);
    expect((await player.fetch("/logout", { form: { form_token: "A".repeat(22) } })).status).toBe(403);
    const token = formTokenIn(page);
    const evil = { Origin: "https://evil.net" };
    expect((await player.fetch("/logout", { form: { form_token: token }, headers: evil })).status).toBe(403);
    expect(await isSignedIn(player)).toBe(true);
    const left = await player.fetch("/logout", { form: { form_token: token } });
    expect([left.status, left.headers.get("Location")]).toEqual([303, "/"]);
    expect(await isSignedIn(player)).toBe(false);
    expect(player.cookies.has("pp_session")).toBe(false);
  });
});
