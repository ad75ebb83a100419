import type { TFunction } from "i18next";
import { isGone } from "#core/failures/is-gone.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import * as actions from "#ui/features/boards/queries/board-actions.ts";
import type { useToasts } from "#ui/overlays/overlays.tsx";

/** Code of the actions on posts. */
export type Actions = typeof actions;

export interface Act {
  /** What is done. */
  readonly run: (actions: Actions, context: actions.BoardActionContext) => Promise<RequestFailure | null>;
  /** Message after success, with the undo if there is one. */
  readonly done?: { readonly message: string; readonly undo?: Act };
  /** Message of an undo that is too late; after any other failure it can be repeated. */
  readonly refused?: string;
}

interface PostActionContext {
  readonly context: actions.BoardActionContext;
  readonly toasts: ReturnType<typeof useToasts>;
  readonly text: TFunction<"boards">;
}

/** Runs an action on a post and shows a toast with the result; a failed undo can be repeated. */
export async function doWithPost(act: Act, { context, toasts, text }: PostActionContext): Promise<boolean> {
  const { run, done, refused } = act;
  const showToast = (message: string, iconName: "check" | "error", undo?: Act) =>
    toasts.show({
      id: "board",
      kind: iconName === "error" ? "failure" : undo && "undo",
      message,
      iconName,
      ...(undo && {
        buttonName: text("undo"),
        onUndo: () => doWithPost(undo, { context, toasts, text }),
      }),
    });

  const failure = await run(actions, context);
  if (failure === null) {
    if (done !== undefined) showToast(done.message, "check", done.undo);
    return true;
  }
  if (refused === undefined) showToast(text("actionFailed"), "error");
  else if (isGone(failure)) showToast(refused, "error");
  else showToast(text("actionFailed"), "error", act);
  return false;
}
