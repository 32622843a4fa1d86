import type { Answer } from "@specimen/api/contract";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useAnswerWords } from "../../features/banknotes/detail/useAnswerWords.ts";

/** The answer of a note in a few words, with its sign. */
export function ComparedAnswer({ answer }: { answer: Answer }) {
  const { tone, title } = useAnswerWords(answer);
  return <StatusText sign={tone}>{title}</StatusText>;
}
