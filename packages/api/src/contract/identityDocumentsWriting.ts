import * as z from "zod/mini";
import { anyCountry } from "./banknotes.ts";
import type { DocumentColumnHeadings } from "./identityDocumentLists.ts";
import { operation } from "./operation.ts";
import { CountryId } from "./primitives.ts";
import { ChangeOptions, RuleWritten, textOperations } from "./clientToolWriting.ts";
import { inEachLanguage } from "./texts.ts";

const id = z.string().check(z.maxLength(100));

/**
 * The series of documents that are accepted. An empty default list is no rule at all; an empty list
 * of a country accepts nothing of it.
 */
export const AcceptedDocumentsRule = z
  .object({ documentIds: z.array(id).check(z.maxLength(2000)) })
  .register(z.globalRegistry, { id: "AcceptedDocumentsRule" });
export type AcceptedDocumentsRule = z.infer<typeof AcceptedDocumentsRule>;

/** All lists of a customer; the default list has the id 0 and comes first. */
export const AcceptedDocuments = z
  .object({
    version: z.string(),
    lists: z.array(
      z.object({ id: z.union([CountryId, z.literal(anyCountry)]), list: AcceptedDocumentsRule }),
    ),
  })
  .register(z.globalRegistry, { id: "AcceptedDocuments" });
export type AcceptedDocuments = z.infer<typeof AcceptedDocuments>;

const heading = z.optional(z.string().check(z.maxLength(60)));

/** The customer's titles of the columns of documents in every language; an empty one keeps ours. */
export const DocumentHeadingsRule = z
  .object({
    headings: z.object(
      inEachLanguage(
        z.optional(
          z.object({
            document: heading,
            issued: heading,
            size: heading,
            mrz: heading,
            validity: heading,
            status: heading,
            acceptance: heading,
          } satisfies Record<keyof DocumentColumnHeadings, typeof heading>),
        ),
      ),
    ),
  })
  .register(z.globalRegistry, { id: "DocumentHeadingsRule" });
export type DocumentHeadingsRule = z.infer<typeof DocumentHeadingsRule>;

const area = ["client_tool:access", "client_tool_identity_documents:access"] as const;
const infoAccess = [...area, "client_tool_identity_documents:document_info:read"] as const;
const listOf = z.object({ id: z.union([CountryId, z.literal(anyCountry)]) });

const countryInfo = textOperations({
  path: "/client-tool/identity-documents/countries/{id}/info",
  what: "The customer's note on the documents of a country",
  access: [...area, "client_tool_identity_documents:country_info:read"],
  params: z.object({ id: CountryId }),
});
const documentInfo = textOperations({
  path: "/client-tool/identity-documents/documents/{id}/info",
  what: "The customer's note on a document",
  access: infoAccess,
  params: z.object({ id }),
});

/** The writing calls on identity documents. */
export const documentRules = {
  countryInfo: countryInfo.read,
  changeCountryInfo: countryInfo.change,
  documentInfo: documentInfo.read,
  changeDocumentInfo: documentInfo.change,
  columnHeadings: operation({
    method: "get",
    path: "/identity-documents/column-heading/all-languages",
    summary: "The customer's column headings of documents in every language",
    access: infoAccess,
    versioned: true,
    answer: z.object({ version: z.string(), ...DocumentHeadingsRule.shape }),
  }),
  changeColumnHeadings: operation({
    method: "put",
    path: "/identity-documents/column-heading",
    summary: "Replace the customer's column headings of documents in every language",
    access: infoAccess,
    query: ChangeOptions,
    body: DocumentHeadingsRule,
    ifMatch: true,
    answer: RuleWritten,
  }),
  accepted: operation({
    method: "get",
    path: "/client-tool/identity-documents/accepted",
    summary: "The lists of accepted documents: the default, and countries with one of their own",
    access: infoAccess,
    versioned: true,
    answer: AcceptedDocuments,
  }),
  changeAccepted: operation({
    method: "put",
    path: "/client-tool/identity-documents/accepted/{id}",
    summary: "Replace the default list (0) or that of a country",
    access: infoAccess,
    params: listOf,
    query: ChangeOptions,
    body: AcceptedDocumentsRule,
    bodyLimit: 256 * 1024,
    ifMatch: true,
    answer: RuleWritten,
  }),
  removeAccepted: operation({
    method: "delete",
    path: "/client-tool/identity-documents/accepted/{id}",
    summary: "Remove the list of a country, so that the default list holds for it",
    access: infoAccess,
    params: listOf,
    query: ChangeOptions,
    ifMatch: true,
    answer: RuleWritten,
  }),
};
