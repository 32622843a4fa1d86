import { createOwnChanges } from "@specimen/core/editing";
import { baseKeymap, chainCommands, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import {
  DOMParser,
  type MarkType,
  type NodeType,
  type ResolvedPos,
  type Slice,
} from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { EditorState, type Command, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { fragmentOf, readHtml, richTextSchema, writeHtml } from "./richTextSchema.ts";

const { nodes, marks } = richTextSchema;

/** What the buttons of the editor do. */
export const commands = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  heading: toggleBlock(nodes.h3),
  bullets: wrapInList(nodes.ul),
  numbers: wrapInList(nodes.ol),
  quote: wrapIn(nodes.blockquote),
  undo,
} satisfies Record<string, Command>;

/** The name of one of {@link commands}. */
export type CommandName = keyof typeof commands;

/** Which of the buttons are pressed where the cursor is. */
export type Pressed = Readonly<Record<"bold" | "italic" | "heading" | "link", boolean>>;

/** An editor on the page. */
export interface Editor {
  run: (name: CommandName) => void;
  /** Makes the selection a link, or writes the address where nothing is selected; null takes the link away. */
  link: (href: string | null) => void;
  /** Replaces the text, where it is another one; what was typed here and comes back late is not. */
  show: (html: string) => void;
  focus: () => void;
  destroy: () => void;
}

interface EditorOptions {
  place: HTMLElement;
  html: string;
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  onSelect: (pressed: Pressed) => void;
  onBlur: () => void;
}

function toggleBlock(type: NodeType): Command {
  return (state, dispatch) =>
    state.selection.$from.parent.type === type
      ? setBlockType(nodes.p)(state, dispatch)
      : setBlockType(type)(state, dispatch);
}

const newLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.br.create()).scrollIntoView());
  return true;
};

const plugins = () => [
  history(),
  keymap({
    "Mod-b": commands.bold,
    "Mod-i": commands.italic,
    "Mod-z": undo,
    "Mod-y": redo,
    "Mod-Shift-z": redo,
    "Shift-Enter": newLine,
    Enter: splitListItem(nodes.li),
    "Mod-]": sinkListItem(nodes.li),
    "Mod-[": liftListItem(nodes.li),
    Backspace: chainCommands(liftEmptyItem, baseKeymap["Backspace"] ?? (() => false)),
  }),
  keymap(baseKeymap),
];

/** At the start of a list item the key takes the item out of the list. */
function liftEmptyItem(...[state, dispatch]: Parameters<Command>): boolean {
  const { empty, $from } = state.selection;
  return empty && $from.parentOffset === 0 && liftListItem(nodes.li)(state, dispatch);
}

const stateOf = (html: string) => EditorState.create({ doc: readHtml(html), plugins: plugins() });

/** Puts an editor into an element. Its HTML goes in and out through the schema of the contract. */
export function createEditor({
  place,
  html,
  attributes,
  onChange,
  onSelect,
  onBlur,
}: EditorOptions): Editor {
  const typed = createOwnChanges<string>();
  const change = (text: string) => {
    typed.add(text);
    onChange(text);
  };
  const view: EditorView = new EditorView(place, {
    state: stateOf(html),
    attributes,
    dispatchTransaction: (transaction) => {
      const next = view.state.apply(transaction);
      view.updateState(next);
      if (transaction.docChanged) change(writeHtml(next.doc));
      onSelect(pressedIn(next));
    },
    handleDOMEvents: {
      // The library would parse what is pasted through a policy of its own, which ours forbids.
      paste,
      drop,
      // Safari writes letters that a date field has no use for where the selection was left.
      blur: ({ dom }) => {
        if (document.activeElement !== dom) document.getSelection()?.removeAllRanges();
        onBlur();
      },
    },
  });
  const { dispatch } = view;
  return {
    run: (name) => {
      commands[name](view.state, dispatch.bind(view));
      view.focus();
    },
    link: (href) => {
      view.dispatch(href === null ? unlinked(view.state) : linked(view.state, href));
      view.focus();
    },
    show: (text) => {
      if (!typed.isOwn(text) && writeHtml(view.state.doc) !== text) view.updateState(stateOf(text));
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** The selection as a link; where nothing is selected, the address as one. */
function linked({ selection, storedMarks, tr }: EditorState, href: string): Transaction {
  const link = marks.a.create({ href });
  const { empty, from, to, $from } = selection;
  if (!empty) return tr.addMark(from, to, link);
  const text = richTextSchema.text(href, link.addToSet(storedMarks ?? $from.marks()));
  return tr.replaceSelectionWith(text, false).scrollIntoView();
}

/** The selection without links; where nothing is selected, the whole link that the cursor is in. */
function unlinked({ selection, tr }: EditorState): Transaction {
  const { from, to } = selection.empty ? linkAround(selection.$from) : selection;
  return tr.removeMark(from, to, marks.a);
}

/** From where to where the link goes that a place is in. */
function linkAround(place: ResolvedPos): { from: number; to: number } {
  const link = marks.a.isInSet(place.marks());
  let [from, to] = [place.start(), place.end()];
  place.parent.forEach((node, offset) => {
    if (link?.isInSet(node.marks) === true) return;
    const start = place.start() + offset;
    const end = start + node.nodeSize;
    if (end <= place.pos) from = end;
    else to = Math.min(to, start);
  });
  return { from, to };
}

function paste(view: EditorView, event: ClipboardEvent): boolean {
  const slice = sliceOf(event.clipboardData);
  if (slice === null) return false;
  event.preventDefault();
  if (slice.size > 0) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}

/** Puts what is dropped where the pointer is; what is dragged inside the text is moved. */
function drop(view: EditorView, event: DragEvent): boolean {
  const { dragging } = view;
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const slice = dragging?.slice ?? sliceOf(event.dataTransfer);
  // A file would be opened in place of the page.
  event.preventDefault();
  view.dragging = null;
  if (at === null || slice === null || slice.size === 0) return true;
  const { tr } = view.state;
  if (dragging?.move === true) tr.deleteSelection();
  const pos = tr.mapping.map(at.pos);
  view.focus();
  view.dispatch(tr.replaceRange(pos, pos, slice).scrollIntoView());
  return true;
}

/** What is pasted or dropped, as far as the editor may hold it; null where that is no text. */
function sliceOf(data: DataTransfer | null): Slice | null {
  const html = data?.getData("text/html") ?? "";
  const text = data?.getData("text/plain") ?? "";
  if (html === "" && text === "") return null;
  const place = html === "" ? paragraphsOf(text) : fragmentOf(html);
  return DOMParser.fromSchema(richTextSchema).parseSlice(place, {
    preserveWhitespace: html === "",
  });
}

function paragraphsOf(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const line of text.split(/\n+/)) {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    fragment.append(paragraph);
  }
  return fragment;
}

function pressedIn(state: EditorState): Pressed {
  const has = (type: MarkType) => {
    const { empty, from, to, $from } = state.selection;
    return empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type);
  };
  return {
    bold: has(marks.strong),
    italic: has(marks.em),
    link: has(marks.a),
    heading: state.selection.$from.parent.type === nodes.h3,
  };
}
