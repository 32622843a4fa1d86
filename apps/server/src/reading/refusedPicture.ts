/** Why a file is not read as a picture. */
export type PictureRefusal =
  | "tooManyBytes"
  | "unsupportedType"
  | "animated"
  | "damaged"
  | "tooSmall"
  | "tooLarge"
  | "tooNarrow"
  | "tooSlow";

export class RefusedPictureError extends Error {
  override readonly name = "RefusedPictureError";
  readonly code: PictureRefusal;
  constructor(code: PictureRefusal, options?: ErrorOptions) {
    super(`picture refused: ${code}`, options);
    this.code = code;
  }
}
