import type { DocumentFeature } from "@specimen/api/contract";
import {
  featureCheckView,
  provideFeatureCheck,
  type FeatureCheckEvent,
  type FeatureCheckView,
} from "@specimen/core/featureCheck";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useInspection } from "../../../services/hooks/useInspection.ts";
import type { SpecimenPin } from "../../../widgets/viewer/specimen.ts";
import type { Viewer } from "../../../widgets/viewer/useViewer.ts";

/** The check as its parts show it, and how they tell it what was done. */
export interface FeatureCheck extends FeatureCheckView {
  send: (event: FeatureCheckEvent) => void;
}

/**
 * The machine of a check over the viewer: it turns the viewer to the page and light of a feature,
 * and follows a feature that is chosen there. Its features are those of the first call.
 */
export function useFeatureCheck(
  features: readonly DocumentFeature[],
  pins: readonly SpecimenPin[],
  viewer: Viewer,
): FeatureCheck {
  // Made for each drawing: the actor takes over what it does to the viewer as it is now.
  const machine = provideFeatureCheck({
    turnViewer: (key) => {
      const pin = pins.find((each) => each.key === key);
      const side = pin?.places[0]?.side;
      viewer.show({
        feature: key ?? "",
        ...(pin !== undefined && { light: pin.light }),
        ...(side !== undefined && { side }),
      });
    },
  });
  const input = { features: features.map(({ id }) => id) };
  const actor = useActorRef(machine, { input, ...useInspection() });
  const { feature } = viewer;
  useEffect(
    () => actor.send({ type: "feature.shown", feature: feature === "" ? null : feature }),
    [actor, feature],
  );
  return { ...useSelector(actor, featureCheckView, shallowEqual), send: actor.send };
}
