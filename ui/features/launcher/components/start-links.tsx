import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { linkOf } from "#ui/kit/links/link-clicks.ts";
import { useLinkClick } from "#ui/kit/links/use-link-click.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";

/** Starts games by the links that name one (`data-start="tl"`), as the button of a lobby does. Elsewhere they lead to the page of the game. */
export function StartLinks() {
  const { launcher } = usePorts();
  const { show } = useToasts();
  const { t: text } = useTranslation("launcher");
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const start = async (gameCode: string) => {
    if ((await launcher.calls.goToNGP(gameCode)).ok) return;
    await texts.ensure(locale, ["launcher"]);
    show({ id: "start", message: text("startFailed"), iconName: "warning" });
  };
  useLinkClick("start", (event) => {
    const gameCode = linkOf(event, "a[data-start]")?.dataset.start;
    if (gameCode === undefined) return;
    event.preventDefault();
    void start(gameCode);
  });
  return null;
}
