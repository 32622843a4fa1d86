import type { dataCheck } from "@specimen/api/contract";
import { nicknameOf } from "../../../auth/nicknameOf.ts";
import type { Input } from "../../../http/implement.ts";
import { ProblemError } from "../../../http/problemError.ts";
import type { AppContext } from "../../defineArea.ts";
import type { Checks, StoredCheck } from "../checks.ts";
import type { createTell } from "../tell.ts";
import type { Uploads } from "../uploads.ts";
import { renderResult } from "./renderResult.ts";

interface Parts {
  readonly checks: Checks;
  readonly uploads: Uploads;
  readonly tell: ReturnType<typeof createTell>;
}

/** The result of a check as a PDF; throws a ProblemError conflict where there is none yet. */
export function createPdfOfCheck(
  { database }: Pick<AppContext, "database">,
  { checks, uploads, tell }: Parts,
) {
  const picturesOf = ({ row, pages }: StoredCheck): Promise<Uint8Array[]> => {
    const read = pages.filter(({ state }) => state === "read");
    return Promise.all(read.map(({ page }) => uploads.read(row.id, page)));
  };

  return async ({ params, query, language, user }: Input<typeof dataCheck.pdf>) => {
    const check = await checks.ofMaker(params.id, user.accountId);
    const told = await tell(check, language);
    if (told.verdict === null) {
      throw new ProblemError("conflict", { detail: "The check has no result yet" });
    }
    const content = await renderResult({
      check: told,
      inquiries: Object.values(check.content.inquiries),
      pictures: query.pictures ? await picturesOf(check) : [],
      language,
      checkedBy: await nicknameOf(database, user.accountId),
      customerName: user.customer.name,
    });
    const name = `data-check-${told.createdAt.slice(0, 10)}-${told.id.slice(0, 8)}.pdf`;
    return { name, data: Buffer.from(content).toString("base64") };
  };
}
