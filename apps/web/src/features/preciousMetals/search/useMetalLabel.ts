import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { useLabelled } from "../../../widgets/useLabelled.ts";

/** The labels of the filter by the names of their fields, without the list and the end of a range. */
const labels = new Map<string, ParseKeys>([
  ["country", "preciousMetals.search.country"],
  ["description", "preciousMetals.search.description"],
  ["value", "preciousMetals.search.value"],
  ["currency", "preciousMetals.search.currency"],
  ["fineness", "preciousMetals.search.fineness"],
  ["diameter", "preciousMetals.search.diameter"],
  ["thickness", "preciousMetals.search.thickness"],
  ["grossWeight", "preciousMetals.search.weight"],
  ["grossWeightUnit", "preciousMetals.search.unit"],
  ["issuedOn", "preciousMetals.search.issuedOn"],
  ["lastIssuedOn", "preciousMetals.search.lastIssuedOn"],
  ["length", "preciousMetals.search.length"],
  ["width", "preciousMetals.search.width"],
  ["height", "preciousMetals.search.height"],
]);

const parts = /^(?:(coins|ingots)\.)?(\w+)(?:\.(from|to))?$/;

/** What the screen calls a field of the filter, by its name in the address: `Coins: Diameter from`. */
export function useMetalLabel(): (name: string) => string | undefined {
  const { t } = useTranslation();
  const labelled = useLabelled();
  return (name) => {
    const [, list, field = "", end] = parts.exec(name) ?? [];
    const label = labels.get(field);
    if (label === undefined) return undefined;
    const what = t(label);
    const text =
      end === "from" || end === "to" ? t(`preciousMetals.search.${end}`, { what }) : what;
    return list === undefined
      ? text
      : labelled(t(list === "coins" ? "preciousMetals.coins" : "preciousMetals.bars"), text);
  };
}
