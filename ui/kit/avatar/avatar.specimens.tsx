import { sampleMedia } from "../picture/sample-media.ts";
import type { Specimens } from "../specimens.ts";
import { Avatar } from "./avatar.tsx";

const NAMES = ["Mina", "óscar", "김민아", "المنصور", "กำแพง", "🏴‍☠️ Kraken", "", "Ⅸ"];

export default {
  title: "Avatar",
  specimens: [
    { name: "picture", render: () => <Avatar name="Mina" image={sampleMedia(300, 200, 200).src} size={64} /> },
    {
      name: "first letters",
      render: () => (
        <span style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
          {NAMES.map((name) => (
            <Avatar key={name} name={name} size={48} />
          ))}
        </span>
      ),
    },
    { name: "broken picture", render: () => <Avatar name="Kraken" image="data:image/webp;base64,AAAA" size={64} /> },
    {
      name: "sizes",
      render: () => (
        <span style={{ display: "flex", alignItems: "center", gap: 8 }}>
          {[24, 32, 40, 64, 96].map((size) => (
            <Avatar key={size} name="Hoyeon" size={size} />
          ))}
        </span>
      ),
    },
  ],
} satisfies Specimens;
