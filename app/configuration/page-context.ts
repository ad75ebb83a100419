import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import type { EpochMilliseconds } from "#core/ports/device.ts";
import type { Simulation } from "#core/simulator/simulation.ts";
import type { TextArea } from "#locales/texts.ts";
import type { Visit } from "#ui/context/visit-store.ts";

/** Data from the server for the page's first script, as JSON in the element `page-context`. */
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
  /** Simulated state; absent outside the frame of the simulator. */
  readonly simulation?: Simulation | undefined;
}
