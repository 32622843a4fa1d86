export {
  compareVersions,
  mergeVersions,
  type Difference,
  type Leaf,
  type Side,
} from "./compareVersions.ts";
export { compareWords, type ComparedTexts, type TextPart } from "./compareWords.ts";
export {
  dropDraft,
  keepDraft,
  nameOfDraft,
  namesOfDrafts,
  readDraft,
  type Draft,
  type DraftPlace,
} from "./drafts.ts";
export { createOwnChanges, type OwnChanges } from "./ownChanges.ts";
