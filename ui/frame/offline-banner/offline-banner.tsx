import { css } from "@linaria/core";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIsFocused } from "#ui/data/use-is-focused.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { useModuleWithTexts } from "#ui/kit/lazy/use-module-with-texts.ts";
import { useIsOnline } from "#ui/patterns/connection/use-is-online.ts";
import { useStoreIsAway } from "./use-store-is-away.ts";

/** How long the banner reports on a focused page that the connection is back, in milliseconds. */
const BACK_FOR_MS = 3_000;

const banner = css`
  @layer sections {
    position: fixed;
    z-index: 150;
    inset-inline: var(--gutter);
    inset-block-end: calc(var(--space-4) + var(--bottom-bar, 0px) + env(safe-area-inset-bottom, 0px));
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--space-2);
    pointer-events: none;

    & > [role="status"] > p {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      padding: var(--space-3) var(--space-5);
      border: 1px solid var(--color-line-strong);
      border-radius: var(--radius-card);
      background: var(--color-raised);
      color: var(--color-text);
      font-size: var(--type-14);
      pointer-events: auto;
    }

    & svg {
      flex: none;
      color: var(--color-warning-text);
    }

    & [data-back] svg {
      color: var(--color-success-text);
    }
  }
`;

type Connection = "usual" | "lost" | "back";

/**
 * Says that the connection is lost or restored, and refetches failed queries once it is restored. On a page from the
 * browser's cache it shows the age of that page until the store answers.
 */
export function OfflineBanner() {
  const { t: text } = useTranslation("common");
  const queryClient = useQueryClient();
  const router = useRouter();
  const formats = useFormats();
  const isOnline = useIsOnline();
  const isFocused = useIsFocused();
  const { keptAt, user } = useVisit();
  const isOffline = useStoreIsAway(isOnline);
  const [connection, setConnection] = useState<Connection>("usual");

  useEffect(() => {
    setConnection((last) => (isOffline ? "lost" : last === "lost" ? "back" : last));
  }, [isOffline]);

  useEffect(() => {
    if (connection !== "back") return;
    void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
    if (router.state.matches.some(({ status }) => status === "error")) void router.invalidate();
  }, [connection, queryClient, router]);

  useEffect(() => {
    if (connection !== "back" || !isFocused) return;
    const timer = setTimeout(() => setConnection("usual"), BACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [connection, isFocused]);

  return (
    <div className={banner}>
      <div role="status">
        {connection !== "usual" && (
          <p data-back={connection === "back" || undefined}>
            <Icon name={connection === "back" ? "check" : "warning"} size={18} />
            {connection === "back"
              ? text("onlineAgain")
              : keptAt === undefined
                ? text("offlineNow")
                : text("keptFrom", { time: formats.dateTime(new Date(keptAt).toISOString()) })}
          </p>
        )}
      </div>
      {/* Guests have nothing to send. */}
      {user && <LazyOutboxStrip />}
    </div>
  );
}

const OUTBOX_TEXTS = ["outbox"] as const;

const loadOutbox = () => import("#ui/features/offline/components/outbox-strip.idle.tsx");

/** Its code comes before a connection is lost. */
function LazyOutboxStrip() {
  const { module } = useModuleWithTexts(loadOutbox, OUTBOX_TEXTS);
  return module && <module.OutboxStrip />;
}
