import type { Specimens } from "../specimens.ts";
import { TabLinks } from "./tab-links.tsx";

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
