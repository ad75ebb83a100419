import { css } from "@linaria/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SessionUser } from "#core/session/session.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { LateBell } from "#ui/features/notifications/components/lazy-bell.tsx";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useSignInAddress } from "#ui/patterns/sign-in/use-sign-in-address.ts";

const avatarButton = css`
  @layer sections {
    display: inline-grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
  }
`;

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

/** Sign-in for guests; who is signed in, and the way out, for players. */
export function Account() {
  const { user } = useVisit();
  if (user === null) return <SignInLink />;
  return (
    <>
      <LateBell />
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

function PlayerMenu({ user }: { readonly user: SessionUser }) {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const toasts = useToasts();
  const ports = usePorts();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    // Its code comes with the press: few pages see it.
    const isGone = await import("#ui/features/session/components/sign-out.ts").then(
      ({ signOut }) => signOut(ports, user.userId),
      () => false,
    );
    // Still here, if the player has thought better of it.
    setIsLeaving(false);
    if (!isGone) toasts.show({ id: "sign-out", kind: "failure", message: text("signOutFailed"), iconName: "warning" });
  };
  return (
    <MenuButton
      label={text("accountMenu", { name: user.nickname })}
      className={avatarButton}
      head={
        <div className={who}>
          <b>
            <bdi>{user.nickname}</bdi>
          </b>
          <span>{formats.countryName(user.countryCode)}</span>
        </div>
      }
      entries={[
        { id: "account", label: text("accountPage"), icon: "user", onSelect: () => void navigate({ to: "/account" }) },
        { id: "sign-out", label: text("signOut"), icon: "sign-out", onSelect: leave },
      ]}
    >
      <Avatar name={user.nickname} size={34} />
    </MenuButton>
  );
}
