import { css } from "@linaria/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { SessionUser } from "#core/session/session.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { LazyBell } from "#ui/features/notifications/components/lazy-bell.tsx";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { UnknownAccountButton } from "#ui/patterns/sign-in/unknown-account-button.tsx";
import { useSignInAddress } from "#ui/patterns/sign-in/use-sign-in-address.ts";

const avatarButton = css`
  @layer sections {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
  }
`;

/** Sign-in link for guests; account menu with the sign-out for players; a note where it is not known which of both. */
export function Account() {
  const { user, isUserUnknown } = useVisit();
  if (isUserUnknown) return <UnknownAccountButton size="small" />;
  if (user === null) return <SignInLink />;
  return (
    <>
      <LazyBell />
      <PlayerMenu user={user} />
    </>
  );
}

function SignInLink() {
  const { t: text } = useTranslation("common");
  const address = useSignInAddress();
  return (
    <ButtonLink href={address} size="small">
      {text("signIn")}
    </ButtonLink>
  );
}

const loadParts = () => import("./player-menu-parts.idle.tsx");

function PlayerMenu({ user }: { readonly user: SessionUser }) {
  const { t: text } = useTranslation("common");
  const toasts = useToasts();
  const ports = usePorts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { module, hasFailed, preload } = useIdleModule(loadParts);
  const Picture = module?.OwnAvatar ?? Avatar;
  return (
    <MenuButton
      label={text("accountMenu", { name: user.nickname })}
      className={avatarButton}
      head={module && <module.PlayerHead user={user} />}
      onRetry={hasFailed ? preload : undefined}
      entries={module?.playerEntries({
        user,
        ports,
        client,
        text,
        goTo: (to) => void navigate({ to }),
        onFailure: () =>
          toasts.show({ id: "sign-out", kind: "failure", message: text("signOutFailed"), iconName: "warning" }),
      })}
    >
      <Picture name={user.nickname} size={34} />
    </MenuButton>
  );
}
