import { HttpError } from "@specimen/api/client";
import type { RuleWritten } from "@specimen/api/contract";
import type { Draft } from "@specimen/core/editing";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  useForm,
  useFormState,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
} from "react-hook-form";
import type * as z from "zod/mini";
import { clock } from "../../browser/clock.ts";
import { useMutation, type Outcome, type Subject } from "../../services/hooks/useMutation.ts";
import { useSession } from "../../services/hooks/useSession.ts";
import { contractResolver, type OwnProblem } from "./contractResolver.ts";
import type { Conflict, ContractFormState, Versioned } from "./contractFormState.ts";
import type { FormOfNew } from "./DeletedRecord.tsx";
import type { Exact } from "./exact.ts";
import { useDrafts } from "./useDrafts.ts";
import { useKeeping } from "./useKeeping.ts";
import { useWhen } from "./useWhen.ts";
import {
  atOnce,
  isTimed,
  judgeWhen,
  readWhen,
  timingOf,
  type ChangeTiming,
  type When,
} from "./when.ts";

/** What a form sends. */
export interface Sent<Body> {
  readonly body: Exact<Body>;
  /** For the If-Match; empty for something new. */
  readonly version: string;
  readonly options: ChangeTiming;
}

export interface ContractFormOptions<Values extends FieldValues, Body> {
  /** Which form of which record: `travel/DK`. What was typed is kept under it. */
  name: string;
  /** The body's schema in the contract. */
  schema: z.ZodMiniType;
  /** What is saved: a body of the same call. */
  saved: Versioned<Body>;
  /** The body as the form's values: every field has one. */
  toValues: (body: Body) => Values;
  /**
   * The way back; what stands at a path of the values stands at the same path of the body. `base` is
   * what the form began with.
   */
  toBody: (values: Values, base: Values) => Body;
  /**
   * What a 409 found at the service, as the form's values; by default it is a body, or null where
   * there is nothing any more.
   */
  toTheirs?: ((current: unknown, sent: Exact<Body>) => Values) | undefined;
  /** Where what was typed goes on if the record was deleted meanwhile; without it that is refused. */
  asNew?: FormOfNew | undefined;
  /** What is wrong that only the browser can see. */
  judge?: ((values: Values) => readonly OwnProblem[]) | undefined;
  /** The first one is kept. */
  send: (sent: Sent<Body>) => Promise<RuleWritten>;
  method: "POST" | "PUT" | "PATCH";
  subject: Subject;
  /** Called with what was written, after the values are no longer kept in the browser. */
  onWritten?: ((written: RuleWritten) => void) | undefined;
}

/** What was submitted, with what the form needs once it is answered. */
interface Submitted<Values, Body> extends Sent<Body> {
  readonly values: Values;
  readonly when: When;
  readonly base: Values;
  /** What a 409 found, as values. */
  readonly readTheirs: (current: unknown) => Values;
}

/** The fields of the times of a change, by their parameters. */
const times = { effectiveFrom: "from", validUntil: "until" } as const;

/** What became of a change that is not in effect at once. */
export function outcomeOf(answer: unknown): Outcome | null {
  const { status } = answer as Partial<RuleWritten>;
  return status === "waiting" || status === "scheduled" || status === "unchanged" ? status : null;
}

/**
 * A form over one call of the contract: judged by the contract's schema, sent once at a time with the
 * version it began with, and kept in this browser until it is saved.
 */
