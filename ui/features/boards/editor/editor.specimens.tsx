import { useId } from "react";
import type { Specimens } from "#ui/kit/specimens.ts";
import { LazyEditor } from "./lazy-editor.tsx";
import type { Upload } from "./upload-images.ts";
import { UploadList } from "./upload-list.tsx";

const POST = `
<h2>Before the gate</h2>
<p>Bring a shield, says <bdi data-mention="p-1">@Luna</bdi>, and <a href="https://example.com/map">this map</a>.</p>
<ul><li><p>One <strong>eagle</strong></p></li><li><p>Two ropes</p></li></ul>
<table><tbody><tr><th><p>Gate</p></th><th><p>Guards</p></th></tr><tr><td><p>North</p></td><td><p>12</p></td></tr></tbody></table>
<details><summary>How it ends</summary><p>The castle stands up and walks away.</p></details>
<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="youtube">film</a>`;

const NOTHING = () => undefined;

function Shown({ html, isInvalid = false }: { readonly html: string; readonly isInvalid?: boolean }) {
  const id = useId();
  return (
    <div>
      <p id={id}>Text</p>
      <LazyEditor
        initialHtml={html}
        labelledBy={id}
        isInvalid={isInvalid}
        placeholder="A tip, a story, a question…"
        onChange={NOTHING}
        upload={async () => "failed"}
        findPlayers={async () => []}
      />
    </div>
  );
}

const UPLOADS: readonly Upload[] = [
  { id: "1", name: "gate.png", state: "sent" },
  { id: "2", name: "wall.png", state: "waiting" },
  { id: "3", name: "tower.png", state: "waiting" },
  { id: "4", name: "a-very-long-name-of-a-screenshot-taken-at-the-north-gate-2026-11-21.png", state: "failed" },
  { id: "5", name: "map.pdf", state: "wrong_type" },
  { id: "6", name: "siege.gif", state: "too_large" },
];

export default {
  title: "Editor",
  specimens: [
    { name: "empty", render: () => <Shown html="" /> },
    { name: "with a post", render: () => <Shown html={POST} /> },
    { name: "wrong", render: () => <Shown html="<p>x</p>" isInvalid /> },
    {
      name: "long words",
      render: () => (
        <Shown html="<p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde</p>" />
      ),
    },
    {
      name: "pictures on their way",
      render: () => <UploadList uploads={UPLOADS} onRetry={NOTHING} onDismiss={NOTHING} />,
    },
  ],
} satisfies Specimens;
