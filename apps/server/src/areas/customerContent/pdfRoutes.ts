import { type Language, languages } from "@specimen/api/contract";
import type { Context } from "hono";
import { acceptLanguage } from "../../http/acceptLanguage.ts";
import { expiredPdfPage } from "./expiredPdfPage.ts";
import { createPdfAddresses } from "../../customers/pdfAddresses.ts";
import { type PdfContent, readPdf } from "./pdfFiles.ts";
import { problemAnswer, protectiveHeaders } from "../../http/headers.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi, AppContext } from "../defineArea.ts";

/** Seconds for which a browser caches a PDF. */
const kept = 3600;

/** GET of the PDFs, which open in a new tab: their addresses are signed and expire. */
export function pdfRoutes({ hono, context: app }: AppApi): void {
  const { database, publicUrl, now } = app;
  const addresses = createPdfAddresses(database, publicUrl, now);

  hono.get("/files/pdfs/:id/:file", async (context) => {
    const { id, file } = context.req.param();
    const { expires = "", signature = "" } = context.req.query();
    const [, language = ""] = /^([a-z]{2})\.pdf$/.exec(file) ?? [];
    try {
      // Without a valid address nobody can tell whether a PDF exists.
      const isValid = await addresses.isValid({ pdfId: id, language }, expires, signature);
      const pdf = isValid ? await readPdf(database, { pdfId: id, language }) : undefined;
      if (pdf === undefined && isForEyes(context)) return refusalPage(app, context, language);
      if (pdf === undefined) throw notFound(refusal);
      return new Response(Uint8Array.from(pdf.content), { headers: headersOf(pdf, language) });
    } catch (error) {
      return problemAnswer(app, context, error);
    }
  });
}

/** Whether the request comes from a browser tab. */
const isForEyes = (context: Context) => (context.req.header("accept") ?? "").includes("text/html");

/** The page for an invalid address, in the language of the address, else of the browser. */
function refusalPage({ appOrigins }: AppContext, context: Context, language: string): Response {
  const chosen = isLanguage(language)
    ? language
    : acceptLanguage(context.req.header("accept-language"));
  const [app] = appOrigins;
  const documents = app === undefined ? undefined : `${app}/dashboard/pdf/category`;
  const { body, policy } = expiredPdfPage(chosen, documents);
  return new Response(body, {
    status: 404,
    headers: {
      ...protectiveHeaders,
      "Content-Security-Policy": policy,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": chosen,
      "Cache-Control": "no-store",
    },
  });
}

const isLanguage = (text: string): text is Language => languages.some((each) => each === text);

const refusal = "This address has expired or was never one: open the PDF in the product again";

function headersOf({ title }: PdfContent, language: string): Record<string, string> {
  return {
    ...protectiveHeaders,
    // A policy that forbids more also forbids the browser's own PDF viewer (decision 0167).
    "Content-Security-Policy": "sandbox allow-downloads; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; ${fileName(title)}`,
    "Content-Language": language,
    "Cache-Control": `private, max-age=${kept}`,
    "Cross-Origin-Resource-Policy": "same-site",
  };
}

/** A title as the name of a PDF, without signs that no file may have. */
const withoutSigns = (title: string): string =>
  `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim()}.pdf`;

/** The file name in ASCII and in UTF-8 (RFC 6266, RFC 8187). */
function fileName(title: string): string {
  // A wide quotation mark is a plain one in NFKD, and would end the name.
  const plain = withoutSigns(title.normalize("NFKD")).replaceAll(/[^\x20-\x7e]/g, "");
  const extended = encodeURIComponent(withoutSigns(title)).replaceAll(/['()*]/g, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `%${code.toString(16).toUpperCase()}`;
  });
  return `filename="${plain}"; filename*=UTF-8''${extended}`;
}
