import { useTranslation } from "react-i18next";
import { Button } from "../button/button.tsx";

/** Stands in the place of a part whose code could not be loaded. Its texts are in every page. */
export function FailedCode({ onRetry }: { readonly onRetry: () => void }) {
  const { t: text } = useTranslation("common");
  return (
    <>
      <p role="alert">{text("partFailed")}</p>
      <div>
        <Button variant="secondary" icon="refresh" onClick={onRetry}>
          {text("tryAgain")}
        </Button>
      </div>
    </>
  );
}
