/** The words before the lines of a report, each with its colon. */
interface ReportWords {
  readonly page: string;
  readonly version: string;
  readonly language: string;
}

/** What is told of the place a report is about; null where it is not known. */
export type ReportPlace = Readonly<Record<keyof ReportWords, string | null>>;

/** A report as it is copied or written into an e-mail: what was typed, and where that is asked for, the place. */
export function reportText(typed: string, words: ReportWords, place: ReportPlace | null): string {
  const told = place === null ? [] : (["page", "version", "language"] as const);
  const lines = told.flatMap((key) => {
    const value = place?.[key] ?? null;
    return value === null ? [] : [`${words[key]} ${value}`];
  });
  return [typed.trim(), ...(lines.length === 0 ? [] : ["", ...lines])].join("\n");
}

/** The address that opens an e-mail with a report (RFC 6068); without a recipient, whoever sends it chooses one. */
export function reportMail(recipient: string | null, subject: string, text: string): string {
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return `mailto:${recipient ?? ""}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** The first e-mail address that a text links to. */
export const mailAddressIn = (html: string): string | null =>
  /href="mailto:([^"?&\s]+)/.exec(html)?.[1] ?? null;
