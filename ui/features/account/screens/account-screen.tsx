import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { ProfileInfo } from "#core/ports/session-gateway.ts";
import type { SessionUser } from "#core/session/session.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { profileQuery } from "#ui/features/account/queries/profile.ts";
import { useWaiting } from "#ui/features/notifications/components/use-waiting.ts";
import { signOut } from "#ui/features/session/components/sign-out.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { PartBoundary } from "#ui/patterns/failures/part-boundary.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { SignInPromptPanel } from "#ui/patterns/plain-page/sign-in-prompt-panel.tsx";
import { PLAYER_PAGES } from "#ui/patterns/player-pages/player-pages.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import type { AccountSearch } from "./account-search.ts";
import { AccountSettings } from "./account-settings.tsx";
import { ClosedAccount } from "./closed-account.tsx";
import { SecuritySettings } from "./security/security-settings.tsx";

const profile = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-5) var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > div {
      display: grid;
      flex: 1 1 10em;
      min-inline-size: 0;
    }

    & b {
      font-size: var(--type-20);
      font-weight: 700;
      line-height: var(--leading-heading);
      overflow-wrap: anywhere;
    }

    & span {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }
  }
`;

const rows = css`
  @layer screens {
    overflow: hidden;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > li:not(:first-child) {
      border-block-start: 1px solid var(--color-line);
    }

    & a {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      min-block-size: 52px;
      padding: var(--space-3) var(--space-5);
    }

    & a > svg {
      flex: none;
      color: var(--color-text-quiet);
    }

    & a > span {
      flex: 1;
      min-inline-size: 0;
    }

    @media (hover: hover) {
      & a:hover {
        background: var(--color-raised);
      }
    }
  }
`;

const tiles = css`
  @layer screens {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-3);

    @media ${UP_TO_PHONE} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & a {
      display: grid;
      align-content: start;
      gap: var(--space-3);
      block-size: 100%;
      padding: var(--space-4) var(--space-5);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      font-weight: 600;
      transition: background var(--press);
    }

    & svg {
      color: var(--color-primary-text);
    }

    @media (hover: hover) {
      & a:hover {
        background: var(--color-raised);
      }
    }
  }
`;

/** Everything that is the player's, and how the store is for them: `/account`. */
export function AccountScreen({ closedUntil }: AccountSearch) {
  const { t: text } = useTranslation("account");
  const { user } = useVisit();
  const isClosed = user === null && closedUntil !== undefined;
  return (
    <PlainPage title={text(isClosed ? "closedTitle" : "title")} {...(isClosed ? { intro: text("closedText") } : {})}>
      {isClosed && <ClosedAccount until={closedUntil} />}
      {user === null && !isClosed && <SignInPromptPanel>{text("signInText")}</SignInPromptPanel>}
      {user !== null && (
        <>
          <Profile user={user} />
          <WaitingList />
          <Shortcuts user={user} />
          <SecurityPart key={user.userId} />
        </>
      )}
      <SettingsPart />
    </PlainPage>
  );
}

function SecurityPart() {
  return (
    <PageStep fallback={<Skeleton shape="block" height="834px" />}>
      <PartBoundary>
        <SecuritySettings />
      </PartBoundary>
    </PageStep>
  );
}

function SettingsPart() {
  return (
    <PageStep fallback={<Skeleton shape="block" height="680px" />}>
      <AccountSettings />
    </PageStep>
  );
}

function Profile({ user }: { readonly user: SessionUser }) {
  const { t: text } = useTranslation("account");
  const formats = useFormats();
  const ports = usePorts();
  const toasts = useToasts();
  const [isLeaving, setIsLeaving] = useState(false);
  const client = useQueryClient();
  const { data } = useQuery(profileQuery(useQueryScope()));
  const leave = async () => {
    setIsLeaving(true);
    const isGone = await signOut({ ports, client }, user.userId);
    // The player may have cancelled the sign-out.
    setIsLeaving(false);
    if (!isGone) toasts.show({ id: "sign-out", kind: "failure", message: text("signOutFailed"), iconName: "warning" });
  };
  return (
    <div className={profile}>
      <Avatar name={user.nickname} size={56} image={data?.profileImage ?? ""} />
      <div>
        <b>
          <bdi>{data?.characterName || user.nickname}</bdi>
        </b>
        <span>
          {data?.characterName && data.characterName !== user.nickname && (
            <>
              <bdi>{user.nickname}</bdi>,{" "}
            </>
          )}
          {formats.countryName(user.countryCode)}
        </span>
        {data !== undefined && <CharacterDates character={data} />}
        <TextLink tone="value" to={buildPath("player", { playerId: user.userId })}>
          {text("publicProfile")}
        </TextLink>
      </div>
      <Button variant="secondary" icon="sign-out" busy={isLeaving} onClick={() => void leave()}>
        {text("signOut")}
      </Button>
    </div>
  );
}

/** When the character was renamed, and since when it is the player's main one; without dates nothing. */
function CharacterDates({ character }: { readonly character: ProfileInfo }) {
  const { t: text } = useTranslation("account");
  const { date } = useFormats();
  const { dateChangeCharacterName: renamedAt, dateChangeCharacterId: chosenAt } = character;
  return (
    <>
      {instantToMs(renamedAt) !== null && <span>{text("characterRenamedOn", { date: date(renamedAt) })}</span>}
      {instantToMs(chosenAt) !== null && <span>{text("characterSince", { date: date(chosenAt) })}</span>}
    </>
  );
}

function WaitingList() {
  const { t: text } = useTranslation("account");
  const { waiting, isPending, hasFailed, retry } = useWaiting();
  return (
    <section>
      <h2>{text("waitingTitle")}</h2>
      {isPending && waiting.length === 0 && <Skeleton shape="block" height="54px" />}
      {hasFailed && <PartFailure onRetry={retry} />}
      {!isPending && !hasFailed && waiting.length === 0 && <p>{text("nothingWaiting")}</p>}
      {waiting.length > 0 && (
        <ul className={rows}>
          {waiting.map(({ id, kind, title, to }) => (
            <li key={`${kind}-${id}`}>
              <PageLink to={to}>
                <Icon name={kind === "gift" ? "gift" : "reward"} />
                <span>{text(kind === "gift" ? "giftWaiting" : "rewardWaiting", { title })}</span>
                <Icon name="chevron-end" size={18} />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Page of moderators. */
const REPORTS = { route: "reports", icon: "flag", label: "reports" } as const;

function Shortcuts({ user }: { readonly user: SessionUser }) {
  const { t: text } = useTranslation("account");
  const { t: common } = useTranslation("common");
  const entries = [
    ...PLAYER_PAGES,
    ...(user.isModerator ? [REPORTS] : []),
    { route: "download", icon: "download", label: "navDownload" } as const,
  ];
  return (
    <section>
      <h2>{text("yourThings")}</h2>
      <ul className={tiles}>
        {entries.map(({ route, icon, label }) => (
          <li key={route}>
            <PageLink to={buildPath(route, {})}>
              <Icon name={icon} size={22} />
              {common(label)}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
