import { addBasePath } from "#core/navigation/base-path.ts";
import type { Ports } from "#core/ports/index.ts";
import { forgetDevice } from "./forget-device.ts";

/** The other tabs then hold a player's things that nobody is signed in to. */
export const SIGNED_OUT_TOPIC = "signed-out";

/**
 * Signs out, clears the device and goes to the front page in a new document, so that nothing of the player stays in memory.
 * `false` if the server did not end the session: everything is as it was.
 */
export async function signOut({ session, storage, tabs, configuration }: Ports): Promise<boolean> {
  const result = await session.signOut();
  if (!result.ok) return false;
  forgetDevice(storage);
  tabs.tell(SIGNED_OUT_TOPIC);
  window.location.assign(addBasePath("/", configuration.basePath));
  return true;
}
