import type { Article, ArticlePage, CustomerNote, CustomerPdf } from "@specimen/api/contract";
import { samplePicture } from "../../../widgets/samples.ts";

const article = (id: string, title: string, activeDate: string, isNew = false): Article => ({
  id,
  title,
  text: "<p>The central bank no longer takes these notes. <strong>Do not accept them.</strong></p><ul><li>Check the watermark.</li></ul>",
  lang: "en",
  images: [],
  createdAt: `${activeDate}T07:30:00Z`,
  activeDate,
  publishedAt: `${activeDate}T07:30:00Z`,
  pictures: [],
  pdfUrl: null,
  isNew,
});

/** With drawn notes and a PDF. */
export const sampleArticle: Article = {
  ...article("danish-notes", "Denmark: the 1997 series is worthless", "2026-11-19", true),
  images: ["500", "1000"].map((value) => ({
    id: value,
    src: samplePicture("#a3b18a", 116, 60),
    fullSrc: samplePicture("#a3b18a", 1160, 600),
    alt: `${value} Danish kroner, Denmark`,
    banknoteId: `DKK-1997-${value}`,
    countryId: "DK",
  })),
  pdfUrl: "https://api.example/pdfs/deadlines.pdf?until=1",
};

/** Five articles of eleven, one of them new. */
export const sampleArticles: ArticlePage = {
  articles: [
    sampleArticle,
    article("forint", "1,000 forint of 1998: exchange only until 31 August 2027", "2026-11-16"),
    article("sheet", "A new sheet: feel, look, tilt", "2026-11-02"),
    article("franc", "Swiss francs, eighth series: we buy without a deduction", "2026-09-07"),
    article("lev", "Bulgaria: the lev has not been legal tender since 1 February", "2026-02-02"),
  ],
  total: 11,
  newCount: 1,
};

/** Nothing was written yet. */
export const sampleNoArticles: ArticlePage = { articles: [], total: 0, newCount: 0 };

/** The customer's own name for its news. */
export const sampleNotes: CustomerNote[] = [
  { index: 3, label: "Title of the internal news", note: "News &amp; notices", lang: "en" },
];

const pdf = (id: string, title: string, category: string): CustomerPdf => ({
  id,
  title,
  categoryId: category.toLowerCase().replaceAll(" ", "-"),
  categoryName: category,
  lang: "en",
  url: `https://api.example/pdfs/${id}.pdf?until=1`,
  bytes: 14_558,
  createdAt: "2026-11-02T08:00:00Z",
});

/** Three PDFs of two categories. */
export const samplePdfs: CustomerPdf[] = [
  pdf("check", "Feel, look, tilt", "Counter sheets"),
  pdf("deadlines", "Deadlines that are running", "Deadlines"),
  pdf("questions", "Questions at the counter", "Counter sheets"),
];
