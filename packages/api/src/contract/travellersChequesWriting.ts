import * as z from "zod/mini";
import { RecordRulesChange, RuledRecords } from "./preciousMetalsWriting.ts";
import { operation } from "./operation.ts";
import { LocalizedText } from "./primitives.ts";
import { ChangeOptions, RuleWritten, textOperations } from "./clientToolWriting.ts";

const area = ["client_tool:access", "client_tool_travellers_cheques:access"] as const;
const infoAccess = [...area, "client_tool_travellers_cheques:country_info:read"] as const;
const tradeAccess = [...area, "client_tool_travellers_cheques:tradability:read"] as const;

const info = textOperations({
  path: "/client-tool/travellers-cheques/info",
  readPath: "/client-tool/travellers-cheques/info/all-languages",
  what: "The customer's note on travellers cheques",
  access: infoAccess,
  params: z.object({}),
});

const noteInfo = textOperations({
  path: "/client-tool/travellers-cheques/notes/{id}/info",
  what: "The customer's note on one cheque",
  access: infoAccess,
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
});

/** The writing calls on travellers cheques (specification 7.9). */
export const chequeRules = {
  info: operation({
    method: "get",
    path: "/client-tool/travellers-cheques/info",
    summary: "The customer's note on travellers cheques in the reader's language",
    access: infoAccess,
    answer: z.object({ info: z.nullable(LocalizedText) }),
  }),
  infoAllLanguages: info.read,
  changeInfo: info.change,
  noteInfo: noteInfo.read,
  changeNoteInfo: noteInfo.change,
  tradability: operation({
    method: "get",
    path: "/client-tool/travellers-cheques/tradability",
    summary: "The customer's rule for each cheque",
    access: tradeAccess,
    versioned: true,
    answer: RuledRecords,
  }),
  changeTradability: operation({
    method: "put",
    path: "/client-tool/travellers-cheques/tradability",
    summary: "Change the rules of cheques",
    access: tradeAccess,
    query: ChangeOptions,
    body: RecordRulesChange,
    bodyLimit: 1024 * 1024,
    ifMatch: true,
    answer: RuleWritten,
  }),
};
