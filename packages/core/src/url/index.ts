export { defaultPage, readPage, writePage, type Page } from "./pagination.ts";
export { isWebAddress, isWebUrl } from "./webAddress.ts";
export { askedSorting, nextSorting, readSorting, writeSorting, type Sorting } from "./sorting.ts";
