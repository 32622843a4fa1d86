/** The database cannot be opened; the message tells users why and what to do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}
