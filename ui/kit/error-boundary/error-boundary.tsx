import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Called once per error. */
  readonly onError: (error: unknown) => void;
  /** Rendered instead of the children after an error; `again` renders the children again. */
  readonly fallback: (error: unknown, again: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Contains an error of its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    return failure === null ? children : fallback(failure.error, () => this.setState({ failure: null }));
  }
}
