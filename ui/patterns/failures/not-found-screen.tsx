import { useTranslation } from "react-i18next";
import { isClosedToWeb } from "#core/navigation/is-closed-to-web.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";

/** Shown in the page shell for an unknown address, with a link to the store, if there is one. */
export function NotFoundScreen() {
  const { t: text } = useTranslation("common");
  const { shell } = useVisit();
  const { region } = usePorts().configuration;
  const panel = { kind: "page", emblem: <Emblem name="lost" />, title: text("notFoundTitle") } as const;
  if (isClosedToWeb({ shell, region })) return <StatePanel {...panel} />;
  return (
    <StatePanel
      {...panel}
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
