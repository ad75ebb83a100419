import { useState } from "react";
import { useTranslation } from "react-i18next";
import { customerServiceAddressOf } from "#ui/context/customer-service-address.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "../layer-store.ts";

export interface CodeFailureInput {
  /** Loads the popup again; resolves to whether it can be opened now. */
  readonly load: () => Promise<boolean>;
}

/** The error screen in place of a popup whose code could not be loaded; the answer is that it can be opened now. */
export default function CodeFailurePopup({ input, answer, layer }: PopupProps<CodeFailureInput, true>) {
  const { t: text } = useTranslation("popups");
  const { t: common } = useTranslation("common");
  const { configuration } = usePorts();
  const [isLoading, setLoading] = useState(false);
  const refresh = async () => {
    setLoading(true);
    if (await input.load()) answer(true);
    else setLoading(false);
  };
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
          <Button icon="refresh" busy={isLoading} onClick={() => void refresh()}>
            {common("refresh")}
          </Button>
        </>
      }
    />
  );
}
