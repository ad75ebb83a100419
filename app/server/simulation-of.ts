import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { readSimulation, type Simulation } from "#core/simulator/simulation.ts";

/** A request of the simulator's frame. */
interface SimulatedRequest {
  readonly simulation: Simulation;
  /** Configuration that differs from the deployment's. */
  readonly configuration: Pick<RuntimeConfiguration, "network" | "region">;
  /** Keeps the simulation when the frame navigates. */
  readonly cookie: string;
}

/** Parameter by which the simulator configures its frame, and cookie that keeps it. */
const NAME = "simulation";

/**
 * State that the simulator gives to a page in its frame; `null` for every other page. Only browsers
 * send `Sec-Fetch-Dest`, and only to secure origins, so a page outside a frame is never simulated, whatever its cookies.
 * Never without the test tools.
 */
export function simulationOf(request: Request, withTestTools: boolean): SimulatedRequest | null {
  if (!withTestTools || request.headers.get("Sec-Fetch-Dest") !== "iframe") return null;
  const { searchParams, protocol } = new URL(request.url);
  const named = searchParams.get(NAME) ?? cookieOf(request);
  if (named === null) return null;
  const simulation = readSimulation(Object.fromEntries(new URLSearchParams(named)));
  return {
    simulation,
    configuration: { network: simulation.network, region: simulation.region },
    cookie: `${NAME}=${encodeURIComponent(named)}; Path=/; SameSite=Strict; HttpOnly${protocol === "https:" ? "; Secure" : ""}`,
  };
}

function cookieOf(request: Request): string | null {
  const value = /(?:^|; )simulation=([^;]*)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}
