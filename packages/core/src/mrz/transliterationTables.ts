/**
 * Letters of names and what they become in a machine-readable zone (ICAO 9303-3, section 6):
 * what the table recommends, then the other spellings it allows. Letters with a mark that are not
 * listed lose the mark.
 */
const latinLetters = `
  Ä AE A, Å AA A, Æ AE, Ö OE O, Ø OE O, Œ OE, Ü UE U UXX, Ñ N NXX, ß SS, ẞ SS, Þ TH, Ð D, Đ D,
  Ĳ IJ, Ł L, Ħ H, Ŋ N, Ŧ T, ı I, Ə E, ĸ Q
`;

const cyrillicLetters = `
  А A, Б B, В V, Г G H, Д D, Е E, Ё E IO, Ж ZH Z, З Z, И I, Й I, К K, Л L, М M, Н N, О O, П P,
  Р R, С S, Т T, У U, Ф F, Х KH H, Ц TS C, Ч CH C, Ш SH S, Щ SHCH SHT, Ъ IE, Ы Y, Э E, Ю IU,
  Я IA, І I, Ї I, Є IE, Ґ G, Ў U, Ђ D, Ј J, Љ LJ, Њ NJ, Ћ C, Џ DZ, Ѓ G, Ќ K, Ѕ DZ, Ѣ IE, Ѫ U
`;

/** Ukrainian, recognised by Є, І, Ї or Ґ: at the start of a word some letters begin with Y. */
const ukrainianLetters = "Г H, И Y";
const ukrainianInitialLetters = "Й Y, Ю YU, Я YA, Ї YI, Є YE";

/** Serbian and Macedonian, recognised by their own letters. */
const southSlavicLetters = "Ж Z, Х H, Ц C, Ч C, Ш S";

const arabicLetters = `
  ء XE, آ XAA, أ XAE, ؤ U, إ I, ئ XI, ا A, ب B, ة XTA XAH, ت T, ث XTH, ج J, ح XH, خ XKH, د D,
  ذ XDH, ر R, ز Z, س S, ش XSH, ص XSS, ض XDZ, ط XTT, ظ XZZ, ع E, غ G, ف F, ق Q, ك K, ل L, م M,
  ن N, ه H, و W, ى XAY, ي Y, پ P, چ XC, ژ XJ, ک XKK, گ XGG, ی XYA, ٹ XXT, ڈ XXD, ڑ XXR, ں XNN
`;

type Table = ReadonlyMap<string, readonly string[]>;

const tableOf = (text: string): Table =>
  new Map(
    text
      .trim()
      .split(/,\s*/)
      .map((entry): [string, string[]] => {
        const [letter = "", ...spellings] = entry.split(" ");
        return [letter, spellings];
      }),
  );

export const letters: Table = new Map([
  ...tableOf(latinLetters),
  ...tableOf(cyrillicLetters),
  ...tableOf(arabicLetters),
]);
export const ukrainian: Table = tableOf(ukrainianLetters);
export const ukrainianInitials: Table = tableOf(ukrainianInitialLetters);
export const southSlavic: Table = tableOf(southSlavicLetters);
