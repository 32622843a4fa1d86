import { randomUUID } from "node:crypto";
import { customerContentWriting, CustomerLinkRule, CustomerNoteRule } from "@specimen/api/contract";
import { implement } from "../../../http/implement.ts";
import type { AppApi } from "../../defineArea.ts";
import { noteIndexes } from "../noteRules.ts";
import { pdfCalls, pdfCategoryCalls } from "./pdfCalls.ts";
import { createPdfReader } from "./readPdfs.ts";
import { createSubjectRules } from "./subjectRules.ts";

/** The writing calls on PDFs, notes and links (specification 7.8). */
export function contentWritingRoutes(api: AppApi): void {
  const rules = createSubjectRules(api.context);
  const readPdfs = createPdfReader(api.context, rules);

  implement(api, customerContentWriting, {
    ...pdfCalls(api.context, rules, readPdfs),
    ...pdfCategoryCalls(rules, readPdfs),

    notes: async ({ user }) => {
      const own = await rules.all(user, "customerNotes");
      return noteIndexes.map((index) => ({
        index,
        version: rules.version(user),
        note: CustomerNoteRule.parse(own.get(String(index)) ?? { texts: {} }),
      }));
    },

    changeNote: ({ params, body, user, ...how }) =>
      rules.write(user, "customerNotes", [String(params.index), body], how),

    links: async ({ user }) => {
      const own = await rules.all(user, "customerLinks");
      return [...own].map(([id, rule]) => ({
        id,
        version: rules.version(user),
        link: CustomerLinkRule.parse(rule),
      }));
    },

    addLink: ({ query, body, user }) =>
      rules.write(user, "customerLinks", [randomUUID(), body], { version: undefined, query }),

    changeLink: async ({ params, body, user, ...how }) => {
      await rules.one(user, "customerLinks", params.id);
      return rules.write(user, "customerLinks", [params.id, body], how);
    },

    removeLink: async ({ params, user, ...how }) => {
      await rules.one(user, "customerLinks", params.id);
      return rules.write(user, "customerLinks", [params.id, null], how);
    },
  });
}
