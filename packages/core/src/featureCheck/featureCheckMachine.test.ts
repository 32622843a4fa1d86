import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { machineWalks, walk } from "../testing/index.ts";
import { checkSteps, featureCheckView, provideFeatureCheck, type FeatureStep } from "./index.ts";

/** A check of three features and what the viewer was turned to. */
function open(features: readonly string[] = ["portrait", "relief", "thread"]) {
  const turned: (string | null)[] = [];
  const machine = provideFeatureCheck({ turnViewer: (feature) => turned.push(feature) });
  const actor = createActor(machine, { input: { features } }).start();
  const step = (...steps: FeatureStep[]) => {
    for (const by of steps) actor.send({ type: "feature.stepped", by });
  };
  const tick = (feature: string) => actor.send({ type: "feature.ticked", feature });
  return { actor, turned, step, tick, view: () => featureCheckView(actor.getSnapshot()) };
}

describe("a check of features", () => {
  it("walks forward through all features, turns the viewer to each, and ends", () => {
    const { step, turned, view } = open();
    expect(view()).toEqual({ step: "resting", current: null, seen: [], total: 3 });
    step("next", "next", "next");
    expect(view()).toMatchObject({ step: "walking", current: "thread" });
    step("next");
    expect(view()).toMatchObject({ step: "finished", current: null });
    expect(turned).toEqual(["portrait", "relief", "thread", null]);
  });

  it("walks backward, and rests before the first feature", () => {
    const { step, turned, view } = open();
    step("previous", "previous", "previous", "previous");
    expect(view()).toMatchObject({ step: "resting", current: null });
    expect(turned).toEqual(["thread", "relief", "portrait", null]);
  });

  it("goes on from its end: back to the last feature, or once more from the first", () => {
    const { step, view } = open();
    step("next", "next", "next", "next", "previous");
    expect(view()).toMatchObject({ step: "walking", current: "thread" });
    step("next", "next");
    expect(view()).toMatchObject({ step: "walking", current: "portrait" });
  });

  it("takes down what was seen in the order of the check, and takes a tick away again", () => {
    const { tick, view } = open();
    tick("thread");
    tick("portrait");
    tick("unknown");
    expect(view().seen).toEqual(["portrait", "thread"]);
    tick("thread");
    expect(view().seen).toEqual(["portrait"]);
  });

  it("follows the viewer to a feature and away from it, and does not turn it again", () => {
    const { actor, step, turned, view } = open();
    actor.send({ type: "feature.shown", feature: "relief" });
    expect(view()).toMatchObject({ step: "walking", current: "relief" });
    actor.send({ type: "feature.shown", feature: null });
    expect(view().step).toBe("resting");
    expect(turned).toEqual([]);
    actor.send({ type: "feature.shown", feature: "relief" });
    step("next");
    expect(turned).toEqual(["thread"]);
  });

  it("begins again without ticks", () => {
    const { actor, step, tick, turned, view } = open();
    step("next");
    tick("portrait");
    actor.send({ type: "check.restarted" });
    expect(view()).toEqual({ step: "resting", current: null, seen: [], total: 3 });
    expect(turned.at(-1)).toBeNull();
  });

  it("has no step where no feature is recorded", () => {
    const { step, turned, view } = open([]);
    step("next", "previous");
    expect(view()).toMatchObject({ step: "resting", total: 0 });
    expect(turned).toEqual([]);
  });
});

describe("featureCheckMachine", () => {
  it("has a current feature only while it walks, and reaches every state and transition", () => {
    const report = walk(machineWalks.featureCheckMachine, (after, event, before) => {
      const { current, seen, step, total } = featureCheckView(after);
      expect(current !== null).toBe(step === "walking");
      expect(seen.length).toBeLessThanOrEqual(total);
      if (event === "feature.stepped") expect(seen).toEqual(featureCheckView(before).seen);
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });
});

describe("the steps of a check", () => {
  it("are look, feel, tilt and light with their seconds, without what the check leaves out", () => {
    const features = [
      { key: "uv", check: "light", seconds: 5 },
      { key: "thread", check: "look", seconds: 5.5 },
      { key: "relief", check: "feel", seconds: 5 },
      { key: "chip", check: "look", seconds: null },
      { key: "photo", check: "look", seconds: 4.5 },
    ] as const;
    const steps = checkSteps(features);
    expect(steps.map(({ sense, seconds }) => [sense, seconds])).toEqual([
      ["look", 10],
      ["feel", 5],
      ["light", 5],
    ]);
    expect(steps.flatMap((step) => step.features.map(({ key }) => key))).toEqual([
      "thread",
      "photo",
      "relief",
      "uv",
    ]);
  });
});
