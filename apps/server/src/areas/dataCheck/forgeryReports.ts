import { randomBytes } from "node:crypto";
import { ProblemError } from "../../http/problemError.ts";
import type { AppContext } from "../defineArea.ts";
import type { StoredCheck } from "./checks.ts";
import { forgeryReports } from "./tables.ts";

/** Stores the report of a forgery: which rules failed and the message, nothing else of the document. */
export async function sendReport(
  { database, sealed, now }: AppContext,
  { row, content }: StoredCheck,
  message: string,
): Promise<{ reference: string; sentAt: string }> {
  if (content.verdict === null) {
    throw new ProblemError("conflict", { detail: "The check has no result yet" });
  }
  const reference = `F-${randomBytes(5).toString("hex").toUpperCase()}`;
  const sentAt = now();
  await database.insert(forgeryReports).values({
    reference,
    customerId: row.customerId,
    documentId: content.documentId,
    failedRules: content.rules
      .filter(({ outcome }) => outcome === "fail")
      .map(({ rule, about }) => (about === null ? rule : `${rule} ${about}`)),
    message: sealed.seal(new TextEncoder().encode(message), reference),
    sentAt,
  });
  return { reference, sentAt: sentAt.toISOString() };
}
