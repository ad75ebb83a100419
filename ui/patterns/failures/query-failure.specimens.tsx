import type { RequestFailure } from "#core/failures/request-failure.ts";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import { SPECIMEN_TIME, type Specimens } from "#ui/kit/specimens.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { QueryFailure } from "./query-failure.tsx";

const HOUR_MS = 3_600_000;
const instantIn = (ms: number) => new Date(Date.parse(SPECIMEN_TIME) + ms).toISOString();
const stay = () => undefined;

const failed = (status: number, details: unknown = null, retryAfterSeconds: number | null = null): RequestFailure => ({
  kind: "status",
  status,
  code: null,
  message: "",
  traceId: "0f5b3a52-7d2c-4c0e-9a63-1f1f2b8c4d10",
  details,
  retryAfterSeconds,
});
const maintenance = (from: number, to: number) =>
  failed(503, { status: "MAINTENANCE", scope: "store", from: instantIn(from), to: instantIn(to), notice_id: null });
const show = (failure: RequestFailure, kind: "page" | "component") => (
  <QueryFailure kind={kind} error={new RequestFailureError(failure)} onRefresh={stay} />
);

export default {
  title: "Error screens",
  specimens: [
    { name: "error, a part", render: () => show(failed(500), "component") },
    { name: "error, a page", isWhole: true, render: () => show(failed(500), "page") },
    {
      name: "a bug, a part",
      render: () => <QueryFailure kind="component" error={new Error("a bug")} onRefresh={stay} />,
    },
    { name: "to sign in, a part", render: () => show(failed(401), "component") },
    { name: "to sign in, a page", isWhole: true, render: () => show(failed(401), "page") },
    { name: "not allowed, a part", render: () => show(failed(403), "component") },
    { name: "not allowed, a page", isWhole: true, render: () => show(failed(403), "page") },
    { name: "too often, a part", render: () => show(failed(429, null, HOUR_MS / 1_000), "component") },
    { name: "too often, a page", isWhole: true, render: () => show(failed(429, null, HOUR_MS / 1_000), "page") },
    { name: "maintenance, a part", render: () => show(maintenance(-HOUR_MS, 26 * HOUR_MS), "component") },
    { name: "maintenance, a page", isWhole: true, render: () => show(maintenance(-HOUR_MS, 2 * HOUR_MS), "page") },
    { name: "maintenance that takes longer", render: () => show(maintenance(-9 * HOUR_MS, -HOUR_MS), "component") },
    { name: "no connection, a part", render: () => show({ kind: "timeout", timeoutMs: 5_000 }, "component") },
    { name: "no connection, a page", isWhole: true, render: () => show({ kind: "fetch", message: "" }, "page") },
    { name: "not found", isWhole: true, render: () => <NotFoundScreen /> },
  ],
} satisfies Specimens;
