import { css } from "@linaria/core";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { OutboxList } from "#ui/features/queued-changes/outbox-list.tsx";
import { useOutbox } from "#ui/features/queued-changes/use-outbox.ts";
import { askBeforeSignOut } from "#ui/features/session/components/confirm-sign-out.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { useIsOnline } from "#ui/patterns/connection/use-is-online.ts";
import { useSendQueuedWrites } from "./use-send-queued-writes.ts";

const panel = css`
  @layer sections {
    position: relative;
    display: grid;
    gap: var(--space-3);
    box-sizing: border-box;
    inline-size: min(560px, 100%);
    max-block-size: min(60dvh, 520px);
    padding: var(--space-4);
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-card);
    background: var(--color-raised);
    color: var(--color-text);
    pointer-events: auto;

    & > h2 {
      font-size: var(--type-16);
      font-weight: 700;
    }

    & > p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }
  }
`;

/** Sends queued writes once there is a connection, and shows how many are queued or need a decision of the player. */
export function OutboxStrip() {
  const { t: text } = useTranslation("outbox");
  const { number } = useFormats();
  const titleId = useId();
  const { outbox, remove, again, edit } = useOutbox();
  const [isOpen, setOpen] = useState(false);
  useDismissal(isOpen, () => setOpen(false));
  const isOnline = useIsOnline();
  useConfirmSignOut(outbox.length > 0);
  useSendQueuedWrites(
    outbox
      .filter(({ conflict }) => conflict === null)
      .map(({ key }) => key)
      .join(" "),
    isOnline,
  );
  const strip = useRef<HTMLDivElement>(null);
  useToastsAbove(strip, outbox.length > 0);
  if (isOpen && outbox.length === 0) setOpen(false);
  if (outbox.length === 0) return null;
  const undecided = outbox.filter(({ conflict }) => conflict !== null).length;
  return (
    <>
      {isOpen && (
        // Inline beside the banner instead of a popup: its code must be loaded before the connection is lost.
        <section ref={attachScrollbars} className={panel} aria-labelledby={titleId}>
          <h2 id={titleId}>{text("title")}</h2>
          <p>{text("intro")}</p>
          <OutboxList
            outbox={outbox}
            onRemove={(entry) => void remove(entry)}
            onAgain={(entry) => void again(entry)}
            onEdit={(entry) => void edit(entry)}
          />
        </section>
      )}
      <div ref={strip} role="status">
        <p>
          <Icon name={undecided > 0 ? "warning" : "refresh"} size={18} />
          <span>
            {undecided > 0
              ? text("undecided", { number: number(undecided) })
              : text("waiting", { number: number(outbox.length) })}
          </span>
          <Button variant="tertiary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {text(isOpen ? "close" : "show")}
          </Button>
        </p>
      </div>
    </>
  );
}

/** Places toasts above the strip, so that they never cover its button. */
function useToastsAbove(strip: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const banner = strip.current?.parentElement;
    if (!isShown || !banner) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--strip", `${banner.offsetHeight}px`));
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty("--strip");
    };
  }, [strip, isShown]);
}

/** Warns a player who signs out that queued writes would be lost. */
function useConfirmSignOut(isAnythingWaiting: boolean): void {
  const { t: text } = useTranslation("outbox");
  const confirm = useConfirm();
  useEffect(() => {
    if (!isAnythingWaiting) return;
    askBeforeSignOut(() =>
      confirm({
        title: text("leaveTitle"),
        description: text("leaveText"),
        confirmLabel: text("leave"),
        cancelLabel: text("stay"),
        isDangerous: true,
      }),
    );
    return () => askBeforeSignOut(null);
  }, [isAnythingWaiting, confirm, text]);
}
