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

/** What the page does at the launcher's commands. */
export type LauncherListeners = {
  readonly [Name in LauncherCommandName]?: (...input: LauncherCommandInput<Name>) => void;
};

/** The native side of the desktop launcher; everything is `unavailable` in other shells. */
export interface Launcher {
  readonly calls: LauncherCalls;
  /**
   * Hears commands; the returned function ends that. Those that came before `ready` are heard then, in their order. Listeners that
   * throw keep nobody else from hearing.
   */
  listen(listeners: LauncherListeners): () => void;
  /** Tells the launcher that the page takes commands now. Called once the first screen is alive; further calls do nothing. */
  ready(): Promise<void>;
}
