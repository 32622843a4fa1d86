/** An invalid setting or argument; the message names it. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}
