export { queryLimits, readFilter, writeFilter, type Filter, type FilterValue } from "./filter.ts";
export { defaultPage, readPage, writePage, type Page } from "./pagination.ts";
