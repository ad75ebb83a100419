import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Reward } from "#core/engagement/reward.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { rewardBannerKeyOf, useShowRewardBanner } from "#ui/features/rewards/popups/use-show-reward-banner.ts";
import { rewardsQuery } from "#ui/features/rewards/queries/rewards.ts";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { isQuietToday, keepQuietToday } from "#ui/overlays/quiet-today.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const banner = css`
  @layer sections {
    position: fixed;
    z-index: 90;
    inset-block-end: calc(var(--space-4) + var(--tabs, 0px) + env(safe-area-inset-bottom, 0px));
    inset-inline-end: var(--gutter);
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    inline-size: 380px;
    block-size: calc(var(--reward-bar-height) - var(--space-4));
    overflow: hidden;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-card);
    background: var(--color-raised);

    & > [data-part="open"] {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      align-items: center;
      gap: var(--space-4);
      block-size: 100%;
      text-align: start;
    }

    & > [data-part="open"]:focus-visible {
      outline-offset: -4px;
    }

    & [data-part="picture"] {
      position: relative;
      align-self: stretch;
    }

    & [data-part="words"] {
      display: grid;
      gap: 2px;
    }

    & [data-part="eyebrow"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & [data-part="title"] {
      display: -webkit-box;
      overflow: hidden;
      font-size: var(--type-14);
      font-weight: 700;
      line-height: var(--leading-heading);
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    & > [data-part="close"] {
      padding-inline: var(--space-2);
    }

    @media (hover: hover) {
      & > [data-part="open"]:hover [data-part="title"] {
        text-decoration: underline;
      }
    }

    @media (prefers-reduced-motion: no-preference) {
      animation: reward-banner-enter var(--popup) backwards;
    }

    @keyframes :global(reward-banner-enter) {
      from {
        opacity: 0;
        translate: 0 16px;
      }
    }

    @media ${UP_TO_PHONE} {
      inset-inline: var(--gutter);
      inline-size: auto;
    }
  }
`;

/**
 * Shows a player a reward to claim, at the foot of the screen, where it moves nothing; a press shows it, and it can be sent
 * away for today.
 */
export function RewardBanner() {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const [hasWords, setHasWords] = useState(false);
  const { data } = useQuery(rewardsQuery(useQueryScope()));
  useEffect(() => {
    texts.ensure(locale, ["rewards"]).then(
      () => setHasWords(true),
      () => undefined,
    );
  }, [texts, locale]);
  const waiting = (data ?? []).filter(({ state }) => state === "claimable");
  return hasWords ? <WaitingReward waiting={waiting} /> : null;
}

function WaitingReward({ waiting }: { readonly waiting: readonly Reward[] }) {
  const { t: text } = useTranslation("rewards");
  const { number } = useFormats();
  const ports = usePorts();
  const navigate = useNavigate();
  const show = useShowRewardBanner();
  const [, setSentAway] = useState(0);
  const reward = waiting.find(({ id }) => !isQuietToday(ports, rewardBannerKeyOf(id)));
  if (reward === undefined) return null;

  const look = async () => {
    const wantsIt = await show(reward);
    if (wantsIt) await navigate({ to: buildPath("reward", {}) });
    else setSentAway((times) => times + 1);
  };
  const sendAway = () => {
    for (const { id } of waiting) keepQuietToday(ports, rewardBannerKeyOf(id));
    setSentAway((times) => times + 1);
  };
  return (
    <aside className={banner} data-bar="reward" aria-label={text("rewardsTitle")}>
      <button type="button" data-part="open" onClick={() => void look()}>
        <span data-part="picture">
          <Picture media={reward.media} sizes="96px" ratio="fill" alt="" />
        </span>
        <span data-part="words">
          <span data-part="eyebrow">{text("waiting", { number: number(waiting.length) })}</span>
          <span data-part="title">{reward.title}</span>
        </span>
      </button>
      <span data-part="close">
        <IconButton icon="close" label={text("notToday")} onClick={sendAway} />
      </span>
    </aside>
  );
}
