/** Which side of a banknote. */
export type Side = "front" | "back";

/** The light a banknote is seen in; `transmitted` is held against a lamp. */
export type Light = "white" | "uv" | "ir" | "transmitted";

/** How fine a drawing is: about 90 px wide, 250 to 700 px wide, or to be enlarged. */
export type Detail = "list" | "screen" | "full";

/** What of a banknote is drawn. */
export interface View {
  readonly side: Side;
  readonly light: Light;
  readonly detail: Detail;
}

/** The facts of the catalogue that a drawing is made of; null is not known. */
export interface BanknoteFacts {
  readonly id: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly issuer: string;
  readonly series: string;
  readonly denomination: number;
  readonly unit: string;
  /** Long side in mm, also of an upright note. */
  readonly widthMm: number | null;
  /** Short side in mm. */
  readonly heightMm: number | null;
  readonly orientation: "landscape" | "portrait";
  readonly substrate: string | null;
  /** English colour words, the main one first: "blue", "green and black", "blue-green". */
  readonly mainColour: string | null;
  readonly front: string | null;
  readonly back: string | null;
  readonly securityFeatures: readonly string[];
}
