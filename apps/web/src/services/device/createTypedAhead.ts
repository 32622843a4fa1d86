/** A key as it was pressed. */
export type PressedKey = Pick<
  KeyboardEvent,
  | "key"
  | "ctrlKey"
  | "metaKey"
  | "altKey"
  | "shiftKey"
  | "isComposing"
  | "timeStamp"
  | "preventDefault"
  | "stopPropagation"
>;

/** Tells of keys for as long as the page is open. */
export interface Keys {
  readonly onPressed: (listener: (pressed: PressedKey) => void) => void;
}

/** Keeps what is typed for the search while its field is not there yet. */
export interface TypedAhead {
  /** The search listens to its own keys from now on; calls back if they were pressed before. */
  readonly attend: (onAsked: () => void) => void;
  /** The search is gone, so its keys are listened for here again. */
  readonly leave: () => void;
  /** The search opens: keys are kept until its field is there. */
  readonly begin: () => void;
  /** The field is there: hands over what was typed, if anything was. */
  readonly handOver: (take: (text: string) => void) => void;
  /** The field will not be there. */
  readonly drop: () => void;
}

/** Milliseconds after Ctrl+K in which the search has to come, or the letters are the page's again. */
const longestWait = 10_000;

/** Ctrl+K or Cmd+K, and the letters after it. */
export function createTypedAhead(keys: Keys): TypedAhead {
  let isAttended = false;
  let text: string | null = null;
  let lapsesAt = Infinity;
  keys.onPressed((pressed) => {
    if (!isAttended && isChord(pressed)) {
      pressed.preventDefault();
      text ??= "";
      lapsesAt = pressed.timeStamp + longestWait;
      return;
    }
    if (pressed.timeStamp >= lapsesAt) text = null;
    if (text === null) return;
    const next = typed(text, pressed);
    if (next === text) return;
    pressed.preventDefault();
    pressed.stopPropagation();
    text = next;
  });
  return {
    attend: (onAsked) => {
      isAttended = true;
      if (text !== null) onAsked();
    },
    leave: () => {
      isAttended = false;
    },
    begin: () => {
      text ??= "";
      lapsesAt = Infinity;
    },
    handOver: (take) => {
      if (text) take(text);
      text = null;
    },
    drop: () => {
      text = null;
    },
  };
}

const isChord = ({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k";

/** The text after a key; null when Escape gives it up. */
function typed(text: string, pressed: PressedKey): string | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = pressed;
  if (ctrlKey || metaKey || altKey || isComposing) return text;
  if (key === "Escape") return null;
  if (key === "Backspace") return text.slice(0, -1);
  return [...key].length === 1 ? text + key : text;
}
