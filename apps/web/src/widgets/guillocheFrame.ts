/** The place of the ribbon, kept while its line is still being computed. */
export const guillocheFrame = { viewBox: "-10 -10 2020 520", width: 250, height: 64 } as const;
