import { useEffect, type ComponentType, type ReactNode } from "react";
import { page } from "../browser/page.ts";
import { useReconnected } from "../services/hooks/useReconnected.ts";
import { loadable, useLoadable, type Loadable } from "./loadable.ts";
import { MissingPart } from "./MissingPart.tsx";

/** A component whose code comes with its first use, or with a call of `load` before that. */
export type LazyPart<Props> = ComponentType<Props> & {
  readonly load: Loadable<ComponentType<Props>>["load"];
};

interface LazyPartOptions {
  /** Drawn until the code has come. */
  place?: ReactNode;
  /**
   * Without its code its place stays as it is, and the next press of a key or on the page tries again;
   * otherwise a message offers that.
   */
  isOptional?: boolean;
  /** Around the message, for a part that is a page of its own. */
  around?: (message: ReactNode) => ReactNode;
  /** Of the message's heading; 1 for a part that is a page of its own. */
  headingLevel?: 1 | 2 | 3;
}

/**
 * The only way to load a component late: a failed load is told where the component would stand,
 * and can be tried again without a reload of the page, which `React.lazy` cannot.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { place = null, isOptional = false, around, headingLevel = 2 }: LazyPartOptions = {},
): LazyPart<Props> {
  const part = loadable(async () => (await load()).default);
  function Part(props: Props) {
    const loaded = useLoadable(part);
    const retry = loaded !== null && "retry" in loaded ? loaded.retry : undefined;
    useReconnected(() => retry?.());
    useEffect(() => (isOptional && retry ? page.onPressed(retry) : undefined));
    if (loaded === null) return place;
    if ("value" in loaded) {
      const Component = loaded.value;
      return <Component {...props} />;
    }
    if (isOptional) return place;
    const message = <MissingPart onRetry={loaded.retry} headingLevel={headingLevel} />;
    return around === undefined ? message : around(message);
  }
  return Object.assign(Part, { load: part.load });
}
