import { ribbon } from "@specimen/core/guilloche";
import { Ornament } from "@specimen/ui/Ornament/Ornament.tsx";
import { guillocheFrame } from "./guillocheFrame.ts";

const lines = ribbon({ seed: "ink", width: 2000, height: 500, waves: 2 });

/** The engraver's line over an empty state: a ribbon, always the same one. Decorative. */
export default function Guilloche() {
  return <Ornament paths={lines} {...guillocheFrame} />;
}
