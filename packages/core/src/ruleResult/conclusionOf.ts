/** What is needed of a check: what the service concludes, and how each rule ended. */
export interface ConcludedCheck {
  /** Null while there is no result. */
  readonly verdict: "addsUp" | "contradicts" | "listed" | null;
  readonly rules: readonly { readonly outcome: "pass" | "fail" | "notJudged" }[];
}

/** What may be said of a check, as codes that words are found for. */
export interface Conclusion {
  readonly headline: "listed" | "contradicts" | "nothingJudged" | "mostNotJudged" | "addsUp";
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
 */
export function conclusionOf({ verdict, rules }: ConcludedCheck): Conclusion {
  const count = (outcome: "fail" | "notJudged") =>
    rules.filter((rule) => rule.outcome === outcome).length;
  const counts = { failed: count("fail"), open: count("notJudged"), all: rules.length };
  if (verdict === "listed")
    return { headline: "listed", sentence: "listedText", tone: "no", counts };
  if (verdict === "contradicts")
    return { headline: "contradicts", sentence: "contradictsText", tone: "no", counts };
  const { open, all } = counts;
  if (verdict === null || open === all)
    return { headline: "nothingJudged", sentence: "nothingJudgedText", tone: "warn", counts };
  if (open > all - open)
    return { headline: "mostNotJudged", sentence: "openText", tone: "warn", counts };
  return open > 0
    ? { headline: "addsUp", sentence: "openText", tone: "warn", counts }
    : { headline: "addsUp", sentence: "addsUpText", tone: "ok", counts };
}
