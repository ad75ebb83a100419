import type { NonReducibleUnknown } from "xstate";
import { fromTask, type TaskLogic } from "./from-task.ts";

/** Default actor of a machine until `provide` sets the real one; running it is a bug. */
export function notProvided<Output, Input extends NonReducibleUnknown>(name: string): TaskLogic<Output, Input> {
  return fromTask(() => Promise.reject(new Error(`The actor ${name} has not been provided`)));
}
