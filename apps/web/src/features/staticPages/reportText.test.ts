import { expect, it } from "vitest";
import { mailAddressIn, reportMail, reportText } from "./reportText.ts";

const words = { page: "Page:", version: "Version:", language: "Language:" };

it("is what was typed, and the place only where that is asked for", () => {
  const place = { page: "/notes/country", version: null, language: "English" };
  expect(reportText(" A wrong date. ", words, null)).toBe("A wrong date.");
  expect(reportText("A wrong date.", words, place)).toBe(
    "A wrong date.\n\nPage: /notes/country\nLanguage: English",
  );
});

it("goes into an e-mail letter by letter, and adds no header to it", () => {
  expect(reportMail("support@bank.example", "Report", "a & b\n?cc=c")).toBe(
    "mailto:support@bank.example?subject=Report&body=a%20%26%20b%0D%0A%3Fcc%3Dc",
  );
  expect(reportMail(null, "Report", "a")).toBe("mailto:?subject=Report&body=a");
});

it("goes to the address that the organisation's note links to", () => {
  expect(mailAddressIn('<a href="https://a/">a</a> <a href="mailto:b@c.de?subject=d">b</a>')).toBe(
    "b@c.de",
  );
  expect(mailAddressIn("<p>4120</p>")).toBeNull();
});
