import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { Language } from "./primitives.ts";

export const CustomerLinkType = z.enum(["link", "text", "pdf"]);
export type CustomerLinkType = z.infer<typeof CustomerLinkType>;

/** A link of the customer in the side navigation: an address, a text of its own, or a PDF. */
export const CustomerLink = z
  .object({
    id: z.string(),
    type: CustomerLinkType,
    label: z.string(),
    /** An http or https address; sanitised HTML of a text; of a PDF an address valid for some hours. */
    value: z.string(),
    lang: Language,
  })
  .register(z.globalRegistry, { id: "CustomerLink" });
export type CustomerLink = z.infer<typeof CustomerLink>;

/** A PDF of the customer with its category. */
export const CustomerPdf = z
  .object({
    id: z.string(),
    title: z.string(),
    categoryId: z.string(),
    categoryName: z.string(),
    lang: Language,
    /** Opens in a new tab without a token and stops working after some hours. */
    url: z.string(),
    bytes: z.int(),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: "CustomerPdf" });
export type CustomerPdf = z.infer<typeof CustomerPdf>;

/**
 * Indexes of specification 3: 1 additional info notes, 3 internal news title, 4 disclaimer of the
 * traveller info, 5 support note, 6 passports info, 7 disclaimer.
 */
export const CustomerNoteIndex = z.literal([1, 3, 4, 5, 6, 7]);
export type CustomerNoteIndex = z.infer<typeof CustomerNoteIndex>;

/** A text of the customer for a fixed place of the product; `note` is sanitised HTML. */
export const CustomerNote = z
  .object({ index: CustomerNoteIndex, label: z.string(), note: z.string(), lang: Language })
  .register(z.globalRegistry, { id: "CustomerNote" });
export type CustomerNote = z.infer<typeof CustomerNote>;

const byId = z.object({ id: z.string().check(z.maxLength(100)) });

/** The content that a customer provides for its staff (specification 7.8). */
export const customerContent = {
  links: operation({
    method: "get",
    path: "/customer-links",
    summary: "The customer's own links",
    access: "signedIn",
    answer: z.array(CustomerLink),
  }),
  link: operation({
    method: "get",
    path: "/customer-links/{id}",
    summary: "One of the customer's links",
    access: "signedIn",
    params: byId,
    answer: CustomerLink,
  }),
  pdfs: operation({
    method: "get",
    path: "/pdfs",
    summary: "The customer's PDFs, by category",
    access: ["dashboard:news:read"],
    query: z.object({ categoryId: z.optional(z.string().check(z.maxLength(100))) }),
    answer: z.array(CustomerPdf),
  }),
  pdf: operation({
    method: "get",
    path: "/pdfs/{id}",
    summary: "One PDF's record",
    access: ["dashboard:news:read"],
    params: byId,
    answer: CustomerPdf,
  }),
  notes: operation({
    method: "get",
    path: "/customer-notes",
    summary: "The customer's notes that are written, by index",
    access: "signedIn",
    answer: z.array(CustomerNote),
  }),
  disclaimer: operation({
    method: "get",
    path: "/disclaimer",
    summary: "The customer's disclaimer",
    access: "signedIn",
    answer: CustomerNote,
  }),
};
