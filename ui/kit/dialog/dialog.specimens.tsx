import { Button } from "../button/button.tsx";
import { Picture } from "../picture/picture.tsx";
import { sampleMedia } from "../picture/sample-media.ts";
import type { Specimens } from "../specimens.ts";
import { Dialog } from "./dialog.tsx";
import type { DialogLayer } from "./dialog-window.tsx";

const LAYER: DialogLayer = {
  isOpen: true,
  isTop: true,
  zIndex: 5_000,
  backdropZIndex: 4_999,
  onDismiss: () => undefined,
  onGone: () => undefined,
};
const ANSWERS = (
  <>
    <Button variant="secondary">Later</Button>
    <Button>Go there</Button>
  </>
);
const LINES = Array.from({ length: 24 }, (_, line) => `Line ${line + 1} of a long text.`);

export default {
  title: "Dialog",
  specimens: [
    {
      name: "small",
      isWhole: true,
      render: () => (
        <Dialog layer={LAYER} title="A word" description="It is only short." closeLabel="Close" actions={ANSWERS} />
      ),
    },
    {
      name: "medium, with a picture",
      isWhole: true,
      render: () => (
        <Dialog
          layer={LAYER}
          title="The hills"
          description="They are far."
          closeLabel="Close"
          size="medium"
          picture={<Picture media={sampleMedia()} sizes="600px" ratio="fill" alt="" />}
          actions={ANSWERS}
        />
      ),
    },
    {
      name: "longer than the screen",
      isWhole: true,
      render: () => (
        <Dialog
          layer={LAYER}
          title="A long text under a long title that is broken"
          closeLabel="Close"
          actions={ANSWERS}
        >
          {LINES.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Dialog>
      ),
    },
    {
      name: "must be answered, equal answers",
      isWhole: true,
      render: () => (
        <Dialog layer={LAYER} title="One or the other" closeLabel={null} actions={ANSWERS} actionsLayout="equal" />
      ),
    },
  ],
} satisfies Specimens;
