import { useQueries } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { PLAYER_SERVICES, type PlayerService } from "#core/failures/service-health.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { repeatWhileUsed } from "#ui/kit/motion/repeat-while-used.ts";
import { useIsOnline } from "#ui/patterns/connection/use-is-online.ts";
import { type CheckedService, serviceHealthQuery } from "./service-health-query.ts";

/** How often the services are checked while the page is used, in milliseconds. */
const CHECK_EVERY_MS = 30_000;

interface ServiceChecks {
  /** Services with their last result; `null` before the first one. */
  readonly services: readonly { readonly service: PlayerService; readonly checked: CheckedService | null }[];
  readonly isOnline: boolean;
  /** Whether a check that the player asked for is under way. */
  readonly isChecking: boolean;
  readonly checkAgain: () => Promise<void>;
}

/** Checks all services when the page opens, at intervals, when the device is online again, and on request. */
export function useServiceChecks(): ServiceChecks {
  const scope = useQueryScope();
  const isOnline = useIsOnline();
  const [isChecking, setIsChecking] = useState(false);
  const queries = useQueries({
    queries: PLAYER_SERVICES.map((service) => ({ ...serviceHealthQuery(scope, service), enabled: isOnline })),
  });
  const latest = useRef(queries);
  useEffect(() => {
    latest.current = queries;
  });
  const checkAll = useCallback(
    () => Promise.all(latest.current.map((query) => query.refetch({ cancelRefetch: false }))),
    [],
  );

  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) {
      wasOffline.current = true;
      return undefined;
    }
    // Results from before the connection was lost say nothing about now.
    if (wasOffline.current) void checkAll();
    return repeatWhileUsed(() => void checkAll(), CHECK_EVERY_MS);
  }, [isOnline, checkAll]);

  const checkAgain = useCallback(async () => {
    setIsChecking(true);
    await checkAll();
    setIsChecking(false);
  }, [checkAll]);

  const services = PLAYER_SERVICES.map((service, index) => ({ service, checked: queries[index]?.data ?? null }));
  return { services, isOnline, isChecking, checkAgain };
}
