import type { Specimens } from "../specimens.ts";
import { LocalTime } from "./local-time.tsx";
import { ReleaseTime } from "./release-time.tsx";

export default {
  title: "Local time",
  specimens: [
    { name: "day and time", render: () => <LocalTime instant="2026-11-21T12:00:00Z" /> },
    { name: "release", render: () => <ReleaseTime instant="2026-11-21T12:00:00Z" /> },
    { name: "day", render: () => <LocalTime instant="2026-11-21T12:00:00Z" form="date" /> },
  ],
} satisfies Specimens;
