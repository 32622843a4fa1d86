import { richTextSchemes } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { FieldError } from "@specimen/ui/FieldError/FieldError.tsx";
import {
  BoldIcon,
  BulletsIcon,
  HeadingIcon,
  ItalicIcon,
  NumbersIcon,
  QuoteIcon,
  UndoIcon,
} from "@specimen/ui/Icon/editing.tsx";
import { LinkIcon } from "@specimen/ui/Icon/actions.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../lazyPart.tsx";
import { RichText } from "../RichText.tsx";
import type { CommandName, Editor, Pressed } from "./createEditor.ts";
import * as css from "./editor.css.ts";

// It is the largest part of the client tool. Its place is as high as the text before it comes.
const EditedText = lazyPart(() => import("./EditedText.tsx"));

export interface RichTextEditorProps {
  label: string;
  html: string;
  onHtmlChange: (html: string) => void;
  onBlur?: () => void;
  /** The language it is written in. */
  lang: string;
  error?: string | undefined;
  hint?: string | undefined;
}

const tools: readonly { name: CommandName; icon: React.ReactNode }[] = [
  { name: "bold", icon: <BoldIcon /> },
  { name: "italic", icon: <ItalicIcon /> },
  { name: "heading", icon: <HeadingIcon /> },
  { name: "bullets", icon: <BulletsIcon /> },
  { name: "numbers", icon: <NumbersIcon /> },
  { name: "quote", icon: <QuoteIcon /> },
  { name: "undo", icon: <UndoIcon /> },
];

const nothing: Pressed = { bold: false, italic: false, heading: false, link: false };

/** A text with headings, lists and links; it holds what the contract's `richText` names. */
export function RichTextEditor({
  label,
  html,
  onHtmlChange,
  onBlur,
  lang,
  error,
  hint,
}: RichTextEditorProps) {
  const { t } = useTranslation();
  const id = useId();
  const [editor, setEditor] = useState<Editor | null>(null);
  const [pressed, setPressed] = useState(nothing);
  const [isLinking, setIsLinking] = useState(false);
  /** Off as long as nothing can be written; whatever is waited for or has failed stands in the text. */
  const offWithout = (label: string) => (editor === null ? label : undefined);
  return (
    <div className={css.field}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <div className={css.frame} data-invalid={error !== undefined}>
        <div className={css.tools} role="toolbar" aria-label={t("form.editor.tools")}>
          {tools.map(({ name, icon }) => (
            <IconButton
              key={name}
              label={t(`form.editor.${name}`)}
              icon={icon}
              aria-pressed={isPressable(name) ? pressed[name] : undefined}
              disabledReason={offWithout(t(`form.editor.${name}`))}
              onClick={() => editor?.run(name)}
            />
          ))}
          <IconButton
            label={t("form.editor.link")}
            icon={<LinkIcon />}
            aria-pressed={pressed.link}
            aria-expanded={isLinking}
            disabledReason={offWithout(t("form.editor.link"))}
            onClick={() => {
              if (pressed.link) editor?.link(null);
              else setIsLinking(!isLinking);
            }}
          />
        </div>
        {isLinking && (
          <LinkField
            onLink={(href) => {
              setIsLinking(false);
              if (href === null) editor?.focus();
              else editor?.link(href);
            }}
          />
        )}
        {editor === null && (
          <div className={css.text}>
            <RichText html={html} lang={lang} headingLevel={3} />
          </div>
        )}
        <EditedText
          html={html}
          attributes={{
            "aria-labelledby": `${id}-label`,
            "aria-describedby": `${id}-error`,
            lang,
          }}
          onHtmlChange={onHtmlChange}
          onBlur={onBlur}
          onSelect={setPressed}
          onCreated={setEditor}
        />
      </div>
      <FieldError id={`${id}-error`} text={error} />
      {hint !== undefined && <span className={css.hint}>{hint}</span>}
    </div>
  );
}

const isPressable = (name: CommandName): name is "bold" | "italic" | "heading" =>
  ["bold", "italic", "heading"].includes(name);

/** What the field began with, before an address that has a scheme itself. */
const schemeBeforeScheme = new RegExp(`^https://(?=(?:${richTextSchemes.join("|")}):)`, "u");

/** Asks where a link leads; null when it is not wanted. */
function LinkField({ onLink }: { onLink: (href: string | null) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("https://");
  const [wasJudged, setWasJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isFit =
    URL.canParse(typed) &&
    richTextSchemes.some((scheme) => new URL(typed).protocol === `${scheme}:`);
  return (
    <div className={css.linkRow}>
      <TextField
        label={t("form.editor.address")}
        value={typed}
        onValueChange={(value) => setTyped(value.replace(schemeBeforeScheme, ""))}
        submitButtonName="link"
        ref={field}
        error={wasJudged && !isFit ? t("form.editor.wrongAddress") : undefined}
      />
      <Button
        name="link"
        size="sm"
        onClick={() => {
          setWasJudged(true);
          if (isFit) onLink(typed);
        }}
      >
        {t("form.editor.setLink")}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onLink(null)}>
        {t("form.cancel")}
      </Button>
    </div>
  );
}
