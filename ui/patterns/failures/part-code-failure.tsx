import { useEffect, useState } from "react";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import { browserPageLoad, type PageLoad } from "./page-load.ts";
import { QueryFailure } from "./query-failure.tsx";

interface PartCodeFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly pageLoad?: Pick<PageLoad, "answers">;
}

/** Error screen of a part whose code has failed permanently, or the panel of an unreachable store, which tries again. */
export function PartCodeFailure({ error, onRetry, pageLoad = browserPageLoad }: PartCodeFailureProps) {
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    let isGone = false;
    void pageLoad.answers().then((answers) => isGone || setUnreachable(!answers));
    return () => {
      isGone = true;
    };
  }, [pageLoad]);
  const shown = isUnreachable ? new RequestFailureError({ kind: "fetch", message: String(error) }) : error;
  return <QueryFailure kind="component" error={shown} onRefresh={onRetry} />;
}
