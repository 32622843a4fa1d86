import { ok, type Replies } from "../../../testing/replies.ts";
import { onStage, type Scene } from "../../../testing/Stage.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleCountries } from "../../../widgets/samples.ts";
import { sampleBars, sampleCoin, sampleMeasured } from "../../../widgets/metals/samples.ts";

export const base = paths.preciousMetals.search;
export const coinsCall = "GET /precious-metals/coins";
export const ingotsCall = "GET /precious-metals/ingots";

/** The search for metals with its answers. */
export const scene = (replies: Replies = {}, rest: Scene = {}) => [
  onStage({
    path: base,
    ...rest,
    replies: {
      "GET /countries": ok(sampleCountries),
      "GET /precious-metals/coin-currencies": ok([
        { code: "USD", name: { text: "US dollar", lang: "en" } },
      ]),
      [coinsCall]: ok({ coins: [sampleCoin], total: 167, notJudged: 5 }),
      [ingotsCall]: ok({ ingots: sampleBars, total: 30, notJudged: 0, kinebars: 8 }),
      "GET /precious-metals/measured-coins": ok({ records: sampleMeasured }),
      "GET /precious-metals/measured-ingots": ok({ records: [] }),
      ...replies,
    },
  }),
];
