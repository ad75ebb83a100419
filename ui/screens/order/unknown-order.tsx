import { buildPath } from "#core/navigation/build-path.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";

/** Stands in for an order that does not exist, or is somebody else's. */
export function UnknownOrder() {
  const text = useText("orders");
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
