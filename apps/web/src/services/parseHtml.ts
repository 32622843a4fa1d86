import { parseHtml as parse } from "../browser/parseHtml.ts";

/** The nodes of a piece of HTML that nobody runs or loads, to be drawn anew. */
export const parseHtml = (html: string): readonly Node[] => parse(html);
