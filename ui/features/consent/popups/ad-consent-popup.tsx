import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Consent } from "#core/configuration/consent.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";

export interface AdConsentInput {
  /** Previous answer of the player. */
  readonly given: Consent | null;
}

const note = css`
  @layer sections {
    display: grid;
    gap: var(--space-2);
    color: var(--color-text-quiet);
    font-size: var(--type-14);
  }
`;

/** Asks for consent to advertising. Both answers look the same, are side by side and take one press. */
export default function AdConsentPopup({
  input,
  answer,
  layer,
}: PopupProps<AdConsentInput, Extract<Consent, "AGREE" | "DISAGREE">>) {
  const { t: text } = useTranslation("popups");
  const { given } = input;
  return (
    <Dialog
      layer={layer}
      title={text("adTitle")}
      description={text("adText")}
      closeLabel={text("close")}
      actionsLayout="equal"
      actions={
        <>
          <Button variant="outlineSecondary" block onClick={() => answer("DISAGREE")}>
            {text("adDisagree")}
          </Button>
          <Button variant="outlineSecondary" block onClick={() => answer("AGREE")}>
            {text("adAgree")}
          </Button>
        </>
      }
    >
      <div className={note}>
        <p>{text("adChange")}</p>
        {given !== null && <p>{text(given === "AGREE" ? "adAgreed" : "adNotAgreed")}</p>}
      </div>
    </Dialog>
  );
}
