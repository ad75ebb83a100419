import { useTranslation } from "react-i18next";
import { Icon } from "#ui/kit/icon/icon.tsx";

/** Whether the draft is on the server, on its way there, or on this device only. */
export function DraftStatus({ status }: { readonly status: "saving" | "saved" | "here" }) {
  const { t: text } = useTranslation("writing");
  switch (status) {
    case "saving":
      return text("saving");
    case "saved":
      return (
        <>
          <Icon name="check" size={16} />
          {text("saved")}
        </>
      );
    case "here":
      return (
        <>
          {/* Part of the first script: it is needed when there is no connection. */}
          <Icon name="warning" size={16} />
          {text("savedHere")}
        </>
      );
  }
}
