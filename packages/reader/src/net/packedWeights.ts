import { weightLengths, weightNames, type Weights } from "./shape.ts";

/**
 * Weights as bytes: for each array a scale (32-bit float, little-endian), then its weights divided
 * by the scale as signed bytes.
 */
export function packWeights(weights: Weights): Uint8Array {
  const length = weightNames.reduce((sum, name) => sum + 4 + weightLengths[name], 0);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const name of weightNames) {
    const values = weights[name];
    const greatest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = Math.fround(greatest / 127 || 1);
    view.setFloat32(offset, scale, true);
    offset += 4;
    for (const value of values) {
      view.setInt8(offset, Math.max(-127, Math.min(127, Math.round(value / scale))));
      offset += 1;
    }
  }
  return bytes;
}

/** @throws {RangeError} when the bytes are not those of weights of this shape. */
export function unpackWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights: Partial<Record<keyof Weights, Float32Array>> = {};
  let offset = 0;
  for (const name of weightNames) {
    const scale = view.getFloat32(offset, true);
    offset += 4;
    const start = offset;
    weights[name] = Float32Array.from(
      { length: weightLengths[name] },
      (_, index) => view.getInt8(start + index) * scale,
    );
    offset += weightLengths[name];
  }
  if (offset !== bytes.length) throw new RangeError("not the weights of this net");
  return weights as Weights;
}

const base64Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes of a base64 text without line ends (RFC 4648, 4). */
export function fromBase64(text: string): Uint8Array {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let at = 0;
  for (let index = 0; index < text.length; index += 4) {
    let group = 0;
    for (let k = 0; k < 4; k += 1) {
      group = (group << 6) | Math.max(0, base64Alphabet.indexOf(text.charAt(index + k)));
    }
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) {
      bytes[at] = (group >> shift) & 255;
      at += 1;
    }
  }
  return bytes;
}
