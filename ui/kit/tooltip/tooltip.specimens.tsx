import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import type { Specimens } from "../specimens.ts";
import { Tooltip } from "./tooltip.tsx";

export default {
  title: "Tooltip",
  specimens: [
    {
      name: "a few words",
      render: () => (
        <Tooltip words="Counts only players who own the game">
          {(described) => (
            <Button variant="secondary" {...described}>
              4.3 of 5
            </Button>
          )}
        </Tooltip>
      ),
    },
    {
      name: "many words",
      render: () => (
        <Tooltip words="Die durchschnittliche Bewertung berücksichtigt ausschließlich Spielerinnen und Spieler, die mindestens zwei Stunden gespielt haben.">
          {(described) => <IconButton icon="info" label="About this score" {...described} />}
        </Tooltip>
      ),
    },
  ],
} satisfies Specimens;
