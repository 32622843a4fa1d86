import { HttpError, type ApiClient } from "@specimen/api/client";
import { phoneKeyOf, pieceBytes, type PhoneSession } from "@specimen/api/contract";
import {
  provideDataCheck,
  type DataCheckEvent,
  type DataCheckView,
} from "@specimen/core/dataCheck";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import useSWR from "swr";
import { answerOf } from "../answerOf.ts";
import { readPiece } from "../../../browser/pictures.ts";
import { presence } from "../../../browser/presence.ts";

/** By what a phone is known: the secret of its address, and its own. */
export interface PhoneKey {
  readonly secret: string;
  readonly device: string;
}

/** A picture that was taken, and whether its document shows the chip symbol; null where nobody looked. */
export interface TakenPage {
  readonly picture: Blob;
  readonly hasChipSymbol: boolean | null;
}

/** The session as the phone shows it. */
export interface PhoneState {
  /** Null until the first answer. */
  readonly session: PhoneSession | null;
  readonly error: unknown;
  readonly view: DataCheckView<TakenPage, never, PhoneSession>;
  readonly send: (event: DataCheckEvent) => void;
}

const base = "/identity-documents/data-check/phone";

/** How often the desk hears of the phone, in ms. */
const heartbeat = 5_000;

/** The session is over, or another phone's. */
const isClosed = (fault: unknown): boolean =>
  fault instanceof HttpError && (fault.status === 404 || fault.status === 409);

/** The session of the phone's address: opened at once, told of every few seconds, and sent to. */
export function usePhoneSession(client: ApiClient, key: PhoneKey): PhoneState {
  const open = async () => answerOf(await client.POST(`${base}/open`, { body: { ...key } }));
  const [isOver, setIsOver] = useState(false);
  const { data, error } = useSWR<PhoneSession, unknown>(["phone session", key.secret], open, {
    // A session that is over or another phone's is not asked for again.
    refreshInterval: isOver ? 0 : heartbeat,
    // Whoever is offline is told so.
    refreshWhenOffline: true,
    shouldRetryOnError: false,
    onError: (fault) => setIsOver(isClosed(fault)),
  });
  const [{ machine, view }] = useState(() =>
    provideDataCheck<TakenPage, never, PhoneSession>({
      presence,
      idOf: () => key.secret,
      stageOf: ({ stage }) => stage,
      isGone: (fault) => fault instanceof HttpError && fault.status === 404,
      isRefused: (fault) => fault instanceof HttpError && fault.kind === "badRequest",
      polling: { interval: 2_000, retries: 5 },
      calls: {
        openUpload: async (pages) => {
          const pictures = pages.map(({ picture }) => picture.size);
          const hasChipSymbol = pages[0]?.hasChipSymbol ?? null;
          const body = { ...key, pictures, hasChipSymbol };
          return answerOf(await client.POST(`${base}/pictures`, { body }));
        },
        sendPiece: async (_, pages, { page, received }) => {
          const taken = pages[page];
          if (taken === undefined) throw new RangeError(`there is no page ${page}`);
          const piece = await readPiece(taken.picture, received, received + pieceBytes);
          const body = { page, offset: received, data: piece };
          const params = { header: { "Session-Key": phoneKeyOf(key) } };
          return answerOf(await client.POST(`${base}/pieces`, { params, body }));
        },
        askProgress: async () => (await open()).upload,
        read: open,
        // A phone neither invites nor decides, and what it sent is deleted by the desk.
        invitePhone: open,
        decide: open,
        drop: () => undefined,
      },
    }),
  );
  const actor = useActorRef(machine);
  return {
    session: data ?? null,
    error: error ?? null,
    view: useSelector(actor, view, shallowEqual),
    send: actor.send,
  };
}
