import { media, rem, space } from "@specimen/ui/theme/scale.ts";
import { atLeast, narrowerThan } from "@specimen/ui/theme/windows.ts";
import { createVar, globalStyle, style } from "@vanilla-extract/css";

const narrow = `screen and ${narrowerThan(1181)}`;
const wider = `screen and ${atLeast(1181)}`;

/** The columns of a row of fields on wide screens. */
const columns = createVar();
export const columnsName = columns.slice("var(".length, -1);

export const form = style({ display: "grid", gap: space[10] });

/** What most searches begin with. */
export const first = style({
  display: "grid",
  gridTemplateColumns: columns,
  alignItems: "start",
  gap: space[10],
  "@media": {
    [narrow]: {
      alignItems: "end",
      gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.4fr)",
    },
    // The figure of a denomination is short, the name of a currency is not.
    [media.small]: { gridTemplateColumns: `${rem(88)} minmax(0, 1fr)` },
  },
});

export const field = style({ minWidth: 0 });

/** On small screens over the whole width. */
export const long = style({
  minWidth: 0,
  "@media": { [media.small]: { gridColumn: "1 / -1" } },
});

/** Leads to what is folded away; where there is space nothing is. */
export const fold = style({
  display: "none",
  "@media": { [media.small]: { display: "grid", gridColumn: "1 / -1" } },
});
const hidden = {
  selectors: { [`${form}[data-folded=true] &`]: { display: "none" } },
} as const;
export const folded = style([long, { "@media": { [media.small]: hidden } }]);

/** What narrows it down. */
export const further = style({
  display: "grid",
  gridTemplateColumns: columns,
  alignItems: "start",
  gap: space[10],
  "@media": {
    [narrow]: { alignItems: "end", gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.small]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", ...hidden },
  },
});

/** How much was found, and what can be done about it, over the rows. */
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[18]}`,
  // A message more or less does not move the rows.
  minHeight: "2.5rem",
  marginBottom: space[6],
  "@media": {
    // Beside a button the words would have half of a phone.
    [media.small]: { flexWrap: "wrap" },
    // It stands on the page of its rows.
    [media.print]: { breakInside: "avoid", breakAfter: "avoid" },
  },
});
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[18]}`,
  minWidth: 0,
});
globalStyle(`${summary} > button`, { flex: "none" });
// Its words are in line with those beside or above it.
globalStyle(`${words} > button`, { marginInlineStart: `calc(-1 * ${space[8]})` });

// A label of two lines would push its field below the others. Where there is no space for one line
// the fields end alike, but for an error below one of them.
globalStyle(`${form} label`, { "@media": { [wider]: { whiteSpace: "nowrap" } } });
globalStyle(`${form} > :has([aria-invalid="true"])`, { alignItems: "start" });
