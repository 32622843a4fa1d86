/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string;

export type MrzDateStatus =
  | "ok"
  | "unknown"
  | "partly unknown"
  | "invalid characters"
  | "impossible date";

/** A date of six characters YYMMDD; unknown parts are fillers. */
export interface MrzDate {
  readonly raw: string;
  /** The day with its century decided; null unless the status is ok. */
  readonly iso: IsoDate | null;
  readonly status: MrzDateStatus;
  /** What is known of a partly unknown date, two digits each. */
  readonly known?: {
    readonly yy: string | null;
    readonly mm: string | null;
    readonly dd: string | null;
  };
  /** The day a hundred years earlier is possible as well: `alternativeIso`. */
  readonly ambiguousCentury?: true;
  readonly alternativeIso?: IsoDate;
  /** Of expiry dates: whether the document had expired on the day in the key, `expiredOnYYYYMMDD`. */
  readonly [expiredOn: `expiredOn${string}`]: boolean;
}

/** Greatest age in years at which a holder born a century earlier is still thought possible. */
const greatestAge = 120;

/** Two-digit years of expiry below this are of the 21st century. */
const expiryCenturyLimit = 70;

/** A date of birth: the latest day of that name that is not after today. */
export function readBirthDate(raw: string, today: IsoDate): MrzDate {
  const recent = `${today.slice(0, 2)}${raw.slice(0, 2)}`;
  const date = readDate(raw, (monthAndDay) =>
    isReal(`${recent}-${monthAndDay}`) && `${recent}-${monthAndDay}` <= today
      ? recent
      : String(Number(recent) - 100).padStart(4, "0"),
  );
  if (date.iso === null) return date;
  const alternativeIso = `${String(Number(date.iso.slice(0, 4)) - 100)}${date.iso.slice(4)}`;
  const oldest = `${String(Number(today.slice(0, 4)) - greatestAge)}${today.slice(4)}`;
  return alternativeIso >= oldest && isReal(alternativeIso)
    ? { ...date, ambiguousCentury: true, alternativeIso }
    : date;
}

/** What stands for no time limit on a card: 01-01-9999, of which a zone has two digits of the year. */
const noTimeLimit = { raw: "990101", iso: "9999-01-01" };

/** Whether a document that is valid until a day is valid without time limit: no real day is so late. */
export const hasNoTimeLimit = (expiry: IsoDate): boolean => expiry.startsWith("9999-");

/**
 * A date of expiry: years 00 to 69 are 20xx, 70 to 99 are 19xx.
 * @param isCard cards alone may have no time limit; a passport with that day expired in 1999.
 */
export function readExpiryDate(raw: string, today: IsoDate, isCard: boolean): MrzDate {
  if (isCard && raw === noTimeLimit.raw) {
    return { ...noTimeLimit, status: "ok", [expiredKey(today)]: false };
  }
  const year = raw.slice(0, 2);
  const date = readDate(raw, () => `${Number(year) < expiryCenturyLimit ? "20" : "19"}${year}`);
  return date.iso === null ? date : { ...date, [expiredKey(today)]: date.iso < today };
}

const expiredKey = (today: IsoDate) => `expiredOn${today.replaceAll("-", "")}` as const;

function readDate(raw: string, yearOf: (monthAndDay: string) => string): MrzDate {
  if (raw === "<<<<<<") return { raw, iso: null, status: "unknown" };
  const parts = /^([0-9]{2}|<<)([0-9]{2}|<<)([0-9]{2}|<<)$/.exec(raw);
  if (parts === null) return { raw, iso: null, status: "invalid characters" };
  const [yy = null, mm = null, dd = null] = parts
    .slice(1)
    .map((part) => (part === "<<" ? null : part));
  if (yy === null || mm === null || dd === null) {
    // 2000 was a leap year: its days are all that a month can have.
    const isPossible = isReal(`2000-${mm ?? "01"}-${dd ?? "01"}`);
    if (!isPossible) return { raw, iso: null, status: "impossible date" };
    return {
      raw,
      iso: null,
      status: "partly unknown",
      known: { yy, mm, dd },
    };
  }
  const iso = `${yearOf(`${mm}-${dd}`)}-${mm}-${dd}`;
  return isReal(iso) ? { raw, iso, status: "ok" } : { raw, iso: null, status: "impossible date" };
}

/** Whether a day exists in the Gregorian calendar. */
function isReal(iso: IsoDate): boolean {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
