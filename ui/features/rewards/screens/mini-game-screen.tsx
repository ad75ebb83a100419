import { css } from "@linaria/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { MiniGame } from "#core/engagement/reward.ts";
import { failureTextOf } from "#core/failures/failure-text.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { REWARD_FAILURES } from "#ui/features/rewards/components/reward-failures.ts";
import { miniGameQuery, playMiniGameMutation } from "#ui/features/rewards/queries/mini-game.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useOwnWindowSearch } from "#ui/overlays/window/use-own-window-search.ts";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { SignInPromptPanel } from "#ui/patterns/plain-page/sign-in-prompt-panel.tsx";
import { CardTable } from "./card-table.tsx";

const below = css`
  @layer screens {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: var(--space-3);
    min-block-size: 120px;
    text-align: center;

    & > [data-part="outcome"] {
      font-size: var(--type-20);
      font-weight: 700;
      line-height: var(--leading-heading);
    }

    & > [data-part="rounds"] {
      color: var(--color-text-quiet);
      font-variant-numeric: tabular-nums;
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--space-3);
    }
  }
`;

/** A small game for coupons: `/mini-game`, mostly in a window of its own. */
export function MiniGameScreen() {
  const { t: text } = useTranslation("rewards");
  const { user } = useVisit();
  return (
    <PlainPage title={text("miniGameTitle")} intro={text("miniGameIntro")}>
      {user === null ? <SignInPromptPanel>{text("signInCoupons")}</SignInPromptPanel> : <Game />}
    </PlainPage>
  );
}

function Game() {
  const state = useQuery(miniGameQuery(useQueryScope()));
  if (state.data !== undefined) return <Rounds state={state.data} />;
  if (state.isError) {
    return <FailureNote error={state.error} isRetrying={state.isFetching} onRetry={() => void state.refetch()} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height="min(300px, 70vw)" />
    </div>
  );
}

function Rounds({ state }: { readonly state: MiniGame }) {
  const { t: text } = useTranslation("rewards");
  const formats = useFormats();
  const announce = useAnnouncer();
  const client = useQueryClient();
  const search = useOwnWindowSearch();
  const play = useMutation(playMiniGameMutation(useQueryScope(), client));
  const { t: media } = useTranslation("media");
  const [picked, setPicked] = useState<number | null>(null);
  const [hasSound, setSound] = usePersistedState("mini-game/sound", v.boolean(), false);
  const roundsLeft = state.roundsLeft;

  const pick = (card: number) => {
    if (play.isPending) return;
    setPicked(card);
    play.mutate(undefined, {
      onSuccess: ({ prize }) => announce(prize === null ? text("blank") : text("won", { title: prize.title })),
      onError: () => setPicked(null),
    });
  };
  const again = () => {
    setPicked(null);
    play.reset();
  };

  const outcome = play.data === undefined || picked === null ? null : play.data;
  const words = outcome?.prize ? text("won", { title: outcome.prize.title }) : text("blank");
  const resultOf = (title: string | null | undefined) => ({ isWin: title != null, words: title ?? text("blank") });
  return (
    <>
      <CardTable
        table={
          outcome === null
            ? { kind: "dealt", isOpen: roundsLeft > 0 && !play.isPending }
            : {
                kind: "shown",
                card: picked ?? 0,
                ...resultOf(outcome.prize?.title),
                others: outcome.others.map(resultOf),
              }
        }
        hasSound={hasSound}
        onPick={pick}
      />
      <div className={below}>
        {outcome !== null && <p data-part="outcome">{words}</p>}
        {play.isError && <p role="alert">{text(failureTextOf(failureOf(play.error), REWARD_FAILURES))}</p>}
        {roundsLeft > 0 ? (
          <p data-part="rounds">{text("roundsLeft", { number: formats.number(roundsLeft) })}</p>
        ) : (
          <div data-part="rounds">
            <p>{text("noRounds")}</p>
            <p>
              {text("newRoundsAt")} <LocalTime instant={state.resetsAt} />
            </p>
          </div>
        )}
        <div data-part="actions">
          {outcome !== null && roundsLeft > 0 && (
            <Button variant="gradientSecondary" onClick={again}>
              {text("nextRound")}
            </Button>
          )}
          <IconButton
            icon={hasSound ? "volume" : "volume-off"}
            label={media(hasSound ? "mute" : "unmute")}
            onClick={() => setSound(!hasSound)}
          />
          <ButtonLink to={buildPath("coupon", {})} search={search} variant="secondary" icon="coupon">
            {text("yourCoupons")}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
