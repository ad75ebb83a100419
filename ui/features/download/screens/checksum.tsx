import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";

const checksum = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2) var(--space-3);

    & > h3 {
      grid-column: 1 / -1;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      font-weight: 500;
    }

    & > code {
      padding: 10px 12px;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-control);
      background: var(--color-raised);
      font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, monospace;
      font-size: var(--type-13);
      line-height: 1.5;
      overflow-wrap: anywhere;
      user-select: all;
    }

    & > p {
      grid-column: 1 / -1;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      text-wrap: pretty;
    }
  }
`;

/** The checksum of a file, to be compared and copied. */
export function Checksum({ value }: { readonly value: string }) {
  const { t: text } = useTranslation("download");
  const { sharing } = usePorts();
  const toasts = useToasts();
  const announce = useAnnouncer();
  const copy = async () => {
    const isCopied = await sharing.copy(value);
    const message = text(isCopied ? "copied" : "copyFailed");
    announce(message);
    toasts.show({ id: "checksum", message, iconName: isCopied ? "check-circle" : "warning" });
  };
  return (
    <div className={checksum}>
      <h3>{text("checksum")}</h3>
      <code dir="ltr">{value}</code>
      <Button variant="outlineSecondary" icon="copy" onClick={() => void copy()}>
        {text("copy")}
      </Button>
      <p>{text("checksumHint")}</p>
    </div>
  );
}
