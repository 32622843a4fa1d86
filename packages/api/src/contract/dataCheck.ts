import * as z from "zod/mini";
import { DataCheckConfig } from "./currentUser.ts";
import { CheckService, DataCheck, DataCheckForm, Inquiry } from "./dataCheckParts.ts";
import { operation } from "./operation.ts";

/** Stands for the series where none was chosen: state and kind are taken from the zone. */
export const anySeries = "any";

/** The pieces in which a picture is sent, in bytes; the last one may be shorter. */
export const pieceBytes = 65_536;

/** Pictures of one document, and the largest of them in bytes. */
export const mostPages = 4;
export const largestPicture = 12 * 1024 * 1024;

const base = "/identity-documents/data-check";
const access = ["identity_documents:data_check_access:read"] as const;

const seriesId = z.string().check(z.minLength(1), z.maxLength(120));
const checkId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));
const bySeries = z.object({ id: seriesId });
const session = z.object({ sessionId: checkId });
const byCheck = z.object({ id: checkId });

const externalAccess = [...access, "identity_documents:data_check_external:read"] as const;
const nafAccess = [
  ...access,
  "identity_documents:data_check_naf_passport_verification:read",
] as const;

/** The sizes of the pictures to come, in bytes. */
const pictures = z
  .array(z.int().check(z.gte(1), z.lte(largestPicture)))
  .check(z.minLength(1), z.maxLength(mostPages));

/** One piece of a picture: bytes from `offset` on, in Base64. */
const piece = {
  page: z.int().check(z.gte(0), z.lt(mostPages)),
  offset: z.int().check(z.gte(0), z.lte(largestPicture)),
  data: z
    .string()
    .check(
      z.minLength(4),
      z.maxLength(Math.ceil(pieceBytes / 3) * 4),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
    ),
};

/** How much of the pictures has arrived: `received` bytes of `page`; all before it are whole, or no pictures. */
const UploadState = z
  .object({ page: z.int(), received: z.int(), isComplete: z.boolean() })
  .register(z.globalRegistry, { id: "UploadState" });

/** The secret of a session, from the address that the phone was shown. */
const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));
/** Made by the phone, and from its first call on the only one that the session takes pictures from. */
const device = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

const phoneKey = /^([A-Za-z0-9_-]{22,64})\.([A-Za-z0-9_-]{22,64})$/;

/** The Session-Key of a phone. */
export const phoneKeyOf = (key: { readonly secret: string; readonly device: string }): string =>
  `${key.secret}.${key.device}`;

/** Secret and device in the Session-Key of a phone; undefined where it is none. */
export function readPhoneKey(key: string): { secret: string; device: string } | undefined {
  const [, secret, device] = phoneKey.exec(key) ?? [];
  return secret === undefined || device === undefined ? undefined : { secret, device };
}

/** What a person types instead of scanning the address: letters and digits that are not mistaken for one another. */
export const phoneCodePattern = /^[2-9A-HJ-NP-Z]{8}$/;

/** What a phone is told of its session: how far it is and until when it is open, nothing of the document. */
const PhoneSession = z
  .object({
    stage: DataCheck.shape.stage,
    validUntil: z.iso.datetime(),
    customerName: z.string(),
    upload: UploadState,
    /** The first thing that was wrong with a picture, and advice for the next. */
    refusal: z.nullable(z.string()),
    advice: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: "PhoneSession" });
export type PhoneSession = z.infer<typeof PhoneSession>;

