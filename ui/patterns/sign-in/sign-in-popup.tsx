import { css } from "@linaria/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PendingAction } from "#core/session/pending-action.ts";
import { signInPromptKindOf } from "#core/session/sign-in-prompt.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";
import { pendingAction } from "./pending-action.ts";
import { reconnect } from "./reconnect.ts";
import { returnPathOf, signInAddress } from "./sign-in-address.ts";

const providers = css`
  @layer sections {
    display: grid;
    gap: var(--space-2);
  }
`;

export type AskedAction = Omit<PendingAction, "askedAt">;

export interface SignInInput {
  /** Address of the sign-in page, with the return address. */
  readonly href: string;
  /** Action to resume after the sign-in; `null` for none. */
  readonly action: AskedAction | null;
}

/**
 * "It is available after login." with the way to log in (Spec §2): the sign-in page on the web; in the app and
 * the launcher, whose native side has the session, "reconnect to the purple". Where the session could not be checked,
 * the visitor may be signed in: it says so, and checks again.
 */
export default function SignInPopup({ input: { href, action }, dismiss, layer }: PopupProps<SignInInput, never>) {
  const { t: text } = useTranslation("popups");
  const { t: common } = useTranslation("common");
  const { tabStorage, clock, configuration } = usePorts();
  const { shell, user, isUserUnknown } = useVisit();
  const isNative = signInPromptKindOf(shell) === "reconnect_to_purple";
  /** The action is stored only if the guest continues to the sign-in. */
  const keepAction = () => {
    if (action === null) pendingAction.remove(tabStorage);
    else pendingAction.write(tabStorage, { ...action, askedAt: clock.now() });
  };
  if (isUserUnknown) {
    const checkAgain = () => {
      keepAction();
      requestReload();
    };
    return (
      <Dialog
        layer={layer}
        title={common("accountUnknownTitle")}
        description={common("accountUnknownText")}
        closeLabel={text("close")}
        actions={
          <Button icon="refresh" onClick={checkAgain}>
            {common("tryAgain")}
          </Button>
        }
      />
    );
  }
  const explanation = () => {
    if (isNative && user !== null) return text("reconnectText");
    if (action === null) return common("signInComesBack");
    return text(isNative ? "reconnectGuestText" : "loginGoesOn");
  };
  return (
    <Dialog
      layer={layer}
      title={common("signInNeeded")}
      description={explanation()}
      closeLabel={text("close")}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {text("cancel")}
          </Button>
          {isNative ? (
            <Reconnect onStart={keepAction} onStarted={dismiss} />
          ) : (
            <ButtonLink href={href} data-keeps-action="" onClick={keepAction}>
              {common("signIn")}
            </ButtonLink>
          )}
        </>
      }
    >
      {!isNative && configuration.loginProviders.length > 0 && (
        <ul className={providers}>
          {configuration.loginProviders.map(({ id, name, url }) => (
            <li key={id}>
              <ButtonLink
                href={signInAddress({ ...configuration, loginUrl: url, storeLoginUrl: url }, returnPathOf(href))}
                variant="outlineSecondary"
                icon={`brand-${id}`}
                block
                data-keeps-action=""
                onClick={keepAction}
              >
                {text("loginWith", { provider: name })}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface ReconnectProps {
  readonly onStart: () => void;
  readonly onStarted: () => void;
}

function Reconnect({ onStart, onStarted }: ReconnectProps) {
  const { t: text } = useTranslation("popups");
  const ports = usePorts();
  const { user } = useVisit();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const press = async () => {
    setState("busy");
    onStart();
    if (await reconnect(ports, user?.userId)) return onStarted();
    pendingAction.remove(ports.tabStorage);
    setState("failed");
  };
  return (
    <>
      <Button busy={state === "busy"} onClick={() => void press()}>
        {text("reconnect")}
      </Button>
      {state === "failed" && (
        <div role="alert">
          <FieldMessage>{text("reconnectFailed")}</FieldMessage>
        </div>
      )}
    </>
  );
}
