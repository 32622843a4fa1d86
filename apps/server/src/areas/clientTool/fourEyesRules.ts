import { RuleSection, ruleSections } from "@specimen/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { readApprovers } from "../../customers/approvers.ts";
import { defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import { fourEyesSections } from "../../customers/tables.ts";

/** Administrators of a section needed where one approves what another one changes. */
export const leastApprovers = 2;

/** Which sections need a second administrator; the subjects are sections. */
export const fourEyesRules: RulesOf<boolean> = defineRules<boolean>({
  name: "fourEyes",
  permissions: ["client_tool:access"],
  value: z.boolean(),
  clean: (fourEyes) => (fourEyes ? true : null),
  async read(database, customerId, subjects) {
    const { section } = fourEyesSections;
    const wanted = subjects && ruleSections.filter((each) => subjects.includes(each));
    const rows = await database
      .select({ section })
      .from(fourEyesSections)
      .where(and(eq(fourEyesSections.customerId, customerId), wanted && inArray(section, wanted)));
    return new Map(rows.map((row) => [row.section, true]));
  },
  async write(transaction, customerId, rules) {
    const sections = ruleSections.filter((each) => rules.has(each));
    await transaction
      .delete(fourEyesSections)
      .where(
        and(
          eq(fourEyesSections.customerId, customerId),
          inArray(fourEyesSections.section, sections),
        ),
      );
    const guarded = sections.filter((section) => rules.get(section) === true);
    if (guarded.length === 0) return;
    await transaction
      .insert(fourEyesSections)
      .values(guarded.map((section) => ({ customerId, section })));
  },
  async check(database, customerId, rules, sectionOf) {
    const approversOf = await readApprovers(database, customerId);
    return [...rules].flatMap(([subject, fourEyes]) => {
      const section = RuleSection.safeParse(subject);
      if (!section.success) return [{ subject, path: "section", code: "invalid_value" }];
      return fourEyes === true && approversOf(sectionOf(section.data)) < leastApprovers
        ? [{ subject, path: "fourEyes", code: "too_few_administrators" }]
        : [];
    });
  },
});
