import { describe, expect, test } from "vitest";
import { createSessionId } from "#adapters/http/session-id.ts";
import { scriptGateways } from "#tests/support/scripted-gateways.ts";

const guest = { user_id: null, country_code: null };
const player = {
  user_id: "u-1",
  country_code: "JP",
  nickname: "Aria",
  user_credential_codes: ["ncj"],
};

describe("a session check", () => {
  test("maps versions, paths, interval, player and release date to the names of the core", async () => {
    const { gateways, sent } = scriptGateways(
      Response.json(
        {
          config: {
            pageVersion: "p1",
            refreshVersion: "r1",
            reloadVersion: "l1",
            pagePaths: ["/a"],
            refeshPaths: ["/b"],
            reloadPaths: ["/c"],
            "session.minute": 3,
          },
          user: player,
          tl: { _metadata: { releaseDate: "2026-11-21T09:00:00.000Z" } },
        },
        { headers: { "X-Pp-Sid": "sid-1" } },
      ),
    );

    expect(await gateways.session.check("tl")).toEqual({
      ok: true,
      value: {
        sessionId: "sid-1",
        config: {
          pageVersion: "p1",
          refreshVersion: "r1",
          reloadVersion: "l1",
          pagePaths: ["/a"],
          refreshPaths: ["/b"],
          reloadPaths: ["/c"],
          sessionMinutes: 3,
        },
        user: { userId: "u-1", nickname: "Aria", countryCode: "JP", credentialCodes: ["ncj"] },
        gameCode: "tl",
        releaseDate: "2026-11-21T09:00:00.000Z",
      },
    });
    expect(sent[0]?.address).toBe("/api/session/check?gameCode=tl");
  });

  test("of a guest gives away no session id, though the publisher counts guests too", async () => {
    const { gateways } = scriptGateways(
      Response.json({ config: {}, user: guest }, { headers: { "X-Pp-Sid": "sid-guest" } }),
    );

    expect(await gateways.session.check(null)).toMatchObject({ ok: true, value: { sessionId: null } });
  });

  test.for(["config", "user", "toString", "__proto__"])(
    "for a game called %s finds no release date",
    async (gameCode) => {
      const { gateways } = scriptGateways({ config: {}, user: guest });

      expect(await gateways.session.check(gameCode)).toMatchObject({ ok: true, value: { releaseDate: null } });
    },
  );
});

test("the player gets defaults for values that a publisher leaves out", async () => {
  const { gateways } = scriptGateways({ user_id: "u-1", country_code: null });

  expect(await gateways.session.getUser()).toEqual({
    ok: true,
    value: { userId: "u-1", nickname: "", countryCode: "", credentialCodes: [] },
  });
});

test.for([
  ["when the publisher answers", Response.json({ result: true }), true],
  ["when the call fails", new Response("", { status: 500 }), false],
  ["when the answer brings the session again", Response.json({ result: true }, { headers: { "X-Pp-Sid": "s" } }), true],
] as const)("signing out forgets the session %s", async ([, answer, ok]) => {
  const sessionId = createSessionId("sid-1");
  const { gateways, sent } = scriptGateways(answer, { sessionId });

  const result = await gateways.session.signOut();

  expect(result.ok).toBe(ok);
  expect(sessionId.read()).toBeNull();
  expect(sent[0]?.address).toBe("/logout?redirect=false");
  expect(sent[0]?.headers.get("X-PP-Sid")).toBe("sid-1");
});
