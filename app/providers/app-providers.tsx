import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { PortsProvider } from "#ui/context/ports-context.tsx";
import { TextsProvider } from "#ui/context/texts-context.tsx";
import { VisitProvider } from "#ui/context/visit-context.tsx";
import { PageSteps } from "#ui/kit/page-step/use-step.ts";

/** Everything a screen finds around it, in every shell and on the server. */
export function AppProviders({ context, children }: { context: ScreenContext; children: ReactNode }) {
  return (
    <PortsProvider ports={context.ports}>
      <VisitProvider visit={context.visit}>
        <QueryClientProvider client={context.queryClient}>
          <TextsProvider texts={context.texts}>
            <PageSteps value={context.rendersInPhases}>{children}</PageSteps>
          </TextsProvider>
        </QueryClientProvider>
      </VisitProvider>
    </PortsProvider>
  );
}
