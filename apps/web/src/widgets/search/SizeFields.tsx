import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { sidesIn } from "../../features/banknotes/search/searchedFor.ts";
import type { SearchFilter } from "../../features/banknotes/search/searchFilter.ts";
import { useNumberError } from "./useFieldError.ts";

/** Both sides may be typed at once. */
const example = "129×71";

export interface SizeFieldsProps {
  size: SearchFilter["size"];
  onChange: (size: SearchFilter["size"]) => void;
}

/** Width and height as they are measured, and how far they may be off, in mm. */
export function SizeFields({ size, onChange }: SizeFieldsProps) {
  const { t } = useTranslation();
  const errorIn = useNumberError();
  const height = useRef<HTMLInputElement>(null);
  const typeWidth = (typed: string) => {
    const sides = sidesIn(typed);
    if (sides === null) {
      onChange({ ...size, width: typed });
      return;
    }
    // The sign between the sides leads on, so that the hand stays on the number pad.
    onChange({ ...size, width: sides.width, height: sides.height || size.height });
    height.current?.focus();
    height.current?.select();
  };
  return (
    <>
      <TextField
        label={t("banknotes.search.width")}
        placeholder={example}
        inputMode="decimal"
        autoComplete="off"
        value={size.width}
        error={errorIn("width", size.width)}
        onValueChange={typeWidth}
      />
      <TextField
        ref={height}
        label={t("banknotes.search.height")}
        inputMode="decimal"
        autoComplete="off"
        value={size.height}
        error={errorIn("height", size.height)}
        onValueChange={(typed) => onChange({ ...size, height: typed })}
      />
      <TextField
        label={t("banknotes.search.tolerance")}
        inputMode="decimal"
        autoComplete="off"
        value={size.tolerance}
        error={errorIn("tolerance", size.tolerance)}
        onValueChange={(typed) => onChange({ ...size, tolerance: typed })}
      />
    </>
  );
}
