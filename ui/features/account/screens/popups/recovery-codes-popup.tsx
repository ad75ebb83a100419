import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { saveAsFile } from "../save-as-file.ts";
import { CopyButton } from "./copy-button.tsx";

export interface RecoveryCodesInput {
  readonly codes: readonly string[];
  readonly userName: string;
}

const FILE_NAME = "purple-recovery-codes.txt";

const list = css`
  @layer screens {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
    gap: var(--space-2) var(--space-5);
    padding: var(--space-4);
    border-radius: var(--radius-card);
    background: var(--color-raised);
    font-size: var(--type-14);

    & code {
      overflow-wrap: anywhere;
    }
  }
`;

const tools = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;

    & > p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & > p:empty {
      display: none;
    }
  }
`;

/** Shows the recovery codes, once; it stays until the player has confirmed that they are saved. */
export function RecoveryCodesPopup({ input, answer, layer }: PopupProps<RecoveryCodesInput, true>) {
  const { t: text } = useTranslation("account");
  const { shell } = useVisit();
  const words = `${text("recoveryFileTitle", { name: input.userName })}\n\n${input.codes.join("\n")}\n`;
  return (
    <Dialog
      layer={layer}
      size="medium"
      title={text("recoveryTitle")}
      description={text("recoveryText")}
      closeLabel={null}
      actions={<Button onClick={() => answer(true)}>{text("codesSaved")}</Button>}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: without list marks Safari takes it for no list */}
      <ol className={list} role="list" aria-label={text("recoveryCodes")} dir="ltr">
        {input.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={tools}>
        <CopyButton words={words} />
        {/* Web views of apps save no files. */}
        {(shell === "web" || shell === "launcher") && (
          <Button
            variant="secondary"
            size="small"
            icon="download"
            onClick={() => saveAsFile(FILE_NAME, new Blob([words], { type: "text/plain" }))}
          >
            {text("logExport")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
