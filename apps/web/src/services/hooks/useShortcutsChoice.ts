import { useReadable } from "../readable.ts";
import { useServices } from "../useServices.ts";

/** Whether single keys act, and how that is changed. */
export function useShortcutsChoice(): { areOn: boolean; choose: (areOn: boolean) => void } {
  const { areOn, choose } = useServices().device.shortcuts;
  return { areOn: useReadable(areOn), choose };
}
