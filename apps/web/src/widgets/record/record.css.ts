import { space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** A headed part of a record. */
export const section = style({ display: "grid", gap: space[10], marginTop: space[8] });

/** Links after one another, each high enough to be hit. */
export const links = style({ display: "flex", flexWrap: "wrap", gap: `${space[4]} ${space[14]}` });
