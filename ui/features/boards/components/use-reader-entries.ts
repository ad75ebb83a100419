import { useTranslation } from "react-i18next";
import type { Author } from "#core/community/article.ts";
import type { Report } from "#core/community/report.policy.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import type { BoardActionContext } from "#ui/features/boards/queries/board-actions.ts";
import { reportActionOf } from "#ui/features/reports/report-action.ts";
import { type SharedPart, sharePopupName, useShare } from "#ui/features/share/use-share.ts";
import type { MenuEntry } from "#ui/kit/menu/menu-entry.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { NO_INPUT, useReopened } from "#ui/overlays/use-reopened.ts";
import { useAuthorName } from "#ui/patterns/author-link/use-author-name.ts";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import type { Actions } from "./do-with-post.idle.ts";
import type { usePostActions } from "./use-post-actions.ts";

/** A post as the menu of its readers needs to know it. */
interface ReadPost {
  readonly author: Author;
  readonly isMine: boolean;
  /** Identifies the post, e.g. `comment/17`. */
  readonly subject: string;
  readonly shared: SharedPart;
  /** Id of its element, if it is not the whole page. */
  readonly part?: string;
  /** Title of the popup that asks why it is reported. */
  readonly reportTitle: string;
  readonly report: (actions: Actions, context: BoardActionContext, report: Report) => Promise<RequestFailure | null>;
  readonly hide: (actions: Actions, context: BoardActionContext, hidden: boolean) => Promise<RequestFailure | null>;
}

/**
 * What everybody can do with a post, an article or a comment: share it; and with another's report it, hide it, hide everything by
 * its author, and in the mobile app see the author's chat profile. `opens` are the names of the popups of the entries.
 */
export function useReaderEntries(
  { act, report }: Pick<ReturnType<typeof usePostActions>, "act" | "report">,
  post: ReadPost,
): { readonly entries: readonly MenuEntry[]; readonly opens: string } {
  const { t: text } = useTranslation("boards");
  const share = useShare(post.part);
  const toasts = useToasts();
  const { shell } = useVisit();
  const { appView } = usePorts();
  const { author } = post;
  const name = useAuthorName()(author);
  const showProfile = async () => {
    if (!(await appView.showProfile(author.id)))
      toasts.show({ id: "profile", kind: "failure", message: text("actionFailed"), iconName: "error" });
  };
  const reportName = reportActionOf(post.subject);
  const openReport = useReopened(reportName, NO_INPUT, () =>
    report({ title: post.reportTitle, subject: post.subject }, post.report),
  );
  const pressReport = usePlayerAction(reportName, () => void openReport(true));
  const pressHide = usePlayerAction(
    `${post.subject}/hide`,
    () =>
      void act({
        run: (actions, at) => post.hide(actions, at, true),
        done: { message: text("hidden"), undo: { run: (actions, at) => post.hide(actions, at, false) } },
      }),
  );
  const pressBlock = usePlayerAction(
    `${post.subject}/block`,
    () =>
      void act({
        run: (actions, at) => actions.blockAuthor(at, author.id, true),
        done: {
          message: text("blocked", { name }),
          undo: { run: (actions, at) => actions.blockAuthor(at, author.id, false) },
        },
      }),
  );
  const shareEntry = {
    id: "share",
    label: text("share"),
    icon: "share",
    onSelect: () => void share(post.shared),
  } as const;
  const opens = `${sharePopupName(post.part)} ${reportName}`;
  if (post.isMine) return { entries: [shareEntry], opens };
  const entries = [
    shareEntry,
    ...(shell === "app"
      ? [
          {
            id: "profile",
            label: text("chatProfile", { name }),
            icon: "message",
            onSelect: () => void showProfile(),
          } as const,
        ]
      : []),
    {
      id: "report",
      label: text("report"),
      icon: "flag",
      onSelect: () => pressReport(),
    },
    {
      id: "hide",
      label: text("hide"),
      icon: "eye-off",
      onSelect: () => pressHide(),
    },
    {
      id: "block",
      label: text("block", { name }),
      icon: "user-blocked",
      onSelect: () => pressBlock(),
    },
  ] as const;
  return { entries, opens };
}
