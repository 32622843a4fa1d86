import { HttpError, type HttpErrorKind } from "@specimen/api/client";
import { problemCodes } from "@specimen/api/contract";
import { IdentityError, identityErrorCodes } from "@specimen/core/identity";
import { languages } from "@specimen/core/language";
import { describe, expect, it } from "vitest";
import { ConfigError } from "../config.ts";
import { readWords } from "../testing/locales.ts";
import { adviceOf } from "./adviceOf.ts";
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

/** How each language tells to press "Try again" or "Reload page". */
const pressing: Record<(typeof languages)[number], { retry: RegExp; reload: RegExp }> = {
  de: { retry: /erneut versuchen|versuchen Sie es/i, reload: /neu laden|die Seite neu/i },
  en: { retry: /try again/i, reload: /reload/i },
  es: { retry: /vuelva a intentarlo|volver a intentarlo/i, reload: /recarg/i },
  fr: { retry: /réessay/i, reload: /recharg/i },
  it: { retry: /riprov/i, reload: /ricarica|ricarichi/i },
  lt: { retry: /bandy(kite|ti) dar kartą/i, reload: /puslapį iš naujo/i },
  no: { retry: /prøv igjen/i, reload: /last siden/i },
  pl: { retry: /spr(ó|o)b(uj|ować) ponownie/i, reload: /stronę ponownie/i },
};

describe.each(languages)("an error in %s", async (language) => {
  const i18n = createI18n(readWords);
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

  it("that names filters of a list says which, since no field is highlighted", () => {
    const errors = ["createdAtFrom", "title"].map((path) => ({
      in: "query" as const,
      path,
      code: "too_big" as const,
    }));
    const refused = { ...problem("invalid_input", 422), errors };
    const error = new HttpError("badRequest", { call: "get /news", status: 422, problem: refused });
    expect(say(error).text).toContain("createdAtFrom · title");
    const labels = new Map([["createdAtFrom", "Created on or after"]]);
    const { text } = errorMessage(error, t, (name) => labels.get(name));
    expect(text).toContain("Created on or after · title");
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

  it("leaves to the button of its place what is to be pressed", () => {
    const { retry, reload } = pressing[language];
    const http = (kind: HttpErrorKind) => new HttpError(kind, { call: "get /currentUser" });
    const refused = (code: (typeof problemCodes)[number]) =>
      new HttpError("badRequest", { call: "get /currentUser", problem: problem(code) });
    const errors = [
      ...kinds.map(http),
      ...problemCodes.map(refused),
      ...identityErrorCodes.map((code) => new IdentityError(code, "for logs")),
      new ConfigError("missing", "for logs"),
      new Error("for logs"),
    ];
    for (const error of errors) {
      const message = say(error);
      expect(message.text).not.toMatch(retry);
      expect(message.text).not.toMatch(reload);
      // A toast has no button, so there the words lead to the same.
      const advice = adviceOf(message, t);
      if (message.way === "own") expect(advice).toBeNull();
      else expect(advice).toMatch({ retry, reload }[message.way]);
    }
    expect(t("state.retry")).toMatch(retry);
    expect(t("state.reload")).toMatch(reload);
  });

  it("names the wait that the service asks for where there is no button", () => {
    const message = say(new HttpError("badResponse", { call: "get /currentUser", retryAfter: 40 }));
    expect(adviceOf(message, t)).toContain("40");
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
  const i18n = createI18n(readWords);
  await showLanguage(i18n, "en");
  const t = i18n.getFixedT("en", "migration");
  const details = { call: "get /currentUser", status: 504, problem: problem("unavailable", 504) };
  const message = errorMessage(new HttpError("badResponse", details), t);
  expect(message.reference).toBe("504 · request 7f3a-19c2");
  expect(JSON.stringify(message)).not.toContain("Not for readers");
});
