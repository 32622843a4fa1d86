import { globalStyle, style } from "@vanilla-extract/css";
import { bar } from "../Skeleton/Skeleton.css.ts";

export const inOrder = style({ minWidth: 0 });
export const awaited = style({});

const stillToCome = `:is(${bar}, ${awaited}, :has(${bar}, ${awaited}))`;

// Whoever is in one that follows stays there.
globalStyle(`${inOrder} > ${stillToCome} ~ :not(:focus-within)`, { display: "none" });
