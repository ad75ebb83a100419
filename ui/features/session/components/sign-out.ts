import { needsRecovery } from "#core/failures/classify-failure.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { leaveOutbox } from "#core/outbox/outbox.ts";
import type { Ports } from "#core/ports/index.ts";
import { maySignOut } from "./confirm-sign-out.ts";
import { forgetDevice } from "./forget-device.ts";

/** The other tabs then hold a player's things that nobody is signed in to. */
export const SIGNED_OUT_TOPIC = "signed-out";

/**
 * Signs the player of that id out, clears the device and goes to the front page in a new document, so that nothing of the player stays in memory.
 * Nothing happens where the player, asked about what would be lost, stays. `false` if the server did not end the session:
 * the page stays as it is, but the device keeps nothing of the player even then, since whoever signs out may be about to
 * leave it to somebody else.
 */
export async function signOut(ports: Ports, userId: string | undefined): Promise<boolean> {
  if (!(await maySignOut())) return true;
  const { session, outbox, tabs, configuration } = ports;
  const result = await session.signOut();
  await forgetDevice(ports);
  if (userId !== undefined) await outbox.change((all) => leaveOutbox(all, userId));
  // A session that is over needs no end.
  if (!result.ok && !needsRecovery(result.failure)) return false;
  tabs.tell(SIGNED_OUT_TOPIC);
  window.location.assign(addBasePath("/", configuration.basePath));
  return true;
}
