import * as v from "valibot";
import { PENDING_ACTION_KEY } from "#core/session/constants.ts";
import type { PendingAction } from "#core/session/pending-action.ts";
import { storedValue } from "#core/storage/stored-value.ts";

/** Action that a guest has requested and that is done after the sign-in; stored for this tab. */
export const pendingAction = storedValue<PendingAction | null>(
  PENDING_ACTION_KEY,
  v.object({ name: v.string(), input: v.string(), path: v.string(), askedAt: v.number() }),
  null,
);
