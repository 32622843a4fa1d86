import type { Banknote, ImageSource } from "@specimen/api/contract";

/** Both sides in white light, as they are printed. */
export const printedPictures = ({ images }: Pick<Banknote, "images">): ImageSource[] =>
  images.filter(({ light }) => light === "white");
