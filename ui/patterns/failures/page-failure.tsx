import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { isChunkFailure } from "#core/failures/chunk-failure.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { CodeFailure } from "./code-failure.tsx";
import FailureContent from "./failure-content.tsx";

/**
 * Stands in for a page that could not be shown; refreshing asks for its data again. Where data is not what is missing, the whole
 * page is loaded again.
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
    // What a request answered is expected and told to the player; anything else is a bug.
    if (!isOfData) logger.error("a page could not be shown", { message: String(error) });
  }, [logger, error, isOfData]);

  if (isOfData) return <FailureContent kind="page" error={error} onRefresh={refresh} />;
  return <CodeFailure isChunk={isChunkFailure(String(error))} />;
}
