import { HttpError, type ApiClient } from "@specimen/api/client";
import { ANY_SERIES, PIECE_BYTES, type DataCheck } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import {
  provideDataCheck,
  type DataCheckCalls,
  type DataCheckEvent,
  type DataCheckView,
} from "@specimen/core/dataCheck";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { answerOf } from "./answerOf.ts";
import { readPiece } from "../../browser/pictures.ts";
import { presence } from "../../browser/presence.ts";
import { useInspection } from "../../services/hooks/useInspection.ts";

/** What is judged: the lines of the zone and what is printed. */
export interface CheckFields {
  readonly seriesId: string;
  readonly mrz: string;
  readonly printed: Readonly<Record<string, string>>;
}

/** A check as screens show it, and how they change it. */
export interface RunningCheck {
  readonly view: DataCheckView<DataCheck>;
  readonly send: (event: DataCheckEvent) => void;
}

/** One check that lives with its screen. */
export function useDataCheck(): RunningCheck {
  const inspection = useInspection();
  const client = useApiClient();
  const [{ machine, view }] = useState(() =>
    provideDataCheck<Blob, CheckFields, DataCheck>({
      presence,
      calls: callsOf(client),
      idOf: ({ id }) => id,
      stageOf: ({ stage }) => stage,
      isGone: (error) => error instanceof HttpError && error.status === 404,
      isRefused: (error) => error instanceof HttpError && error.kind === "badRequest",
      polling: { interval: 1_000, retries: 5 },
      options: inspection,
    }),
  );
  const actor = useActorRef(machine, inspection);
  return { view: useSelector(actor, view, shallowEqual), send: actor.send };
}

const base = "/identity-documents/data-check";

function callsOf(client: ApiClient): DataCheckCalls<Blob, CheckFields, DataCheck> {
  const open = `${base}/auto-verify` as const;
  const pieces = `${base}/auto-verify/pieces` as const;
  return {
    openUpload: async (pages) => {
      const body = { way: "scan" as const, pictures: pages.map(({ size }) => size) };
      return answerOf(await client.POST(open, { body }));
    },
    invitePhone: async () => answerOf(await client.POST(open, { body: { way: "phone" } })),
    sendPiece: async (sessionId, pages, { page, received }) => {
      const picture = pages[page];
      if (picture === undefined) throw new RangeError(`there is no page ${page}`);
      const data = await readPiece(picture, received, received + PIECE_BYTES);
      const body = { sessionId, page, offset: received, data };
      return answerOf(await client.POST(pieces, { body }));
    },
    askProgress: async (sessionId) =>
      answerOf(await client.GET(pieces, { params: { query: { sessionId } } })),
    read: async (sessionId, signal) =>
      answerOf(await client.GET(open, { params: { query: { sessionId } }, signal })),
    decide: async (checkId, { seriesId, mrz, printed }) => {
      const id = seriesId === "" ? ANY_SERIES : seriesId;
      const body = { mrz, printed: { ...printed }, ...(checkId === null ? {} : { checkId }) };
      return answerOf(await client.POST(`${base}/{id}`, { params: { path: { id } }, body }));
    },
    drop: (sessionId) => {
      // What cannot be deleted now is deleted when its term is over.
      void client.DELETE(open, { params: { query: { sessionId } } }).catch(() => undefined);
    },
  };
}
