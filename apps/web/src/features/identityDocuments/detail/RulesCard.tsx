import type { Acceptance } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { WrittenIn } from "../../../widgets/glossary/WrittenIn.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { useConfidence } from "../../../widgets/record/useProvenance.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { useLabelled } from "../../../widgets/useLabelled.ts";
import * as css from "./RulesCard.css.ts";

type Rule = Acceptance["rules"][number];

/** The rules that apply to a document, those that decide first, each with its source and dates. */
export function RulesCard({ rules }: { rules: Acceptance["rules"] }) {
  const { t } = useTranslation();
  if (rules.length === 0) return null;
  return (
    <Card title={t("identityDocuments.rules.title")} isDivided padding="none">
      <ul>
        {rules.map((rule) => (
          <li key={rule.id} className={css.rule}>
            <span>
              <RuleText rule={rule} /> <WrittenIn texts={[rule.text]} />
            </span>
            <span className={css.basis}>
              <Basis rule={rule} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A rule, headed by the country or area whose it is. */
function RuleText({ rule: { country, text } }: { rule: Rule }) {
  const labelled = useLabelled();
  return (
    <>
      {country !== null && <strong>{`${labelled(country.name)} `}</strong>}
      <Localized text={text} />
    </>
  );
}

/** The same on paper, with where it comes from, how sure it is, and when it has effect. */
export function PrintedRule({ rule }: { rule: Rule }) {
  return (
    <>
      <RuleText rule={rule} /> (<span lang={rule.source.lang}>{rule.source.label}</span>
      <Standing rule={rule} />)
    </>
  );
}

/** Where a rule comes from, how sure it is, and when it has effect. */
function Basis({ rule }: { rule: Rule }) {
  const { t } = useTranslation();
  const { source } = rule;
  return (
    <>
      {source.url === null ? (
        <span lang={source.lang}>{source.label}</span>
      ) : (
        <Link href={source.url} tone="quiet" isNewTab>
          <span lang={source.lang}>{source.label}</span>
          <VisuallyHidden>{` (${t("record.newTab")})`}</VisuallyHidden>
        </Link>
      )}
      <Standing rule={rule} />
    </>
  );
}

/** How sure a rule is, and when it has effect. */
function Standing({ rule: { confidence, from, to } }: { rule: Rule }) {
  const { t } = useTranslation();
  const date = useDateText();
  const { word } = useConfidence(confidence);
  return (
    <>
      {` · ${word}`}
      {from !== null && ` · ${t("identityDocuments.rules.from", { date: date(from) })}`}
      {to !== null && ` · ${t("identityDocuments.rules.to", { date: date(to) })}`}
    </>
  );
}
