import type { Detail, View } from "../images/banknoteFacts.ts";
import type { World } from "../areas/appContext.ts";

export const sides = ["front", "back"] as const;
export const lights = ["white", "uv", "ir", "transmitted"] as const;
export const details: readonly Detail[] = ["list", "screen", "full"];

/** The public address of a drawing; the revision in it lets readers keep it for good. */
export function imageAddress(
  { publicUrl, imagesRevision }: Pick<World, "publicUrl" | "imagesRevision">,
  banknoteId: string,
  { side, light, detail }: View,
): string {
  const file = `${side}-${light}-${detail}.svg`;
  return `${publicUrl}/images/banknotes/${encodeURIComponent(banknoteId)}/${file}?v=${imagesRevision}`;
}

/** The public address of a coin's drawing. */
export function coinAddress(
  { publicUrl, imagesRevision }: Pick<World, "publicUrl" | "imagesRevision">,
  coinId: string,
  { side, detail }: Omit<View, "light">,
): string {
  const file = `${side}-${detail}.svg`;
  return `${publicUrl}/images/coins/${encodeURIComponent(coinId)}/${file}?v=${imagesRevision}`;
}

/** The public address of a customer's logo. */
export function logoAddress(
  { publicUrl, imagesRevision }: Pick<World, "publicUrl" | "imagesRevision">,
  customerId: string,
): string {
  return `${publicUrl}/logos/${encodeURIComponent(customerId)}.svg?v=${imagesRevision}`;
}
