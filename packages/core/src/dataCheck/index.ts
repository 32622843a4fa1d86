export {
  dataCheckMachine,
  type DataCheckEvent,
  type DataCheckStage,
  type DataCheckView,
  type UploadProgress,
} from "./dataCheckMachine.ts";
export {
  provideDataCheck,
  type DataCheckCalls,
  type DataCheckPorts,
} from "./provideDataCheck.ts";
