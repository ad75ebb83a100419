import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";

interface UnknownAccountButtonProps {
  readonly size?: "small";
}

/** Stands where guests are asked to sign in while the session could not be checked; a press checks it again. */
export function UnknownAccountButton({ size }: UnknownAccountButtonProps) {
  const { t: text } = useTranslation("common");
  return (
    <Button {...(size === undefined ? {} : { size })} variant="secondary" icon="refresh" onClick={requestReload}>
      {text("accountUnknown")}
    </Button>
  );
}
