import { Flag } from "../Flag/Flag.tsx";
import { picture } from "./SearchableDropdown.css.ts";

/** The picture of an option: a flag, or any small picture shown whole. */
export function OptionImage({ src, kind }: { src: string; kind: "flag" | "picture" }) {
  if (kind === "flag") return <Flag src={src} />;
  return <img className={picture} src={src} alt="" loading="lazy" decoding="async" />;
}
