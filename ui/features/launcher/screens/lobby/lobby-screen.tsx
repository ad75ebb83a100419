import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { type LobbyContents, type LobbyState, lobbyPanelHeight } from "#core/lobby/lobby.ts";
import type { LobbyAction, LobbyKind } from "#core/lobby/lobby-kind.ts";
import { lobbyPicturesOf, lobbySetupOf, lobbyWordsOf } from "#core/lobby/lobby-words.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { failedReadsOf } from "#ui/data/failed-reads.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useShowGameBoard } from "#ui/features/boards/popups/use-show-game-board.ts";
import { useCallToAction } from "#ui/features/catalogue/components/use-call-to-action.ts";
import { ownGameQuery } from "#ui/features/catalogue/queries/game.ts";
import { useRememberVisit } from "#ui/features/game/screens/use-remember-visit.ts";
import { lobbyContentsQuery } from "#ui/features/launcher/queries/lobby.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Countdown } from "#ui/kit/countdown/countdown.tsx";
import { ReleaseTime } from "#ui/kit/local-time/release-time.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { Tag } from "#ui/kit/tag/tag.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { GameName } from "#ui/patterns/logotype/game-name.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { UP_TO_DESKTOP, UP_TO_LOW } from "#ui/theme/breakpoints.ts";
import { LobbyEdge } from "./lobby-edge.tsx";
import { LobbyShortcuts } from "./lobby-shortcuts.tsx";
import { LobbyWays } from "./lobby-ways.tsx";
import { StartButton } from "./start-button.tsx";
import { UnwatchedBanner } from "./unwatched-banner.tsx";
import { useLobbyState } from "./use-lobby-state.ts";

const lobby = css`
  @layer screens {
    --dusk: 15 12 22;
    --side: to right;
    position: relative;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    min-block-size: 100dvh;
    overflow: clip;
    background: rgb(var(--dusk));
    color: var(--color-text);
    isolation: isolate;

    & > [data-part="art"] {
      position: absolute;
      inset: 0;
      z-index: -2;
    }

    /* Keeps text readable over any art: shade from the bottom and from the side of the text. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background:
        linear-gradient(to top, rgb(var(--dusk) / 96%), rgb(var(--dusk) / 58%) 26%, transparent 58%),
        linear-gradient(var(--side), rgb(var(--dusk) / 74%), rgb(var(--dusk) / 28%) 40%, transparent 66%);
    }

    &[data-side="end"],
    [dir="rtl"] &[data-side="start"] {
      --side: to left;
    }

    [dir="rtl"] &[data-side="end"] {
      --side: to right;
    }

    & > [data-part="stage"] {
      display: flex;
      align-items: end;
      justify-content: space-between;
      gap: var(--space-10);
      padding: var(--space-10) var(--gutter) var(--space-8);
    }

    &[data-side="end"] > [data-part="stage"] {
      flex-direction: row-reverse;
    }

    & [data-part="words"] {
      display: grid;
      gap: var(--space-4);
      justify-items: start;
      min-inline-size: 0;
      max-inline-size: 680px;
    }

    & h1 {
      color: var(--color-text-quiet);
      font-size: var(--type-16);
      font-weight: 600;
    }

    & h1:has(img) {
      --logotype-size: clamp(96px, 64px + 6vw, 160px);
      inline-size: 100%;
      margin-block-end: var(--space-2);
    }

    & [data-part="headline"] {
      font-size: clamp(var(--type-32), 4.6vw, var(--type-60));
      font-weight: 800;
      line-height: var(--leading-display);
      letter-spacing: var(--tracking-display);
      text-wrap: balance;
      overflow-wrap: anywhere;
    }

    & [data-part="line"] {
      max-inline-size: 40em;
      font-size: var(--type-16);
      text-wrap: pretty;
    }

    & > [data-part="panel"] {
      display: flex;
      align-items: center;
      gap: var(--space-4) var(--space-6);
      min-block-size: var(--panel-height);
      padding-inline: var(--gutter);
      border-block-start: 1px solid rgb(255 255 255 / 12%);
      background: rgb(var(--dusk) / 72%);
      font-size: var(--type-14);
    }

    & [data-part="pre-install"] {
      margin-inline-start: auto;
      color: var(--color-live-text);
      font-weight: 600;
    }

    @media ${UP_TO_DESKTOP} {
      /* Words go from side to side: the dusk reaches up to them. */
      &::after {
        background: linear-gradient(to top, rgb(var(--dusk) / 96%), rgb(var(--dusk) / 72%) 48%, transparent 82%);
      }

      & > [data-part="stage"],
      &[data-side="end"] > [data-part="stage"] {
        flex-direction: column;
        align-items: stretch;
        justify-content: end;
        gap: var(--space-6);
      }

      & > [data-part="panel"] {
        flex-wrap: wrap;
        padding-block: var(--space-2);
      }
    }

    @media ${UP_TO_LOW} {
      & > [data-part="stage"] {
        padding-block: var(--space-5);
      }
    }
  }
`;

