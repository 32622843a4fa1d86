/** A PDF of one empty page, of at least so many bytes; with an action, such as a script, on demand. */
export function makePdf(bytes: number, action = ""): Buffer {
  const padding = " ".repeat(Math.max(0, bytes));
  return Buffer.from(
    [
      "%PDF-1.4",
      `1 0 obj\n<</Type/Catalog/Pages 2 0 R${action}>>\nendobj`,
      "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj",
      "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>\nendobj",
      `4 0 obj\n<</Length ${padding.length}>>\nstream\n${padding}\nendstream\nendobj`,
      "trailer\n<</Root 1 0 R/Size 5>>",
      "%%EOF",
    ].join("\n"),
  );
}

/** The same with another file embedded. */
export const attachmentPdf = (): Buffer =>
  makePdf(10, "/Names<</EmbeddedFiles<</Names[(a.txt)<</Type/Filespec/F(a.txt)>>]>>>>");
