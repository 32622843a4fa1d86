import { HttpError } from "@specimen/api/client";
import {
  mutationView,
  provideMutation,
  stopWhenSettled,
  type MutationInput,
  type MutationToast,
  type MutationView,
} from "@specimen/core/mutation";
import type { Toast } from "@specimen/ui/Toast/ToastContext.ts";
import { useToast } from "@specimen/ui/Toast/useToast.ts";
import { shallowEqual, useSelector } from "@xstate/react";
import type { ParseKeys, TFunction } from "i18next";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createActor } from "xstate";
import { adviceOf } from "../../i18n/adviceOf.ts";
import { errorMessage } from "../../i18n/errorMessage.ts";
import { useInspection } from "./useInspection.ts";

type LastKey<Key, Prefix extends string> = Key extends `${Prefix}.${infer Last}` ? Last : never;

/** What a change is about; its word is `toast.subject.{name}` (specification 8). */
export type Subject = LastKey<ParseKeys<"migration">, "toast.subject">;

/** What became of a change where it is not in effect at once; its word is `toast.{name}`. */
export type Outcome = "waiting" | "scheduled" | "unchanged";

export interface Change {
  method: MutationInput["method"];
  subject?: Subject;
  /** Reads from the answer what became of the change; null where it is in effect. */
  outcomeOf?: (answer: unknown) => Outcome | null;
  /** It is on screen already: only a failure is told. */
  isSeen?: boolean;
  /** Which form of which record: a newer toast about it takes the place of an older one. */
  about?: string;
  /** What its toast offers to do once it was made, such as taking it back. */
  actionOf?: (answer: unknown) => Toast["action"];
}

/** A form's one change: how it stands, and how it is sent. */
export interface Mutation<Body> extends MutationView {
  /** Sends it, unless it is under way already. */
  submit: (body: Body) => void;
}

/**
 * A change sent to the API (specification 4, 8). Its toast comes also to those who have left the
 * form. The first `send` is kept, so that what changes a record has its id as key; it resolves when
 * the change was made.
 */
export function useMutation<Body>(
  send: (body: Body) => Promise<unknown>,
  change: Change,
): Mutation<Body> {
  const actor = useMutationActor(send, change.method, useTell(change));
  const view = useSelector(actor, mutationView, shallowEqual);
  const submit = useCallback(
    (body: Body) => actor.send({ type: "mutation.submitted", body }),
    [actor],
  );
  return { ...view, submit };
}

/**
 * A change that no form waits for, such as what a toast offers: it is sent once by each call of the
 * function, also after the screen that offered it was left, and told when it ended.
 */
export function useLateMutation<Body>(
  send: (body: Body) => Promise<unknown>,
  change: Change,
): (body: Body) => void {
  const tell = useTell(change);
  const inspection = useInspection();
  return (body) => {
    const input = { method: change.method };
    const actor = createActor(provideMutation(send), { input, ...inspection });
    actor.on("toast.raised", tell);
    actor.start();
    actor.send({ type: "mutation.submitted", body });
    void stopWhenSettled(actor, () => true);
  };
}

/** Tells how a change ended. */
function useTell({ subject, isSeen = false, outcomeOf = () => null, about, actionOf }: Change) {
  const toast = useToast();
  const { i18n } = useTranslation();
  return (raised: MutationToast) => {
    // A call without a token, or given up, is not told (specification 7.1).
    if (raised.error instanceof HttpError && raised.error.isSilent) return;
    if (isSeen && raised.kind !== "error") return;
    const isMade = raised.kind !== "error";
    const outcome = isMade ? outcomeOf(raised.result) : null;
    const action = isMade ? actionOf?.(raised.result) : undefined;
    const t = i18n.getFixedT(i18n.language, "migration");
    toast({
      ...toastOf(raised, t, { subject, outcome, isForm: about !== undefined }),
      action,
      about,
    });
  };
}

/**
 * The machine of one change, watched by the inspector. It outlives its form until what it sent has
 * been answered and told; the first `send` and `tell` are kept.
 */
export function useMutationActor<Body>(
  send: (body: Body) => Promise<unknown>,
  method: MutationInput["method"],
  tell?: (raised: MutationToast) => void,
) {
  const inspection = useInspection();
  const [actor] = useState(() => {
    const created = createActor(provideMutation(send), { input: { method }, ...inspection });
    if (tell !== undefined) created.on("toast.raised", tell);
    return created;
  });
  const lookers = useRef(0);
  useEffect(() => {
    lookers.current += 1;
    actor.start();
    return () => {
      lookers.current -= 1;
      void stopWhenSettled(actor, () => lookers.current === 0);
    };
  }, [actor]);
  return actor;
}

interface Told {
  readonly subject: Subject | undefined;
  readonly outcome: Outcome | null;
  /** Only a form keeps what was entered, and compares it. */
  readonly isForm: boolean;
}

function toastOf(
  { kind, error }: MutationToast,
  t: TFunction<"migration">,
  { subject, outcome, isForm }: Told,
) {
  const prefix = t(`toast.${outcome ?? kind}`);
  const title =
    subject === undefined
      ? prefix
      : t("toast.about", { prefix, subject: t(`toast.subject.${subject}`) });
  if (kind !== "error") return { tone: outcome === null ? "ok" : "info", title } satisfies Toast;
  const message = errorMessage(error, t);
  const isCompared = isForm || !(error instanceof HttpError && error.status === 409);
  const sentences = [`${message.title}.`, isCompared && message.text, adviceOf(message, t)];
  return { tone: "no", title, text: sentences.filter(Boolean).join(" ") } satisfies Toast;
}
