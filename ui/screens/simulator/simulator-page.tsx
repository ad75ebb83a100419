import "../../theme/global.css";
import type { TestControls } from "#core/ports/test-controls.ts";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { LocaleFonts } from "#ui/layouts/locale-fonts.tsx";
import { PageShown } from "#ui/visit/page-shown.tsx";
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
      <PageShown />
      {isHydrated && <Simulator controls={controls} />}
    </>
  );
}
