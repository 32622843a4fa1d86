/** What is needed of a check: what the service concludes, and how each rule ended. */
export interface ConcludedCheck {
  /** Null while there is no result. */
  readonly verdict: "addsUp" | "contradicts" | "listed" | null;
  readonly rules: readonly {
    readonly rule: string;
    readonly outcome: "pass" | "fail" | "notJudged";
  }[];
}

/** What may be said of a check, as codes that words are found for. */
export interface Conclusion {
  readonly headline:
    | "listed"
    | "contradicts"
    | "expired"
    | "refused"
    | "nothingJudged"
    | "mostNotJudged"
    | "addsUp";
  readonly sentence:
    | "listedText"
    | "contradictsText"
    | "nothingJudgedText"
    | "openText"
    | "addsUpText";
  /** `ok` only where every rule was judged and passed. */
  readonly tone: "ok" | "warn" | "no";
  readonly counts: { readonly failed: number; readonly open: number; readonly all: number };
}

/**
 * Says what is true of a check. The service says `addsUp` where no rule failed, which is so as well
 * where none was judged: then nothing was found out, and with most rules not judged only little.
 * It says `contradicts` where one failed, which is so as well of a document that has only expired.
 */
export function conclusionOf({ verdict, rules }: ConcludedCheck): Conclusion {
  const count = (outcome: "fail" | "notJudged") =>
    rules.filter((rule) => rule.outcome === outcome).length;
  const counts = { failed: count("fail"), open: count("notJudged"), all: rules.length };
  if (verdict === "listed")
    return { headline: "listed", sentence: "listedText", tone: "no", counts };
  const { open, all } = counts;
  const sentence = open > 0 ? "openText" : "addsUpText";
  if (verdict === "contradicts") {
    const headline = besidesContradiction(rules);
    return headline === undefined
      ? { headline: "contradicts", sentence: "contradictsText", tone: "no", counts }
      : { headline, sentence, tone: "no", counts };
  }
  if (verdict === null || open === all)
    return { headline: "nothingJudged", sentence: "nothingJudgedText", tone: "warn", counts };
  const headline = open > all - open ? "mostNotJudged" : "addsUp";
  return { headline, sentence, tone: open > 0 ? "warn" : "ok", counts };
}

/** What keeps a document from being accepted whose data do not contradict themselves; undefined where they do. */
function besidesContradiction(rules: ConcludedCheck["rules"]): "expired" | "refused" | undefined {
  const failed = rules.filter(({ outcome }) => outcome === "fail").map(({ rule }) => rule);
  if (failed.some((rule) => rule !== "notExpired" && rule !== "accepted")) return undefined;
  if (failed.includes("notExpired")) return "expired";
  return failed.includes("accepted") ? "refused" : undefined;
}
