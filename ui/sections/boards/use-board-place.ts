import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Report } from "#core/community/report.policy.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import type { ArticlePlace } from "#core/ports/community-gateway.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useReport } from "#ui/overlays/report/use-report.ts";
import { useOpenSignIn } from "#ui/overlays/sign-in/use-open-sign-in.ts";
import type { BoardPlace } from "#ui/queries/board-actions.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { useSignInAddress } from "../sign-in/use-sign-in-address.ts";

/** The code that does what is done with posts. */
export type Actions = typeof import("#ui/queries/board-actions.ts");

interface Act {
  /** What is done, with the code that does it, which is fetched by the press. */
  readonly run: (actions: Actions, place: BoardPlace) => Promise<RequestFailure | null>;
  /** Said once it is done, with the way to take it back where there is one. */
  readonly done?: { readonly message: string; readonly undo?: Act };
  readonly failed?: string;
}

/** What players do with the posts of an article: guests are asked to sign in, and what has become of it is said. */
export function useBoardPlace({ id, gameCode }: ArticlePlace) {
  const text = useText("boards");
  const scope = useQueryScope();
  const client = useQueryClient();
  const { user } = useVisit();
  const toasts = useToasts();
  const openSignIn = useOpenSignIn();
  const openReport = useReport();
  const signIn = useSignInAddress();
  const isGuest = user === null;
  const place = useMemo<BoardPlace>(
    () => ({ scope, client, article: { id, gameCode } }),
    [scope, client, id, gameCode],
  );

  const act = useCallback(
    async ({ run, done, failed }: Act): Promise<boolean> => {
      if (isGuest) {
        void openSignIn(signIn);
        return false;
      }
      const failure = await import("#ui/queries/board-actions.ts").then(
        (actions) => run(actions, place),
        () => "no code" as const,
      );
      if (failure !== null) {
        toasts.show({ id: "board", message: failed ?? text("actionFailed"), iconName: "error" });
        return false;
      }
      if (done === undefined) return true;
      const { message, undo } = done;
      toasts.show({
        id: "board",
        message,
        iconName: "check",
        ...(undo === undefined ? {} : { buttonName: text("undo"), onClickButton: () => void act(undo) }),
      });
      return true;
    },
    [isGuest, openSignIn, signIn, place, toasts, text],
  );

  const report = useCallback(
    async (
      title: string,
      send: (actions: Actions, place: BoardPlace, report: Report, key: string) => Promise<RequestFailure | null>,
    ) => {
      if (isGuest) return void openSignIn(signIn);
      const ending = await openReport({
        title,
        send: async (given, key) => {
          const actions = await import("#ui/queries/board-actions.ts").catch(() => null);
          if (actions === null) return "failed";
          const failure = await send(actions, place, given, key);
          if (failure === null) return "sent";
          if (failure.kind !== "status") return "failed";
          if (failure.code === "ALREADY_REPORTED") return "already";
          return failure.status === 401 ? "signedOut" : "failed";
        },
      });
      if (ending === null) return;
      toasts.show({ id: "board", message: text(ending === "sent" ? "reported" : "reportedBefore"), iconName: "check" });
    },
    [isGuest, openSignIn, signIn, openReport, place, toasts, text],
  );

  return { place, act, report };
}
