import sharp from "sharp";
import { type Homography, homographyOf, type Point, project } from "../../src/image/homography.ts";
import { addNoise, blur, motionBlur } from "./camera.ts";
import type { Chance } from "./chance.ts";
import type { DocumentArt } from "./documentArt.ts";

/** What a photograph of a document was made like. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  /** 0 a scan or a picture by daylight to 3 a hurried picture in bad light. */
  readonly severity: number;
  readonly angle: number;
  /** Pixels to the pitch of the zone's characters. */
  readonly pitch: number;
  /** Deviation of the blur, in pitches. */
  readonly blur: number;
  /** Length of the movement, in pitches. */
  readonly motion: number;
  readonly noise: number;
  readonly contrast: number;
  readonly shadow: number;
  readonly glare: "none" | "zone" | "page";
  readonly isInside: boolean;
  readonly quality: number;
  /** Degrees that the picture was turned by, and whether its EXIF data says so. */
  readonly turned: number;
  readonly exif: boolean;
  readonly zone: readonly Point[];
}

export interface Photographed {
  readonly jpeg: Buffer;
  readonly photo: Photo;
  /** The zone is whole in the picture, its characters large and sharp, without glare. */
  readonly readable: boolean;
}

/** Photographs a document: placed, seen at an angle, lit, blurred, with the noise of a sensor, compressed. */
export async function photograph(art: DocumentArt, chance: Chance): Promise<Photographed> {
  const draw = chance.next();
  const severity = draw < 0.2 ? 0 : draw < 0.6 ? 1 : draw < 0.88 ? 2 : 3;
  const isScan = severity === 0 && chance.happens(0.5);
  const view = placeDocument(art, severity, isScan, chance);
  const { width, height, zone, pitch } = view;
  const light = await drawScene(art, view, chance);
  const conditions = drawConditions(severity, width, chance);
  const glareAt = glarePlace(conditions.glare, zone, width, height, chance);
  illuminate(light, { width, height }, { ...conditions, glareAt }, chance);
  const field = { data: light, width, height };
  const blurShares = [
    [0, 0.04],
    [0.02, 0.08],
    [0.05, 0.13],
    [0.09, 0.24],
  ][severity] ?? [0, 0];
  const blurShare = chance.between(blurShares[0] ?? 0, blurShares[1] ?? 0);
  blur(field, blurShare * pitch);
  const isMoved = severity >= 2 && chance.happens(0.3);
  const motion = isMoved ? Math.round(pitch * chance.between(0.1, 0.3)) : 0;
  motionBlur(field, motion);
  addNoise(light, conditions.noise, chance);
  const quality = Math.max(40, chance.whole(40, 90) - (width > 1800 ? 10 : 0));
  const turned = isScan || chance.happens(0.92) ? 0 : chance.pick([90, 180, 270]);
  const exif = turned > 0 && chance.happens(0.5);
  const jpeg = await encode(light, width, height, { quality, turned, exif });
  const isInside = zone.every(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);
  const darkest = conditions.contrast * conditions.shadow;
  const readable =
    isInside &&
    conditions.glare !== "zone" &&
    pitch >= 10 &&
    blurShare < 0.15 &&
    motion / pitch < 0.2 &&
    darkest > 0.25;
  const photo: Photo = {
    width,
    height,
    severity,
    angle: view.angle,
    pitch,
    blur: blurShare,
    motion: motion / pitch,
    noise: conditions.noise,
    contrast: conditions.contrast,
    shadow: conditions.shadow,
    glare: conditions.glare,
    isInside,
    quality,
    turned,
    exif,
    zone,
  };
  return { jpeg, photo, readable };
}

interface View {
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  readonly scale: number;
  /** From pixels of the picture to the document. */
  readonly toDocument: Homography;
  readonly zone: readonly Point[];
  readonly pitch: number;
}

/** Lays the document into the picture: size, turn, perspective; now and then partly outside. */
function placeDocument(art: DocumentArt, severity: number, isScan: boolean, chance: Chance): View {
  const draw = chance.next();
  const width = Math.round(
    draw < 0.25
      ? chance.between(600, 900)
      : draw < 0.8
        ? chance.between(900, 1500)
        : draw < 0.95
          ? chance.between(1500, 2100)
          : chance.between(2100, 3000),
  );
  const height = Math.round(
    width * (isScan ? art.height / art.width + 0.02 : chance.between(0.66, 0.8)),
  );
  const angle = isScan ? chance.between(-1, 1) : chance.between(-15, 15);
  const fill = isScan ? 0.97 : chance.between(0.72, 0.97);
  const tilt = isScan ? 0 : ([0.01, 0.03, 0.05, 0.09][severity] ?? 0);
  const isCutOff = !isScan && chance.happens(0.05);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const scale = Math.min(
    (fill * width) / (art.width * cos + art.height * Math.abs(sin)),
    (0.98 * height) / (art.height * cos + art.width * Math.abs(sin)),
  );
  const side = chance.happens(0.5) ? 1 : -1;
  const middleX = width / 2 + (isCutOff ? side * chance.between(0.12, 0.25) * width : 0);
  const middleY = height / 2 + (isCutOff ? chance.between(0, 0.2) * height : 0);
  const onPaper: Point[] = [
    [0, 0],
    [art.width, 0],
    [art.width, art.height],
    [0, art.height],
  ];
  const corners = onPaper.map(([x, y]): Point => {
    const px = (x - art.width / 2) * scale;
    const py = (y - art.height / 2) * scale;
    const off = () => (chance.next() - 0.5) * tilt * scale * art.height;
    return [middleX + px * cos - py * sin + off(), middleY + px * sin + py * cos + off()];
  });
  const toDocument = homographyOf(corners, onPaper);
  const toPicture = homographyOf(onPaper, corners);
  if (toDocument === undefined || toPicture === undefined) throw new Error("corners on one line");
  const zone = art.zone.map(([x, y]) => project(toPicture, x, y));
  const [, , right = [0, 0], left = [0, 0]] = zone;
  const pitch = Math.hypot(right[0] - left[0], right[1] - left[1]) / art.columns;
  return { width, height, angle, scale, toDocument, zone, pitch };
}

