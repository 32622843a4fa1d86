import { uploads as calls } from "@specimen/api/contract";
import { createUploads } from "../../customers/uploads.ts";
import { implement } from "../../http/implement.ts";
import type { AppApi } from "../defineArea.ts";

/** The calls on uploads in pieces. */
export function uploadRoutes(api: AppApi): void {
  const { database, now } = api.context;
  const uploads = createUploads(database, now);
  implement(api, calls, {
    begin: ({ body, user }) => uploads.begin(user.accountId, body),
    read: ({ params, user }) => uploads.read(user.accountId, params.id),
    send: ({ params, body, user }) =>
      uploads.send(user.accountId, params.id, params.index, body.data),
    cancel: async ({ params, user }) => {
      await uploads.cancel(user.accountId, params.id);
      return { id: params.id };
    },
  });
}
