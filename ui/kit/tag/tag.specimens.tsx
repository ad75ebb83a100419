import type { Specimens } from "../specimens.ts";
import { Tag } from "./tag.tsx";

const LONG = "Massen-Mehrspieler-Online-Rollenspiel mit Belagerungsschlachten um wandernde Burgen";

export default {
  title: "Tag",
  specimens: [
    { name: "word", render: () => <Tag label="MMORPG" /> },
    { name: "word of another language", render: () => <Tag label="판타지" lang="ko-KR" /> },
    { name: "icon", render: () => <Tag label="Plays on a gamepad" icon="check" /> },
    { name: "long words", render: () => <Tag label={LONG} /> },
  ],
} satisfies Specimens;
