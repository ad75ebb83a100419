import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";

/** Shown in the page shell where an address leads nowhere. */
export function NotFoundScreen() {
  const text = useText("common");
  return (
    <StatePanel
      kind="page"
      icon="search"
      title={text("notFoundTitle")}
      actions={
        <>
          <ButtonLink to="/" size="large">
            {text("toStore")}
          </ButtonLink>
          <ButtonLink to="/" search={{ view: "all" }} size="large" variant="secondary">
            {text("navAllGames")}
          </ButtonLink>
        </>
      }
    >
      {text("notFoundText")}
    </StatePanel>
  );
}
