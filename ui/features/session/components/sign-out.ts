import type { QueryClient } from "@tanstack/react-query";
import { needsRecovery } from "#core/failures/classify-failure.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { leaveOutbox } from "#core/outbox/outbox.ts";
import type { Ports } from "#core/ports/index.ts";
import { asOneWrite } from "#ui/data/write.ts";
import { goToDocument } from "#ui/overlays/page-history.ts";
import { maySignOut } from "./confirm-sign-out.ts";
import { forgetDevice, forgetTab } from "./forget-device.ts";

/** Topic for the other tabs: they still show data of a player who has signed out. */
export const SIGNED_OUT_TOPIC = "signed-out";

interface SignOutContext {
  readonly ports: Ports;
  readonly client: QueryClient;
}

/**
 * Signs the player with that id out, clears the device and opens the front page, or another `path` of the store, in a
 * new document, so that no player data stays in memory. Does nothing if the player cancels the question about unsent
 * changes. Resolves to `false` if the server did not end the session: the page stays, but the device is cleared all the
 * same, because another person may use it next. What the page is requesting for the player is given up first: the server would
 * refuse it.
 */
export async function signOut(context: SignOutContext, userId: string | undefined, path = "/"): Promise<boolean> {
  if (!(await maySignOut())) return true;
  return await asOneWrite(context.client, () => endSession(context, userId, path));
}

async function endSession(
  { ports, client }: SignOutContext,
  userId: string | undefined,
  path: string,
): Promise<boolean> {
  const { session, outbox, tabs, configuration, liveUpdates } = ports;
  const resume = liveUpdates.pause();
  await client.cancelQueries();
  const result = await session.signOut();
  // A session that is over needs no end.
  const isOver = result.ok || needsRecovery(result.failure);
  if (isOver) forgetTab(ports);
  await forgetDevice(ports);
  if (userId !== undefined) await outbox.change((all) => leaveOutbox(all, userId));
  if (!isOver) {
    resume();
    void client.refetchQueries({ type: "active", stale: true });
    return false;
  }
  tabs.announce(SIGNED_OUT_TOPIC);
  await goToDocument(addBasePath(path, configuration.basePath));
  return true;
}
