import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ParseKeys } from "i18next";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountSession } from "#core/account/account-security.ts";
import type { Shell } from "#core/shell/shell.ts";
import { isolated } from "#ui/context/isolated.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useIsPartial } from "#ui/data/partial-lists.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { accountSessionsQuery } from "#ui/features/account/queries/account-security.ts";
import { endOtherSessionsMutation, endSessionMutation } from "#ui/features/account/queries/change-account.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import type { IconName } from "#ui/kit/icon/icon.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { SettingRow, settingListLook } from "./setting-row.tsx";

/** Sessions that are listed at first; the others by a button. */
const MAX_FIRST_SESSIONS = 6;

/** Names of the shells of the store; a browser has its own name. */
const SHELL_NAMES: Readonly<Record<Exclude<Shell, "web">, ParseKeys<"account">>> = {
  launcher: "launcherName",
  chat: "chatAppName",
  app: "appName",
};

const HANDHELD = /^(Android|iOS|iPadOS)$/;

/** Sessions of the account, with buttons that end them. */
export function SessionList() {
  const { t: text } = useTranslation("account");
  const { number } = useFormats();
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  const query = accountSessionsQuery(scope);
  const sessions = useQuery(query);
  const isPartial = useIsPartial(query.queryKey);
  const endOne = useMutation(endSessionMutation(scope, client));
  const endOthers = useMutation(endOtherSessionsMutation(scope, client));
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = useSessionName();

  const showToast = (message: string) => {
    // The button that had the focus is gone.
    heading.current?.focus();
    toasts.show({ id: "sessions", message, iconName: "check-circle" });
  };
  const end = (session: AccountSession) => {
    endOthers.reset();
    endOne.mutate(session.id, {
      onSuccess: () => showToast(text("endedSession", { name: isolated(nameOf(session)) })),
    });
  };
  const endConfirmed = () => {
    endOne.reset();
    endOthers.mutate(undefined, {
      onSuccess: (ended) => showToast(text("endedOthers", { count: ended, number: number(ended) })),
    });
  };
  const endAllOthers = async () => {
    const isConfirmed = await confirm({
      title: text("endOthersTitle"),
      description: text("endOthersText"),
      confirmLabel: text("endOthers"),
      cancelLabel: text("cancel"),
    });
    if (isConfirmed) endConfirmed();
  };

  const { data } = sessions;
  const isReady = data !== undefined;
  useResumedAction(ACCOUNT_ACTIONS.endOtherSessions, endConfirmed, { isReady });
  useResumedAction(
    ACCOUNT_ACTIONS.endSession,
    (sessionId) => {
      const session = data?.find(({ id, isCurrent }) => id === sessionId && !isCurrent);
      if (session !== undefined) end(session);
    },
    { isReady },
  );
  const shown = isWhole ? data : data?.slice(0, MAX_FIRST_SESSIONS);
  const hasMore = data !== undefined && shown !== undefined && shown.length < data.length;
  const hasOthers = isPartial || data?.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {text("sessions")}
      </h2>
      {data === undefined && !sessions.isError && <Skeleton shape="block" height="148px" />}
      {data === undefined && sessions.isError && (
        <FailureNote error={sessions.error} isRetrying={sessions.isFetching} onRetry={() => void sessions.refetch()} />
      )}
      {data !== undefined && <p>{text(hasOthers ? "sessionsText" : "onlyHere")}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className={settingListLook} aria-label={text("sessions")}>
          {shown.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={endOne.isPending && endOne.variables === session.id}
              onEnd={() => end(session)}
            />
          ))}
        </ul>
      )}
      <PartialNote queryKey={query.queryKey} />
      <ChangeFailure
        error={endOne.error ?? endOthers.error}
        action={endOne.isError ? ACCOUNT_ACTIONS.endSession : ACCOUNT_ACTIONS.endOtherSessions}
        input={endOne.variables ?? ""}
      />
      {hasOthers && (
        <div data-part="actions">
          {hasMore && (
            <Button variant="secondary" onClick={() => setWhole(true)}>
              {text("showAllSessions", { number: number(data.length) })}
            </Button>
          )}
          <Button variant="secondary" icon="sign-out" busy={endOthers.isPending} onClick={() => void endAllOthers()}>
            {text("endOthers")}
          </Button>
        </div>
      )}
    </section>
  );
}

interface SessionRowProps {
  readonly session: AccountSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t: text } = useTranslation("account");
  const { date, relative } = useFormats();
  const { clock } = usePorts();
  const name = useSessionName()(session);
  const lastActive = text("lastActive", { time: relative(session.lastSeenAt, clock.now()) });
  return (
    <SettingRow
      icon={iconOf(session)}
      title={<b data-part="name">{name}</b>}
      state={
        session.isCurrent && (
          <Badge tone="primary" icon="check">
            {text("thisDevice")}
          </Badge>
        )
      }
      action={
        !session.isCurrent && (
          <Button
            variant="secondary"
            size="small"
            aria-label={text("endNamed", { name: isolated(name) })}
            busy={isEnding}
            onClick={onEnd}
          >
            {text("signOut")}
          </Button>
        )
      }
    >
      <p>{session.isCurrent ? text("activeNow") : lastActive}</p>
      <p>{text("signedInOn", { date: date(session.createdAt) })}</p>
    </SettingRow>
  );
}

/** Name of a session: the browser, or the shell of the store, and its system. */
function useSessionName(): (session: AccountSession) => string {
  const { t: text } = useTranslation("account");
  return ({ shell, browser: named, system }) => {
    const browser = shell === "web" ? named : text(SHELL_NAMES[shell]);
    if (browser !== "" && system !== "") return text("browserOn", { browser, system });
    return browser || system || text("unknownDevice");
  };
}

function iconOf({ system }: AccountSession): IconName {
  if (system === "") return "devices";
  return HANDHELD.test(system) ? "smartphone" : "monitor";
}
