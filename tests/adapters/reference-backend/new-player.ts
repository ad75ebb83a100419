import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { codeAt } from "#tests/support/second-factor.ts";
import type { TestBackend, TestViewer } from "#tests/support/test-backend.ts";

/** Password with which new players of a test backend register. */
export const PASSWORD = "correct horse";

export interface NewPlayer {
  readonly player: TestViewer;
  readonly userName: string;
  readonly accountId: string;
}

export const isSignedIn = async (visitor: TestViewer) => (await visitor.fetch("/api/store/favorites")).status === 200;

/** What a page gives its form, so that no other site can send it. */
export const formTokenIn = (page: string): string => /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? "";

/** Path of the link in a mail. */
export function linkIn(mail: { readonly text: string } | undefined): string {
  const { pathname, search } = new URL(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "http://no.link/");
  return pathname + search;
}

/** Published password of a ready account. */
export const passwordOf = (userName: string): string =>
  READY_ACCOUNTS.find((ready) => ready.userName === userName)?.password ?? "";

let registered = 0;

/** Registers a new player with a unique user name. */
export async function newPlayer({ visitor }: Pick<TestBackend, "visitor">, country = "KR"): Promise<NewPlayer> {
  registered += 1;
  const userName = `newcomer-${registered}`;
  const player = await visitor().register(userName, country);
  const { user_id: accountId } = await player.json<{ user_id: string }>("/api/session/user");
  return { player, userName, accountId };
}

/** Switches the second factor of a player on, and resolves to its secret. */
export async function switchSecondFactorOn(player: TestViewer, { now }: Pick<TestBackend, "now">): Promise<string> {
  const path = "/api/account/second-factor";
  const { secret } = await player.json<{ secret: string }>(path, { json: { password: PASSWORD } });
  const answer = await player.fetch(path, { method: "PUT", json: { code: codeAt(secret, now()) } });
  if (answer.status !== 200) throw new Error(`answered with ${answer.status}: ${await answer.text()}`);
  return secret;
}

/** Sends the form of a page as a browser would, with what its player types. */
export async function sendForm(
  visitor: TestViewer,
  path: string,
  typed: Readonly<Record<string, string>> = {},
  to = path.split("?")[0] ?? "",
): Promise<Response> {
  const page = await (await visitor.fetch(path)).text();
  const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  return await visitor.fetch(to, { form: { ...form, ...typed } });
}
