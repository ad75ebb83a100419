import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Report } from "#core/community/report.policy.ts";
import { reportOutcomeOf } from "#core/community/report-outcome.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import type { ArticleRef } from "#core/ports/community-gateway.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import type { BoardActionContext } from "#ui/features/boards/queries/board-actions.ts";
import type { ReportInput } from "#ui/features/reports/report-popup.tsx";
import { useReport } from "#ui/features/reports/use-report.ts";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import type { Act, Actions } from "./do-with-post.idle.ts";

const importAct = () => import("./do-with-post.idle.ts");
const importActions = () => import("#ui/features/boards/queries/board-actions.ts");

/** Actions of players on the posts of an article; toasts report the results. The caller asks guests to sign in. */
export function usePostActions({ id, gameCode }: ArticleRef) {
  const { t: text } = useTranslation("boards");
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const openReport = useReport();
  const { load: loadAct } = useIdleModule(importAct);
  const { load: loadActions } = useIdleModule(importActions);
  const context = useMemo<BoardActionContext>(
    () => ({ scope, client, article: { id, gameCode } }),
    [scope, client, id, gameCode],
  );

  const act = useCallback(
    async (asked: Act): Promise<boolean> => {
      const late = await loadAct().catch(() => null);
      if (late !== null) return late.doWithPost(asked, { context, toasts, text });
      toasts.show({ id: "board", kind: "failure", message: text("actionFailed"), iconName: "error" });
      return false;
    },
    [loadAct, context, toasts, text],
  );

  const report = useCallback(
    async (
      { title, subject }: Pick<ReportInput, "title" | "subject">,
      send: (actions: Actions, context: BoardActionContext, report: Report) => Promise<RequestFailure | null>,
    ) => {
      const ending = await openReport({
        title,
        subject,
        send: async (given) => {
          const actions = await loadActions().catch(() => null);
          return actions === null ? "failed" : reportOutcomeOf(await send(actions, context, given));
        },
      });
      if (ending === null) return;
      toasts.show({ id: "board", message: text(ending === "sent" ? "reported" : "reportedBefore"), iconName: "check" });
    },
    [loadActions, openReport, context, toasts, text],
  );

  return { context, act, report };
}
