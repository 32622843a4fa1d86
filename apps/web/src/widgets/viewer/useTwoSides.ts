import { useTranslation } from "react-i18next";
import type { SpecimenSide } from "./specimen.ts";

/** The sides of a record that has a front and a back. */
export function useTwoSides(): readonly SpecimenSide[] {
  const { t } = useTranslation();
  return (["front", "back"] as const).map((key) => ({
    key,
    label: t(`catalogue.viewer.sides.${key}`),
  }));
}
