/** Generated from the contract; never edited. */
import { isFlag, isInteger, isText, list, matching, nullable, object, oneOf, optional, type Fits } from "../fits.ts";

const fits1 = object({ "nickname": isText });
const fits2 = nullable(isText);
const fits3 = oneOf("de", "en", "es", "fr", "it", "lt", "no", "pl");
const fits4 = object({ "id": isText, "name": isText, "logo": fits2 });
const fits5 = oneOf("dd.MM.yyyy", "d.M.yyyy", "dd/MM/yyyy", "dd-MM-yyyy", "yyyy-MM-dd", "d MMM yyyy");
const fits6 = optional(fits5);
const fits7 = optional(isFlag);
const fits8 = oneOf("light", "dark", "system");
const fits9 = optional(fits8);
const fits10 = matching(/^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/, /^(?!0000)/);
const fits11 = optional(fits10);
const fits12 = object({ "dateFormat": fits6, "consentAnalytics": fits7, "theme": fits9, "newsSeenAt": fits11, "changelogsSeenAt": fits11 });
const fits13 = list(fits3);
const fits14 = object({ "hideNewsTab": isFlag, "tradableHideGreenHookInTabOnlyTrade": isFlag, "showWorthlessNotesInAllNotesTab": isFlag });
const fits15 = oneOf("auto-verify", "scan-upload");
const fits16 = object({ "enabled": isFlag, "verificationProfile": fits15 });
const fits17 = object({ "showClientTool": isFlag, "banknotes": fits14, "dataCheck": fits16 });
const fits18 = object({ "userId": isText, "source": isText, "user": fits1, "email": fits2, "defaultLanguage": fits3, "customer": fits4, "userMetadata": fits12, "languages": fits13, "capabilities": fits17 });
const fits19 = matching(/^[A-Z]{2}$/);
const fits20 = list(fits19);
const fits21 = list(isText);
const fits22 = matching(/^[A-Z]{3}$/);
const fits23 = nullable(fits22);
const fits24 = list(fits23);
const fits25 = nullable(fits19);
const fits26 = list(fits25);
const fits27 = oneOf("banknotes", "identityDocuments", "coins");
const fits28 = list(fits27);
const fits29 = list(fits28);
const fits30 = object({ "id": fits20, "name": fits21, "code2": fits21, "currencyISO": fits24, "oldCurrencyISO": fits24, "parentId": fits26, "packageTypes": fits29, "flagSprite": isText, "flagWidth": isInteger, "flagHeight": isInteger });
const fits31 = object({ "countryId": fits19, "name": isText, "code2": isText, "currencyISO": fits23, "flagSrc": fits2, "count": isInteger });
const fits32 = list(fits31);

/** By operation, whether an answer is as the contract says. */
export const firstValidators: ReadonlyMap<string, Fits> = new Map([
  ["get /currentUser", fits18],
  ["get /countries/dictionary/", fits30],
  ["get /stats/top", fits32],
]);
