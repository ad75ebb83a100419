import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Hears of each error once. */
  readonly onError: (error: unknown) => void;
  /** What stands in the place of the children after an error; `again` shows them again. */
  readonly standIn: (error: unknown, again: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps an error in its children from taking along what is around them. */
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
    const { children, standIn } = this.props;
    return failure === null ? children : standIn(failure.error, () => this.setState({ failure: null }));
  }
}
