import { css } from "@linaria/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PlayerProfile } from "#core/community/player-profile.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { setBlockedMutation } from "#ui/features/boards/queries/blocks.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useAuthorName } from "#ui/patterns/author-link/use-author-name.ts";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import type { PlayerPostsProps } from "./player-posts.tsx";
import { PlayerPosts } from "./player-posts.tsx";
import { playerQuery } from "./player-queries.ts";

const waiting = css`
  @layer screens {
    inline-size: 100%;
    max-inline-size: 800px;
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);
  }
`;

const picture = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }
`;

function PostsPart(props: PlayerPostsProps) {
  return (
    <PageStep fallback={<Skeleton shape="block" height="480px" />}>
      <PlayerPosts {...props} />
    </PageStep>
  );
}

/** What a player has made public, for everybody: `/player/{playerId}`. */
export function PlayerScreen({ playerId }: { readonly playerId: string }) {
  const player = useQuery(playerQuery(useQueryScope(), playerId));
  if (player.data !== undefined) return <Profile player={player.data} />;
  if (player.isError) {
    return <QueryFailure kind="page" error={player.error} onRefresh={() => void player.refetch()} />;
  }
  return (
    <div className={waiting} aria-busy="true">
      <Skeleton shape="block" height="480px" />
    </div>
  );
}

function Profile({ player }: { readonly player: PlayerProfile }) {
  const { t: text } = useTranslation("player");
  const { t: boards } = useTranslation("boards");
  const name = useAuthorName()(player);
  const isOwn = useVisit().user?.userId === player.id;
  return (
    <PlainPage
      title={name}
      above={
        <span className={picture}>
          <Avatar name={player.nickname} image={player.avatar} size={72} />
          {player.isModerator && <Badge icon="shield">{boards("moderator")}</Badge>}
        </span>
      }
      aside={isOwn ? undefined : <BlockButton player={player} />}
      {...(isOwn ? { intro: text("ownIntro") } : {})}
    >
      {player.isBlocked ? (
        <StatePanel icon="user-blocked" title={boards("becauseBlocked", { name })} />
      ) : (
        <PostsPart player={player} />
      )}
    </PlainPage>
  );
}

/** Hides everything by the player from its reader, and shows it again. */
function BlockButton({ player }: { readonly player: PlayerProfile }) {
  const { t: text } = useTranslation("player");
  const { t: boards } = useTranslation("boards");
  const name = useAuthorName()(player);
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation(setBlockedMutation(scope, client));
  const change = (isBlocked: boolean) =>
    mutate(
      { author: player, blocked: isBlocked },
      {
        onSuccess: () =>
          client.setQueryData(playerQuery(scope, player.id).queryKey, (shown) => shown && { ...shown, isBlocked }),
        onError: () =>
          toasts.show({ id: "blocks", kind: "failure", message: boards("actionFailed"), iconName: "error" }),
      },
    );
  const press = usePlayerAction("player/block", () => change(!player.isBlocked), { resume: () => change(true) });
  return (
    <Button
      variant="secondary"
      icon={player.isBlocked ? "eye" : "user-blocked"}
      busy={isPending}
      onClick={() => press()}
    >
      {player.isBlocked ? text("showAgain") : boards("block", { name })}
    </Button>
  );
}
