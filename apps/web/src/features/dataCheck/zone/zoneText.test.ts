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

  it("goes on in the second line of a visa of 36 once its number says that it is there", () => {
    const visa = ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX4009078F9612109<<<<<<<<"];
    let text = "";
    for (const character of visa.join("")) text = toZoneText(text + character, today).text;
    expect(text).toBe(visa.join("\n"));
  });

  it("puts right what can only be the other character, and says so", () => {
    const typed = whole.replace("8706146F", "87O6146F");
    expect(toZoneText(typed, today)).toEqual({ text: whole, corrected: ["O → 0"] });
    expect(toZoneText(whole, today).corrected).toEqual([]);
  });

  const names = "P<UTOLINDQVIST<<INGA<MARIT";

  it("has the fillers after names that were left out, and says so", () => {
    const [, second = ""] = lines;
    const typed = [
      "I<UTOD231458907<<<<<<<<<<<<<<<",
      "7408122F1204159UTO<<<<<<<<<<<6",
      "ERIKSSON<<ANNA<MARIA",
    ].join("\n");
    expect(toZoneText(`${names}\n${second}`, today)).toEqual({
      text: whole,
      corrected: ["+ 18 × <"],
    });
    // Its last line may go on.
    expect(toZoneText(typed, today).text).toBe(typed);
    expect(toZoneText(typed, today, { isDone: true }).text).toBe(`${typed}<<<<<<<<<<`);
    expect(toZoneText(`${typed}\n`, today).text).toBe(`${typed}<<<<<<<<<<\n`);
  });

  it.each([
    ["a visa of 44", "V<UTOERIKSSON<<ANNA", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<"],
    ["a visa of 36", "V<UTOERIKSSON<<ANNA", "L8988901C4XXX4009078F9612109<<<<<<<<"],
    ["a card of 36", "I<UTOERIKSSON<<ANNA", "D231458907UTO7408122F1204159<<<<<<<6"],
  ])("has them in %s however it is typed", (_, first, second) => {
    let text = "";
    for (const character of `${first}\n${second}\n`)
      text = toZoneText(text + character, today).text;
    expect(text.trimEnd()).toBe(`${first.padEnd(second.length, "<")}\n${second}`);
  });

  it("has no filler more in a line that is too short with those it has", () => {
    const [, second = ""] = lines;
    for (const first of [`${names}<`, "P<UT", ""]) {
      const typed = `${first}\n${second}`.trim();
      expect(toZoneText(typed, today).text).toBe(typed);
    }
    expect(toZoneText(`${names}\n${second.slice(0, -1)}`, today).corrected).toEqual([]);
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
