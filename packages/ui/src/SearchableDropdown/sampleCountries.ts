import { sampleFlags } from "../Flag/sampleFlags.ts";
import type { DropdownOption } from "./matchOptions.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const flags = Object.values(sampleFlags);

/** Every region the browser can name: about 290 options with a flag and a code. */
export const sampleCountries: DropdownOption[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((code, index) => {
    const label = names.of(code);
    // A withdrawn code is an alias of another one.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    if (label === undefined || !isCurrent) return [];
    return [{ label, value: code, code, flagSrc: flags[index % flags.length] }];
  })
  .toSorted((one, other) => one.label.localeCompare(other.label, "en"));
