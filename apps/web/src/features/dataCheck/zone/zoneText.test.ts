import { describe, expect, it } from "vitest";
import { toZoneText } from "./zoneText.ts";

const today = "2026-11-21";
const lines = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
];
const whole = lines.join("\n");

describe("the text of a zone", () => {
  it("is the same however it comes: typed small, with blanks, in one line, from a scanner", () => {
    for (const typed of [
      whole,
      whole.toLowerCase(),
      lines.join(""),
      `${lines.join("\r\n")}\r`,
      whole.replaceAll("<", "‹"),
    ]) {
      expect(toZoneText(typed, today).text.trimEnd()).toBe(whole);
    }
  });

  it("goes on in the next line when one is full, character by character", () => {
    let text = "";
    for (const character of lines.join("")) text = toZoneText(text + character, today).text;
    expect(text).toBe(whole);
  });

  it("puts right what can only be the other character, and says so", () => {
    const typed = whole.replace("8706146F", "87O6146F");
    expect(toZoneText(typed, today)).toEqual({ text: whole, corrected: ["O → 0"] });
    expect(toZoneText(whole, today).corrected).toEqual([]);
  });

  it("changes nothing in lines that do not begin with the code of a document", () => {
    const [first = "", second = ""] = lines;
    expect(toZoneText(second, today)).toEqual({ text: second, corrected: [] });
    expect(toZoneText(`MRZ:\n${whole}`, today)).toEqual({ text: `MRZ:\n${whole}`, corrected: [] });
    // The line before it is typed next.
    expect(toZoneText(`${first}\n${second}`, today).text).toBe(whole);
  });

  it("leaves what it cannot know", () => {
    expect(toZoneText("HELLO WORLD!", today).text).toContain("!");
    expect(toZoneText("", today).text).toBe("");
  });
});
