import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { profileQuery } from "#ui/features/account/queries/profile.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";

const character = css`
  @layer screens {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    min-inline-size: 0;

    & > span:last-child {
      display: grid;
      min-inline-size: 0;
    }

    & small {
      color: var(--color-text-quiet);
      font-size: var(--type-12);
    }

    & b {
      overflow: hidden;
      font-weight: 700;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** The player's character in the game; renders nothing without one or if the request fails. */
export function OwnCharacter({ gameCode }: { readonly gameCode: GameCode }) {
  const { t: text } = useTranslation("launcher");
  const { data } = useQuery(profileQuery(useQueryScope(), gameCode));
  if (!data?.characterId) return null;
  return (
    <p className={character}>
      <Avatar name={data.characterName} image={data.profileImage} size={36} />
      <span>
        <small>{text("ownCharacter")}</small>
        <b>
          <bdi>{data.characterName}</bdi>
        </b>
      </span>
    </p>
  );
}
