export {
  mutationMachine,
  mutationView,
  type MutationEvent,
  type MutationInput,
  type MutationToast,
  type MutationView,
} from "./mutationMachine.ts";
export { provideMutation, stopWhenSettled } from "./provideMutation.ts";
