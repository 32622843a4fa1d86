/** One choice; `code` stands at the right in monospace and is found too. */
export type DropdownOption = {
  label: string;
  value: string;
  flagSrc?: string | undefined;
  code?: string | undefined;
  /** Stands before the code, such as why the choice leads to little; the label is less prominent. */
  note?: string | undefined;
  /**
   * Other names it is found by, as in other languages; asked for once the list is open. What they are
   * read as is kept with the array.
   */
  otherNames?: (() => readonly string[]) | undefined;
};

/** An option that fits, with the part of its label that does: `[from, to)`, or null when the code fits. */
export type Match = { option: DropdownOption; hit: [number, number] | null };

// Letters that Unicode does not decompose into a base letter and a mark, and the space in `1 oz`.
const plain: Record<string, string> = {
  "\u00a0": " ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

// German without umlauts on the keyboard (DIN 5007-2).
const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/**
 * Options that contain the query, without regard to case and accents; those that begin with it come
 * first, those that only another name or spelling of theirs fits come last.
 */
export function matchOptions(options: readonly DropdownOption[], query: string): Match[] {
  const wanted = unaccent(query.trim()).text;
  if (wanted === "") return options.map((option) => ({ option, hit: null }));
  const starting: Match[] = [];
  const containing: Match[] = [];
  const otherwise: Match[] = [];
  for (const option of options) {
    const { text, origin } = fold(option.label);
    const at = text.indexOf(wanted);
    if (at >= 0) {
      const end = at + wanted.length;
      const from = origin ? (origin[at] ?? 0) : at;
      const to = origin ? (origin[end] ?? option.label.length) : end;
      (at === 0 ? starting : containing).push({ option, hit: [from, to] });
    } else if (option.code !== undefined && fold(option.code).text.startsWith(wanted)) {
      containing.push({ option, hit: null });
    } else if (isOtherwiseNamed(option, wanted)) {
      otherwise.push({ option, hit: null });
    }
  }
  return [...starting, ...containing, ...otherwise];
}

/** Whether another name of the option begins a word with the query, or its spelling in ASCII does. */
const isOtherwiseNamed = (option: DropdownOption, wanted: string): boolean =>
  otherwiseOf(option).includes(` ${wanted}`);

/** Reads what options are found by before anybody types, one option at each step. */
export function* readNames(options: readonly DropdownOption[]): Generator<void, void> {
  for (const option of options) {
    fold(option.label);
    if (option.code !== undefined) fold(option.code);
    if (option.otherNames !== undefined) otherwiseOf(option);
    yield;
  }
}

const ofLabels = new Map<string, string>();
const ofNames = new WeakMap<readonly string[], string>();

/** Label and other names in all their spellings: lower case, a blank before each word. */
function otherwiseOf({ label, otherNames }: DropdownOption): string {
  const own = ofLabels.get(label) ?? spellingsOf(label);
  ofLabels.set(label, own);
  if (otherNames === undefined) return own;
  const names = otherNames();
  const others = ofNames.get(names) ?? spellingsOf(names.join(nextName));
  ofNames.set(names, others);
  return own + others;
}

/** Between two names; nobody can type it, so that no query goes from one name into the next. */
const nextName = "\n ";

function spellingsOf(names: string): string {
  const lower = names.normalize("NFC").toLowerCase();
  const bare = nextName + toPlain(lower);
  // Most names have no other spelling.
  if (!umlaut.test(lower)) return bare;
  const spelled = lower.replaceAll(umlauts, (each) => spelledOut[each] ?? each);
  return bare + nextName + toPlain(spelled);
}

const umlaut = /[äöü]/;
const umlauts = /[äöü]/g;

const toPlain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\u00a0ßæœøđðłþı]/g, (each) => plain[each] ?? each);

/** `origin` is null where every letter stayed in its place. */
type Folded = { text: string; origin: number[] | null };
const isPlain = /^[ -~]*$/;
const seen = new Map<string, Folded>();

/** Lower case without accents. */
function fold(label: string): Folded {
  const known = seen.get(label);
  if (known) return known;
  const result = isPlain.test(label)
    ? { text: label.toLowerCase(), origin: null }
    : unaccent(label);
  seen.set(label, result);
  return result;
}

function unaccent(label: string): Folded {
  let text = "";
  const origin: number[] = [];
  let at = 0;
  for (const letter of label) {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const folded = plain[bare] ?? bare;
    for (let step = 0; step < folded.length; step++) origin.push(at);
    text += folded;
    at += letter.length;
  }
  return { text, origin };
}
