// Questions to the service. The table travels in the body, never in an address, so no log has it.

import { app, change } from "./store.js";

// This file lies at <prefix>/page/<version>/api.js.
const ROOT = new URL("../../v1/", import.meta.url);

/** The service answered with a problem (RFC 9457). */
export class Refused extends Error {
  constructor(status, problem) {
    super(problem?.detail ?? `${status}`);
    this.status = status;
    /** The code of the problem; see docs/problems.md. */
    this.kind = problem?.type?.split("#")[1] ?? "";
    /** Each fault as a sentence. */
    this.faults = (problem?.errors ?? []).map((fault) => fault.text);
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

export async function get(path) {
  return answered(await sent(path, {}, []));
}

export async function post(path, body, ...include) {
  return answered(await sent(path, json(body), include));
}

/** A picture of a table as a PNG file. */
export async function picture(body) {
  const asked = json(body);
  asked.headers.Accept = "image/png";
  const answer = await sent("pictures", asked, []);
  if (!answer.ok) throw await refusal(answer);
  return answer.blob();
}

/** A form with files. */
export async function upload(path, form) {
  return answered(await sent(path, { method: "POST", body: form, headers: {} }, []));
}

function json(body) {
  return { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

async function sent(path, request, include) {
  const address = new URL(path, ROOT);
  address.searchParams.set("lang", app.language);
  if (include.length) address.searchParams.set("include", include.join(","));
  const headers = { ...request.headers, ...(app.key ? { "X-Api-Key": app.key } : {}) };
  try {
    const answer = await fetch(address, { ...request, headers, credentials: "omit" });
    // A proxy that cannot reach the service answers in its place; a service that is busy says when to come back.
    const busy = answer.status === 503 && answer.headers.has("Retry-After");
    if ([502, 503, 504].includes(answer.status) && !busy) throw new Unreachable(String(answer.status));
    // Lists may come from the browser's own store, so only a question shows that the service is there.
    if (request.method === "POST" && !app.reachable) change({ reachable: true });
    return answer;
  } catch (error) {
    throw missed(error);
  }
}

/** Say on the page that nobody answered; what to throw then. */
export function missed(error) {
  change({ reachable: false, away: null });
  return error instanceof Unreachable ? error : new Unreachable(String(error));
}

async function answered(answer) {
  if (!answer.ok) throw await refusal(answer);
  // A network that fails in the middle of an answer leaves half of it.
  return answer.json().catch((error) => { throw missed(error); });
}

async function refusal(answer) {
  const problem = await answer.json().catch(() => null);
  if (answer.status === 401) change({ dialog: { kind: "key" } });
  return new Refused(answer.status, problem);
}
