import { diffArrays } from "diff";

/** A piece of a text beside another one. */
export interface TextPart {
  readonly text: string;
  /** Whether the other text does not have it. */
  readonly differs: boolean;
}

/** The pieces of two texts; each joins to its text. */
export interface ComparedTexts {
  readonly one: readonly TextPart[];
  readonly other: readonly TextPart[];
}

/** Texts that differ in more words than this are marked whole: their words side by side tell nothing. */
const most = 2_000;

/** A number with all that parts its figures, a word, a run of spaces, or a single sign. */
const token = /\p{N}+(?:[.,:\u{a0}\u{202f}]\p{N}+)*|[\p{L}\p{M}_][\p{L}\p{M}\p{N}_]*|\s+|./gsu;

const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** What two texts have in common and what each has alone, word by word. */
export function compareWords(one: string, other: string): ComparedTexts {
  const [ones, others] = [tokensOf(one), tokensOf(other)];
  const parts = diffArrays(ones, others, { maxEditLength: most }) ?? [
    { value: ones, added: false, removed: true },
    { value: others, added: true, removed: false },
  ];
  return {
    one: joined(
      parts
        .filter(({ added }) => !added)
        .map(({ value, removed }) => ({ text: value.join(""), differs: removed })),
    ),
    other: joined(
      parts
        .filter(({ removed }) => !removed)
        .map(({ value, added }) => ({ text: value.join(""), differs: added })),
    ),
  };
}

/** Words that differ one after the other become one piece, with the spaces between them. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const found: TextPart[] = [];
  for (const [index, { text, differs }] of parts.entries()) {
    const last = found.at(-1);
    const isBetween = text.trim() === "" && parts[index + 1]?.differs === true;
    const isMarked = differs || (last?.differs === true && isBetween);
    if (last?.differs === isMarked) found.splice(-1, 1, { ...last, text: last.text + text });
    else if (text !== "") found.push({ text, differs: isMarked });
  }
  return found;
}
