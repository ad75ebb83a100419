import "#ui/theme/global.css";
import type { TestControls } from "#core/ports/test-controls.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import { LocaleFonts } from "#ui/i18n/locale-fonts.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { Simulator } from "./simulator.tsx";

/**
 * The simulator, `/dev/simulator`: the product in every shell, country and time, and what it says to native sides and services. All of
 * it stands in the address. Made in the browser only; its words are for developers, and English.
 */
export function SimulatorPage({ controls }: { readonly controls: TestControls }) {
  const isHydrated = useHydrated();
  return (
    <>
      <LocaleFonts />
      <NotifyHydrated />
      {isHydrated && <Simulator controls={controls} />}
    </>
  );
}
