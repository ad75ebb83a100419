import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Emblem } from "#ui/sections/emblem/emblem.tsx";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";

/** Shown in the page shell where an address leads nowhere. */
export function NotFoundScreen() {
  const text = useText("common");
  return (
    <StatePanel
      kind="page"
      emblem={<Emblem name="lost" />}
      title={text("notFoundTitle")}
      actions={
        <>
          <ButtonLink to="/">{text("toStore")}</ButtonLink>
          <ButtonLink to="/" search={{ view: "all" }} variant="secondary">
            {text("navAllGames")}
          </ButtonLink>
        </>
      }
    >
      {text("notFoundText")}
    </StatePanel>
  );
}
