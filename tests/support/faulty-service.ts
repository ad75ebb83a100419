import { type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { type LocalServer, startLocalServer } from "./local-server.ts";

/** Behaviour of a service for every call: correct, or one of its failure modes. */
export type ServiceFault = "none" | "down" | "slow" | "html" | "other version" | "not allowed by CORS";

/** A service behind a proxy that can fail. */
export interface FaultyService extends LocalServer {
  fail(fault: ServiceFault): void;
}

const CORS = /^access-control-/i;

/** Forwards a request to `target` at 127.0.0.1 with the original host. */
function handOn(request: IncomingMessage, response: ServerResponse, port: number, fault: ServiceFault): void {
  const { method, url, headers } = request;
  const passed = send({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => fault !== "not allowed by CORS" || !CORS.test(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
  });
  passed.on("error", () => response.destroy());
  response.on("close", () => passed.destroy());
  request.pipe(passed);
}

/** An answer that browsers let the page of `request` read. */
function answerFreely(request: IncomingMessage, response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, {
    "Content-Type": type,
    "Access-Control-Allow-Origin": request.headers.origin ?? "*",
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Allow-Headers": request.headers["access-control-request-headers"] ?? "*",
  });
  response.end(body);
}

/** Starts a proxy before the service at a port of this machine. */
export async function startFaultyService(port: number): Promise<FaultyService> {
  let fault: ServiceFault = "none";
  const server = await startLocalServer((request, response) => {
    switch (fault) {
      case "down":
        response.destroy();
        return;
      case "slow":
        return;
      case "html":
        answerFreely(request, response, "text/html", "<!doctype html><title>Welcome to nginx!</title>");
        return;
      case "other version":
        answerFreely(request, response, "application/json", '{"version":2,"data":{"entries":[]}}');
        return;
      default:
        handOn(request, response, port, fault);
    }
  });
  return {
    ...server,
    fail: (next) => {
      fault = next;
    },
  };
}
