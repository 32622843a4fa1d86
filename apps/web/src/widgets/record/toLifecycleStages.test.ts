import type { TimelineStage } from "@specimen/api/contract";
import { expect, test } from "vitest";
import { toLifecycleStages } from "./toLifecycleStages.ts";

const stage = (
  kind: TimelineStage["kind"],
  state: TimelineStage["state"],
  rest: Partial<TimelineStage> = {},
): TimelineStage => ({ kind, state, date: null, until: null, by: null, ...rest });

const drawn = (...stages: TimelineStage[]) =>
  toLifecycleStages(stages).map(({ kind, state, isOpenEnded }) =>
    [kind, state, ...(isOpenEnded ? ["open"] : [])].join(" "),
  );

test("a current note is legal tender at present, and the end is open", () => {
  expect(drawn(stage("issued", "present"), stage("legalTenderUntil", "open"))).toEqual([
    "issued past",
    "legalTenderUntil present open",
  ]);
});

test("a note whose issue has stopped is still legal tender", () => {
  expect(
    drawn(
      stage("issued", "past"),
      stage("issuanceStopped", "present"),
      stage("legalTenderUntil", "open"),
    ),
  ).toEqual(["issued past", "issuanceStopped past", "legalTenderUntil present open"]);
});

test("a withdrawn note is exchanged at present; without a limit the line stays open", () => {
  expect(
    drawn(
      stage("issued", "past"),
      stage("legalTenderUntil", "past"),
      stage("exchange", "present", { by: "Deutsche Bundesbank" }),
    ),
  ).toEqual(["issued past", "legalTenderUntil past", "exchange present open"]);
});

test("of a withdrawn note an unknown exchange is present", () => {
  expect(
    drawn(stage("issued", "past"), stage("legalTenderUntil", "past"), stage("exchange", "open")),
  ).toEqual(["issued past", "legalTenderUntil past", "exchange present open"]);
});

test("a worthless note is at the end of its line", () => {
  expect(
    drawn(
      stage("issued", "past"),
      stage("legalTenderUntil", "past"),
      stage("exchange", "past", { until: "2026-05-31" }),
      stage("worthless", "present"),
    ),
  ).toEqual(["issued past", "legalTenderUntil past", "exchange past", "worthless present"]);
});

test("all stages of a note that is still to be issued are ahead", () => {
  expect(drawn(stage("issued", "future"), stage("legalTenderUntil", "open"))).toEqual([
    "issued future",
    "legalTenderUntil future open",
  ]);
});
