/** Figures and letters of 5 by 7 dots, seven rows of five bits each, as hexadecimal pairs. */
const dots: Readonly<Record<string, string>> = {
  "0": "0E11131519110E",
  "1": "040C040404040E",
  "2": "0E11010204081F",
  "3": "1F02040201110E",
  "4": "02060A121F0202",
  "5": "1F101E0101110E",
  "6": "0608101E11110E",
  "7": "1F010204080808",
  "8": "0E11110E11110E",
  "9": "0E11110F01020C",
  A: "0E11111F111111",
  B: "1E11111E11111E",
  C: "0E11101010110E",
  D: "1E11111111111E",
  E: "1F10101E10101F",
  F: "1F10101E101010",
  G: "0E11101711110F",
  H: "1111111F111111",
  I: "0E04040404040E",
  J: "0702020202120C",
  K: "11121418141211",
  L: "1010101010101F",
  M: "111B1515111111",
  N: "11191513111111",
  O: "0E11111111110E",
  P: "1E11111E101010",
  Q: "0E11111115120D",
  R: "1E11111E141211",
  S: "0F10100E01011E",
  T: "1F040404040404",
  U: "1111111111110E",
  V: "11111111110A04",
  W: "11111115151B11",
  X: "11110A040A1111",
  Y: "11110A04040404",
  Z: "1F01020408101F",
};

/** Columns a line of text takes, with one between letters. */
export function dotColumns(text: string): number {
  return text.length * 6 - 1;
}

/** The dots of a line as a path of round-capped points, `step` apart, from its upper left corner. */
export function dotLine(text: string, x: number, y: number, step: number): string {
  return [...text]
    .map((letter, index) => {
      const rows = dots[letter] ?? "00000000000000";
      let path = "";
      for (let row = 0; row < 7; row++) {
        const bits = Number.parseInt(rows.slice(row * 2, row * 2 + 2), 16);
        for (let column = 0; column < 5; column++) {
          if ((bits & (16 >> column)) !== 0)
            path += `M${Math.round(x + (index * 6 + column) * step)} ${Math.round(y + row * step)}h.1`;
        }
      }
      return path;
    })
    .join("");
}
