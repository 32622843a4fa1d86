import { describe, expect, it } from "vitest";
import { hasNoTimeLimit, type MrzFormat, readMrz, writeMrz } from "./index.ts";

/** The date of expiry of a zone that has this day. */
function expiryOf(expiryDate: string, format: MrzFormat) {
  const lines = writeMrz(
    {
      documentCode: format === "TD3" ? "P" : "ID",
      issuingState: "ESP",
      surname: "MUESTRA",
      givenNames: "CARMEN",
      nationality: "ESP",
      birthDate: "1941-03-05",
      sex: "F",
      expiryDate,
      documentNumber: "BAA000589",
    },
    { format },
  );
  return readMrz(lines.join("\n"), { today: "2026-11-21" }).fields?.expiryDate;
}

describe("a card without time limit", () => {
  it.each(["TD1", "TD2"] as const)("has 990101 in a zone of the size %s", (format) =>
    expect(expiryOf("9999-01-01", format)).toEqual({
      raw: "990101",
      iso: "9999-01-01",
      status: "ok",
      expiredOn20261121: false,
    }),
  );

  it("is no passport, and has no other day", () => {
    expect(expiryOf("1999-01-01", "TD3")).toMatchObject({
      iso: "1999-01-01",
      expiredOn20261121: true,
    });
    expect(expiryOf("1999-12-31", "TD1")?.iso).toBe("1999-12-31");
  });

  it("is known by its year, whatever the day", () => {
    expect(hasNoTimeLimit("9999-01-01")).toBe(true);
    expect(hasNoTimeLimit("9999-12-31")).toBe(true);
    expect(hasNoTimeLimit("2031-05-31")).toBe(false);
  });
});
