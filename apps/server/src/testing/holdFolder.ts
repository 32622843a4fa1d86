// Holds a data folder until its input ends: node src/testing/holdFolder.ts <folder>
import { text } from "node:stream/consumers";
import { openDataFolder } from "../database/dataFolder.ts";

const folder = await openDataFolder(process.argv[2] ?? "");
process.stdout.write(`held by ${process.pid}`);
await text(process.stdin);
await folder.release();
