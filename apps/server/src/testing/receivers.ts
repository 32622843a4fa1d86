import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { generate } from "selfsigned";
import { SMTPServer } from "smtp-server";

/** A call that arrived at the receiver of webhooks. */
export interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Receives webhooks on a free port, with a certificate for `localhost` that is made anew. */
export async function receiveWebhooks() {
  const calls: ReceivedCall[] = [];
  let status = 204;
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  const server = createServer({ key, cert }, (request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      response.writeHead(status, { Location: "https://localhost/elsewhere" }).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    calls,
    ca: cert,
    url: `https://localhost:${(server.address() as AddressInfo).port}/alarms?token=secret`,
    /** Answers the following calls so. */
    answerWith(next: number) {
      status = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** A mail that arrived. */
export interface ReceivedMail {
  readonly to: string[];
  readonly from: string;
  readonly source: string;
}

/** Receives mails on a free port from whoever knows the password. */
export async function receiveMails(password: string) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ password: given }, _, done) =>
      given === password ? done(null, { user: "specimen" }) : done(new Error("wrong password")),
    onRcptTo: ({ address }, _, done) =>
      address.startsWith("nobody@") ? done(new Error("no such person")) : done(),
    onData(stream, { envelope }, done) {
      void text(stream).then((source) => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), from, source });
        done();
      });
    },
  });
  // Clients that hang up in the middle are no failure of the test.
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((resolve) => void listening.once("listening", resolve));
  return {
    mails,
    url: `smtp://specimen:${password}@127.0.0.1:${(listening.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