/** Brightness of the scene: the document on a table. */
async function drawScene(art: DocumentArt, view: View, chance: Chance): Promise<Float32Array> {
  const { width, height, toDocument } = view;
  const drawn = Math.max(0.6, view.scale * 1.25);
  const { data, info } = await sharp(Buffer.from(art.svg(drawn)))
    .flatten({ background: "#888" })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const table = chance.whole(30, 200);
  const [grain, depth, slant] = [
    chance.between(0.01, 0.08),
    chance.between(5, 25),
    chance.between(-1, 1),
  ];
  const light = new Float32Array(width * height);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = toDocument;
  const zoomX = info.width / art.width;
  const zoomY = info.height / art.height;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const w = g * x + h * y + i;
      const u = ((a * x + b * y + c) / w) * zoomX;
      const v = ((d * x + e * y + f) / w) * zoomY;
      if (u < 0 || v < 0 || u >= info.width - 1 || v >= info.height - 1) {
        light[at] = table + depth * Math.sin(grain * (x + slant * y) + 2 * Math.sin(0.013 * y));
        continue;
      }
      const left = u | 0;
      const top = (v | 0) * info.width + left;
      const part = u - left;
      const upper = (data[top] ?? 0) * (1 - part) + (data[top + 1] ?? 0) * part;
      const lower =
        (data[top + info.width] ?? 0) * (1 - part) + (data[top + info.width + 1] ?? 0) * part;
      light[at] = upper + (lower - upper) * (v - (v | 0));
    }
  }
  return light;
}

interface Conditions {
  readonly contrast: number;
  readonly lift: number;
  /** What a shadow leaves of the light; 1 without one. */
  readonly shadow: number;
  readonly glare: "none" | "zone" | "page";
  readonly noise: number;
}

function drawConditions(severity: number, width: number, chance: Chance): Conditions {
  const contrasts = [
    [1, 1],
    [0.75, 1],
    [0.5, 0.85],
    [0.32, 0.6],
  ][severity] ?? [1, 1];
  const noises = [
    [1, 1],
    [1, 5],
    [3, 9],
    [6, 15],
  ][severity] ?? [1, 1];
  const contrast = chance.between(contrasts[0] ?? 1, contrasts[1] ?? 1);
  const hasGlare = severity > 0 && chance.happens(0.22);
  return {
    contrast,
    lift: chance.between(0, 255 * (1 - contrast)),
    shadow: severity > 0 && chance.happens(0.4) ? chance.between(0.35, 0.75) : 1,
    glare: hasGlare ? (chance.happens(0.4) ? "zone" : "page") : "none",
    noise: chance.between(noises[0] ?? 1, noises[1] ?? 1) * (width > 1800 ? 0.5 : 1),
  };
}

function glarePlace(
  glare: Photo["glare"],
  zone: readonly Point[],
  width: number,
  height: number,
  chance: Chance,
): Point {
  const [first = [0, 0], second = [0, 0], , last = [0, 0]] = zone;
  return glare === "zone"
    ? [first[0] + chance.next() * (second[0] - first[0]), (first[1] + last[1]) / 2]
    : [width * chance.between(0.2, 0.8), height * chance.between(0.1, 0.45)];
}

function illuminate(
  light: Float32Array,
  { width, height }: { width: number; height: number },
  conditions: Conditions & { readonly glareAt: Point },
  chance: Chance,
): void {
  const { contrast, lift, shadow, glare, glareAt } = conditions;
  const edge = {
    x: chance.next() * width,
    y: chance.next() * height,
    angle: chance.between(0, 6.28),
  };
  const softness = chance.between(0.02, 0.15) * width;
  const radius = chance.between(0.03, 0.09) * width;
  const [cos, sin] = [Math.cos(edge.angle) / softness, Math.sin(edge.angle) / softness];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      let share = 1;
      if (shadow < 1) {
        const away = (x - edge.x) * cos + (y - edge.y) * sin;
        share = shadow + (1 - shadow) / (1 + Math.exp(-away));
      }
      let added = 0;
      if (glare !== "none") {
        const away = ((x - glareAt[0]) ** 2 + ((y - glareAt[1]) * 1.6) ** 2) / (radius * radius);
        if (away < 9) added = 330 * Math.exp(-away);
      }
      light[at] = Math.min(255, ((light[at] ?? 0) * contrast + lift) * share + added);
    }
  }
}

interface Encoding {
  readonly quality: number;
  readonly turned: number;
  readonly exif: boolean;
}

/** EXIF orientation that puts a picture turned by so many degrees right. */
const orientations: Readonly<Record<number, number>> = { 90: 8, 180: 3, 270: 6 };

async function encode(
  light: Float32Array,
  width: number,
  height: number,
  { quality, turned, exif }: Encoding,
): Promise<Buffer> {
  // Three channels, as a camera writes them: what decoding costs is part of what is measured.
  const pixels = new Uint8ClampedArray(width * height * 3);
  light.forEach((value, at) => pixels.fill(value, at * 3, at * 3 + 3));
  let image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (turned > 0) image = sharp(await image.rotate(turned).jpeg({ quality: 100 }).toBuffer());
  if (exif) image = image.withMetadata({ orientation: orientations[turned] ?? 1 });
  return image.jpeg({ quality }).toBuffer();
}
