import type { Light } from "@specimen/api/contract";
import { SunIcon } from "@specimen/ui/Icon/firstPage.tsx";
import type { IconProps } from "@specimen/ui/Icon/Icon.tsx";
import { InfraredIcon, TransmittedIcon, UvLampIcon } from "@specimen/ui/Icon/lights.tsx";
import type { ComponentType } from "react";

/** The icon of each light. */
export const lightIcons: Record<Light, ComponentType<IconProps>> = {
  white: SunIcon,
  uv: UvLampIcon,
  ir: InfraredIcon,
  transmitted: TransmittedIcon,
};
