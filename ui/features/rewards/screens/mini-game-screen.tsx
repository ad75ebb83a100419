import { css } from "@linaria/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MiniGame } from "#core/engagement/reward.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { miniGameQuery, playMiniGameMutation } from "#ui/features/rewards/queries/mini-game.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useOwnWindowSearch } from "#ui/overlays/window/use-own-window-search.ts";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { AskToSignIn } from "#ui/patterns/plain-page/ask-to-sign-in.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
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
      {user === null ? <AskToSignIn title={text("signInTitle")}>{text("signInCoupons")}</AskToSignIn> : <Game />}
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
  const { identifiers } = usePorts();
  const client = useQueryClient();
  const search = useOwnWindowSearch();
  const play = useMutation(playMiniGameMutation(useQueryScope(), client));
  const [picked, setPicked] = useState<number | null>(null);
  /** The round that is under way: the same key until the server has answered. */
  const round = useRef<string | null>(null);
  const roundsLeft = state.roundsLeft;

  const pick = (card: number) => {
    if (play.isPending) return;
    setPicked(card);
    round.current ??= identifiers.next();
    play.mutate(round.current, {
      onSuccess: ({ prize }) => {
        round.current = null;
        announce(prize === null ? text("blank") : text("won", { title: prize.title }));
      },
      onError: (error) => {
        if (failureOf(error)?.kind === "status") round.current = null;
        setPicked(null);
      },
    });
  };
  const again = () => {
    setPicked(null);
    play.reset();
  };

  const outcome = play.data === undefined || picked === null ? null : play.data;
  const words = outcome?.prize ? text("won", { title: outcome.prize.title }) : text("blank");
  return (
    <>
      <CardTable
        table={
          outcome === null
            ? { kind: "dealt", isOpen: roundsLeft > 0 && !play.isPending }
            : { kind: "shown", card: picked ?? 0, isWin: outcome.prize !== null, words: outcome.prize?.title ?? words }
        }
        onPick={pick}
      />
      <div className={below}>
        {outcome !== null && <p data-part="outcome">{words}</p>}
        {play.isError && (
          <p role="alert">{text(failureOf(play.error)?.kind === "status" ? "didNotWork" : "noAnswer")}</p>
        )}
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
          <ButtonLink to={buildPath("coupon", {})} search={search} variant="secondary" icon="coupon">
            {text("yourCoupons")}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
