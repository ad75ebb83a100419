import type { Specimens } from "../specimens.ts";
import { Badge } from "./badge.tsx";

const TONES = ["neutral", "live", "primary", "success", "warning", "error", "art"] as const;

export default {
  title: "Badge",
  specimens: [
    ...TONES.map((tone) => ({ name: tone, render: () => <Badge tone={tone}>Pre-install open</Badge> })),
    {
      name: "with an icon",
      render: () => (
        <Badge tone="live" icon="download">
          Ready to play
        </Badge>
      ),
    },
    {
      name: "long words",
      render: () => (
        <div style={{ maxInlineSize: 220 }}>
          <Badge tone="warning" icon="warning">
            Nur noch wenige Vorbestellerexemplare verfügbar
          </Badge>
        </div>
      ),
    },
  ],
} satisfies Specimens;
