/**
 * What a driving licence or identity card of North America says in its PDF417 (AAMVA DL/ID Card
 * Design Standard, 2000 to 2025, annex D). Dates are `YYYY-MM-DD`; a field that is missing, marked
 * as unavailable or not a date is undefined.
 */
export interface AamvaLicence {
  readonly kind: "drivingLicence" | "identityCard";
  /** Issuer identification number, six digits. */
  readonly issuer: string;
  /** Version of the standard, 1 to 99. */
  readonly version: number;
  readonly country: "USA" | "CAN" | undefined;
  /** Two letters of the state, province or territory of the address. */
  readonly jurisdiction: string | undefined;
  readonly documentNumber: string | undefined;
  readonly surname: string | undefined;
  readonly givenNames: string | undefined;
  readonly birthDate: string | undefined;
  readonly expiryDate: string | undefined;
  readonly issueDate: string | undefined;
  readonly sex: "M" | "F" | "X" | undefined;
  /** Every element by its three letters, as encoded. */
  readonly elements: ReadonlyMap<string, string>;
}

/** More text than any licence has is not looked at. */
const greatestLength = 4000;

/** Header: compliance indicator, separators, file type, issuer, version, jurisdiction's version, number of entries. */
const headerPattern = /^@\p{Cc}{1,5}(?:ANSI |AAMVA)(\d{6})(\d{2})(?:\d{2})?(\d{2})/u;

/** An entry of the table of subfiles: its kind, where it begins, its length. */
const entryPattern = /(DL|ID)(\d{4})(\d{4})/;

/** Parses the text of a barcode; undefined for one that is no AAMVA licence. */
export function parseAamva(text: string): AamvaLicence | undefined {
  if (text.length > greatestLength) return undefined;
  const header = headerPattern.exec(text);
  const entry = entryPattern.exec(text);
  if (header === null || entry === null) return undefined;
  const [, issuer = "", version = "0"] = header;
  const [, kind = "", offset = "0", length = "0"] = entry;
  const elements = elementsOf(subfileOf(text, kind, Number(offset), Number(length)));
  if (elements.size === 0) return undefined;
  const value = (...names: string[]) => names.map((name) => elements.get(name)).find(isStated);
  const country = countryOf(value("DCG"), value("DAJ"));
  const date = (name: string) => dateOf(elements.get(name), country, Number(version));
  const names = namesOf(value);
  return {
    kind: kind === "ID" ? "identityCard" : "drivingLicence",
    issuer,
    version: Number(version),
    country,
    jurisdiction: value("DAJ"),
    documentNumber: value("DAQ"),
    ...names,
    birthDate: date("DBB"),
    expiryDate: date("DBA"),
    issueDate: date("DBD"),
    sex: sexOf(value("DBC")),
    elements,
  };
}

/** The subfile by its offset; where issuers count it wrongly, from its own start to the end. */
function subfileOf(text: string, kind: string, offset: number, length: number): string {
  const stated = text.slice(offset, offset + length);
  if (stated.startsWith(kind)) return stated.slice(2);
  const found = text.indexOf(`${kind}D`, headerPattern.exec(text)?.[0].length ?? 0);
  return found < 0 ? "" : text.slice(found + 2);
}

function elementsOf(subfile: string): Map<string, string> {
  const elements = new Map<string, string>();
  for (const line of subfile.split(/[\n\r]/)) {
    const [, name, value] = /^([DZ][A-Z]{2})(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !elements.has(name)) {
      elements.set(name, value.trim());
    }
  }
  return elements;
}

const isStated = (value: string | undefined): value is string =>
  value !== undefined && value !== "" && !/^(NONE|UNAVL|UNAVAIL|unavl|none)$/.test(value);

/** Version 1 has one element of names, DAA; later ones DCS with DAC and DAD, some DCT for all given names. */
function namesOf(
  value: (...names: string[]) => string | undefined,
): Pick<AamvaLicence, "surname" | "givenNames"> {
  const whole = value("DAA")
    ?.split(/[,$@]/)
    .map((part) => part.trim());
  const given = [value("DAC") ?? value("DCT"), value("DAD")].filter(isStated);
  return {
    surname: value("DCS", "DAB") ?? whole?.[0],
    givenNames: given.length > 0 ? given.join(" ").replaceAll(",", " ") : whole?.slice(1).join(" "),
  };
}

const canadianJurisdictions = new Set("AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" "));

function countryOf(code: string | undefined, state: string | undefined): "USA" | "CAN" | undefined {
  if (code === "USA" || code === "CAN") return code;
  if (state === undefined) return undefined;
  return canadianJurisdictions.has(state) ? "CAN" : "USA";
}

/** Canada and version 1 write YYYYMMDD, the United States MMDDYYYY. */
function dateOf(
  value: string | undefined,
  country: "USA" | "CAN" | undefined,
  version: number,
): string | undefined {
  if (value === undefined || !/^\d{8}$/.test(value)) return undefined;
  const isYearFirst = country === "CAN" || version <= 1;
  const iso = isYearFirst
    ? `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`
    : `${value.slice(4)}-${value.slice(0, 2)}-${value.slice(2, 4)}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

function sexOf(value: string | undefined): "M" | "F" | "X" | undefined {
  if (value === "1" || value === "M") return "M";
  if (value === "2" || value === "F") return "F";
  return value === "9" || value === "X" ? "X" : undefined;
}
