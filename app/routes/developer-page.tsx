import { Navigate, useParams } from "@tanstack/react-router";
import { createHttpTestControls } from "#adapters/http/http-test-controls.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { KitPage } from "#ui/features/simulator/gallery/kit-page.tsx";
import { SimulatorPage } from "#ui/features/simulator/screens/simulator-page.tsx";

const controls = createHttpTestControls();

/** `/dev/kit…` and `/dev/simulator`. */
export function DeveloperPage() {
  const { envName } = usePorts().configuration;
  const { toolName } = useParams({ strict: false });
  // There the server does not know the address; a link inside the product leads here all the same.
  if (envName === "live") return <Navigate to="/not-found" replace />;
  return toolName === "simulator" ? <SimulatorPage controls={controls} /> : <KitPage />;
}
