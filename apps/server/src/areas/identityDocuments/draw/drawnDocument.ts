import { z } from "zod";

/** A box in percent of its page, from the upper left corner. */
const shareSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
});

/** A box in percent of its page, from the upper left corner. */
export type Share = z.infer<typeof shareSchema>;

const colourSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** Where things stand on a data page or card; `backFields` on its back. */
const layoutSchema = z.object({
  photo: shareSchema,
  ghost: shareSchema.nullable(),
  title: shareSchema,
  state: shareSchema,
  euFlag: shareSchema.nullable(),
  mrz: shareSchema.nullable(),
  fields: z.record(z.string(), shareSchema),
  backFields: z.record(z.string(), shareSchema),
});

/** The pages of a document that a feature can be on, in the catalogue's words. */
export const featurePages = [
  "data page",
  "back of data page",
  "front",
  "back",
  "both",
  "sticker",
  "card body",
  "card edge",
  "cover",
  "cover or data page",
  "inside cover",
  "cover paper",
  "back cover",
  "visa pages",
  "inside pages",
  "numbering",
  "centre fold",
  "paper",
  "inside",
] as const;

/** The lights a feature is checked in, in the catalogue's words. */
export const featureLights = [
  "white",
  "uv",
  "ir",
  "transmitted",
  "tilt",
  "touch",
  "magnifier",
  "chip reader",
  "coaxial",
  "special lens",
] as const;

const featureSchema = z.object({
  id: z.string(),
  /** A kind of feature of the catalogue; one that the drawing does not know is not drawn. */
  type: z.string(),
  page: z.enum(featurePages),
  light: z.enum(featureLights),
  box: shareSchema,
});

/** One security feature of a document. */
export type FeatureFacts = z.infer<typeof featureSchema>;

const fieldSchema = z.object({ key: z.string(), label: z.string() });

/** What a record must give for its document to be drawn; null is not known or not there. */
export const drawnDocumentSchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    /** What the page with the portrait is: of a booklet, a card, a licence of the EU, folded paper. */
    form: z.enum(["page", "card", "licence", "folder"]),
    /** Issuer as the MRZ names it, without fillers. */
    issuer: z.string().regex(/^[A-Z]{1,3}$/),
    /** ISO 3166-1 alpha-2, for the flag of the European Union. */
    countryCode: z.string().nullable(),
    /** Name of the state as the document prints it; languages parted by " / ". */
    state: z.string().min(1),
    title: z.string().min(1),
    widthMm: z.number().min(20).max(300),
    heightMm: z.number().min(20).max(300),
    /** Size of the closed booklet; null for a card or a sheet. */
    cover: z.object({ widthMm: z.number(), heightMm: z.number(), colour: colourSchema }).nullable(),
    /** Words for the emblem of the state. */
    emblem: z.string(),
    hasChip: z.boolean().nullable(),
    /** A regular expression for the document number. */
    numberPattern: z.string().nullable(),
    mrz: z.object({ format: z.enum(["TD1", "TD2", "TD3"]), documentCode: z.string() }).nullable(),
    layout: layoutSchema.nullable(),
    fields: z.array(fieldSchema),
    background: z.tuple([colourSchema, colourSchema]),
    accent: colourSchema,
    text: colourSchema,
    features: z.array(featureSchema),
    /** Year of the first issue. */
    firstYear: z.number().int().nullable(),
    validYears: z.number().nullable(),
  })
  .superRefine((facts, context) => {
    const report = (message: string) => {
      context.addIssue({ code: "custom", message: `${facts.id}: ${message}` });
    };
    for (const { id, type, page, box } of facts.features) {
      const outside = outsideOf(box);
      if (outside !== undefined)
        report(`feature ${id} (${type}) lies outside its page "${page}": ${outside}`);
    }
    const { layout } = facts;
    if (layout === null) return;
    const places = { ...layout.fields, ...layout.backFields };
    for (const { key, label } of facts.fields) {
      if (label.trim() === "") report(`field "${key}" has no label`);
      if (places[key] === undefined) report(`field "${key}" has no place in the layout`);
    }
    for (const [name, box] of [...Object.entries(places), ["photo", layout.photo] as const]) {
      const outside = outsideOf(box);
      if (outside !== undefined) report(`the place of "${name}" lies outside its page: ${outside}`);
    }
  });

/** The facts a document is drawn from. */
export type DrawnDocument = z.infer<typeof drawnDocumentSchema>;

/**
 * The facts of a row, checked. Throws an error that names the row and says what keeps it from being
 * drawn: a feature outside its page, a missing label, a colour that is none.
 */
export function readDrawnDocument(row: unknown): DrawnDocument {
  const result = drawnDocumentSchema.safeParse(row);
  if (result.success) return result.data;
  const id = z.object({ id: z.string() }).safeParse(row).data?.id ?? "a document without an id";
  const reasons = result.error.issues.map(({ path, message }) =>
    message.startsWith(`${id}: `) ? message : `${id}: ${path.join(".")}: ${message}`,
  );
  throw new Error(reasons.join("\n"));
}

function outsideOf({ x, y, width, height }: Share): string | undefined {
  if (x < 0 || y < 0) return `it starts at ${x}, ${y}`;
  if (x + width > 100) return `x ${x} and width ${width} are more than 100`;
  if (y + height > 100) return `y ${y} and height ${height} are more than 100`;
  return undefined;
}
