import { css } from "@linaria/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { canOpenLauncherPages } from "#core/navigation/launcher-pages.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { notificationsQuery, readAllNotificationsMutation } from "#ui/features/notifications/queries/notifications.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { NotificationSettings } from "./notification-settings.tsx";

interface NotificationCenterProps {
  /** `panel` hangs from the bell, `page` is the content of a page, which has the heading. */
  readonly variant: "panel" | "page";
  /** Called when the player follows a notification. */
  readonly onLeave?: (() => void) | undefined;
}

const center = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-1) var(--space-3);
    }

    & > header > div {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      margin-inline-start: auto;
    }

    & h2 {
      font-size: var(--type-16);
      font-weight: 700;
    }

    & > ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }

    & > footer {
      display: grid;
      justify-items: center;
      gap: var(--space-2);
      padding: var(--space-4);
    }

    &[data-variant="panel"] > header {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      padding-block: var(--space-2);
      padding-inline: var(--space-4) var(--space-2);
      border-block-end: 1px solid var(--color-line);
      background: var(--color-surface);
    }

    &[data-variant="page"] {
      gap: var(--space-3);
    }

    &[data-variant="page"] > ul {
      overflow: hidden;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
    }

    & [data-part="waiting"] {
      display: grid;
      gap: var(--space-3);
      padding: var(--space-4);
    }
  }
`;

/** Notifications of the player: read them, follow their links and switch kinds off. */
export function NotificationCenter({ variant, onLeave }: NotificationCenterProps) {
  const { t: text } = useTranslation("notifications");
  const headingId = useId();
  const [isSetting, setSetting] = useState(false);
  return (
    <section className={center} data-variant={variant} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>
          {isSetting && text("settings")}
          {/* A page of them is called so already. */}
          {!isSetting && (variant === "panel" ? text("title") : <VisuallyHidden>{text("title")}</VisuallyHidden>)}
        </h2>
        <div>
          {!isSetting && <ReadAll />}
          <IconButton
            icon={isSetting ? "close" : "settings"}
            label={isSetting ? text("backToList") : text("settings")}
            onClick={() => setSetting(!isSetting)}
          />
        </div>
      </header>
      {isSetting ? <NotificationSettings /> : <List variant={variant} onLeave={onLeave} />}
    </section>
  );
}

function ReadAll() {
  const { t: text } = useTranslation("notifications");
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const { data } = useInfiniteQuery(notificationsQuery(scope));
  const readAll = useMutation(readAllNotificationsMutation(scope, client));
  const [newest] = data?.pages[0]?.notifications ?? [];
  const isUnread = data?.pages.some((page) => page.notifications.some(({ readAt }) => readAt === null));
  if (newest === undefined || !isUnread) return null;
  const read = () =>
    readAll.mutate(newest.createdAt, {
      onError: () =>
        toasts.show({ id: "notifications", kind: "failure", message: text("settingsFailed"), iconName: "error" }),
    });
  return (
    <Button variant="tertiary" size="small" busy={readAll.isPending} onClick={read}>
      {text("readAll")}
    </Button>
  );
}

function List({ variant, onLeave }: NotificationCenterProps) {
  const { t: text } = useTranslation("notifications");
  const visit = useVisit();
  const { configuration } = usePorts();
  const options = notificationsQuery(useQueryScope());
  const query = useInfiniteQuery(options);
  const found = query.data?.pages.flatMap((page) => page.notifications);
  if (found === undefined) {
    return (
      <div data-part="waiting" aria-busy={!query.isError}>
        {query.isError ? (
          <FailureNote error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          ["first", "second", "third", "fourth"].map((row) => <Skeleton key={row} shape="block" height="72px" />)
        )}
      </div>
    );
  }
  if (found.length === 0) {
    return (
      <StatePanel icon="bell" title={text("emptyTitle")} kind="component">
        {text("emptyText")}
      </StatePanel>
    );
  }
  const accessContext = { shell: visit.shell, environment: configuration.envName, network: configuration.network };
  const hasPage = variant === "panel" && canOpenLauncherPages(accessContext);
  return (
    <>
      <ul>
        {found.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onLeave={onLeave} />
        ))}
      </ul>
      <PartialNote queryKey={options.queryKey} />
      {(query.hasNextPage || hasPage) && (
        <footer>
          {query.isFetchNextPageError && (
            <FailureNote
              error={query.error}
              isRetrying={query.isFetchingNextPage}
              onRetry={() => void query.fetchNextPage()}
            />
          )}
          {query.hasNextPage && !query.isFetchNextPageError && (
            <Button
              variant="outlineSecondary"
              size="small"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {text("more")}
            </Button>
          )}
          {hasPage && (
            <TextLink to={buildPath("notification", {})} onClick={onLeave}>
              {text("seeAll")}
            </TextLink>
          )}
        </footer>
      )}
    </>
  );
}
