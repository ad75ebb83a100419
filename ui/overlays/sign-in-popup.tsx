import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "./layer-store.ts";

export interface SignInInput {
  /** Address of the sign-in page, with the way back. */
  readonly href: string;
}

/** "It is available after login." with the way to log in (specification, section 2). */
export default function SignInPopup({ input, dismiss, onGone, isOpen, zIndex }: PopupProps<SignInInput, never>) {
  const text = useText("game");
  return (
    <Dialog
      isOpen={isOpen}
      zIndex={zIndex}
      title={text("signInNeeded")}
      description={text("signInComesBack")}
      closeLabel={text("cancel")}
      onDismiss={dismiss}
      onGone={onGone}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {text("cancel")}
          </Button>
          <ButtonLink href={input.href}>{text("signIn")}</ButtonLink>
        </>
      }
    />
  );
}
