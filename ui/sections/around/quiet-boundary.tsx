import { Component, type ReactNode } from "react";
import type { Logger } from "#core/ports/device.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";

interface BoundaryProps {
  readonly children: ReactNode;
  readonly logger: Logger;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.logger.error("something around a page could not be shown", { message: String(error) });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Keeps a bug in what is around every page from taking the page along: that one thing is missing then, and reported. */
export function QuietBoundary({ children }: { readonly children: ReactNode }) {
  const { logger } = usePorts();
  return <Boundary logger={logger}>{children}</Boundary>;
}
