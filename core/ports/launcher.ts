import type { Result } from "../failures/request-failure.ts";
import type { LauncherCommandInput, LauncherCommandName } from "../launcher/launcher-commands.ts";
import type {
  LauncherAnswer,
  LauncherFailure,
  LauncherInput,
  LauncherMethodName,
} from "../launcher/launcher-methods.ts";

/** One call for each method of the launcher. Never throws; each ends within 5 s. */
export type LauncherCalls = {
  readonly [Name in LauncherMethodName]: (
    ...input: LauncherInput<Name>
  ) => Promise<Result<LauncherAnswer<Name>, LauncherFailure>>;
};

/** Handlers of the launcher's commands. */
export type LauncherListeners = {
  readonly [Name in LauncherCommandName]?: (...input: LauncherCommandInput<Name>) => void;
};

/** The native side of the desktop launcher; everything is `unavailable` in other shells. */
export interface Launcher {
  readonly calls: LauncherCalls;
  /**
   * Subscribes to commands; returns the unsubscribe function. Commands from before `ready` are delivered then, in
   * order. A listener that throws does not affect the others.
   */
  listen(listeners: LauncherListeners): () => void;
  /**
   * Notifies the launcher that the page accepts commands. Called once the first screen is hydrated; further calls do
   * nothing.
   */
  ready(): Promise<void>;
}
