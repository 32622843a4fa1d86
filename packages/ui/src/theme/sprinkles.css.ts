import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { media, space } from "./scale.ts";

const layoutProperties = defineProperties({
  conditions: { always: {}, small: { "@media": media.small } },
  defaultCondition: "always",
  properties: {
    display: ["block", "flex", "grid", "none"],
    flexDirection: ["row", "column"],
    flexWrap: ["wrap", "nowrap"],
    alignItems: ["start", "center", "end", "baseline", "stretch"],
    justifyContent: ["start", "center", "end", "space-between"],
    gap: space,
    padding: space,
    paddingBlock: space,
    paddingInline: space,
    marginTop: space,
    marginBottom: space,
  },
});

/** Layout and space in steps of the scale; `{ always, small }` sets the narrow screen apart. */
export const sprinkles = createSprinkles(layoutProperties);

/** What `sprinkles` takes. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
