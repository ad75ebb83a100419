import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Reward } from "#core/engagement/reward.ts";
import { failureTextOf } from "#core/failures/failure-text.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { REWARD_FAILURES } from "#ui/features/rewards/components/reward-failures.ts";
import { claimRewardMutation } from "#ui/features/rewards/queries/rewards.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Burst } from "#ui/kit/burst/burst.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { Progress } from "#ui/kit/progress/progress.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";

/** Rows of a card: picture, title, what to do, prize, progress, action. */
const ROWS = 6;

const card = css`
  @layer screens {
    position: relative;
    /* Cards beside each other share their rows, so that prizes and buttons are at one height. */
    display: grid;
    grid-row: span ${ROWS};
    grid-template-rows: subgrid;
    row-gap: 0;
    overflow: hidden;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > [data-part="picture"] {
      position: relative;
      border-radius: 0;
    }

    & > [data-part="picture"] > [data-part="state"] {
      position: absolute;
      inset-block-start: var(--space-3);
      inset-inline-start: var(--space-3);
    }

    &[data-state="expired"] > [data-part="picture"] {
      filter: grayscale(0.8);
    }

    & > [data-part="body"] {
      display: grid;
      grid-row: 2 / -1;
      grid-template-rows: subgrid;
      align-items: start;
      row-gap: var(--space-2);
      padding: var(--space-4) var(--space-5) var(--space-5);
    }

    & h2 {
      font-size: var(--type-16);
      font-weight: 700;
      line-height: var(--leading-heading);
    }

    & [data-part="what"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }

    & [data-part="progress"],
    & [data-part="action"] {
      display: grid;
      gap: var(--space-3);
    }

    & [data-part="action"] {
      padding-block-start: var(--space-2);
    }

    & [data-part="prize"] {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      padding-block-start: var(--space-2);
      font-size: var(--type-14);
      font-weight: 600;
    }

    & [data-part="prize"] > svg {
      flex: none;
      color: var(--color-primary-text);
    }

    & [data-part="end"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & [data-part="trouble"] {
      color: var(--color-error-text);
      font-size: var(--type-13);
    }
  }
`;

/** A reward with the player's progress and the button that claims it. */
export function RewardCard({ reward, isFirst }: { readonly reward: Reward; readonly isFirst: boolean }) {
  const { t: text } = useTranslation("rewards");
  const { number } = useFormats();
  const { user } = useVisit();
  const { current, goal } = reward.progress;
  const isOpen = reward.state === "locked" || reward.state === "claimable";
  return (
    <li className={card} data-state={reward.state}>
      <div data-part="picture">
        <Picture media={reward.media} sizes="(max-width: 639px) 100vw, 420px" ratio="16 / 9" alt="" eager={isFirst} />
        {reward.state === "expired" && (
          <span data-part="state">
            <Badge tone="art">{text("stateExpired")}</Badge>
          </span>
        )}
      </div>
      <div data-part="body">
        <h2>{reward.title}</h2>
        <p data-part="what">{reward.description}</p>
        <p data-part="prize">
          <Icon name="coupon" size={18} />
          {reward.prize}
        </p>
        <div data-part="progress">
          {isOpen && goal > 1 && (
            <Progress
              label={text("progressLabel")}
              value={current / goal}
              valueText={text("progressOf", { current: number(current), goal: number(goal) })}
              tone={current >= goal ? "success" : "primary"}
              isBare={reward.state === "locked" && user !== null}
            />
          )}
          {isOpen && reward.endsAt !== null && (
            <p data-part="end">
              {text("validUntil")} <LocalTime instant={reward.endsAt} />
            </p>
          )}
        </div>
        <div data-part="action">
          <ClaimButton reward={reward} />
        </div>
      </div>
    </li>
  );
}

function ClaimButton({ reward }: { readonly reward: Reward }) {
  const { t: text } = useTranslation("rewards");
  const { number } = useFormats();
  const { user } = useVisit();
  const client = useQueryClient();
  const toasts = useToasts();
  const claim = useMutation(claimRewardMutation(useQueryScope(), client));

  const claimIt = () => {
    claim.mutate(reward.id, {
      onSuccess: ({ prize }) => {
        toasts.show({
          id: "coupon",
          kind: "gain",
          message: text("redeemed", { title: prize }),
          iconName: "check-circle",
        });
      },
    });
  };
  const press = usePlayerAction(`reward/${reward.id}/claim`, claimIt, {
    // The button of an unearned or claimed reward shows its state.
    resume: () => reward.state === "claimable" && claimIt(),
  });

  if (reward.state === "expired" || reward.state === null) return null;
  if (reward.state === "claimed") {
    return (
      <>
        {claim.isSuccess && <Burst />}
        <Badge tone="success" icon="check">
          {text("claimed")}
        </Badge>
      </>
    );
  }
  if (user === null) {
    return (
      <Button variant="secondary" size="mediumFlexible" onClick={() => press()}>
        {text("claim")}
      </Button>
    );
  }
  if (reward.state === "locked") {
    return (
      <Button
        variant="secondary"
        size="mediumFlexible"
        disabled
        reason={text("notEarned", { current: number(reward.progress.current), goal: number(reward.progress.goal) })}
      >
        {text("claim")}
      </Button>
    );
  }
  return (
    <>
      {claim.isError && (
        <p data-part="trouble" role="alert">
          {text(failureTextOf(failureOf(claim.error), REWARD_FAILURES))}
        </p>
      )}
      <Button
        data-log="claimReward"
        variant="success"
        size="mediumFlexible"
        busy={claim.isPending}
        onClick={() => press()}
      >
        {text("claim")}
      </Button>
    </>
  );
}
