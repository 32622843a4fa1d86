/** The database cannot be opened; the message says to people why and what to do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}