export function useContractForm<Values extends FieldValues, Body>({
  name,
  schema,
  saved: given,
  toValues,
  toBody,
  toTheirs = (current) => toValues((current ?? {}) as Body),
  asNew,
  judge,
  send,
  method,
  subject,
  onWritten,
}: ContractFormOptions<Values, Body>): ContractFormState<Values> {
  const saved = { value: toValues(given.value), version: given.version };
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const origin = useRef<Versioned<Values>>(saved);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  const [written, setWritten] = useState<RuleWritten | null>(null);
  const { when, latestWhen, putWhen, refusedTime, refuseTime } = useWhen();
  const [judgedAt, setJudgedAt] = useState<number | null>(null);
  const form = useForm<Values>({
    defaultValues: saved.value as DefaultValues<Values>,
    resolver: (...given) =>
      contractResolver<Values>(
        schema,
        (values) => toBody(values, origin.current.value),
        judge,
      )(...given),
    mode: "onTouched",
  });
  const { isDirty: areValuesDirty } = useFormState({ control: form.control });

  // The state of a form is that of its last drawing; this is now.
  const isTyped = () => JSON.stringify(form.getValues()) !== JSON.stringify(origin.current.value);
  const typed = (): Draft | null => {
    if (!isTyped() && !isTimed(latestWhen())) return null;
    const { value: base, version } = origin.current;
    const values = form.getValues();
    return { values, options: latestWhen(), base, version, at: clock.now() };
  };
  const show = ({ values, options, base, version, at }: Draft) => {
    origin.current = { value: base as Values, version };
    form.reset(origin.current.value);
    form.reset(values as Values, { keepDefaultValues: true });
    putWhen(readWhen(options));
    setRestoredAt(at);
  };
  const place = { userId: useSession().user?.sub ?? "", form: name };
  const drafts = useDrafts({ place, typed, show });
  useKeeping(form, when, drafts);

  // What others saved meanwhile is taken over as long as nothing was typed here.
  const follow = useEffectEvent(() => {
    if (isTyped()) return;
    origin.current = saved;
    form.reset(saved.value);
  });
  useEffect(() => follow(), [saved.version]);

  const { submit, isPending } = useMutation<Submitted<Values, Body>>(
    async ({ values, when: sentWhen, base, readTheirs, ...sent }) => {
      try {
        const answer = await send(sent);
        // A rule that waits or is to come changes nothing yet; what was typed meanwhile stays.
        const isEffective = answer.status === "effective" || answer.status === "unchanged";
        const next = { value: isEffective ? values : base, version: answer.version };
        const isUntouched = JSON.stringify(form.getValues()) === JSON.stringify(values);
        drafts.drop();
        origin.current = next;
        setRestoredAt(null);
        if (latestWhen() === sentWhen) putWhen(atOnce);
        setWritten(answer);
        form.reset(next.value, { keepValues: !isUntouched });
        onWritten?.(answer);
        return answer;
      } catch (error) {
        takeProblem(error, { base, readTheirs });
        throw error;
      }
    },
    { method, subject, outcomeOf, about: name },
  );

  function takeProblem(
    error: unknown,
    { base, readTheirs }: Pick<Submitted<Values, Body>, "base" | "readTheirs">,
  ) {
    if (!(error instanceof HttpError)) return;
    if (error.status === 404 && asNew !== undefined) {
      drafts.leave();
      setIsDeleted(true);
    }
    if (error.problem === undefined) return;
    const { current, errors = [] } = error.problem;
    if (error.status === 409 && current !== undefined)
      setConflict({
        base,
        // With what was typed while the answer was on its way.
        mine: form.getValues(),
        theirs: { value: readTheirs(current.value), version: current.version },
      });
    const time = errors.find((each) => each.in === "query" && each.path in times)?.path;
    if (time !== undefined) refuseTime(times[time as keyof typeof times]);
    for (const refused of errors.filter((each) => each.in === "body").toReversed())
      form.setError(
        refused.path as FieldPath<Values>,
        { type: refused.code },
        { shouldFocus: true },
      );
  }

  const sendFrom = (values: Values, { version, value: base }: Versioned<Values>) => {
    // JSON has no undefined.
    const body = toBody(values, base) as Exact<Body>;
    submit({
      values,
      when: latestWhen(),
      base,
      readTheirs: (current) => toTheirs(current, body),
      body,
      version: version ?? "",
      options: timingOf(latestWhen()),
    });
  };
  return {
    form,
    isDirty: areValuesDirty || isTimed(when),
    isPending,
    restoredAt,
    drafts,
    conflict,
    deleted: isDeleted && asNew !== undefined ? { form: name, asNew } : null,
    written,
    when,
    setWhen: (part) => putWhen({ ...latestWhen(), ...part }),
    refusedTime,
    judgedAt,
    save: () => {
      const at = clock.now();
      setJudgedAt(at);
      const isTimely = Object.keys(judgeWhen(latestWhen(), at)).length === 0;
      void form.handleSubmit((values) => isTimely && sendFrom(values, origin.current))();
    },
    discard: () => {
      // Right after a change the answer that is on its way is newer than what was read before.
      const isNewer = Number(saved.version) > Number(origin.current.version);
      // What is new may have begun with a draft, of another day or place, that nobody saved.
      if (isNewer || saved.version === null) origin.current = saved;
      drafts.drop();
      setRestoredAt(null);
      putWhen(atOnce);
      form.reset(origin.current.value);
    },
    settle: (merged) => {
      if (conflict === null) return;
      const { theirs } = conflict;
      setConflict(null);
      origin.current = theirs;
      form.reset(theirs.value);
      form.reset(merged, { keepDefaultValues: true });
      sendFrom(merged, theirs);
    },
  };
}
