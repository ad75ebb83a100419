import { useState } from "react";
import { useTranslation } from "react-i18next";
import { loginOfferOf } from "#core/session/login-prompt.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { reconnect } from "#ui/sections/session/reconnect.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import type { PopupProps } from "../layer-store.ts";

export interface SignInInput {
  /** Address of the sign-in page, with the way back. */
  readonly href: string;
}

/**
 * "It is available after login." with the way to log in (specification, section 2): the sign-in page on the web; in the app and
 * the launcher, whose native side has the session, "reconnect to the purple".
 */
export default function SignInPopup({ input, dismiss, layer }: PopupProps<SignInInput, never>) {
  const { t: text } = useTranslation("popups");
  const { shell } = useVisit();
  const isNative = loginOfferOf(shell) === "reconnect_to_purple";
  return (
    <Dialog
      layer={layer}
      title={text("loginNeeded")}
      description={text(isNative ? "reconnectText" : "loginComesBack")}
      closeLabel={text("close")}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {text("cancel")}
          </Button>
          {isNative ? <Reconnect onStarted={dismiss} /> : <ButtonLink href={input.href}>{text("login")}</ButtonLink>}
        </>
      }
    />
  );
}

function Reconnect({ onStarted }: { readonly onStarted: () => void }) {
  const { t: text } = useTranslation("popups");
  const ports = usePorts();
  const { user } = useVisit();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const press = async () => {
    setState("busy");
    if (await reconnect(ports, user?.userId)) onStarted();
    else setState("failed");
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
