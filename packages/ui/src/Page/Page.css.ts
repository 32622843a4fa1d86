import { styleVariants } from "@vanilla-extract/css";
import { layout } from "../theme/scale.ts";

const column = (maxWidth: string) => ({ width: "100%", maxWidth, marginInline: "auto" });

export const page = styleVariants({
  dashboard: column(layout.dashboard),
  wide: column(layout.wide),
  text: column("42rem"),
});
