import { Button } from "@specimen/ui/Button/Button.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

export interface CodeBoxProps {
  label: string;
  /** Names the button, which Enter presses. */
  name: string;
  length: number;
  /** Waits for what the code is looked up in. */
  isWaiting: boolean;
  /** Goes to what the code stands for; false when it stands for nothing. */
  onCode: (code: string) => boolean;
  notFound: (code: string) => string;
}

/** A box for a short code: cleared after submit; what is not found is said under it. */
export function CodeBox({ label, name, length, isWaiting, onCode, notFound }: CodeBoxProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState("");
  const [unknown, setUnknown] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = code.trim().toUpperCase();
    if (typed === "") return;
    setUnknown(onCode(typed) ? null : typed);
    setCode("");
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={label}
        kind="code"
        maxLength={length}
        autoComplete="off"
        placeholder={"·".repeat(length)}
        value={code}
        onValueChange={(value) => {
          setCode(value);
          setUnknown(null);
        }}
        error={unknown === null ? undefined : notFound(unknown)}
        submitButtonName={name}
        action={
          <Button type="submit" name={name} pending={isWaiting}>
            {t("dashboard.go")}
          </Button>
        }
      />
    </form>
  );
}
