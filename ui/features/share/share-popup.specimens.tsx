import { Button } from "#ui/kit/button/button.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import SharePopup from "./share-popup.tsx";
import { useShare } from "./use-share.ts";

const PAGE = {
  title: "Throne and Liberty",
  text: "The weather chooses a side.",
  url: "https://store.example/game/tl?locale=en-US",
};

function Opener() {
  const share = useShare();
  return <Button onClick={() => void share(PAGE)}>Share</Button>;
}

export default {
  title: "Share",
  specimens: [
    { name: "opened by a button", render: Opener },
    {
      name: "link to copy",
      isWhole: true,
      render: () => <SharePopup input={PAGE} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />,
    },
  ],
} satisfies Specimens;
