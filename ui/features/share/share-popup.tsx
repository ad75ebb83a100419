import { css } from "@linaria/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TOAST_VIEW_MS } from "#core/overlays/constants.ts";
import type { SharedPage } from "#core/ports/sharing.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";

const row = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);

    & > input {
      min-inline-size: 0;
      min-block-size: 40px;
      padding-inline: 12px;
      border: 1px solid var(--color-line-strong);
      border-radius: var(--radius-control);
      background: var(--color-page);
      color: var(--color-text-quiet);
      direction: ltr;
      font-size: var(--type-14);
      text-overflow: ellipsis;
    }

    @media (max-width: 359px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Link to copy, if neither the browser nor the shell can share. */
export default function SharePopup({ input, answer, layer }: PopupProps<SharedPage, true>) {
  const { t: text } = useTranslation("popups");
  const { sharing } = usePorts();
  const toasts = useToasts();
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    if (await sharing.copy(input.url)) {
      toasts.show({
        id: "link-copied",
        kind: "overlay",
        message: text("linkCopied"),
        iconName: "check",
        timeOut: TOAST_VIEW_MS,
      });
      answer(true);
      return;
    }
    setRefused(true);
    field.current?.select();
  };
  return (
    <Dialog layer={layer} title={text("shareTitle")} description={input.title} closeLabel={text("close")}>
      <div className={row}>
        <input
          ref={field}
          readOnly
          value={input.url}
          aria-label={text("shareLink")}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{text("copyLink")}</Button>
      </div>
      {isRefused && (
        <div role="alert">
          <FieldMessage>{text("copyFailed")}</FieldMessage>
        </div>
      )}
    </Dialog>
  );
}