interface LobbyScreenProps {
  readonly kind: LobbyKind;
  readonly gameCode: string;
}

/** The lobby of a game: its art from edge to edge, one big button, and what is new at the side. */
export function LobbyScreen({ kind, gameCode }: LobbyScreenProps) {
  const scope = useQueryScope();
  const game = useQuery(ownGameQuery(scope, useQueryClient(), gameCode));
  const contents = useQuery(lobbyContentsQuery(scope, gameCode));
  const failed = game.data === undefined ? game : contents;
  useRememberVisit(gameCode, game.isSuccess && !game.isPlaceholderData);
  if (game.data !== undefined && contents.data !== undefined) {
    return <Lobby game={game.data} contents={contents.data} kind={kind} />;
  }
  return (
    <div className={lobby} data-theme="dark" aria-busy={!failed.isError}>
      <LobbyWays kind={kind} gameCode={gameCode} />
      {failed.isError && (
        <div data-part="stage">
          <FailureNote
            error={failed.error}
            isRetrying={failed.isFetching}
            onRetry={failedReadsOf(game, contents).retry}
          />
        </div>
      )}
    </div>
  );
}

interface EdgePartProps {
  readonly gameCode: string;
  readonly contents: LobbyContents;
}

function EdgePart(props: EdgePartProps) {
  return (
    <PageStep fallback={null}>
      <LobbyEdge {...props} />
    </PageStep>
  );
}

interface LobbyProps {
  readonly game: Game;
  readonly contents: LobbyContents;
  readonly kind: LobbyKind;
}

function Lobby({ game, contents, kind }: LobbyProps) {
  const { state, action } = useLobbyState(contents, game, kind);
  const setup = lobbySetupOf(contents);
  const isTest = kind === "fgt";
  // What is published about a game is not part of a test of it.
  const hasEdge = state !== "none" && !isTest;
  return (
    <div
      className={lobby}
      data-theme="dark"
      data-side={setup.textSide}
      data-state={state}
      style={{ "--panel-height": `${lobbyPanelHeight(state)}px` }}
    >
      <div data-part="art">
        <Picture
          media={mediaOf(game.media, ...lobbyPicturesOf(contents))}
          phoneMedia={mediaOf(game.media, "portrait")}
          sizes="100vw"
          ratio="fill"
          alt=""
          palette={game.palette}
          priority
        />
      </div>
      <LobbyWays kind={kind} gameCode={game.gameCode} />
      <div data-part="stage">
        <section data-part="words">
          {kind !== "home" && <LobbyTag kind={kind} />}
          <h1 lang={game.textLocale}>
            <GameName game={game} />
          </h1>
          {isTest ? (
            <TestWords game={game} action={action} />
          ) : (
            <LobbyWordsPart game={game} contents={contents} state={state} action={action} />
          )}
        </section>
        {hasEdge && <EdgePart gameCode={game.gameCode} contents={contents} />}
      </div>
      {state !== "none" && (
        <footer data-part="panel">
          {state === "launching" ? <LobbyShortcuts game={game} kind={kind} /> : <Opening game={game} state={state} />}
          {kind === "prehome" && state !== "launching" && <PreInstallNote game={game} />}
        </footer>
      )}
      {setup.fullBanner !== null && hasEdge && <UnwatchedBanner game={game} banner={setup.fullBanner} />}
    </div>
  );
}

