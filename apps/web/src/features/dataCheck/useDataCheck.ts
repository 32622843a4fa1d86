import { HttpError, type ApiClient } from "@specimen/api/client";
import { anySeries, pieceBytes, type DataCheck } from "@specimen/api/contract";
import { byId, useApiClient, useMutate } from "@specimen/api/react";
import type { DataCheckCalls, DataCheckEvent } from "@specimen/core/dataCheck";
import { conclusionOf } from "@specimen/core/ruleResult";
import { useToast } from "@specimen/ui/Toast/useToast.ts";
import { shallowEqual, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { answerOf } from "./answerOf.ts";
import { createInvitations } from "./invitations.ts";
import { useChosenSeries, type Way } from "./CheckFrame.tsx";
import {
  type CheckFields,
  type CheckView,
  type ChosenSeries,
  keptCheck,
  watchCheck,
} from "./keptChecks.ts";
import { useAddressedCheck } from "./useAddressedCheck.ts";
import { inquiryPaths } from "./queries.ts";
import { readPiece } from "../../browser/pictures.ts";
import { presence } from "../../browser/presence.ts";
import { useInspection } from "../../services/hooks/useInspection.ts";

/** A check as screens show it, and how they change it. */
export interface RunningCheck {
  readonly view: CheckView;
  readonly send: (event: DataCheckEvent) => void;
}

/** The check of a screen. One that is under way goes on when the screen is left, and its end is told. */
export function useDataCheck(way: Way): RunningCheck {
  const inspection = useInspection();
  const series = useChosenSeries();
  const client = useApiClient();
  const mutate = useMutate();
  // What services outside said was said of the lines before.
  const onJudged = ({ id }: DataCheck) => {
    for (const path of Object.values(inquiryPaths)) void mutate([path, byId(id)], () => undefined);
  };
  const tellEnd = useEffectEvent(useTellEnd(way));
  const [kept] = useState(() =>
    keptCheck(client, way, (chosen) => ({
      ports: {
        presence,
        calls: callsOf(client, chosen, onJudged),
        idOf: ({ id }) => id,
        stageOf: ({ stage }) => stage,
        isGone: (error) => error instanceof HttpError && error.status === 404,
        isRefused: (error) => error instanceof HttpError && error.kind === "badRequest",
        polling: { interval: 1_000, retries: 5 },
        options: inspection,
      },
      options: inspection,
    })),
  );
  useEffect(() => kept.choose(series), [kept, series]);
  useEffect(() => watchCheck(client, way, kept, (ended) => tellEnd(ended)), [client, kept, way]);
  const { actor } = kept;
  const view = useAddressedCheck(kept, useSelector(actor, kept.view, shallowEqual));
  return { view, send: actor.send };
}

/** Tells how a check ended that nobody was looking at. */
function useTellEnd(way: Way): (view: CheckView) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return ({ status, answer }) => {
    const where = t("dataCheck.toast.where", { way: t(`dataCheck.way.${way}`) });
    if (status === "decided" && answer !== null) {
      const { headline, tone } = conclusionOf(answer);
      const title = t("dataCheck.toast.decided", { verdict: t(`dataCheck.verdict.${headline}`) });
      toast({ tone: tone === "warn" ? "info" : tone, title, text: where });
    }
    if (status === "failed")
      toast({ tone: "no", title: t("dataCheck.notRead.title"), text: where });
  };
}

const base = "/identity-documents/data-check";

function callsOf(
  client: ApiClient,
  chosen: ChosenSeries,
  onJudged: (check: DataCheck) => void,
): DataCheckCalls<Blob, CheckFields, DataCheck> {
  const open = `${base}/auto-verify` as const;
  const known = () => (chosen.series === null ? {} : { seriesId: chosen.series });
  const pieces = `${base}/auto-verify/pieces` as const;
  const invitations = createInvitations();
  return {
    openUpload: async (pages) => {
      const body = { way: "scan" as const, pictures: pages.map(({ size }) => size), ...known() };
      return answerOf(await client.POST(open, { body }));
    },
    invitePhone: async () =>
      invitations.take(answerOf(await client.POST(open, { body: { way: "phone", ...known() } }))),
    sendPiece: async (sessionId, pages, { page, received }) => {
      const picture = pages[page];
      if (picture === undefined) throw new RangeError(`there is no page ${page}`);
      const data = await readPiece(picture, received, received + pieceBytes);
      const body = { sessionId, page, offset: received, data };
      return answerOf(await client.POST(pieces, { body }));
    },
    askProgress: async (sessionId) =>
      answerOf(await client.GET(pieces, { params: { query: { sessionId } } })),
    read: async (sessionId, signal) =>
      invitations.addTo(
        answerOf(await client.GET(open, { params: { query: { sessionId } }, signal })),
      ),
    decide: async (checkId, { seriesId, mrz, printed }) => {
      const id = seriesId === "" ? anySeries : seriesId;
      const body = { mrz, printed: { ...printed }, ...(checkId === null ? {} : { checkId }) };
      const judged = answerOf(
        await client.POST(`${base}/{id}`, { params: { path: { id } }, body }),
      );
      onJudged(judged);
      return judged;
    },
    drop: (sessionId) => {
      invitations.drop(sessionId);
      // What cannot be deleted now is deleted when its term is over.
      void client.DELETE(open, { params: { query: { sessionId } } }).catch(() => undefined);
    },
  };
}
