import { useEffect, useState } from "react";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import type { LazyFailureProps } from "#ui/kit/lazy/lazy-component.tsx";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";
import { browserPageLoad, type PageLoad } from "./page-load.ts";
import { QueryFailure } from "./query-failure.tsx";

interface PartCodeFailureProps extends Omit<LazyFailureProps, "isRetried"> {
  readonly isRetried?: boolean;
  readonly pageLoad?: Pick<PageLoad, "answers">;
}

/**
 * Error screen of a part whose code has failed permanently, or the panel of an unreachable store, which tries again. Where that has
 * failed, the page is loaded again.
 */
export function PartCodeFailure({
  error,
  onRetry,
  isRetried = false,
  pageLoad = browserPageLoad,
}: PartCodeFailureProps) {
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    let isGone = false;
    void pageLoad.answers().then((answers) => isGone || setUnreachable(!answers));
    return () => {
      isGone = true;
    };
  }, [pageLoad]);
  const shown = isUnreachable ? new RequestFailureError({ kind: "fetch", message: String(error) }) : error;
  return (
    <QueryFailure kind="component" error={shown} onRefresh={isRetried && !isUnreachable ? requestReload : onRetry} />
  );
}
