import type { Feature } from "@specimen/api/contract";
import type { IconProps } from "@specimen/ui/Icon/Icon.tsx";
import {
  EyeIcon,
  InfraredIcon,
  TiltIcon,
  TouchIcon,
  TransmittedIcon,
  UvLampIcon,
} from "@specimen/ui/Icon/lights.tsx";
import type { ComponentType } from "react";

/** The icon of each way to check a feature. */
export const checkIcons: Record<Feature["check"], ComponentType<IconProps>> = {
  look: EyeIcon,
  feel: TouchIcon,
  tilt: TiltIcon,
  throughLight: TransmittedIcon,
  uv: UvLampIcon,
  ir: InfraredIcon,
};
