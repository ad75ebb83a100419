import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";

/** Shown for an order that does not exist or belongs to another player. */
export function UnknownOrder() {
  const { t: text } = useTranslation("orders");
  return (
    <StatePanel
      kind="page"
      icon="receipt"
      title={text("resultUnknown")}
      actions={<ButtonLink to={buildPath("orders", {})}>{text("allOrders")}</ButtonLink>}
    >
      {text("resultUnknownText")}
    </StatePanel>
  );
}
