export {
  pollingMachine,
  type PollingEvent,
  type PollingInput,
  type PollingView,
} from "./pollingMachine.ts";
export { providePolling, type PollingPorts } from "./providePolling.ts";
