import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import * as v from "valibot";
import { countryCodeSchema } from "#adapters/wire/envelope.ts";
import { normalizeNickname } from "#core/account/nickname.ts";
import { keepAccount } from "../domain/accounts/account-closure.ts";
import { normalizeUserName, problemsOf } from "../domain/accounts/account-form.ts";
import { findAccount } from "../domain/accounts/accounts.ts";
import { hashPassword } from "../domain/accounts/password.ts";
import { READY_ACCOUNTS } from "../domain/accounts/ready-accounts.ts";
import { issueSession } from "../domain/session/issue-session.ts";
import { endSession } from "../domain/session/sessions.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { invalidInput } from "../http/call-refusal.ts";
import { parseJsonBody, readText } from "../http/read-call-input.ts";
import { existingPartOf, insertPlayer, type StartingPlayer } from "../seed/insert-player.ts";
import type { Services } from "../services.ts";

const SIGN_IN_PATH = "/reference/sign-in";
const PLAYERS_PATH = "/reference/players";
const MAX_SIGN_IN_BYTES = 1_024;
const MAX_PLAYER_BYTES = 16_384;
const MAX_OWNED = 100;

const signInSchema = v.strictObject({ userName: v.pipe(v.string(), v.maxLength(64)) });

const codesSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(MAX_OWNED));
/** A player to create; what is absent is as with the ready account `like`, or empty. */
const playerSchema = v.strictObject({
  like: v.optional(v.picklist(READY_ACCOUNTS.map(({ userName }) => userName))),
  userName: v.optional(v.string()),
  password: v.optional(v.string()),
  nickname: v.optional(v.string()),
  countryCode: v.optional(countryCodeSchema),
  credentialCodes: v.optional(codesSchema),
  ownedGames: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          gameCode: v.pipe(v.string(), v.maxLength(64)),
          playMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
        }),
      ),
      v.maxLength(MAX_OWNED),
    ),
  ),
  ownedGoods: v.optional(codesSchema, []),
  couponCodes: v.optional(codesSchema),
  hasNotifications: v.optional(v.boolean()),
});
type PlayerRequest = v.InferOutput<typeof playerSchema>;

/** What a new player has if nothing is asked for. */
const NOTHING = {
  countryCode: "KR",
  credentialCodes: [],
  ownedGames: [],
  preRegisteredGames: [],
  couponCodes: [],
  characterNames: {},
};

/** Test controls that sign a player in without the sign-in page. For environments other than live. */
export function servePlayerControls(app: Hono<BackendEnvironment>, services: Services): void {
  const { queries } = services.database;
  const endOldSession = async (request: Request) => {
    const oldToken = services.sessionCookie.read(request);
    if (oldToken !== null) await endSession(queries, oldToken);
  };

  // A ready account without its password, which the sign-in page shows anyhow; none signs out.
  app.post(SIGN_IN_PATH, async (context) => {
    const parsed = v.safeParse(signInSchema, parseJsonBody(await readText(context.req.raw, MAX_SIGN_IN_BYTES)));
    if (!parsed.success) throw invalidInput({ field: "body", message: "It names no ready account." });
    const account = READY_ACCOUNTS.find(({ userName }) => userName === parsed.output.userName);
    await endOldSession(context.req.raw);
    const accountId = account ? await findAccount(queries, account.userName, account.password) : null;
    // Programs are asked nothing.
    if (accountId !== null) await keepAccount(queries, accountId);
    const cookie =
      accountId === null
        ? services.sessionCookie.expire(context.req.raw)
        : await issueSession(services, context.req.raw, accountId, context.var.now);
    return context.json({ signedIn: accountId !== null }, 200, { "Set-Cookie": cookie, "Cache-Control": "no-store" });
  });

  // A new player who owns what a test needs, so that tests need no account that others have used.
  app.post(PLAYERS_PATH, async (context) => {
    const parsed = v.safeParse(playerSchema, parseJsonBody(await readText(context.req.raw, MAX_PLAYER_BYTES)));
    if (!parsed.success) {
      throw invalidInput(
        ...parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? "body", message: issue.message })),
      );
    }
    const { password, ...wanted } = startingPlayerOf(parsed.output);
    const problems = Object.entries(problemsOf({ ...wanted, password, email: "", country: wanted.countryCode }));
    if (problems.length > 0) {
      throw invalidInput(
        ...problems.map(([field, message]) => ({ field: field === "country" ? "countryCode" : field, message })),
      );
    }
    const passwordHash = await hashPassword(password);
    const { player, missing } = await existingPartOf(queries, { ...wanted, passwordHash });
    if (parsed.output.like === undefined && missing.length > 0) {
      throw invalidInput({ field: "body", message: `There is nothing named ${missing.join(", ")}.` });
    }
    const isCreated = await queries.transaction((transaction) => insertPlayer(transaction, player, context.var.now));
    if (!isCreated) throw invalidInput({ field: "userName", message: "It is taken." });
    await endOldSession(context.req.raw);
    const { id, userName, nickname } = player;
    return context.json({ id, userName, nickname }, 201, {
      "Set-Cookie": await issueSession(services, context.req.raw, id, context.var.now),
      "Cache-Control": "no-store",
    });
  });
}

/** The player that a request describes; a request without a password gives them a random one. */
function startingPlayerOf({
  like,
  ...wanted
}: PlayerRequest): Omit<StartingPlayer, "passwordHash"> & { password: string } {
  const id = randomUUID();
  const short = id.slice(0, 8);
  const model = READY_ACCOUNTS.find(({ userName }) => userName === like) ?? NOTHING;
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const player = {
    ...model,
    userName: `player-${short}`,
    nickname: `Player ${short}`,
    ownedGoods: [],
    hasNotifications: like !== undefined,
    password: randomUUID(),
    ...given,
  };
  return {
    ...player,
    id,
    userName: normalizeUserName(player.userName),
    nickname: normalizeNickname(player.nickname),
  };
}
