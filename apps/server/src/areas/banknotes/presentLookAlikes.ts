import type { Language, LookAlike } from "@specimen/api/contract";
import { termOf } from "../../catalogue/glossary.ts";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { daysOf, statusOn, statusSince } from "../../catalogue/timeline.ts";
import type { Day } from "../../http/calendarDay.ts";
import type { AppContext } from "../defineArea.ts";
import { imageAddress } from "./draw.ts";
import { differencesBetween, type Distinguished, featuresOnlyOf } from "./lookAlikes.ts";
import type { prepareLookAlikes } from "./queries/lookAlikes.ts";

/** A note of the same currency and value as read from the database. */
export type LookAlikeRow = Awaited<
  ReturnType<ReturnType<typeof prepareLookAlikes>["execute"]>
>[number];

/** A note that may be mistaken for another one, and the facts that distinguish the two. */
export function lookAlikeOf(
  context: AppContext,
  { here, there }: { here: Distinguished; there: LookAlikeRow },
  language: Language,
  today: Day,
): LookAlike {
  const { lexicon } = context;
  const status = statusOn(daysOf(there), today);
  return {
    id: there.id,
    issuer: there.issuer,
    series: lexicon.text(there.series, language),
    status,
    statusSince: statusSince(there, status),
    thumbnailSrc: imageAddress(context, there.id, {
      side: "front",
      light: "white",
      detail: "list",
    }),
    widthMm: there.widthMm,
    heightMm: there.heightMm,
    orientation: there.orientation,
    colour: there.mainColour === null ? null : lexicon.word("colour", there.mainColour, language),
    material:
      there.substrate === null ? null : lexicon.word("substrate", there.substrate, language),
    firstIssued: there.firstIssued,
    motifFront: lexicon.text(there.front, language),
    motifBack: lexicon.text(there.back, language),
    featuresOnlyHere: named(featuresOnlyOf(here, there), lexicon, language),
    featuresOnlyThere: named(featuresOnlyOf(there, here), lexicon, language),
    differences: differencesBetween(here, there),
  };
}

const named = (features: readonly string[], lexicon: Lexicon, language: Language) =>
  features.map((key) => ({ key, name: termOf(lexicon, key, language) }));
