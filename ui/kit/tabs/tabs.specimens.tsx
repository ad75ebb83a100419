import { Skeleton } from "../skeleton/skeleton.tsx";
import type { Specimens } from "../specimens.ts";
import { TabLinks } from "./tab-links.tsx";
import { Tabs } from "./tabs.tsx";

const LONG = [
  "Übersicht",
  "Bewertungen",
  "Systemvoraussetzungen",
  "Altersfreigaben",
  "Bundles und Editionen",
  "Neuigkeiten",
  "Gemeinschaftsforum",
  "Errungenschaften",
];
const GAMES = ["aion", "bns2", "bnsneo", "hoyeon", "l2m", "lin2", "lmj", "tl"];

export default {
  title: "Tabs",
  specimens: [
    {
      name: "three parts with counts",
      render: () => (
        <Tabs
          label="Parts of the game"
          tabs={[
            { id: "story", label: "Story", panel: <p>Solisium remembers every guild that has held its castle.</p> },
            { id: "reviews", label: "Reviews", count: "1,204", panel: <p>Most players praise the weather.</p> },
            { id: "news", label: "News", count: "3", panel: <Skeleton height="3em" /> },
          ]}
        />
      ),
    },
    {
      name: "icons, second one first",
      render: () => (
        <Tabs
          label="Views"
          initial="films"
          tabs={[
            { id: "pictures", label: "Pictures", icon: "image", panel: <p>Twelve pictures</p> },
            { id: "films", label: "Films", icon: "play", panel: <p>Two films</p> },
          ]}
        />
      ),
    },
    {
      name: "more than the line holds",
      render: () => (
        <Tabs
          label="Bereiche"
          initial="Neuigkeiten"
          tabs={LONG.map((label) => ({ id: label, label, panel: <p>{label}</p> }))}
        />
      ),
    },
    {
      name: "links",
      render: () => (
        <TabLinks
          label="Pages of the game"
          current="reviews"
          tabs={[
            { id: "overview", label: "Overview", to: "/game/tl" },
            { id: "reviews", label: "Reviews", count: "1,204", to: "/game/tl/review" },
            { id: "board", label: "Board", to: "/game/nlw" },
          ]}
        />
      ),
    },
    {
      name: "links, more than the line holds",
      render: () => (
        <TabLinks
          label="Bereiche"
          current="Neuigkeiten"
          tabs={LONG.map((label, at) => ({ id: label, label, to: `/game/${GAMES[at]}` }))}
        />
      ),
    },
  ],
} satisfies Specimens;
