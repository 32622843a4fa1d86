/**
 * ISO 3166-1 countries: alpha-3 code and alpha-2 code run together. Germany is missing, for in a
 * machine-readable zone it is D alone (ICAO 9303-3, section 5, part A).
 */
const countries = `
  ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU
  AUTAT AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ
  BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI
  CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DJIDJ
  DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR
  FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD
  GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO
  IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI
  KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO
  MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP
  MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG NICNI NIUNU
  NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL PRIPR
  PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS
  SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE
  SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT TUNTN
  TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI
  VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW
`;

/**
 * What stands behind a code of an issuing state or a nationality: `state` a country; `british` a
 * form of British nationality without the right of abode of a citizen; `former` a country that is
 * no more; `organization` an international one; `stateless`, `refugee` (1951 Convention),
 * `otherRefugee` and `unspecified` a holder without a stated nationality; `specimen` Utopia, the
 * state of specimens.
 */
export type StateKind =
  | "state"
  | "british"
  | "former"
  | "organization"
  | "stateless"
  | "refugee"
  | "otherRefugee"
  | "unspecified"
  | "specimen";

export interface StateCode {
  readonly code: string;
  readonly kind: StateKind;
  /** ISO 3166-1 alpha-2 code of the country, by which its name is found; null where there is none. */
  readonly region: string | null;
}

/** Codes that ICAO 9303-3, section 5, adds to ISO 3166-1 or uses otherwise, parts A to D. */
const exceptions: Readonly<Record<string, readonly [StateKind, string | null]>> = {
  D: ["state", "DE"],
  RKS: ["state", "XK"],
  EUE: ["organization", "EU"],
  GBD: ["british", "GB"],
  GBN: ["british", "GB"],
  GBO: ["british", "GB"],
  GBP: ["british", "GB"],
  GBS: ["british", "GB"],
  UNO: ["organization", "UN"],
  UNA: ["organization", "UN"],
  UNK: ["organization", "UN"],
  XBA: ["organization", null],
  XCC: ["organization", null],
  XCE: ["organization", null],
  XCO: ["organization", null],
  XDC: ["organization", null],
  XEC: ["organization", null],
  XES: ["organization", null],
  XIM: ["organization", null],
  XMP: ["organization", null],
  XOM: ["organization", null],
  XPO: ["organization", null],
  XXA: ["stateless", null],
  XXB: ["refugee", null],
  XXC: ["otherRefugee", null],
  XXX: ["unspecified", null],
  UTO: ["specimen", null],
  ANT: ["former", "AN"],
  NTZ: ["former", null],
  SCG: ["former", "CS"],
  SUN: ["former", "SU"],
  YUG: ["former", "YU"],
  ZAR: ["former", "ZR"],
};

const codes: ReadonlyMap<string, StateCode> = new Map([
  ...countries
    .trim()
    .split(/\s+/)
    .map((pair): [string, StateCode] => {
      const code = pair.slice(0, 3);
      return [code, { code, kind: "state", region: pair.slice(3) }];
    }),
  ...Object.entries(exceptions).map(([code, [kind, region]]): [string, StateCode] => [
    code,
    { code, kind, region },
  ]),
]);

/** What a code without its fillers stands for; undefined where ICAO 9303-3 knows none. */
export const readStateCode = (code: string): StateCode | undefined => codes.get(code);
