import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { FailureNote } from "./failure-note.tsx";

const retry = () => undefined;
const refused = (status: number) =>
  new RequestFailureError({
    kind: "status",
    status,
    code: null,
    message: "",
    traceId: null,
    details: null,
    retryAfterSeconds: 3_600,
  });
const offline = new RequestFailureError({ kind: "timeout", timeoutMs: 5_000 });

export default {
  title: "Failure note",
  specimens: [
    {
      name: "a part failed",
      render: () => <FailureNote error={new Error("a bug")} isRetrying={false} onRetry={retry} />,
    },
    { name: "no connection", render: () => <FailureNote error={offline} isRetrying={false} onRetry={retry} /> },
    { name: "trying again", render: () => <FailureNote error={offline} isRetrying onRetry={retry} /> },
    { name: "to sign in", render: () => <FailureNote error={refused(401)} isRetrying={false} onRetry={retry} /> },
    { name: "not allowed", render: () => <FailureNote error={refused(403)} isRetrying={false} onRetry={retry} /> },
    { name: "too often", render: () => <FailureNote error={refused(429)} isRetrying={false} onRetry={retry} /> },
  ],
} satisfies Specimens;
