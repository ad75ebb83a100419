import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";

type Outcome = "copied" | "copyFailed";

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ words }: { readonly words: string }) {
  const { t: text } = useTranslation("account");
  const { sharing } = usePorts();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = async () => setOutcome((await sharing.copy(words)) ? "copied" : "copyFailed");
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={outcome === "copied" ? "check" : "copy"}
        onClick={() => void copy()}
      >
        {text(outcome === "copied" ? "copied" : "copy")}
      </Button>
      <p role="status">{outcome === "copyFailed" && text("copyFailed")}</p>
    </>
  );
}
