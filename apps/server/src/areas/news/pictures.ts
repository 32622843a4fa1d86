import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createFileAddresses } from "../../customers/fileAddresses.ts";
import type { Database } from "../../database/database.ts";
import { notFound, unfit } from "../../http/problemError.ts";
import { problemAnswer, protectiveHeaders } from "../../http/headers.ts";
import { encodePicture, type StoredPicture } from "../../reading/encodePicture.ts";
import { RefusedPictureError } from "../../reading/refusedPicture.ts";
import type { AppApi } from "../defineArea.ts";
import { pictures } from "./tables.ts";

/** Seconds for which a browser caches a picture. */
const kept = 3600;

/** The path of a picture under `/files`. */
export const picturePath = (id: string): string => `pictures/${encodeURIComponent(id)}.webp`;

/** Stores an uploaded picture; throws invalid_input with the reason where it is none. */
export async function storePicture(
  database: Database,
  customerId: string,
  content: Uint8Array,
): Promise<StoredPicture & { readonly id: string }> {
  const picture = await encodePicture(content).catch((error: unknown) => {
    throw error instanceof RefusedPictureError ? unfit("uploadId", error.code) : error;
  });
  const id = randomUUID();
  const { width, height, bytes } = picture;
  await database.insert(pictures).values({ id, customerId, width, height, content: bytes });
  return { id, ...picture };
}

/** GET of pictures, which the app shows: their addresses are signed and expire. */
export function pictureRoutes({ hono, context: app }: AppApi): void {
  const { database, publicUrl, now } = app;
  const addresses = createFileAddresses(database, publicUrl, now);

  hono.get("/files/pictures/:file", async (context) => {
    const id = context.req.param("file").replace(/\.webp$/, "");
    const { expires = "", signature = "" } = context.req.query();
    try {
      const isValid = await addresses.isValid(picturePath(id), expires, signature);
      const [picture] = isValid
        ? await database.select().from(pictures).where(eq(pictures.id, id))
        : [];
      if (picture === undefined) throw notFound("There is no such picture");
      return new Response(new Uint8Array(picture.content), {
        headers: {
          ...protectiveHeaders,
          "Content-Type": "image/webp",
          "Cache-Control": `private, max-age=${kept}`,
          "Cross-Origin-Resource-Policy": "cross-origin",
        },
      });
    } catch (error) {
      return problemAnswer(app, context, error);
    }
  });
}
