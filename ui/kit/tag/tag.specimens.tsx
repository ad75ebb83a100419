import { useState } from "react";
import type { Specimens } from "../specimens.ts";
import { Tag } from "./tag.tsx";
import { TagList } from "./tag-list.tsx";

const LONG = "Massen-Mehrspieler-Online-Rollenspiel mit Belagerungsschlachten um wandernde Burgen";

function Filters() {
  const [chosen, setChosen] = useState(["Role-playing", "On sale", "Korean voices", LONG]);
  return (
    <TagList label="Chosen filters">
      {chosen.map((label) => (
        <li key={label}>
          <Tag label={label} onRemove={() => setChosen((known) => known.filter((other) => other !== label))} />
        </li>
      ))}
    </TagList>
  );
}

export default {
  title: "Tag",
  specimens: [
    {
      name: "pills",
      render: () => (
        <TagList label="Genres">
          {["MMORPG", "Strategy", "판타지", "أكشن"].map((label) => (
            <li key={label}>
              <Tag label={label} />
            </li>
          ))}
          <li>
            <Tag label="Plays on a gamepad" icon="check" />
          </li>
        </TagList>
      ),
    },
    {
      name: "links",
      render: () => (
        <TagList label="Tags">
          {["Castle sieges", "Open world", LONG].map((label) => (
            <li key={label}>
              <Tag label={label} destination={{ to: "/" }} />
            </li>
          ))}
          <li>
            <Tag label="Co-op" icon="tag" destination={{ to: "/" }} />
          </li>
        </TagList>
      ),
    },
    { name: "removable", render: () => <Filters /> },
  ],
} satisfies Specimens;
