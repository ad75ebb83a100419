import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "../layer-store.ts";

export interface LeavingInput {
  /** Address of an external site, as the author of the link wrote it. */
  readonly address: string;
  /** Host of the address: the most useful part to judge where the link leads. */
  readonly host: string;
  /** True if the launcher requested it; otherwise the link is in a text of a player. */
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
