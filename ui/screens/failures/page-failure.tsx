import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { failureOf } from "#ui/queries/request-failure-error.ts";
import { FailureContent } from "./failure-content.tsx";

/** Stands in for a page that could not be shown; refreshing asks for its data again. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { logger } = usePorts();
  const refresh = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);

  useEffect(() => {
    // What a request answered is expected and told to the player; anything else is a bug.
    if (failureOf(error) === null) logger.error("a page could not be shown", { message: String(error) });
  }, [logger, error]);

  return <FailureContent kind="page" error={error} onRefresh={refresh} />;
}
