import { Component, type ReactNode } from "react";
import { AreaFailure } from "./AreaFailure.tsx";

interface Props {
  /** The address shown; a new one gets a new try. */
  place: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  hasFailed: boolean;
  place: string;
}

/** Keeps a fault inside its area: the navigation stays, another address tries again. */
export class AreaBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { error: null, hasFailed: false, place };
  }

  override render() {
    const { hasFailed, error } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <AreaFailure error={error} onRetry={() => this.setState({ error: null, hasFailed: false })} />
    );
  }
}
