/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Colour {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** The two inks of a specimen: the main one and its companion. */
export interface InkPair {
  readonly main: Colour;
  readonly second: Colour;
}

const words: Readonly<Record<string, readonly [lightness: number, chroma: number, hue: number]>> = {
  grey: [0.47, 0.014, 262],
  stone: [0.52, 0.022, 88],
  sepia: [0.45, 0.05, 62],
  red: [0.47, 0.15, 20],
  pink: [0.55, 0.14, 2],
  magenta: [0.5, 0.17, 346],
  orange: [0.56, 0.14, 48],
  peach: [0.62, 0.11, 46],
  yellow: [0.58, 0.115, 86],
  gold: [0.55, 0.1, 80],
  ochre: [0.53, 0.1, 70],
  green: [0.46, 0.09, 156],
  olive: [0.49, 0.08, 112],
  turquoise: [0.51, 0.085, 190],
  teal: [0.46, 0.075, 200],
  cyan: [0.53, 0.1, 224],
  blue: [0.46, 0.12, 256],
  violet: [0.45, 0.12, 294],
  purple: [0.46, 0.125, 314],
  lilac: [0.54, 0.1, 312],
  lavender: [0.54, 0.09, 290],
  brown: [0.44, 0.07, 46],
  chocolate: [0.39, 0.06, 40],
  black: [0.33, 0.016, 262],
};

/**
 * The inks of a record's colour words. In "green and black" the first word is the main ink, in
 * "blue-green" and "greenish yellow" the last. A single word gets a companion at some distance on
 * the colour circle; an unknown word gives grey.
 */
export function inksOf(colourWords: string | null): InkPair {
  const text = (colourWords ?? "").toLowerCase();
  const found = text.split(/[^a-z]+/).flatMap((word) => {
    const values = words[word] ?? words[word.replace(/ish$/, "")];
    return values ? [{ lightness: values[0], chroma: values[1], hue: values[2] }] : [];
  });
  if (/[a-z]-[a-z]|ish /.test(text)) found.reverse();
  const main = found[0] ?? { lightness: 0.47, chroma: 0.014, hue: 262 };
  return { main, second: found[1] ?? companionOf(main) };
}

/** Another tone of a colour: lightness added, chroma multiplied. */
export function tone({ lightness, chroma, hue }: Colour, lighter: number, stronger = 1): Colour {
  return { lightness: lightness + lighter, chroma: chroma * stronger, hue };
}

/** `#rrggbb`; out-of-gamut colours lose chroma, not hue. Source: CSS Color 4, OKLCH. */
export function hex({ lightness, chroma, hue }: Colour): string {
  const light = Math.min(1, Math.max(0, lightness));
  for (let share = 1; share > 0; share -= 0.1) {
    const channels = toLinear(light, chroma * share, hue);
    if (channels.every((channel) => channel > -0.0005 && channel < 1.0005)) return join(channels);
  }
  return join(toLinear(light, 0, hue));
}

/** A colour written as `#rrggbb`. Source: CSS Color 4, sRGB to OKLCH. */
export function fromHex(written: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const coded = Number.parseInt(written.slice(start, start + 2), 16) / 255;
    return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

// Grey inks have no hue to turn: they take a warm companion as a printer would.
function companionOf({ lightness, chroma, hue }: Colour): Colour {
  if (chroma < 0.03) return { lightness: lightness + 0.06, chroma: 0.045, hue: 70 };
  return { lightness: lightness + 0.06, chroma: chroma * 0.85, hue: (hue + 42) % 360 };
}

function toLinear(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function join(channels: readonly number[]): string {
  const bytes = channels.map((channel) => {
    const linear = Math.min(1, Math.max(0, channel));
    const coded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${bytes.join("")}`;
}
