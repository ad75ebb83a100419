import type { Achievement } from "#core/achievements/achievement.ts";
import { sampleMedia } from "#ui/kit/picture/sample-media.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import AchievementPopup from "./achievement-popup.tsx";

const ACHIEVEMENT: Achievement = {
  id: "gate-breaker",
  tier: "silver",
  title: "Gate Breaker",
  description: "Take part in 12 great events.",
  badge: sampleMedia(260).src,
  isHidden: false,
  goal: 12,
  progress: 7,
  earnedAt: null,
  earnedShare: 0.19,
};

const Shown = (change: Partial<Achievement>) => (
  <AchievementPopup
    input={{ achievement: { ...ACHIEVEMENT, ...change }, game: "Throne and Liberty" }}
    answer={NOTHING}
    dismiss={NOTHING}
    layer={SPECIMEN_LAYER}
  />
);

export default {
  title: "Achievement",
  specimens: [
    { name: "on the way", isWhole: true, render: () => <Shown /> },
    {
      name: "earned",
      isWhole: true,
      render: () => <Shown tier="gold" progress={12} earnedAt="2026-10-02T09:00:00.000Z" earnedShare={0.008} />,
    },
    {
      name: "hidden, seen by a guest",
      isWhole: true,
      render: () => <Shown title="" description="" isHidden progress={null} />,
    },
  ],
} satisfies Specimens;
