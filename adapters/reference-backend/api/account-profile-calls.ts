import { eq } from "drizzle-orm";
import { foldNickname, normalizeNickname } from "#core/account/nickname.ts";
import { accounts } from "../database/schema/index.ts";
import { findNicknameProblem } from "../domain/accounts/staff-nicknames.ts";
import { AVATAR_NUMBERS, addressOfAvatar, avatarNumberOf } from "../domain/media/avatar.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, invalidInput } from "../http/call-refusal.ts";
import { requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type AccountProfileCalls = Pick<CallHandlers, "changeProfile">;

/** The call for what other players see of the player's own account. */
export function accountProfileCalls(services: Services): AccountProfileCalls {
  const { queries } = services.database;
  return {
    changeProfile: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const problem = await findNicknameProblem(services, body.nickname, accountId);
      if (problem !== null) throw nicknameRefusal(problem);
      const avatar = AVATAR_NUMBERS.find((number) => String(number) === body.picture_id);
      if (avatar === undefined) throw invalidInput({ field: "body.picture_id", message: "There is no such picture." });
      const nickname = normalizeNickname(body.nickname);
      await queries
        .update(accounts)
        .set({ nickname, nicknameKey: foldNickname(nickname), avatar })
        .where(eq(accounts.id, accountId));
      return { nickname, picture_id: String(avatar) };
    },
  };
}

/** The profile of an account as `getAccountSecurity` answers with it. */
export function profileAnswer(
  accountId: string,
  { nickname, avatar }: { readonly nickname: string; readonly avatar: number | null },
) {
  return {
    nickname,
    picture_id: String(avatarNumberOf(accountId, avatar)),
    pictures: AVATAR_NUMBERS.map((number) => ({ id: String(number), address: addressOfAvatar(number) })),
  };
}

function nicknameRefusal(problem: string): CallRefusal {
  const fields = [{ field: "body.nickname", message: problem }];
  return new CallRefusal(400, "INVALID_INPUT", "The request is not valid.", { details: { fields, reason: problem } });
}
