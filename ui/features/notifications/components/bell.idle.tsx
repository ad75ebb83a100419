import { css } from "@linaria/core";
import { type CSSProperties, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { badgeOf } from "#core/engagement/badge-of.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { countLook } from "#ui/kit/badge/count-look.ts";
import { iconButtonLook } from "#ui/kit/button/icon-button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { LiveNotifications } from "./live-notifications.tsx";
import { NotificationCenter } from "./notification-center.tsx";
import { useUnread } from "./use-unread.ts";

const bell = css`
  @layer sections {
    position: relative;
  }
`;

/* In the top layer, so that it is fixed to the window and not to the header, whose filter would hold it. */
const panel = css`
  @layer sections {
    position: fixed;
    inset: auto;
    inset-block-start: calc(var(--header-height) + 2px);
    inset-inline-end: var(--from-end, var(--gutter));
    inline-size: min(420px, 100vw - 16px);
    max-block-size: min(640px, 100dvh - var(--header-height) - 16px);
    margin: 0;
    padding: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    color: var(--color-text);
    box-shadow: 0 12px 32px rgb(8 6 13 / 22%);

    &:focus-visible {
      outline: none;
    }

    @media ${UP_TO_PHONE} {
      inset-inline: 8px;
      inline-size: auto;
    }
  }
`;

/** The player's notifications with the number of those unread, and the newest of them in a panel. Its texts are the area `notifications`. */
export function Bell() {
  const { t: text } = useTranslation("notifications");
  const { number } = useFormats();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [fromEnd, setFromEnd] = useState(0);
  const unread = useUnread();
  const close = () => box.current?.hidePopover();
  useDismissal(isOpen, close);

  const variant: CSSProperties & Record<"--from-end", string> = { "--from-end": `${fromEnd}px` };
  return (
    <>
      <LiveNotifications />
      <button
        ref={button}
        type="button"
        className={`${iconButtonLook} ${bell}`}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setFromEnd(distanceToEnd(button.current))}
      >
        <Icon name="bell" />
        <VisuallyHidden>
          {unread === undefined ? text("title") : text("count", { number: number(unread) })}
        </VisuallyHidden>
        {unread !== undefined && unread > 0 && (
          <span data-part="count" className={countLook} aria-hidden="true">
            {badgeOf(unread, number)}
          </span>
        )}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text("title")}
        tabIndex={-1}
        className={panel}
        style={variant}
        // Before it is shown: Back closes it from the first moment on.
        onBeforeToggle={({ newState }) => setIsOpen(newState === "open")}
        onToggle={({ newState }) => {
          if (newState === "open") box.current?.focus({ preventScroll: true });
        }}
      >
        {isOpen && <NotificationCenter variant="panel" onLeave={close} />}
      </div>
    </>
  );
}

/** How far the end of an element is from the end of the window, along the text. */
function distanceToEnd(element: HTMLElement | null): number {
  if (element === null) return 0;
  const { left, right } = element.getBoundingClientRect();
  const isLeftward = getComputedStyle(element).direction === "rtl";
  return Math.max(8, Math.round(isLeftward ? left : document.documentElement.clientWidth - right));
}
