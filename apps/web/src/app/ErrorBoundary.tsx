import { Component, type ReactNode } from "react";
import { FatalScreen } from "./FatalScreen.tsx";

interface State {
  error: unknown;
  hasFailed: boolean;
}

/** Catches what no screen caught, so that nothing is ever a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FatalScreen error={this.state.error} /> : this.props.children;
  }
}
