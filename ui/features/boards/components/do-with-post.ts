import type { TFunction } from "i18next";
import { isGone } from "#core/failures/is-gone.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { TOAST_UNDO_MS } from "#core/overlays/constants.ts";
import * as actions from "#ui/features/boards/queries/board-actions.ts";
import type { useToasts } from "#ui/overlays/overlays.tsx";

/** The code that does what is done with posts. */
export type Actions = typeof actions;

export interface Act {
  /** What is done. */
  readonly run: (actions: Actions, place: actions.BoardActionContext) => Promise<RequestFailure | null>;
  /** Said once it is done, with the way to take it back where there is one. */
  readonly done?: { readonly message: string; readonly undo?: Act };
  /** Of what takes something back: said where it is too late for that; after any other failure it can be tried again. */
  readonly refused?: string;
}

interface Surroundings {
  readonly place: actions.BoardActionContext;
  readonly toasts: ReturnType<typeof useToasts>;
  readonly text: TFunction<"boards">;
}

/** Does something with a post, and says what has become of it; what could not be taken back can be tried again. */
export async function doWithPost(act: Act, { place, toasts, text }: Surroundings): Promise<boolean> {
  const { run, done, refused } = act;
  const tell = (message: string, iconName: "check" | "error", undo?: Act) =>
    toasts.show({
      id: "board",
      kind: iconName === "error" ? "failure" : undo && "undo",
      message,
      iconName,
      ...(undo && {
        buttonName: text("undo"),
        timeOut: TOAST_UNDO_MS,
        onClickButton: () => void doWithPost(undo, { place, toasts, text }),
      }),
    });

  const failure = await run(actions, place);
  if (failure === null) {
    if (done !== undefined) tell(done.message, "check", done.undo);
    return true;
  }
  if (refused === undefined) tell(text("actionFailed"), "error");
  else if (isGone(failure)) tell(refused, "error");
  else tell(text("actionFailed"), "error", act);
  return false;
}
