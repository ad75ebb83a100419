import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "../layer-store.ts";

export interface LeavingInput {
  /** Web address of another site, as whoever wrote the link gave it. */
  readonly address: string;
  /** Its host, which tells more about where it leads than all the rest. */
  readonly host: string;
  /** The launcher has asked for it; else it stands in the text of a player. */
  readonly isOfLauncher?: boolean | undefined;
}

const addressLook = css`
  @layer sections {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-control);
    background: var(--color-raised);
    font-size: var(--type-14);
    text-align: start;
    overflow-wrap: anywhere;

    & > b {
      font-weight: 600;
    }

    & > span {
      color: var(--color-text-quiet);
    }
  }
`;

/** Says where a link leads that a player has written, or the launcher has named, before it is followed. It is a link itself: no browser blocks it, and the site cannot reach back. */
export default function LeavingPopup({ input, answer, dismiss, layer }: PopupProps<LeavingInput, true>) {
  const { t: text } = useTranslation("popups");
  return (
    <Dialog
      layer={layer}
      title={text("leavingTitle")}
      description={text(input.isOfLauncher ? "leavingTextOfLauncher" : "leavingText")}
      closeLabel={text("leavingStay")}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {text("leavingStay")}
          </Button>
          <ButtonLink href={input.address} newTab icon="external" onClick={() => answer(true)}>
            {text("leavingGo")}
          </ButtonLink>
        </>
      }
    >
      <p className={addressLook} dir="ltr">
        <b>{input.host}</b>
        <span>{input.address}</span>
      </p>
    </Dialog>
  );
}
