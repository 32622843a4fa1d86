import { isMrzText, readMrz } from "@specimen/core/mrz";
import { toZoneText, type ZoneText } from "../zone/zoneText.ts";
import type { Scan } from "./wedge.ts";

/**
 * The zone of a scan. Where this computer's layout gives characters that no zone has, and that of the
 * United States gives a whole zone, the scanner is set to the latter: then it says what was read otherwise.
 */
export function readScan({ text, usText }: Scan, today: string): ZoneText {
  const own = toZoneText(text.trim(), today, { isDone: true });
  if (isMrzText(own.text.replaceAll("\n", ""))) return own;
  const other = toZoneText(usText.trim(), today, { isDone: true });
  if (!readMrz(other.text, { today }).shapeOk) return own;
  return {
    text: other.text,
    corrected: [...exchanged(text, usText), ...other.corrected],
    hasOtherLayout: true,
  };
}

/** Each character that is another one on the scanner's keyboard, once. */
function exchanged(text: string, usText: string): readonly string[] {
  const pairs = [...text.toUpperCase()].flatMap((character, at) => {
    const meant = usText.charAt(at);
    return character === meant ? [] : [`${character} → ${meant}`];
  });
  return [...new Set(pairs)];
}
