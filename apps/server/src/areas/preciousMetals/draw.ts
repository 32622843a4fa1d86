import { pictureAddress } from "../../http/pictures.ts";
import { details } from "../../images/view.ts";
import type { AppContext, Drawings } from "../defineArea.ts";
import type { BarView } from "./draw/barCanvas.ts";
import { barSides } from "./draw/describeBar.ts";
import { drawBar } from "./draw/drawBar.ts";
import { readBarFacts } from "./queries.ts";

/** The pictures of bars. */
export const ingotDrawings: Drawings = {
  "/images/ingots/:id/:file":
    ({ database }) =>
    async ({ id = "", file = "" }) => {
      const view = viewOf(file);
      const bar = view && (await readBarFacts(database, id));
      return view && bar && drawBar(bar, view);
    },
};

/** The public address of a bar's picture. */
export const barAddress = (context: AppContext, ingotId: string, view: BarView): string =>
  pictureAddress(context, `/images/ingots/${encodeURIComponent(ingotId)}/${fileOf(view)}`);

/** The lights bars are drawn in: tilted, a Kinegram moves. */
export const barLights = ["white", "tilted"] as const;

/** `front-white-list.svg` names side, light and level of detail. */
const fileOf = ({ side, light, detail }: BarView): string => `${side}-${light}-${detail}.svg`;

function viewOf(file: string): BarView | undefined {
  const views = barSides.flatMap((side) =>
    barLights.flatMap((light) => details.map((detail) => ({ side, light, detail }))),
  );
  return views.find((view) => fileOf(view) === file);
}
