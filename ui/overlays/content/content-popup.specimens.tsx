import { Button } from "#ui/kit/button/button.tsx";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "../specimen-layer.ts";
import ContentPopup, { type ContentInput } from "./content-popup.tsx";
import { useShowContent } from "./use-show-content.ts";

const HTML = `<p>The <strong>Storm Season</strong> ends on Sunday.</p>
<h3>What stays</h3><ul><li>Every mount you have tamed.</li><li>The banner of your guild.</li></ul>
<p>Details are in the <a href="https://news.example/storm">notice</a>.</p>`;

const SHORT: ContentInput = { title: "The season ends", content: <SafeHtml html={HTML} /> };

const Shown = ({ input }: { readonly input: ContentInput }) => (
  <ContentPopup input={input} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
);

function Opener() {
  const showContent = useShowContent();
  return <Button onClick={() => void showContent(SHORT)}>Show something to read</Button>;
}

export default {
  title: "System content",
  specimens: [
    { name: "opened by a button", render: Opener },
    { name: "to read", isWhole: true, render: () => <Shown input={SHORT} /> },
    {
      name: "with actions, longer than the screen",
      isWhole: true,
      render: () => (
        <Shown
          input={{
            title: "The rules of the castle",
            content: <SafeHtml html={HTML.repeat(5)} />,
            actions: [
              { id: "later", label: "Later" },
              { id: "go", label: "To the castle", variant: "primary" },
            ],
          }}
        />
      ),
    },
  ],
} satisfies Specimens;
