import type { Language } from "@specimen/core/language";

/** Makes something of an answer once for each language, and again when the answer is another one. */
export function memoizeByLanguage<Answer extends object, Made>(
  make: (answer: Answer, language: Language) => Made,
): (answer: Answer, language: Language) => Made {
  const made = new WeakMap<Answer, Map<Language, Made>>();
  return (answer, language) => {
    const known = made.get(answer) ?? new Map<Language, Made>();
    made.set(answer, known);
    const ready = known.get(language);
    if (ready !== undefined) return ready;
    const fresh = make(answer, language);
    known.set(language, fresh);
    return fresh;
  };
}
