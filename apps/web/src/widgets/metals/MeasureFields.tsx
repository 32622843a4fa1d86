import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { UrlState } from "../../url/useUrlState.ts";
import { fieldOf } from "../search/question.ts";
import { useFieldError, useOutOfRange } from "../search/useFieldError.ts";
import { keys as keysStyle } from "../viewer/viewer.css.ts";
import { measureSchema, type MeasureKey } from "./measures.ts";

type MeasureState = ReturnType<typeof measureSchema.read>;

export interface MeasureFieldsProps {
  keys: readonly MeasureKey[];
  url: UrlState<MeasureState>;
}

/** What scale, caliper or ruler say, each in its own unit; M goes to the first. Nothing weighs more in water. */
export function MeasureFields({ keys, url }: MeasureFieldsProps) {
  const { t } = useTranslation();
  const outOfRange = useOutOfRange();
  const errorIn = useFieldError({ schema: measureSchema, url, countries: [] });
  const { mass, massInWater } = url.state;
  const isTooHeavy = mass !== undefined && massInWater !== undefined && massInWater > mass;
  const tooHeavy = isTooHeavy && outOfRange(fieldOf(measureSchema, "massInWater"), { most: mass });
  const first = useRef<HTMLInputElement>(null);
  useShortcuts({ m: () => first.current?.focus() });
  return keys.map((key, index) => (
    <TextField
      key={key}
      ref={index === 0 ? first : undefined}
      label={t(`preciousMetals.measure.fields.${key}`)}
      inputMode="decimal"
      autoComplete="off"
      value={url.texts[key] ?? ""}
      error={errorIn(key) ?? ((key === "massInWater" && tooHeavy) || undefined)}
      onValueChange={(text) => url.type({ [key]: text })}
    />
  ));
}

/** The key that leads to the fields, beside their heading. */
export function MeasureKeyHint() {
  const { t } = useTranslation();
  return (
    <span className={keysStyle}>
      <Kbd>M</Kbd> {t("preciousMetals.measure.key")}
    </span>
  );
}