export const dataCheck = {
  config: operation({
    method: "get",
    path: `${base}/auto-verify/config`,
    summary: "Whether and how the customer checks documents",
    access,
    answer: z.extend(DataCheckConfig, {
      /** Services that this server is set up to ask, with the host that each question goes to. */
      services: z.array(z.object({ service: CheckService, host: z.string() })),
    }),
  }),
  formSchema: operation({
    method: "get",
    path: `${base}/{id}/form-schema`,
    summary: "The form of a series of documents, as a JSON Schema",
    access,
    params: bySeries,
    answer: DataCheckForm,
  }),
  check: operation({
    method: "post",
    path: `${base}/{id}`,
    summary: "Judge a document by its machine-readable zone and what is printed on it",
    access,
    params: bySeries,
    body: z.object({
      /** The lines of the zone, parted by line feeds; empty where the document has none. */
      mrz: z.string().check(z.maxLength(200)),
      /** What is printed, by the names of the form's schema. */
      printed: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200))),
      /** The check whose lines are corrected; a new one without it. */
      checkId: z.optional(checkId),
    }),
    answer: DataCheck,
  }),
  open: operation({
    method: "post",
    path: `${base}/auto-verify`,
    summary: "Open a check whose pictures are uploaded here or by a phone",
    access,
    body: z.object({
      way: z.enum(["scan", "phone"]),
      /** Of a scan, the sizes of its pictures. */
      pictures: z.optional(pictures),
      /** The series that it is compared with, where it is known before. */
      seriesId: z.optional(seriesId),
    }),
    answer: DataCheck,
  }),
  session: operation({
    method: "get",
    path: `${base}/auto-verify`,
    summary: "How far a check has come, and its result",
    access,
    query: session,
    answer: DataCheck,
  }),
  result: operation({
    method: "get",
    path: `${base}/{id}`,
    summary: "A check by its id, with its result",
    access,
    params: byCheck,
    answer: DataCheck,
  }),
  sendPiece: operation({
    method: "post",
    path: `${base}/auto-verify/pieces`,
    summary: "Send a piece of a picture",
    access,
    body: z.object({ sessionId: checkId, ...piece }),
    bodyLimit: 96 * 1024,
    answer: UploadState,
  }),
  progress: operation({
    method: "get",
    path: `${base}/auto-verify/pieces`,
    summary: "How much of the pictures has arrived",
    access,
    query: session,
    answer: UploadState,
  }),
  remove: operation({
    method: "delete",
    path: `${base}/auto-verify`,
    summary: "Delete a check with its pictures and result at once",
    access,
    query: session,
    answer: z.object({ isDeleted: z.boolean() }),
  }),
  image: operation({
    method: "get",
    path: `${base}/images/{id}`,
    summary: "A picture of a check, for who made it",
    access,
    params: z.object({ id: z.string().check(z.regex(/^[0-9a-f-]{36}\.[0-3]$/)) }),
    answer: z.object({ type: z.enum(["image/jpeg", "image/png", "image/webp"]), data: z.string() }),
  }),
  pdf: operation({
    method: "get",
    path: `${base}/{id}/pdf`,
    summary: "A result as a PDF that is tagged for screen readers, in Base64",
    access: [...access, "identity_documents:data_check_pdf_export:read"],
    params: byCheck,
    /** The pictures show the holder: only where they are asked for. */
    query: z.object({ pictures: z._default(z.boolean(), false) }),
    answer: z.object({ name: z.string(), data: z.string() }),
  }),
  external: operation({
    method: "get",
    path: `${base}/{id}/external`,
    summary: "What came of the question to the external service",
    access: externalAccess,
    params: byCheck,
    answer: Inquiry,
  }),
  askExternal: operation({
    method: "post",
    path: `${base}/{id}/external`,
    summary: "Ask the external service about the document of a check",
    access: externalAccess,
    params: byCheck,
    answer: Inquiry,
  }),
  nafPassport: operation({
    method: "get",
    path: `${base}/{id}/naf-passport`,
    summary: "What came of the NAF passport verification",
    access: nafAccess,
    params: byCheck,
    answer: Inquiry,
  }),
  askNafPassport: operation({
    method: "post",
    path: `${base}/{id}/naf-passport`,
    summary: "Have the passport of a check verified by NAF",
    access: nafAccess,
    params: byCheck,
    answer: Inquiry,
  }),
  notify: operation({
    method: "post",
    path: `${base}/notify`,
    summary: "Report a forgery: what the check found, without the holder's data",
    access: ["identity_documents:data_check_report_forgeries:read"],
    body: z.object({
      checkId,
      message: z.string().check(z.maxLength(2000)),
    }),
    answer: z.object({ reference: z.string(), sentAt: z.iso.datetime() }),
  }),
  /**
   * Calls of the phone's page: nobody is signed in, the secret of one session opens that session. Each
   * address may call them so often; beyond that they answer 429.
   */
  phoneCode: operation({
    method: "post",
    path: `${base}/phone/code`,
    summary:
      "Bind a phone to a session by the code that was typed; it is told the session's secret",
    access: "public",
    body: z.object({ code: z.string().check(z.regex(phoneCodePattern)), device }),
    answer: z.object({ secret: z.string() }),
  }),
  phoneOpen: operation({
    method: "post",
    path: `${base}/phone/open`,
    summary: "Bind a phone to a session by its secret, or ask how far it is",
    access: "public",
    body: z.object({ secret, device }),
    answer: PhoneSession,
  }),
  phonePictures: operation({
    method: "post",
    path: `${base}/phone/pictures`,
    summary: "Announce the pictures that the phone took",
    access: "public",
    body: z.object({
      secret,
      device,
      pictures,
      /** Whether the document shows the chip symbol; null where nobody looked. */
      hasChipSymbol: z._default(z.nullable(z.boolean()), null),
    }),
    answer: PhoneSession,
  }),
  phonePiece: operation({
    method: "post",
    path: `${base}/phone/pieces`,
    summary: "Send a piece of a picture from the phone",
    access: "public",
    sessionKey: true,
    body: z.object(piece),
    bodyLimit: 96 * 1024,
    answer: UploadState,
  }),
};
