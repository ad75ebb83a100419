import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { CodeFailure } from "./code-failure.tsx";
import { QueryFailure } from "./query-failure.tsx";

/**
 * Fallback screen of a failed page. Its button fetches the page's data again, or reloads the document if data is not
 * the cause.
 */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { logger } = usePorts();
  const isOfData = failureOf(error) !== null;
  const refresh = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);

  useEffect(() => {
    // Failed requests are expected and shown to the player; any other error is a bug.
    if (!isOfData) logger.error("a page could not be shown", { message: String(error) });
  }, [logger, error, isOfData]);

  if (isOfData) return <QueryFailure kind="page" error={error} onRefresh={refresh} />;
  return <CodeFailure error={error} />;
}
