import { css } from "@linaria/core";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIsFocused } from "#ui/data/use-is-focused.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
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
  const { keptAt } = useVisit();
  const isOffline = useStoreIsAway(isOnline);
  const [connection, setConnection] = useState<Connection>("usual");

  const outbox = useOutboxCode(isOnline);

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
      {outbox && <outbox.OutboxStrip />}
    </div>
  );
}

/** Loads the code of the outbox for players before a connection is lost; guests have nothing to send. */
function useOutboxCode(isOnline: boolean) {
  const texts = useTextLibrary();
  const { locale, user } = useVisit();
  const isGuest = user === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads failed code when the connection is back.
  const load = useCallback(async () => {
    if (isGuest) return null;
    const words = texts.ensure(locale, ["outbox"]);
    const { OutboxStrip } = await import("#ui/features/offline/components/outbox-strip.tsx");
    await words;
    return { OutboxStrip };
  }, [isGuest, texts, locale, isOnline]);
  return useIdleModule(load).module;
}
