import type { Specimens } from "../specimens.ts";
import { Progress } from "./progress.tsx";

export default {
  title: "Progress",
  specimens: [
    { name: "none yet", render: () => <Progress label="Downloading" value={0} /> },
    { name: "under way", render: () => <Progress label="Downloading" value={0.42} /> },
    {
      name: "with words of its own",
      render: () => <Progress label="Downloading" value={0.18} valueText="3.2 of 18 GB" tone="live" />,
    },
    {
      name: "long words",
      render: () => (
        <Progress
          label="Die Spieldaten werden heruntergeladen und anschließend überprüft"
          value={0.7}
          valueText="Noch ungefähr 2 Stunden und 40 Minuten"
        />
      ),
    },
    { name: "unknown", render: () => <Progress label="Checking files" value={null} /> },
    { name: "done", render: () => <Progress label="Installed" value={1} tone="success" /> },
    { name: "failed", render: () => <Progress label="Stopped: the disk is full" value={0.63} tone="error" /> },
    { name: "bare", render: () => <Progress label="Reached 40 of 50 achievements" value={0.8} isBare /> },
  ],
} satisfies Specimens;
