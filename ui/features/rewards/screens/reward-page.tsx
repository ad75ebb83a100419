import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { rewardsQuery } from "#ui/features/rewards/queries/rewards.ts";
import { RewardScreen } from "./reward-screen.tsx";

export async function load(context: ScreenContext): Promise<void> {
  const rewards = context.queryClient.prefetchQuery(rewardsQuery(context));
  if (context.blocksOnData()) await rewards;
}

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("rewardsTitle", { ns: "rewards" }),
    description: t("rewardsIntro", { ns: "rewards" }),
    canonicalPath: buildPath("reward", {}),
  };
}

export function Page() {
  return (
    <>
      <RewardScreen />
      <NotifyHydrated />
    </>
  );
}
