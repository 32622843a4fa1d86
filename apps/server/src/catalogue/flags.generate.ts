// Draws facts/flags.avif, one column of flags in the order of countries.json: node src/catalogue/flags.generate.ts
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { flagSprite } from "./flagSprite.ts";

const require = createRequire(import.meta.url);
const facts = JSON.parse(
  readFileSync(new URL("facts/countries.json", import.meta.url), "utf8"),
) as { countries: { id: string }[] };
const { width, height } = flagSprite;

const cells = await Promise.all(
  facts.countries.map(async ({ id }, row) => ({
    input: await sharp(require.resolve(`flag-icons/flags/4x3/${id.toLowerCase()}.svg`), {
      density: 36,
    })
      .resize(width, height, { fit: "fill" })
      .png()
      .toBuffer(),
    left: 0,
    top: row * height,
  })),
);

const column = await sharp({
  create: {
    width,
    height: height * cells.length,
    channels: 3,
    background: "#ffffff",
  },
})
  .composite(cells)
  .png()
  .toBuffer();
const sprite = await sharp(column).avif({ quality: 38, effort: 7 }).toBuffer();
writeFileSync(new URL("facts/flags.avif", import.meta.url), sprite);
console.log(`flags.avif: ${cells.length} flags, ${(sprite.length / 1000).toFixed(1)} KB`);
