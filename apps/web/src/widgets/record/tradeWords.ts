/** The words of the tradability enumeration (specification 3). */
export const tradeWords = { 0: "noTrade", 1: "buy", 2: "sell", 3: "buyAndSell" } as const;
