import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Notification, NotificationKind } from "#core/engagement/notification.ts";
import { isOwnPath } from "#core/links/resolve-link.policy.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { readNotificationMutation } from "#ui/features/notifications/queries/notifications.ts";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  order: "receipt",
  gift: "gift",
  sale: "percent",
  release: "rocket",
  reply: "message",
  notice: "megaphone",
  reward: "reward",
};

const row = css`
  @layer sections {
    &:not(:last-child) {
      border-block-end: 1px solid var(--color-line);
    }

    & > :is(a, button) {
      display: grid;
      grid-template-columns: 36px minmax(0, 1fr) 8px;
      gap: 0 var(--space-3);
      align-items: start;
      inline-size: 100%;
      padding: var(--space-3) var(--space-4);
      color: var(--color-text);
      text-align: start;
    }

    & > :is(a, button):focus-visible {
      outline-offset: -2px;
    }

    & [data-part="kind"] {
      display: grid;
      grid-row: 1 / 4;
      place-items: center;
      inline-size: 36px;
      block-size: 36px;
      border-radius: 50%;
      background: var(--color-raised);
      color: var(--color-text-quiet);
    }

    & [data-part="kind"][data-unread] {
      background: var(--color-primary-soft);
      color: var(--color-primary-text);
    }

    /* The sigil of the game, with the kind at its corner. */
    & [data-part="kind"]:has(> img) {
      position: relative;
      background: none;
    }

    & [data-part="kind"] > img + svg {
      position: absolute;
      inset-block-end: -3px;
      inset-inline-end: -3px;
      padding: 3px;
      border-radius: 50%;
      box-sizing: content-box;
      background: var(--color-raised);
    }

    & [data-part="title"] {
      font-size: var(--type-14);
      font-weight: 500;
      line-height: 1.45;
      overflow-wrap: anywhere;
    }

    & [data-part="title"][data-unread] {
      font-weight: 700;
    }

    & [data-part="words"],
    & time {
      grid-column: 2;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
      overflow-wrap: anywhere;
    }

    & [data-part="words"] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }

    & [data-part="dot"] {
      grid-row: 1;
      grid-column: 3;
      inline-size: 8px;
      block-size: 8px;
      margin-block-start: 7px;
      border-radius: 50%;
      background: var(--color-primary);
    }

    @media (hover: hover) {
      & > :is(a, button):hover {
        background: var(--color-raised);
      }
    }
  }
`;

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onLeave?: (() => void) | undefined;
}

/** One notification; opening it marks it as read. */
export function NotificationRow({ notification, onLeave }: NotificationRowProps) {
  const { t: text } = useTranslation("notifications");
  const formats = useFormats();
  const { clock } = usePorts();
  const scope = useQueryScope();
  const read = useMutation(readNotificationMutation(scope, useQueryClient()));
  const { id, kind, title, body, picture, action, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  const mark = isUnread ? "" : undefined;
  const markAsRead = () => {
    if (isUnread) read.mutate(id);
  };
  const content = (
    <>
      <span data-part="kind" data-unread={mark}>
        {picture && <img src={picture} alt="" width={36} height={36} loading="lazy" />}
        <Icon name={ICONS[kind]} size={picture ? 12 : 18} />
      </span>
      <span data-part="title" data-unread={mark} dir="auto">
        {isUnread && <VisuallyHidden>{text("unread")} </VisuallyHidden>}
        {title}
      </span>
      {isUnread && <span data-part="dot" aria-hidden="true" />}
      {body !== "" && (
        <span data-part="words" dir="auto">
          {body}
        </span>
      )}
      <time dateTime={createdAt}>{formats.relative(createdAt, clock.now())}</time>
    </>
  );
  // Links of other kinds work only on store pages; here the notification has no link.
  const path = action?.type === "purpleWeb" && isOwnPath(action.target) ? action.target : null;
  return (
    <li className={row}>
      {path === null ? (
        <button type="button" onClick={markAsRead}>
          {content}
        </button>
      ) : (
        <PageLink
          to={path.split("#")[0] ?? ""}
          hash={path.split("#")[1]}
          preload={false}
          onClick={() => {
            markAsRead();
            onLeave?.();
          }}
        >
          {content}
        </PageLink>
      )}
    </li>
  );
}
