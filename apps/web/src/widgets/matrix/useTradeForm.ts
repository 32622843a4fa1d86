import { Tradability, TradabilityChange, type RuleWritten } from "@specimen/api/contract";
import { useEffect, useRef } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useContractForm, type Sent } from "../form/useContractForm.ts";
import type { Rules } from "./TradeMatrix.tsx";

interface TradeValues {
  rules: Rules;
}

export interface TradeFormOptions {
  name: string;
  /** The rules in effect, and their version. */
  saved: Rules;
  version: string;
  send: (sent: Sent<TradabilityChange>) => Promise<RuleWritten>;
  onWritten: () => void;
}

/** A matrix of rules as a form; steps can be taken back one by one. */
export function useTradeForm({ name, saved, version, send, onWritten }: TradeFormOptions) {
  const state = useContractForm<TradeValues, TradabilityChange>({
    name,
    schema: TradabilityChange,
    saved: { value: bodyOf(saved), version },
    toValues: ({ rules }) => ({ rules: { ...saved, ...rulesOf(rules) } }),
    toBody: ({ rules }, base) => bodyOf(changedRules(rules, base.rules)),
    toTheirs: (current, { rules }) => ({ rules: { ...saved, ...theirRules(current, rules) } }),
    send,
    method: "PUT",
    subject: "tradability",
    onWritten,
  });
  const { form } = state;
  const { rules } = useWatch({ control: form.control }) as TradeValues;
  // Others may have saved rules since; those are no changes made here.
  const { rules: base } = useFormState({ control: form.control }).defaultValues as TradeValues;
  const steps = useRef<Rules[]>([]);
  // A step holds all rules: from before the form began anew it would bring back what others changed.
  useEffect(() => {
    steps.current = [];
  }, [base]);
  const put = (next: Rules) => form.setValue("rules", next, { shouldDirty: true });
  return {
    state,
    rules,
    /** The rules that the form began with. */
    base,
    changed: changedRules(rules, base),
    /** Sets rules in one step. */
    set: (next: Rules) => {
      steps.current.push(rules);
      put({ ...rules, ...next });
    },
    undo: () => {
      const before = steps.current.pop();
      if (before !== undefined) put(before);
    },
  };
}

const changedRules = (rules: Rules, base: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([id, rule]) => rule !== base[id]));

const bodyOf = (rules: Rules): TradabilityChange => ({
  rules: Object.entries(rules).map(([recordId, tradability]) => ({ recordId, tradability })),
  where: [],
});

type SentRules = TradabilityChange["rules"];

const rulesOf = (sent: SentRules): Rules =>
  Object.fromEntries(sent.map(({ recordId, tradability }) => [recordId, tradability]));

/** What a 409 gives: one rule where one was sent, else rules by record; null is no trade. */
function theirRules(current: unknown, [first, ...others]: SentRules): Rules {
  if (first !== undefined && others.length === 0) return { [first.recordId]: tradeOf(current) };
  return Object.fromEntries(Object.entries(current ?? {}).map(([id, rule]) => [id, tradeOf(rule)]));
}

const tradeOf = (rule: unknown): Rules[string] => Tradability.safeParse(rule).data ?? 0;
