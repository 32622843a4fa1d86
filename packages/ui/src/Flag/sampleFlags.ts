/** Drawn flags for stories: three stripes each, so that no picture file is needed. */
export const sampleFlags = {
  DE: stripes("across", "#000", "#DD0000", "#FFCC00"),
  RO: stripes("down", "#002B7F", "#FCD116", "#CE1126"),
  PL: stripes("across", "#FFF", "#F3A6B4", "#DC143C"),
  LT: stripes("across", "#FDB913", "#006A44", "#C1272D"),
  FR: stripes("down", "#0055A4", "#FFF", "#EF4135"),
};

/** Two flags, one below the other, in one picture of 24 x 36. */
export const sampleSprite = svg(
  24,
  36,
  `<rect width="24" height="18" fill="#D00C33"/><path d="M8 0v18M0 9h24" stroke="#FFF" stroke-width="3"/><rect y="18" width="24" height="18" fill="#DA291C"/><path d="M12 22v10M7 27h10" stroke="#FFF" stroke-width="4"/>`,
);

function stripes(direction: "across" | "down", ...colours: [string, string, string]) {
  const parts = colours.map((fill, at) =>
    direction === "across"
      ? `<rect y="${at * 6}" width="24" height="6" fill="${fill}"/>`
      : `<rect x="${at * 8}" width="8" height="18" fill="${fill}"/>`,
  );
  return svg(24, 18, parts.join(""));
}

function svg(width: number, height: number, content: string) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
