import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";

/** Starts games by the links that name one (`data-start="tl"`), as the button of a lobby does. Elsewhere they lead to the page of the game. */
export function StartLinks() {
  const { launcher } = usePorts();
  const { show } = useToasts();
  const { t: text } = useTranslation("launcher");
  const texts = useTextLibrary();
  const { locale } = useVisit();
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-start]") : null;
      const gameCode = link?.dataset.start;
      if (gameCode === undefined || event.defaultPrevented) return;
      // Before the router hears of it.
      event.preventDefault();
      if ((await launcher.calls.goToNGP(gameCode)).ok) return;
      await texts.ensure(locale, ["launcher"]);
      show({ id: "start", message: text("startFailed"), iconName: "warning" });
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [launcher, show, text, texts, locale]);
  return null;
}
