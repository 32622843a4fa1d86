import type { DocumentFact, DocumentFacts, RuleFact } from "./facts.ts";

/** Effects by strength. */
export const effects = ["refuse", "ask", "condition", "inform"] as const;

/** The rules that apply to a document, those of strongest effect first. */
export function rulesOf(
  fact: Pick<DocumentFact, "id" | "kind" | "code2">,
  { rules, union }: Pick<DocumentFacts, "rules" | "union">,
): RuleFact[] {
  return rules
    .filter((rule) => rule.appliesTo.some((target) => isMeant(fact, target, rule, union)))
    .toSorted((a, b) => effects.indexOf(a.effect) - effects.indexOf(b.effect));
}

/** A target is the beginning of an id, or a kind or * for the documents of the rule's issuers. */
function isMeant(
  { id, kind, code2 }: Pick<DocumentFact, "id" | "kind" | "code2">,
  target: string,
  { country, issuers = [country] }: RuleFact,
  union: readonly string[],
): boolean {
  if (target !== "*" && target !== kind) return id === target || id.startsWith(`${target}-`);
  const isMember = code2 !== null && union.includes(code2);
  return issuers.some(
    (issuer) =>
      issuer === "*" ||
      issuer === code2 ||
      (issuer === "EU" && isMember) ||
      (issuer.startsWith("!") && code2 !== null && issuer.slice(1) !== code2),
  );
}
