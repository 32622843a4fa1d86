/** Generated from the contract; never edited. */
import { isFilled, isFlag, isInteger, isNumber, isText, list, matching, nullable, object, oneOf, type Fits } from "../fits.ts";

const fits1 = object({ "revision": isFilled });
const fits2 = oneOf("de", "en", "es", "fr", "it", "lt", "no", "pl");
const fits3 = matching(/^[A-Z]{2}$/);
const fits4 = object({ "id": isText, "src": isText, "fullSrc": isText, "alt": isText, "banknoteId": isText, "countryId": fits3 });
const fits5 = list(fits4);
const fits6 = object({ "id": isText, "src": isText, "alt": isText, "width": isInteger, "height": isInteger });
const fits7 = list(fits6);
const fits8 = matching(/^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/);
const fits9 = matching(/^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$/, /^(?!0000)/);
const fits10 = nullable(isText);
const fits11 = object({ "id": isText, "title": isText, "text": isText, "lang": fits2, "images": fits5, "pictures": fits7, "createdAt": fits8, "activeDate": fits9, "publishedAt": fits8, "pdfUrl": fits10, "isNew": isFlag });
const fits12 = list(fits11);
const fits13 = object({ "articles": fits12, "total": isInteger, "newCount": isInteger });
const fits14 = matching(/^[A-Z]{3}$/);
const fits15 = nullable(fits14);
const fits16 = nullable(fits3);
const fits17 = object({ "id": fits3, "name": isText, "code2": isText, "currencyISO": fits15, "oldCurrencyISO": fits15, "parentId": fits16, "flagSrc": fits10 });
const fits18 = list(fits17);
const fits19 = oneOf("link", "text", "pdf");
const fits20 = object({ "id": isText, "type": fits19, "label": isText, "value": isText, "lang": fits2 });
const fits21 = list(fits20);
const fits22 = oneOf(1, 3, 4, 5, 6, 7);
const fits23 = object({ "index": fits22, "label": isText, "note": isText, "lang": fits2 });
const fits24 = list(fits23);
const fits25 = oneOf("new", "outOfCirculation", "worthless", "info");
const fits26 = nullable(isNumber);
const fits27 = matching(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);
const fits28 = nullable(fits27);
const fits29 = object({ "id": isText, "category": fits25, "countryId": fits3, "countryName": isText, "flagSrc": fits10, "currencyIso": fits15, "currencyName": fits10, "ratedValue": fits26, "date": fits27, "dateIssued": fits28, "content": fits10, "lang": fits2, "images": fits5, "banknoteId": fits10 });
const fits30 = list(fits29);
const fits31 = object({ "currencyISO": fits14, "name": isText });
const fits32 = list(fits31);
const fits33 = matching(/^\d{4}-(0[1-9]|1[0-2])$/);
const fits34 = nullable(fits33);
const fits35 = object({ "items": fits30, "currencies": fits32, "earlier": fits34, "later": fits34 });
const fits36 = object({ "id": isText, "name": isText, "countryId": fits3, "countryName": isText, "flagSrc": fits10 });
const fits37 = list(fits36);
const fits38 = object({ "id": isText, "name": isText, "countryId": fits3, "countryName": isText, "flagSrc": fits10, "ingots": isInteger });
const fits39 = list(fits38);
const fits40 = object({ "text": isText, "lang": fits2 });
const fits41 = list(fits40);
const fits42 = oneOf("issue", "outOfCirculation", "worthless", "coin");
const fits43 = nullable(fits42);
const fits44 = object({ "kind": isText, "id": isText, "countryId": fits16, "title": fits40, "details": fits41, "code": fits10, "flagSrc": fits10, "thumbnailSrc": fits10, "status": fits43 });
const fits45 = list(fits44);
const fits46 = list(isText);
const fits47 = object({ "hits": fits45, "isAlike": isFlag, "leftOut": fits46, "unrecorded": fits46 });
const fits48 = nullable(fits40);
const fits49 = list(fits14);
const fits50 = oneOf("redeemed", "unconfirmed", "restricted", "ended", "unknown");
const fits51 = nullable(fits9);
const fits52 = oneOf(0, 1, 2, 3);
const fits53 = object({ "label": isText, "url": fits10 });
const fits54 = nullable(fits53);
const fits55 = object({ "kind": fits50, "isCheque": isFlag, "payer": fits10, "until": fits51, "neverLapses": isFlag, "lastSold": fits28, "tradability": fits52, "asOf": fits9, "checkedOn": fits51, "source": fits54 });
const fits56 = oneOf("high", "medium", "low");
const fits57 = object({ "id": isText, "issuer": isText, "series": fits48, "currencies": fits49, "firstIssued": fits28, "answer": fits55, "confidence": fits56, "thumbnailSrc": isText });
const fits58 = list(fits57);
const fits59 = object({ "all": isInteger, "redeemed": isInteger, "ask": isInteger, "ended": isInteger, "bought": isInteger });
const fits60 = object({ "value": isText, "label": isText });
const fits61 = list(fits60);
const fits62 = object({ "series": fits58, "total": isInteger, "counts": fits59, "issuers": fits61, "currencies": fits49 });

/** By operation, whether an answer is as the contract says. */
export const laterValidators: ReadonlyMap<string, Fits> = new Map([
  ["get /catalogue/revision", fits1],
  ["get /changelogs", fits13],
  ["get /countries", fits18],
  ["get /customer-links", fits21],
  ["get /customer-notes", fits24],
  ["get /news", fits13],
  ["get /news-calendar", fits35],
  ["get /precious-metals/coins-variants", fits37],
  ["get /precious-metals/ingots-variants", fits39],
  ["get /search", fits47],
  ["get /travellers-cheques/series", fits62],
]);
