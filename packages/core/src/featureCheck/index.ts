export { checkSteps, type CheckableFeature, type CheckStep, type Sense } from "./checkSteps.ts";
export {
  featureCheckMachine,
  featureCheckView,
  type FeatureCheckEvent,
  type FeatureCheckInput,
  type FeatureCheckView,
  type FeatureStep,
} from "./featureCheckMachine.ts";
export { provideFeatureCheck, type FeatureCheckPorts } from "./provideFeatureCheck.ts";
