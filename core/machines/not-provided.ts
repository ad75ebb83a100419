import type { NonReducibleUnknown } from "xstate";
import { fromTask, type TaskLogic } from "./from-task.ts";

/** Stands for an actor of a machine until `provide` brings the real one; to run it is a bug. */
export function notProvided<Output, Input extends NonReducibleUnknown>(name: string): TaskLogic<Output, Input> {
  return fromTask(() => Promise.reject(new Error(`The actor ${name} has not been provided`)));
}
