import type { Feature, Light } from "@specimen/api/contract";
import { SunIcon } from "@specimen/ui/Icon/actions.tsx";
import type { IconProps } from "@specimen/ui/Icon/Icon.tsx";
import {
  EyeIcon,
  InfraredIcon,
  TouchIcon,
  TransmittedIcon,
  UvLampIcon,
} from "@specimen/ui/Icon/lights.tsx";
import type { ComponentType } from "react";

/** The sign of each light. */
export const lightIcons: Record<Light, ComponentType<IconProps>> = {
  white: SunIcon,
  uv: UvLampIcon,
  ir: InfraredIcon,
  transmitted: TransmittedIcon,
};

/** The sign of each way to check a feature. */
export const checkIcons: Record<Feature["check"], ComponentType<IconProps>> = {
  look: EyeIcon,
  feel: TouchIcon,
  tilt: EyeIcon,
  throughLight: TransmittedIcon,
  uv: UvLampIcon,
  ir: InfraredIcon,
};
