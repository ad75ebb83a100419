import { css } from "@linaria/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { NOTIFICATION_KINDS, type NotificationKind } from "#core/engagement/notification.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { mutedKindsQuery, muteKindsMutation } from "#ui/features/notifications/queries/notifications.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { Switch } from "#ui/kit/switch/switch.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";

const settings = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4) var(--space-4);

    & > p {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & > [role="alert"] {
      color: var(--color-error-text);
    }
  }
`;

/** One switch per kind of notification; each takes effect at once. */
export function NotificationSettings() {
  const { t: text } = useTranslation("notifications");
  const scope = useQueryScope();
  const { data: muted, isError, error, isFetching, refetch } = useQuery(mutedKindsQuery(scope));
  const mute = useMutation(muteKindsMutation(scope, useQueryClient()));
  const names: Readonly<Record<NotificationKind, string>> = {
    order: text("kindOrder"),
    gift: text("kindGift"),
    sale: text("kindSale"),
    release: text("kindRelease"),
    reply: text("kindReply"),
    notice: text("kindNews"),
    reward: text("kindReward"),
  };
  if (muted === undefined) {
    return (
      <div className={settings} aria-busy={!isError}>
        {isError ? (
          <FailureNote error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          NOTIFICATION_KINDS.map((kind) => <Skeleton key={kind} shape="block" height="44px" />)
        )}
      </div>
    );
  }
  const change = (kind: NotificationKind, isWanted: boolean) =>
    mute.mutate(isWanted ? muted.filter((one) => one !== kind) : [...muted, kind]);
  return (
    <div className={settings}>
      <p>{text("settingsText")}</p>
      {NOTIFICATION_KINDS.map((kind) => (
        <Switch key={kind} checked={!muted.includes(kind)} onChange={(isWanted) => change(kind, isWanted)}>
          {names[kind]}
        </Switch>
      ))}
      {mute.isError && <p role="alert">{text("settingsFailed")}</p>}
    </div>
  );
}