function LobbyTag({ kind }: { readonly kind: Exclude<LobbyKind, "home"> }) {
  const { t: text } = useTranslation("launcher");
  return <Tag label={text(kind === "fgt" ? "fgtTag" : "prehomeTag")} />;
}

interface LobbyPartProps {
  readonly game: Game;
  readonly action: LobbyAction;
}

/** The editors' text and the main button; the button is shown without a text as well. */
function LobbyWordsPart({
  game,
  contents,
  state,
  action,
}: LobbyPartProps & { readonly contents: LobbyContents; readonly state: LobbyState }) {
  const { t: text } = useTranslation("launcher");
  const words = lobbyWordsOf(contents, state);
  if (words === null) {
    const isClosed = action === "store";
    return (
      <>
        {action !== "start" && (
          <>
            <p data-part="headline">{text(isClosed ? "lobbyClosedTitle" : "noLobbyTitle")}</p>
            <p data-part="line">{text(isClosed ? "lobbyClosedText" : "noLobbyText")}</p>
          </>
        )}
        {action === "start" && (
          <p data-part="headline" lang={game.textLocale} dir="auto">
            {game.tagline}
          </p>
        )}
        <StartButton game={game} action={action === "getReady" ? "store" : action} words="" />
      </>
    );
  }
  // The editors' label of the button applies to starting and updating the game.
  const isWordOfAction = action === "start" || action === "getReady";
  return (
    <>
      <p data-part="headline" dir="auto">
        {words.headline}
      </p>
      {words.line !== "" && (
        <p data-part="line" dir="auto">
          {words.line}
        </p>
      )}
      <StartButton game={game} action={action} words={isWordOfAction ? words.button : ""} />
    </>
  );
}

/** Instructions for testers of a game: start it, give feedback, keep it confidential. */
function TestWords({ game, action }: LobbyPartProps) {
  const { t: text } = useTranslation("launcher");
  const showBoards = useShowGameBoard();
  const { gameCode, boards } = game;
  return (
    <>
      <p data-part="headline">{text("fgtHeadline")}</p>
      <p data-part="line">{text("fgtLine")}</p>
      <StartButton game={game} action={action} words={text("fgtStart")} />
      {boards.length > 0 && (
        <Button
          variant="secondary"
          size="large"
          icon="messages"
          aria-haspopup="dialog"
          data-opens="game-board"
          onClick={() => void showBoards({ gameCode, area: "home" })}
        >
          {text("fgtFeedback")}
        </Button>
      )}
    </>
  );
}

/** How long players have to wait. */
function Opening({ game, state }: { readonly game: Game; readonly state: LobbyState }) {
  const { t: text } = useTranslation("launcher");
  if (game.releaseAt === undefined) return null;
  if (game.releaseAt === null) return <span>{text("dateOpen")}</span>;
  return (
    <>
      <span>{text(state === "countdown" ? "opensIn" : "opensAt")}</span>
      {state === "countdown" ? (
        <Countdown until={game.releaseAt} size="large" />
      ) : (
        <b>
          <ReleaseTime instant={game.releaseAt} />
        </b>
      )}
    </>
  );
}

/** Whether the game can be installed ahead of its opening, and from when on. */
function PreInstallNote({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("launcher");
  const { bytes } = useFormats();
  const call = useCallToAction(game);
  const offer = call.kind === "coming" || call.kind === "countdown" ? call.preInstall : null;
  if (offer === null) return null;
  const size = bytes(offer.sizeBytes);
  return (
    <span data-part="pre-install">
      {offer.openAt === null ? (
        `${text("preInstallNow")} (${size})`
      ) : (
        <>
          {text("preInstallOpens", { size })} <ReleaseTime instant={offer.openAt} />
        </>
      )}
    </span>
  );
}
