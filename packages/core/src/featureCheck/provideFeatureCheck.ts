import { featureCheckMachine } from "./featureCheckMachine.ts";

/** The port of a check. */
export interface FeatureCheckPorts {
  /** Turns the viewer to the page and light of a feature; null deselects. */
  turnViewer(feature: string | null): void;
}

/** The check's machine over its port. */
export function provideFeatureCheck({ turnViewer }: FeatureCheckPorts) {
  return featureCheckMachine.provide({
    actions: { turnViewer: ({ context }) => turnViewer(context.current) },
  });
}
