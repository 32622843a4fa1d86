import { pictureAddress } from "../../http/pictures.ts";
import { details } from "../../images/view.ts";
import type { AppContext, Drawings } from "../defineArea.ts";
import { coinSides } from "./draw/describeCoin.ts";
import { type CoinView, drawCoin } from "./draw/drawCoin.ts";
import { readCoinFacts } from "./queries.ts";

/** The pictures of coins. */
export const coinDrawings: Drawings = {
  "/images/coins/:id/:file":
    ({ database }) =>
    async ({ id = "", file = "" }) => {
      const view = viewOf(file);
      const coin = view && (await readCoinFacts(database, id));
      return view && coin && drawCoin(coin, view);
    },
};

/** The public address of a coin's picture. */
export const coinAddress = (context: AppContext, coinId: string, view: CoinView): string =>
  pictureAddress(context, `/images/coins/${encodeURIComponent(coinId)}/${fileOf(view)}`);

/** `front-list.svg` names side and level of detail. */
const fileOf = ({ side, detail }: CoinView): string => `${side}-${detail}.svg`;

function viewOf(file: string): CoinView | undefined {
  const views = coinSides.flatMap((side) => details.map((detail) => ({ side, detail })));
  return views.find((view) => fileOf(view) === file);
}
