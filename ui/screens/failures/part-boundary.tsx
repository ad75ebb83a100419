import { Component, type ReactNode } from "react";
import type { Logger } from "#core/ports/device.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { QueryFailure } from "./query-failure.tsx";

interface BoundaryProps {
  readonly children: ReactNode;
  readonly logger: Logger;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.logger.error("a part of a page could not be shown", { message: String(error) });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <QueryFailure kind="component" error={failure.error} onRefresh={() => this.setState({ failure: null })} />;
  }
}

/** Keeps a bug in a part of a page from taking the page along: the error screen stands in its place. */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
  const { logger } = usePorts();
  return <Boundary logger={logger}>{children}</Boundary>;
}
