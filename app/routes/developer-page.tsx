import { Navigate } from "@tanstack/react-router";
import { createHttpTestControls } from "#adapters/http/http-test-controls.ts";
import type { RawSearch } from "#ui/context/raw-search.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { KitPage } from "#ui/features/simulator/gallery/kit-page.tsx";
import { SimulatorPage } from "#ui/features/simulator/screens/simulator-page.tsx";

const controls = createHttpTestControls();

interface DeveloperPageProps {
  readonly toolName: string;
  readonly componentName?: string | undefined;
  readonly isStage: boolean;
  readonly search: RawSearch;
}

/** `/dev/kit…` and `/dev/simulator`. */
export function DeveloperPage({ toolName, componentName = "", isStage, search }: DeveloperPageProps) {
  // There the server does not know the address; a link inside the product leads here all the same.
  if (!useVisit().hasTestTools) return <Navigate to="/not-found" replace />;
  return toolName === "simulator" ? (
    <SimulatorPage controls={controls} search={search} />
  ) : (
    <KitPage name={componentName} isStage={isStage} search={search} />
  );
}
