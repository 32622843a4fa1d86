import { CheckService, inquiredFields, type Inquiry } from "@specimen/api/contract";
import { readMrz } from "@specimen/core/mrz";
import { dayOf } from "../../../http/calendarDay.ts";
import { notFound, ProblemError } from "../../../http/problemError.ts";
import type { AppContext } from "../../defineArea.ts";
import type { Checks, StoredCheck, StoredInquiry } from "../checks.ts";
import { inCenturyOf } from "../rules/ruleInput.ts";
import { askService, type InquiredDocument } from "./askService.ts";

/** After the wait for an answer, one that is still pending was lost with the process that asked, in ms. */
const grace = 10_000;

/** Questions to services outside about the document of a check. */
export function createInquiries(context: AppContext, checks: Checks) {
  const { checkServices, now } = context;

  /** Throws a ProblemError not_found where the service is not set up. */
  function settingsOf(service: CheckService) {
    const settings = checkServices[service];
    if (settings === undefined) throw notFound("This service is not set up");
    return settings;
  }

  function tell(service: CheckService, check: StoredCheck): Inquiry {
    const { milliseconds } = settingsOf(service);
    const known = check.content.inquiries[service] ?? notAsked(service);
    const since = now().getTime() - Date.parse(known.askedAt ?? "");
    const isLost = known.state === "pending" && since > milliseconds + grace;
    return {
      ...known,
      ...(isLost && { state: "timedOut" }),
      fields: inquiredOf(check, dayOf(now())),
    };
  }

  return {
    /** The services that are set up, with the host that is asked. */
    services: () =>
      CheckService.options.flatMap((service) => {
        const settings = checkServices[service];
        return settings === undefined ? [] : [{ service, host: settings.url.host }];
      }),

    /** How the question stands. */
    tell,

    /** Asks, unless the question is under way or answered; answers at once. Throws a ProblemError. */
    async ask(service: CheckService, check: StoredCheck): Promise<Inquiry> {
      const settings = settingsOf(service);
      const known = tell(service, check);
      if (known.state === "pending" || known.state === "answered") return known;
      const { fields } = known;
      const document = documentOf(fields);
      const askedAt = now().toISOString();
      const asked: StoredInquiry = { ...notAsked(service), state: "pending", askedAt };
      const change = (inquiry: StoredInquiry) =>
        checks.change(check.row.id, {}, (content) => {
          // Its lines were corrected, or it was asked again in the meantime.
          const isOver = inquiry !== asked && content.inquiries[service]?.askedAt !== askedAt;
          return isOver
            ? content
            : { ...content, inquiries: { ...content.inquiries, [service]: inquiry } };
        });
      await change(asked);
      void askService(settings, document)
        .then((answer) => change({ ...asked, ...answer, answeredAt: now().toISOString() }))
        .catch((error: unknown) => context.onError(error, service));
      return { ...asked, fields };
    },
  };
}

const notAsked = (service: CheckService): StoredInquiry => ({
  service,
  state: "notAsked",
  askedAt: null,
  answeredAt: null,
  result: null,
  reference: null,
  remarks: [],
});

/** What a service is told of a document, in the order of the contract. */
function inquiredOf({ content }: StoredCheck, today: string): Inquiry["fields"] {
  const { fields } = readMrz(content.lines.join("\n"), { today });
  return inquiredFields.flatMap((name) => {
    const printed = content.printed[name];
    const value = fields?.[name] ?? printed;
    // A date with unknown parts goes as it stands in the zone.
    const text =
      typeof value === "object" ? (inCenturyOf(value, printed ?? null) ?? value.raw) : value;
    return text ? [{ name, value: text }] : [];
  });
}

/** The same by name; throws a ProblemError conflict where nothing names the document. */
function documentOf(fields: Inquiry["fields"]): InquiredDocument {
  const document: InquiredDocument = Object.fromEntries(
    fields.map(({ name, value }) => [name, value]),
  );
  if (document["documentNumber"] === undefined) {
    throw new ProblemError("conflict", { detail: "The check has no number of a document" });
  }
  return document;
}
