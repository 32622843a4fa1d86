import { Button } from "@specimen/ui/Button/Button.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

export interface CodeBoxProps {
  label: string;
  /** Names the button, which Enter presses. */
  name: string;
  length: number;
  /** What the code is looked up in has not come yet; a code that is submitted now goes when it has. */
  isWaiting: boolean;
  /**
   * What the code is looked up in could not be read; reads it again for a code that is submitted,
   * and is fulfilled once that has ended.
   */
  onMissing?: (() => Promise<unknown>) | undefined;
  /** Where a code leads; null when it stands for nothing. */
  hrefOf: (code: string) => string | null;
  /** Gets where a code leads as soon as its last letter is there. */
  onWhole: (href: string) => void;
  /** Goes there. */
  onGo: (href: string) => void;
  notFound: (code: string) => string;
}

/** A box for a short code: cleared after submit; what is not found is said under it. */
export function CodeBox(props: CodeBoxProps) {
  const { label, name, length, isWaiting, onMissing, hrefOf, onWhole, onGo, notFound } = props;
  const { t } = useTranslation();
  const [code, setCode] = useState("");
  const [unknown, setUnknown] = useState<string | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isSubmitted && !isWaiting) form.current?.requestSubmit();
  }, [isSubmitted, isWaiting]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = code.toUpperCase();
    setIsSubmitted(isWaiting && typed !== "");
    if (typed === "") return;
    if (isWaiting) {
      if (onMissing) {
        setIsReading(true);
        void onMissing().finally(() => setIsReading(false));
      }
      return;
    }
    const href = hrefOf(typed);
    setUnknown(href === null ? typed : null);
    setCode("");
    if (href !== null) onGo(href);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        label={label}
        kind="code"
        // What surrounds a code that is pasted is taken too; a longer one is not cut to another code.
        maxLength={12}
        autoComplete="off"
        placeholder={"·".repeat(length)}
        value={code}
        onValueChange={(text) => {
          const value = text.trim();
          setCode(value);
          setUnknown(null);
          setIsSubmitted(false);
          const href = value.length === length ? hrefOf(value) : null;
          if (href !== null) onWhole(href);
        }}
        error={unknown === null ? undefined : notFound(unknown)}
        submitButtonName={name}
        action={
          <Button
            type="submit"
            name={name}
            pending={isSubmitted && isWaiting && (!onMissing || isReading)}
          >
            {t("dashboard.go")}
          </Button>
        }
      />
    </form>
  );
}
