import { useTranslation } from "react-i18next";
import { customerServiceAddressOf } from "#ui/context/customer-service-address.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "../layer-store.ts";

/** The error screen in place of a popup whose code could not be loaded; the answer is that it is to be opened again. */
export default function CodeFailurePopup({ answer, layer }: PopupProps<null, true>) {
  const { t: text } = useTranslation("popups");
  const { t: common } = useTranslation("common");
  const { configuration } = usePorts();
  return (
    <Dialog
      layer={layer}
      title={common("errorTitle")}
      description={common("errorText")}
      closeLabel={text("close")}
      actions={
        <>
          <ButtonLink href={customerServiceAddressOf(configuration)} variant="secondary">
            {common("customerService")}
          </ButtonLink>
          <Button icon="refresh" onClick={() => answer(true)}>
            {common("refresh")}
          </Button>
        </>
      }
    />
  );
}
