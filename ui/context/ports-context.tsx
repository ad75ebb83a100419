import { createContext, type ReactNode, useContext } from "react";
import type { Ports } from "#core/ports/index.ts";

const PortsContext = createContext<Ports | null>(null);

/** Gives the ports composed for this runtime to every component below. */
export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/** Everything from outside: gateways, clock, storage, configuration. Throws outside a `PortsProvider`, which is a bug. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (ports === null) throw new Error("usePorts outside a PortsProvider");
  return ports;
}
