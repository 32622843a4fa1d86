import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Database } from "../../database/database.ts";
import { openCatalogue } from "../../boot/openCatalogue.ts";
import type { OpenDatabase } from "../../database/openDatabase.ts";
import { demoAccounts, ensureDemoAccounts } from "../../demo/demoAccounts.ts";
import { webClient, type IdentityClient } from "../../identity/clients.ts";
import { createIdentity, type Identity } from "../../identity/createIdentity.ts";
import { setPassword } from "../setPassword.ts";

/** Issuer, clients and accounts of the test provider. */
export const appOrigin = "http://127.0.0.1:6132";
export const audience = "http://127.0.0.1:6131/";
export const demoPassword = "correct horse battery";

export { demoAccountId, permissionsOfRole } from "../../demo/demoAccounts.ts";

/** A database of its own. */
export const openInMemory = (): Promise<OpenDatabase> => openCatalogue({ kind: "memory" });

/** A provider that listens on a free port of loopback. */
export interface RunningIdentity {
  identity: Identity;
  issuer: string;
  database: Database;
  faults: Error[];
  stop: () => Promise<void>;
}

/**
 * Starts the provider with the web client and more, on a database of its own unless one is given.
 */
export async function startIdentity({
  opened,
  clients = [],
  host = "127.0.0.1",
}: {
  opened?: OpenDatabase;
  clients?: IdentityClient[];
  host?: string;
} = {}): Promise<RunningIdentity> {
  const { database, close } = opened ?? (await openInMemory());
  const faults: Error[] = [];
  const server = createServer((request, response) => identity.handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}/`;
  await ensureDemoAccounts(database, demoPassword);
  await setPassword(database, demoPassword);
  const identity = await createIdentity({
    database,
    issuer,
    audience,
    clients: [webClient([appOrigin]), ...clients],
    appAddress: `${appOrigin}/`,
    demoAccounts,
    onError: (error) => faults.push(error),
  });
  const stop = async () => {
    identity.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    if (!opened) await close();
  };
  return { identity, issuer, database, faults, stop };
}
