/**
 * The text of a body of at most `limit` bytes, counted while it arrives; undefined for a longer
 * one, whose rest is not read.
 */
export async function readText(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
