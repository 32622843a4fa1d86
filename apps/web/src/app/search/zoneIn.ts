/** The shortest line of a zone has 30 characters, of which a scan may miss some. */
const shortest = 28;
/** Three lines of 30. */
const longest = 90;

/** The machine-readable zone that a text is; null where it is something else. */
export function zoneIn(typed: string): string | null {
  const text = typed.replaceAll(/\s/g, "");
  const isZone =
    text.includes("<") &&
    text.length >= shortest &&
    text.length <= longest &&
    /^[A-Z0-9<]+$/i.test(text);
  return isZone ? text : null;
}
