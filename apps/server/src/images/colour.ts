/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Colour {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** The two inks of a note, by colour words: the main one and its companion. */
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
 * The inks that a record's colour words ask for. In "green and black" the first word leads, in
 * "blue-green" and "greenish yellow" the last. One word alone gets a companion some way along the
 * colour circle; no known word gives grey.
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

/** `#rrggbb`; what a screen cannot show loses chroma, not hue. Source: CSS Color 4, OKLCH. */
export function hex({ lightness, chroma, hue }: Colour): string {
  const light = Math.min(1, Math.max(0, lightness));
  for (let share = 1; share > 0; share -= 0.1) {
    const channels = toLinear(light, chroma * share, hue);
    if (channels.every((channel) => channel > -0.0005 && channel < 1.0005)) return join(channels);
  }
  return join(toLinear(light, 0, hue));
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
