import { css } from "@linaria/core";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Ports } from "#core/ports/index.ts";
import type { SessionUser } from "#core/session/session.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { profileQuery } from "#ui/features/account/queries/profile.ts";
import { signOut } from "#ui/features/session/components/sign-out.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import type { MenuEntry } from "#ui/kit/menu/menu-entry.ts";
import { PLAYER_PAGES } from "#ui/patterns/player-pages/player-pages.ts";

const who = css`
  @layer sections {
    display: grid;

    & > b {
      font-weight: 600;
    }

    & > span {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }
  }
`;

/** The player's picture, the same as beside their posts; their initial until it is known. */
export function OwnAvatar({ name, size }: { readonly name: string; readonly size: number }) {
  const { data } = useQuery(profileQuery(useQueryScope()));
  return <Avatar name={name} size={size} image={data?.profileImage ?? ""} />;
}

/** Head of the account menu: the player, and the country of their account. */
export function PlayerHead({ user: { nickname, countryCode } }: { readonly user: SessionUser }) {
  const formats = useFormats();
  return (
    <div className={who}>
      <b>
        <bdi>{nickname}</bdi>
      </b>
      <span>{formats.countryName(countryCode)}</span>
    </div>
  );
}

interface PlayerEntriesInput {
  readonly user: SessionUser;
  readonly ports: Ports;
  readonly client: QueryClient;
  readonly text: TFunction<"common">;
  readonly goTo: (path: string) => void;
  /** The server did not end the session. */
  readonly onFailure: () => void;
}

let isLeaving = false;

/** Entries of the account menu: what belongs to the player, and the sign-out. */
export function playerEntries({
  user,
  ports,
  client,
  text,
  goTo,
  onFailure,
}: PlayerEntriesInput): readonly MenuEntry[] {
  const leave = async () => {
    if (isLeaving) return;
    isLeaving = true;
    try {
      if (!(await signOut({ ports, client }, user.userId))) onFailure();
    } finally {
      // The player may have cancelled the sign-out.
      isLeaving = false;
    }
  };
  return [
    ...PLAYER_PAGES.map(({ route, icon, label }) => ({
      id: route,
      label: text(label),
      icon,
      onSelect: () => goTo(buildPath(route, {})),
    })),
    { id: "account", label: text("accountPage"), icon: "user", onSelect: () => goTo("/account") },
    { id: "sign-out", label: text("signOut"), icon: "sign-out", onSelect: () => void leave() },
  ];
}
