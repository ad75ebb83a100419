import type { Specimens } from "#ui/kit/specimens.ts";
import { RequestFailureError } from "#ui/queries/request-failure-error.ts";
import { FailureNote } from "./failure-note.tsx";

const retry = () => undefined;
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
  ],
} satisfies Specimens;
