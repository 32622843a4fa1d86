import type { dataCheck, DataCheck } from "@specimen/api/contract";
import type { Input } from "../../http/implement.ts";
import type { AppContext } from "../defineArea.ts";
import { raiseAlarm } from "./alarms/raise.ts";
import type { createBegin } from "./beginChecks.ts";
import type { Checks } from "./checks.ts";
import { decide } from "./decide.ts";
import { bestReading, linesOf } from "./readPages.ts";
import type { SeriesFinder } from "./series.ts";
import type { createTell } from "./tell.ts";
import { formSchemaOf, validatePrinted } from "./form/formSchema.ts";

interface Parts {
  readonly checks: Checks;
  readonly series: SeriesFinder;
  readonly begin: ReturnType<typeof createBegin>;
  readonly tell: ReturnType<typeof createTell>;
}

/** Checks what was typed, or corrected of a check whose lines were read. */
export function createCheckTyped(context: AppContext, { checks, series, begin, tell }: Parts) {
  return async (input: Input<typeof dataCheck.check>): Promise<DataCheck> => {
    const { params, body, language, user } = input;
    const customerId = user.customer.id;
    const named = { id: params.id, in: "params", path: "id" } as const;
    const chosen = await series.demand(named, { language, customerId });
    validatePrinted(formSchemaOf(chosen, language), body.printed);
    const known =
      body.checkId === undefined ? null : await checks.ofMaker(body.checkId, user.accountId);
    const row = known?.row ?? (await begin(user, { way: "form", stage: "deciding" }));
    const lines = body.mrz.split("\n").filter((line) => line !== "");
    const read = known === null ? undefined : bestReading(known);
    // Lines that a person has corrected are judged as typed ones are.
    const isAsRead = read !== undefined && linesOf(read).join("\n") === lines.join("\n");
    const decision = await decide(context, {
      customerId,
      series: chosen,
      lines,
      printed: body.printed,
      hasChipSymbol: known?.content.hasChipSymbol ?? null,
      reading: isAsRead ? read : null,
    });
    await raiseAlarm(context, row, decision);
    await checks.change(row.id, { stage: "decided" }, (content) => ({
      ...content,
      ...decision,
      // What services said was said of the lines that were there before.
      inquiries: {},
    }));
    return tell(await checks.ofMaker(row.id, user.accountId), language);
  };
}
