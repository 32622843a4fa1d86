import { DocumentGroup, DocumentKind, type DocumentPage } from "@specimen/api/contract";
import { FactError } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { firstDayOf, lastDayOf } from "../../http/calendarDay.ts";
import { sortInLanguage } from "../../http/sortInLanguage.ts";
import { describeDocument } from "./draw/describe.ts";
import type { DrawnDocument } from "./draw/drawnDocument.ts";
import { drawnDocument } from "./drawnDocument.ts";
import type { DocumentFact, DocumentFacts } from "./facts.ts";
import { groupOfKind } from "./kinds.ts";
import { documentName, namesEverywhere } from "./names.ts";
import { beginningsOf } from "./numberPattern.ts";
import { recordOf } from "./record.ts";
import { rulesOf } from "./rules.ts";
import { kindOf, shownDocuments } from "./shownDocuments.ts";
import type { identityDocuments } from "./tables.ts";

type Row = typeof identityDocuments.$inferInsert;

/** Rows of the table `identity_documents`. */
export function documentRows(facts: DocumentFacts, shared: SharedFacts): Row[] {
  const shown = shownDocuments(facts);
  const known = new Set(shared.countries.map(({ id }) => id));
  const positions = listPositions(shown);
  const names = namePositions(shown);
  return shown.map((fact) => {
    const kind = kindOf(fact);
    const drawn = drawnDocument(fact, facts);
    const record = recordOf(fact, facts);
    const { size, firstIssued, lastIssued, notValidAfter, validityYears } = fact;
    const front = frontOf(drawn);
    return {
      id: fact.id,
      countryId: fact.code2 !== null && known.has(fact.code2) ? fact.code2 : null,
      issuerCode: fact.countryCode3,
      mrzIssuer: fact.mrzIssuer,
      kind,
      group: groupOfKind[kind],
      listPosition: positions.get(fact.id) ?? 0,
      namePosition: names.get(fact.id) ?? 0,
      name: documentName(fact),
      series: fact.series,
      firstIssued: firstIssued?.date ?? null,
      lastIssued: lastIssued?.date ?? null,
      notValidAfter: notValidAfter?.date ?? null,
      issuedDay: firstIssued && firstDayOf(firstIssued.date),
      issueEndDay: lastIssued && lastDayOf(lastIssued.date),
      notValidAfterDay: notValidAfter && lastDayOf(notValidAfter.date),
      recordedStatus: fact.status,
      hasChip: fact.chip,
      format: size.format,
      widthMm: size.widthMm,
      heightMm: size.heightMm,
      coverWidthMm: drawn.cover?.widthMm ?? null,
      coverHeightMm: drawn.cover?.heightMm ?? null,
      pages: size.pages,
      adultYears: validityYears?.adult ?? null,
      minorYears: validityYears?.minor ?? null,
      mrzFormat: fact.mrz.format,
      documentCode: fact.mrz.documentCode,
      numberBeginnings: fact.numberPattern && beginningsOf(fact.numberPattern.regex),
      featureTypes: [...new Set(record.features.map(({ type }) => type))],
      ...front,
      predecessorId: fact.predecessor,
      successorId: fact.replacedBy,
      ruleIds: rulesOf(fact, facts).map(({ id }) => id),
      confidence: fact.confidence,
      sources: fact.sources,
      record,
      drawn,
      keywords: namesEverywhere(fact, facts, shared),
    };
  });
}

/** The closed booklet or the front of the card. */
function frontOf(drawn: DrawnDocument): {
  frontPage: DocumentPage;
  frontWidthMm: number;
  frontHeightMm: number;
} {
  const [first] = describeDocument(drawn).pages;
  if (first === undefined)
    throw new FactError(`identity_documents.json: ${drawn.id}: has no page to draw`);
  return { frontPage: first.page, frontWidthMm: first.widthMm, frontHeightMm: first.heightMm };
}

/** Positions by kind in the order of the tabs, then the newest first; unknown dates come last. */
function listPositions(facts: readonly DocumentFact[]): Map<string, number> {
  const rank = (fact: DocumentFact) => {
    const kind = kindOf(fact);
    const [group, own] = [
      DocumentGroup.options.indexOf(groupOfKind[kind]),
      DocumentKind.options.indexOf(kind),
    ];
    return group * DocumentKind.options.length + own;
  };
  const sorted = facts.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (b.firstIssued?.date ?? "").localeCompare(a.firstIssued?.date ?? "") ||
      a.id.localeCompare(b.id, "en"),
  );
  return new Map(sorted.map(({ id }, position) => [id, position]));
}

/** Positions by the English name without the country; equal names share one. */
function namePositions(facts: readonly DocumentFact[]): Map<string, number> {
  const nameOf = ({ name }: DocumentFact) => name.en.replace(/^.* - /, "");
  const names = sortInLanguage([...new Set(facts.map(nameOf))], (name) => name, "en");
  return new Map(facts.map((fact) => [fact.id, names.indexOf(nameOf(fact))]));
}
