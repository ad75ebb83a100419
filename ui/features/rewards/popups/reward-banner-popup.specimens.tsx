import { Button } from "#ui/kit/button/button.tsx";
import { sampleMedia } from "#ui/kit/picture/sample-media.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import RewardBannerPopup, { type RewardBannerInput } from "./reward-banner-popup.tsx";
import { useShowRewardBanner } from "./use-show-reward-banner.ts";

const INPUT: RewardBannerInput = {
  id: "specimen",
  title: "Three crystals are waiting",
  description: "A thank-you for seven days in a row. They stay until Sunday.",
  media: sampleMedia(200),
};

const Shown = ({ input }: { readonly input: RewardBannerInput }) => (
  <RewardBannerPopup input={input} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
);

function Opener() {
  const show = useShowRewardBanner();
  return <Button onClick={() => void show(INPUT)}>Show, unless quiet today</Button>;
}

export default {
  title: "Reward banner",
  specimens: [
    { name: "opened by a button", render: Opener },
    { name: "with a picture", isWhole: true, render: () => <Shown input={INPUT} /> },
    { name: "without a picture", isWhole: true, render: () => <Shown input={{ ...INPUT, media: undefined }} /> },
  ],
} satisfies Specimens;
