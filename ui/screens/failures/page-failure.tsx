import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { failureOf } from "#ui/queries/request-failure-error.ts";
import { FailureContent } from "./failure-content.tsx";

/**
 * Stands in for a page that could not be shown; refreshing asks for its data again. Where data is not what is missing, the whole
 * page is loaded anew: a browser does not ask again for code that another code needed and that did not come.
 */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { logger } = usePorts();
  const refresh = useCallback(() => {
    if (failureOf(error) === null) {
      window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  }, [error, reset, router]);

  useEffect(() => {
    // What a request answered is expected and told to the player; anything else is a bug.
    if (failureOf(error) === null) logger.error("a page could not be shown", { message: String(error) });
  }, [logger, error]);

  return <FailureContent kind="page" error={error} onRefresh={refresh} />;
}
