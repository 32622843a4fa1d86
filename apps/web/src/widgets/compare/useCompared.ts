import type { Banknote } from "@specimen/api/contract";
import { useFilter } from "../../url/useFilter.ts";
import { useComparedNote } from "../../features/banknotes/queries.ts";
import { compareDefaults, notesOf } from "./compareState.ts";

/** A note of the comparison as far as it is known. */
export interface Compared {
  id: string;
  note: Banknote | undefined;
  error: ReturnType<typeof useComparedNote>["error"];
  retry: () => void;
}

/** The notes the address names, and a way to leave one out. */
export function useCompared(): { compared: Compared[]; leaveOut: (id: string) => void } {
  const [filter, change] = useFilter(compareDefaults);
  const ids = notesOf(filter);
  const answers = [useComparedNote(ids[0]), useComparedNote(ids[1]), useComparedNote(ids[2])];
  const compared = ids.flatMap((id, index) => {
    const answer = answers[index];
    if (answer === undefined) return [];
    const { data, error, mutate } = answer;
    return [{ id, note: data, error, retry: () => void mutate() }];
  });
  return {
    compared,
    leaveOut: (id) => change({ notes: ids.filter((each) => each !== id) }),
  };
}
