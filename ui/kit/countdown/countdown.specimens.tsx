import type { ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import type { Specimens } from "../specimens.ts";
import { Countdown } from "./countdown.tsx";
import { useNow } from "./use-now.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** A countdown that begins when the specimen is shown. */
function FromNow({ ms, children }: { readonly ms: number; readonly children: (until: string) => ReactNode }) {
  const start = useNow(false);
  return children(new Date(start + ms).toISOString());
}

const from = (ms: number, children: (until: string) => ReactNode) => () => <FromNow ms={ms}>{children}</FromNow>;

export default {
  title: "Countdown",
  specimens: [
    { name: "days", render: from(12 * DAY_MS + 4 * HOUR_MS, (until) => <Countdown until={until} />) },
    {
      name: "days without seconds",
      render: from(120 * DAY_MS, (until) => <Countdown until={until} withoutSeconds />),
    },
    { name: "hours", render: from(9 * HOUR_MS + 61 * SECOND_MS, (until) => <Countdown until={until} />) },
    { name: "large", render: from(3 * DAY_MS + HOUR_MS, (until) => <Countdown until={until} size="large" />) },
    {
      name: "last seconds, then live",
      render: from(20 * SECOND_MS, (until) => <Countdown until={until} over={<Badge tone="live">Out now</Badge>} />),
    },
    {
      name: "live",
      render: from(-HOUR_MS, (until) => <Countdown until={until} over={<Badge tone="live">Out now</Badge>} />),
    },
    { name: "ended", render: from(-HOUR_MS, (until) => <Countdown until={until} />) },
  ],
} satisfies Specimens;
