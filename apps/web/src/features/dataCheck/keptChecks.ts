import type { ApiClient } from "@specimen/api/client";
import type { DataCheck } from "@specimen/api/contract";
import {
  provideDataCheck,
  type DataCheckPorts,
  type DataCheckView,
} from "@specimen/core/dataCheck";
import { createActor, waitFor } from "xstate";
import type { Way } from "./CheckFrame.tsx";
import type { useInspection } from "../../services/hooks/useInspection.ts";

/** What is judged: the lines of the zone and what is printed. */
export interface CheckFields {
  readonly seriesId: string;
  readonly mrz: string;
  readonly printed: Readonly<Record<string, string>>;
}

/** A check of this page, as screens read it. */
export type CheckView = DataCheckView<Blob, CheckFields, DataCheck>;

type Inspection = ReturnType<typeof useInspection>;
type Ports = DataCheckPorts<Blob, CheckFields, DataCheck>;

/** The series whose documents are judged next; null for any. */
export interface ChosenSeries {
  series: string | null;
}

/** A check that goes on while its screen is left. */
export interface KeptCheck extends ReturnType<typeof start> {
  isWatched: boolean;
  /** Whether the address may name a check that is not known here. */
  readonly isUnknown: (checkId: string) => boolean;
  /** Notes a check as known, by its id. */
  readonly know: (checkId: string) => void;
  /** Chooses the series of the next check: the address may name another when this one has ended. */
  readonly choose: (series: string | null) => void;
}

/** The checks of the signed-in person by way of checking: one of each at a time. */
const keptChecks = new WeakMap<ApiClient, Map<Way, KeptCheck>>();

function start(ports: Ports, options: Inspection) {
  const { machine, view } = provideDataCheck(ports);
  const actor = createActor(machine, options);
  const viewNow = () => view(actor.getSnapshot());
  /** Resolves once nothing is under way. */
  const ended = () => waitFor(actor, () => !isRunning(viewNow()));
  return { actor, view, viewNow, ended };
}

/** The check of a way that is under way or was not seen yet, else a new one. */
export function keptCheck(
  client: ApiClient,
  way: Way,
  make: (chosen: ChosenSeries) => { ports: Ports; options: Inspection },
): KeptCheck {
  const ofClient = keptChecks.get(client) ?? new Map<Way, KeptCheck>();
  keptChecks.set(client, ofClient);
  const known = ofClient.get(way);
  if (known !== undefined) return known;
  const chosen: ChosenSeries = { series: null };
  const { ports, options } = make(chosen);
  const choose = (series: string | null) => void (chosen.series = series);
  let knownId: string | null = null;
  const kept = {
    ...start(ports, options),
    isWatched: false,
    isUnknown: (checkId: string) => checkId !== knownId,
    know: (checkId: string) => void (knownId = checkId),
    choose,
  };
  ofClient.set(way, kept);
  return kept;
}

type Tell = (view: CheckView) => void;

/** Starts a check that a screen shows; the returned function says that the screen was left. */
export function watchCheck(client: ApiClient, way: Way, kept: KeptCheck, tell: Tell): () => void {
  kept.isWatched = true;
  kept.actor.start();
  return () => {
    kept.isWatched = false;
    void leaveCheck(client, way, kept, tell);
  };
}

/** Ends a check whose screen was left: at once where nothing goes on, else when it has ended and was told. */
async function leaveCheck(client: ApiClient, way: Way, kept: KeptCheck, tell: Tell): Promise<void> {
  const wasRunning = isRunning(kept.viewNow());
  await kept.ended();
  if (kept.isWatched) return;
  if (wasRunning) {
    // It stays until somebody has looked at it.
    tell(kept.viewNow());
    return;
  }
  kept.actor.stop();
  const ofClient = keptChecks.get(client);
  if (ofClient?.get(way) === kept) ofClient.delete(way);
}

/** Something is under way on the server, or a phone may send pictures. */
const isRunning = ({ status, checkId }: CheckView): boolean =>
  status === "uploading" ||
  status === "reading" ||
  status === "deciding" ||
  (status === "capturing" && checkId !== null);
