/** Kinds of names of a series: issuer, series and what it is; and the same with its currencies. */
export const chequeName = "chequeName";
export const chequeWords = "chequeWords";
