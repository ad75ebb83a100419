import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Report, reportOutcomeOf } from "#core/community/report.policy.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import type { ArticleRef } from "#core/ports/community-gateway.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import type { BoardActionContext } from "#ui/features/boards/queries/board-actions.ts";
import type { ReportInput } from "#ui/features/reports/report-popup.tsx";
import { useReport } from "#ui/features/reports/use-report.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import type { Act, Actions } from "./do-with-post.ts";

/** What players do with the posts of an article; what has become of it is said. Guests are asked to sign in by the caller. */
export function usePostActions({ id, gameCode }: ArticleRef) {
  const { t: text } = useTranslation("boards");
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const openReport = useReport();
  const place = useMemo<BoardActionContext>(
    () => ({ scope, client, article: { id, gameCode } }),
    [scope, client, id, gameCode],
  );

  const act = useCallback(
    async (asked: Act): Promise<boolean> => {
      const late = await import("./do-with-post.ts").catch(() => null);
      if (late !== null) return late.doWithPost(asked, { place, toasts, text });
      toasts.show({ id: "board", kind: "failure", message: text("actionFailed"), iconName: "error" });
      return false;
    },
    [place, toasts, text],
  );

  const report = useCallback(
    async (
      { title, subject }: Pick<ReportInput, "title" | "subject">,
      send: (
        actions: Actions,
        place: BoardActionContext,
        report: Report,
        key: string,
      ) => Promise<RequestFailure | null>,
    ) => {
      const ending = await openReport({
        title,
        subject,
        send: async (given, key) => {
          const actions = await import("#ui/features/boards/queries/board-actions.ts").catch(() => null);
          return actions === null ? "failed" : reportOutcomeOf(await send(actions, place, given, key));
        },
      });
      if (ending === null) return;
      toasts.show({ id: "board", message: text(ending === "sent" ? "reported" : "reportedBefore"), iconName: "check" });
    },
    [openReport, place, toasts, text],
  );

  return { place, act, report };
}
