import type { Specimens } from "../specimens.ts";
import { Accordion } from "./accordion.tsx";

const LONG =
  "A castle that is held for a week pays its guild from every market in its lands. The weather decides who may attack: eagles fly before rain, and the river runs under the wall only in spring.";

export default {
  title: "Accordion",
  specimens: [
    {
      name: "all closed",
      render: () => (
        <Accordion
          headingLevel={3}
          parts={[
            { id: "pc", title: "What does my computer need?", content: <p>{LONG}</p> },
            { id: "account", title: "May I change my country later?", content: <p>{LONG}</p> },
          ]}
        />
      ),
    },
    {
      name: "one open, with notes",
      render: () => (
        <Accordion
          headingLevel={3}
          parts={[
            { id: "windows", title: "Windows", note: "18.2 GB", content: <p>{LONG}</p>, isOpenAtFirst: true },
            { id: "mac", title: "macOS", note: "17.9 GB", content: <p>{LONG}</p> },
          ]}
        />
      ),
    },
    {
      name: "only one at a time, long words",
      render: () => (
        <Accordion
          headingLevel={3}
          onlyOne
          parts={[
            {
              id: "a",
              title: "Systemvoraussetzungen, Grafikkartentreiberversionen und Datenträgergeschwindigkeiten",
              note: "Empfohlen",
              content: <p>{LONG}</p>,
              isOpenAtFirst: true,
            },
            { id: "b", title: "Barrierefreiheit", content: <p>{LONG}</p> },
          ]}
        />
      ),
    },
  ],
} satisfies Specimens;
