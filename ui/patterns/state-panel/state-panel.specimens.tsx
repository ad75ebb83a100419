import { Button } from "#ui/kit/button/button.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { Emblem, type EmblemName } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "./state-panel.tsx";

const EMBLEMS: readonly EmblemName[] = ["error", "lost", "work", "offline", "elsewhere", "empty", "locked", "waiting"];

export default {
  title: "State panel",
  specimens: [
    {
      name: "nothing found, with a small sign",
      render: () => (
        <StatePanel icon="search" title="No game fits all of this" actions={<Button>All games</Button>}>
          Take a filter away, or search with fewer words.
        </StatePanel>
      ),
    },
    {
      name: "long words",
      render: () => (
        <StatePanel
          emblem={<Emblem name="empty" />}
          title="Benutzerkontoverwaltungseinstellungen konnten nicht vollständig wiederhergestellt werden"
          actions={
            <>
              <Button>Noch einmal versuchen</Button>
              <Button variant="secondary">Datenschutz</Button>
            </>
          }
        >
          Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, in one word and without a place to break.
        </StatePanel>
      ),
    },
    ...EMBLEMS.map((name) => ({
      name: `emblem: ${name}`,
      render: () => <StatePanel emblem={<Emblem name={name} />} title="What has happened" kind="component" />,
    })),
  ],
} satisfies Specimens;
