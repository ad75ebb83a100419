import "#ui/theme/global.css";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import { LocaleFonts } from "#ui/i18n/locale-fonts.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { Simulator, type SimulatorProps } from "./simulator.tsx";

/**
 * The simulator, `/dev/simulator`: runs the product in every shell, country and time, and shows its messages to native
 * sides and services. The address holds the whole state. It renders in the browser only; its texts are English, for
 * developers.
 */
export function SimulatorPage(props: SimulatorProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <LocaleFonts />
      <NotifyHydrated />
      {isHydrated && <Simulator {...props} />}
    </>
  );
}
