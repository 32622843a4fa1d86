import { catalogueRevision } from "../catalogue/revision.ts";
import type { Place } from "../database/database.ts";
import { type OpenDatabase, openDatabase } from "../database/openDatabase.ts";
import { type Snapshot, snapshotOf } from "../database/snapshot.ts";

/** The snapshot of this build's catalogue. */
export const catalogueSnapshot = (): Snapshot => snapshotOf(catalogueRevision());

/** Opens a database; a new embedded one starts with this build's catalogue. Throws a DatabaseError. */
export const openCatalogue = (place: Place): Promise<OpenDatabase> =>
  openDatabase(place, catalogueSnapshot());
