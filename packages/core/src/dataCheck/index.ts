export { dataCheckMachine } from "./dataCheckMachine.ts";
export type {
  DataCheckEvent,
  DataCheckStage,
  DataCheckView,
  UploadProgress,
} from "./dataCheckTypes.ts";
export { provideDataCheck, type DataCheckCalls, type DataCheckPorts } from "./provideDataCheck.ts";
