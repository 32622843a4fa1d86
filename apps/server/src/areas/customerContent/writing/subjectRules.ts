import type { ChangeOptions, RuleSection, RuleWritten } from "@specimen/api/contract";
import type { Caller } from "../../../auth/authorize.ts";
import { notFound } from "../../../http/problemError.ts";
import type { AppContext } from "../../defineArea.ts";

/** How a rule is changed. */
interface How {
  /** Undefined for a rule that is new. */
  readonly version: number | undefined;
  readonly query: ChangeOptions;
}

/** Rules that have one subject each: a PDF, a category, a note, a link. */
export function createSubjectRules({ database, rules }: Pick<AppContext, "database" | "rules">) {
  const read = ({ customer }: Caller, section: RuleSection, only?: string[]) =>
    rules.sectionOf(section).read(database, customer.id, only);

  return {
    /** The rules of a section by subject. */
    all: (user: Caller, section: RuleSection) => read(user, section),

    /** The rule of one subject; throws a ProblemError not_found. */
    async one(user: Caller, section: RuleSection, subject: string): Promise<unknown> {
      const own = await read(user, section, [subject]);
      if (!own.has(subject)) throw notFound();
      return own.get(subject);
    },

    /** Changes the rule of one subject; null removes it. */
    write: (
      user: Caller,
      section: RuleSection,
      [subject, rule]: readonly [string, unknown],
      { version, query }: How,
    ): Promise<RuleWritten> =>
      rules.change(user, {
        section,
        rules: new Map([[subject, rule]]),
        version,
        options: query,
      }),

    /** The version of every rule of the customer. */
    version: ({ customer }: Caller): string => String(customer.rulesRevision),
  };
}

export type SubjectRules = ReturnType<typeof createSubjectRules>;
