import { prose } from "@specimen/ui/Prose/Prose.css.ts";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createEditor, type Editor, type Pressed } from "./createEditor.ts";
import * as css from "./editor.css.ts";

export interface EditedTextProps {
  html: string;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
  onHtmlChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  onSelect: (pressed: Pressed) => void;
  /** Before the first paint with the editor; null when it goes. */
  onCreated: (editor: Editor | null) => void;
}

/** The text of a `RichTextEditor`, which can be written in. */
export default function EditedText(props: EditedTextProps) {
  const { html } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const change = useEffectEvent((next: string) => props.onHtmlChange(next));
  const select = useEffectEvent((pressed: Pressed) => props.onSelect(pressed));
  const blur = useEffectEvent(() => props.onBlur?.());
  const tell = useEffectEvent((created: Editor | null) => props.onCreated(created));
  const begin = useEffectEvent((element: HTMLElement) =>
    createEditor({
      place: element,
      html,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        class: prose,
        ...props.attributes,
      },
      onChange: (next) => change(next),
      onSelect: (pressed) => select(pressed),
      onBlur: () => blur(),
    }),
  );
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const created = begin(place.current);
    editor.current = created;
    tell(created);
    return () => {
      tell(null);
      created.destroy();
    };
  }, []);
  useEffect(() => editor.current?.show(html), [html]);
  return <div ref={place} className={css.text} />;
}
