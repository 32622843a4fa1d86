import { HttpError, type HttpErrorKind } from "@specimen/api/client";
import { problemCodes } from "@specimen/api/contract";
import { IdentityError, identityErrorCodes } from "@specimen/core/identity";
import { languages } from "@specimen/core/language";
import { describe, expect, it } from "vitest";
import { ConfigError } from "../config.ts";
import { errorMessage } from "./errorMessage.ts";
import { createI18n, showLanguage } from "./i18n.ts";

const kinds: HttpErrorKind[] = [
  "badRequest",
  "badResponse",
  "network",
  "timeout",
  "canceled",
  "noToken",
  "payload",
];

const problem = (code: (typeof problemCodes)[number], status = 400) => ({
  type: "about:blank",
  title: "Not for readers",
  status,
  code,
  requestId: "7f3a-19c2",
});

describe.each(languages)("an error in %s", async (language) => {
  const i18n = createI18n();
  await showLanguage(i18n, language);
  const t = i18n.getFixedT(language, "migration");
  const say = (error: unknown) => errorMessage(error, t);
  const isSaid = ({ title, text }: { title: string; text: string }) => {
    expect(title).not.toContain("error.");
    expect(text).not.toContain("error.");
    expect(title).not.toBe("");
    expect(text).not.toBe("");
  };

  it.each(kinds)("of the kind %s says what happened and what can be done", (kind) => {
    isSaid(say(new HttpError(kind, { call: "get /currentUser" })));
  });

  it.each(problemCodes)("with the problem %s says so", (code) => {
    isSaid(
      say(
        new HttpError("badRequest", {
          call: "get /currentUser",
          status: 400,
          problem: problem(code),
        }),
      ),
    );
  });

  it.each(identityErrorCodes)("of sign-in, %s, has words", (code) => {
    isSaid(say(new IdentityError(code, "for logs")));
  });

  it("of the configuration names the four required settings", () => {
    const { text } = say(new ConfigError("missing", "for logs"));
    for (const setting of ["apiUrl", "audience", "clientId", "domain"]) {
      expect(text).toContain(setting);
    }
  });

  it("of a configuration that nobody answered with does not blame the settings", () => {
    const message = say(new ConfigError("unreadable", "for logs"));
    isSaid(message);
    expect(message.text).not.toContain("clientId");
  });

  it("of any other make has words and keeps its own text to itself", () => {
    const message = say(new Error("raw text from outside"));
    isSaid(message);
    expect(JSON.stringify(message)).not.toContain("raw text");
  });
});

it("gives status and request id for support, and never the server's own text", async () => {
  const i18n = createI18n();
  await showLanguage(i18n, "en");
  const t = i18n.getFixedT("en", "migration");
  const details = { call: "get /currentUser", status: 504, problem: problem("unavailable", 504) };
  const message = errorMessage(new HttpError("badResponse", details), t);
  expect(message.reference).toBe("504 · request 7f3a-19c2");
  expect(JSON.stringify(message)).not.toContain("Not for readers");
});
