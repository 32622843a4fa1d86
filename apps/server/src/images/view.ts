import { Light, Side } from "@specimen/api/contract";

/** How fine a drawing is: about 90 px wide, 250 to 700 px wide, or to be enlarged. */
const details = ["list", "screen", "full"] as const;
export type Detail = (typeof details)[number];

/** What of a specimen is drawn: `transmitted` light comes from behind. */
export interface View {
  readonly side: Side;
  readonly light: Light;
  readonly detail: Detail;
}

/** The file name of a view in an address: `front-white-list.svg`, without a light `front-list.svg`. */
export const fileOf = ({ side, light, detail }: Omit<View, "light"> & Partial<View>): string =>
  `${[side, light, detail].filter((part) => part !== undefined).join("-")}.svg`;

/** The view a file name stands for; a name without a light is seen in white light. */
export function viewOf(file: string): View | undefined {
  const parts = /^(\w+)(?:-(\w+))?-(\w+)\.svg$/.exec(file) ?? [];
  const side = Side.options.find((each) => each === parts[1]);
  const light = Light.options.find((each) => each === (parts[2] ?? "white"));
  const detail = details.find((each) => each === parts[3]);
  return side && light && detail && { side, light, detail };
}
