import type {
  CheckPage,
  DataCheck,
  DataCheckForm,
  Inquiry,
  RuleResult,
} from "@specimen/api/contract";

const rule = (
  name: RuleResult["rule"],
  outcome: RuleResult["outcome"],
  reason: RuleResult["reason"],
  rest: Partial<RuleResult> = {},
): RuleResult => ({
  rule: name,
  about: null,
  outcome,
  reason,
  measured: null,
  expected: null,
  ...rest,
});

/** The lines of the specimen passport of Utopia. */
export const sampleLines = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
] as const;

/** A picture of it that was read. */
export const samplePage: CheckPage = {
  imageId: "0b7c5f0e-0000-4000-8000-000000000000.0",
  bytes: 68_260,
  received: 68_260,
  state: "read",
  step: null,
  refusal: null,
  width: 1250,
  height: 880,
  advice: [],
  lines: sampleLines.map((line, row) =>
    [...line].map((character, place) => {
      const [left, top] = [66 + place * 25.4, 720 + row * 68];
      const [right, foot] = [left + 25.4, top + 40];
      return {
        character,
        sureness: row === 1 && place === 4 ? 0.41 : 0.99,
        corners: [left, top, right, top, right, foot, left, foot],
      };
    }),
  ),
  isSure: true,
};

/** A typed check whose date of birth does not fit its check digit. */
export const sampleCheck: DataCheck = {
  id: "0b7c5f0e-0000-4000-8000-000000000000",
  way: "form",
  stage: "decided",
  createdAt: "2026-11-21T14:32:00.000Z",
  expiresAt: "2026-11-22T14:32:00.000Z",
  checkedAt: "2026-11-21T14:32:00.000Z",
  document: null,
  lines: [sampleLines[0], sampleLines[1].replace("8706146F", "8706141F")],
  pages: [],
  verdict: "contradicts",
  rules: [
    rule("shape", "pass", "fits", { expected: "TD3, 2 × 44" }),
    rule("checkDigit", "pass", "checkDigitRight", {
      about: "documentNumber",
      measured: "6",
      expected: "6",
    }),
    rule("checkDigit", "fail", "checkDigitWrong", {
      about: "birthDate",
      measured: "1",
      expected: "6",
    }),
    rule("checkDigit", "fail", "followsFrom", { about: "composite", measured: "0", expected: "4" }),
    rule("issuingState", "pass", "specimenState", { measured: "UTO" }),
    rule("dates", "pass", "possible", { about: "birthDate", measured: "870614" }),
    rule("notExpired", "pass", "valid", { measured: "2031-03-12", expected: "2026-11-21" }),
    rule("printedField", "notJudged", "notCompared", { about: "surname", expected: "LINDQVIST" }),
    rule("numberFormat", "notJudged", "noSeries"),
    rule("stolenList", "pass", "noHit"),
    rule("accepted", "notJudged", "noRule"),
  ],
  phone: null,
  alarm: null,
};

/** One in which no rule fails. */
export const addedUpCheck: DataCheck = {
  ...sampleCheck,
  lines: [...sampleLines],
  verdict: "addsUp",
  rules: sampleCheck.rules.map((each) =>
    each.outcome === "fail"
      ? { ...each, outcome: "pass", reason: "checkDigitRight", measured: each.expected }
      : each,
  ),
};

/** One in which no rule could be judged. */
export const unjudgedCheck: DataCheck = {
  ...addedUpCheck,
  rules: addedUpCheck.rules.map((each) => ({ ...each, outcome: "notJudged", reason: "notRead" })),
};

/** One in which only its first rule was judged. */
export const barelyJudgedCheck: DataCheck = {
  ...addedUpCheck,
  rules: unjudgedCheck.rules.map((each, index) =>
    index === 0 ? (addedUpCheck.rules[0] ?? each) : each,
  ),
};

/** One of a document that has expired. */
export const expiredCheck: DataCheck = {
  ...addedUpCheck,
  verdict: "contradicts",
  rules: addedUpCheck.rules.map((each) =>
    each.rule === "notExpired"
      ? { ...each, outcome: "fail", reason: "expired", measured: "2024-05-26" }
      : each,
  ),
};

/** One whose number is on the customer's list. */
export const listedCheck: DataCheck = {
  ...addedUpCheck,
  verdict: "listed",
  alarm: { reasons: ["stolen"], message: { text: "Call the security desk on 4120.", lang: "en" } },
  rules: addedUpCheck.rules.map((each) =>
    each.rule === "stolenList" ? { ...each, outcome: "fail", reason: "hit" } : each,
  ),
};

/** A question to a service that was not asked yet. */
export const notAsked: Inquiry = {
  service: "external",
  fields: [
    { name: "documentCode", value: "P" },
    { name: "issuingState", value: "UTO" },
    { name: "documentNumber", value: "L898902C3" },
    { name: "surname", value: "LINDQVIST" },
  ],
  state: "notAsked",
  askedAt: null,
  answeredAt: null,
  result: null,
  reference: null,
  remarks: [],
};

/** The form of any document. */
export const sampleForm: DataCheckForm = {
  document: {
    id: "any",
    name: { text: "Document number", lang: "en" },
    countryId: null,
    mrzLayout: null,
  },
  asOf: "2026-11-21",
  schema: {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "urn:specimen:form-schema:any",
    title: "Document number",
    type: "object",
    properties: {
      surname: { type: "string", title: "Surname", maxLength: 100 },
      documentNumber: { type: "string", title: "Document number", maxLength: 30 },
      birthDate: { type: "string", title: "Date of birth", format: "date", maxLength: 10 },
      sex: { type: "string", title: "Sex", enum: ["F", "M", "X"], maxLength: 1 },
      issueDate: { type: "string", title: "Date of issue", format: "date", maxLength: 10 },
    },
    required: [],
    additionalProperties: false,
  },
};

const { schema } = sampleForm;

/** The form of a series whose numbers have digits alone. */
export const digitsForm: DataCheckForm = {
  ...sampleForm,
  schema: {
    ...schema,
    properties: {
      ...schema.properties,
      documentNumber: {
        type: "string",
        title: "Document number",
        maxLength: 30,
        pattern: "^[0-9]+$",
      },
    },
  },
};

/** A picture that has not been sent. */
export const waitingPage: DataCheck["pages"][number] = {
  ...samplePage,
  state: "waiting",
  width: null,
  height: null,
  lines: null,
  isSure: false,
};
/** The check of it. */
export const uploadingCheck: DataCheck = {
  ...addedUpCheck,
  way: "scan",
  stage: "uploading",
  checkedAt: null,
  verdict: null,
  rules: [],
  lines: [],
  pages: [waitingPage],
};
