import { buildPath } from "#core/navigation/build-path.ts";
import type { PageHead, ScreenContext } from "#ui/head/page-head.ts";
import { rewardsQuery } from "#ui/queries/rewards.ts";
import { PageShown } from "#ui/visit/page-shown.tsx";
import { RewardScreen } from "./reward-screen.tsx";

export async function load(context: ScreenContext): Promise<void> {
  const rewards = context.queryClient.prefetchQuery(rewardsQuery(context));
  if (context.waitsForAnswers()) await rewards;
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
      <PageShown />
    </>
  );
}
