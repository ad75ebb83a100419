import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ScreenContext } from "#ui/head/page-head.ts";
import { TextsProvider } from "#ui/i18n/texts-context.tsx";
import { PageSteps } from "#ui/kit/late-part/page-steps.ts";
import { PortsProvider } from "#ui/ports/ports-context.tsx";
import { VisitProvider } from "#ui/visit/visit-context.tsx";

/** Everything a screen finds around it, in every shell and on the server. */
export function AppProviders({ context, children }: { context: ScreenContext; children: ReactNode }) {
  return (
    <PortsProvider ports={context.ports}>
      <VisitProvider visit={context.visit}>
        <QueryClientProvider client={context.queryClient}>
          <TextsProvider texts={context.texts}>
            <PageSteps value={context.showsInSteps}>{children}</PageSteps>
          </TextsProvider>
        </QueryClientProvider>
      </VisitProvider>
    </PortsProvider>
  );
}
