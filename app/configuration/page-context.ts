import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import type { EpochMilliseconds } from "#core/ports/device.ts";
import type { Simulation } from "#core/simulator/simulation.ts";
import type { TextArea } from "#locales/texts.ts";
import type { Visit } from "#ui/context/visit-store.ts";

/** What the server tells the page before its first script runs, as JSON in the element `page-context`. */
export interface PageContext {
  readonly configuration: RuntimeConfiguration;
  readonly visit: Visit;
  /** Public id of the session the page was rendered for; `null` for a guest. */
  readonly sessionId: string | null;
  /** Areas whose texts the page shows; loaded before the first script touches the page. */
  readonly texts: readonly TextArea[];
  /** Time by which the page was rendered; hydration shows the same. */
  readonly renderedAt: EpochMilliseconds;
  /** Time at which it was sent: a moment later where guests share a page. */
  readonly serverTime: EpochMilliseconds;
  /** What the page is told to be by the simulator, in whose frame it stands; absent everywhere else. */
  readonly simulation?: Simulation | undefined;
}
