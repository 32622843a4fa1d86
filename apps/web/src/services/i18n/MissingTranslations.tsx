import { useEffect } from "react";
import { tellUnspoken } from "../../browser/unspoken.ts";

/** In place of a product without a word: the document says what is missing and how to go on. */
export function Unspoken() {
  useEffect(tellUnspoken, []);
  return null;
}
