// Requests to the service. The table is sent in the body and never in the URL, so that it does not appear in
// access logs.

import { app, change } from "./store.js";

// This module is served from <prefix>/page/<version>/, as a part of the bundle.
const ROOT = new URL("../../v1/", import.meta.url);

/** The service answered with a problem (RFC 9457). */
export class Refused extends Error {
  constructor(status, problem) {
    super(problem?.detail ?? `${status}`);
    this.status = status;
    /** The code of the problem; see docs/problems.md. */
    this.kind = problem?.type?.split("#")[1] ?? "";
    /** The text of each fault. */
    this.faults = (problem?.errors ?? []).map((fault) => fault.text);
  }
}

/** The service could not be reached. */
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

/** Upload a form with files. */
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
    // A 502, 503 or 504 comes from a proxy that cannot reach the service. The only exception is a 503 with Retry-After,
    // which the service itself sends when it is busy.
    const busy = answer.status === 503 && answer.headers.has("Retry-After");
    if ([502, 503, 504].includes(answer.status) && !busy) throw new Unreachable(String(answer.status));
    // A GET may be answered from the browser's cache, so only a POST proves that the service can be reached.
    if (request.method === "POST" && !app.reachable) change({ reachable: true });
    return answer;
  } catch (error) {
    throw missed(error);
  }
}

/** Show on the page that the service cannot be reached, and return the error to throw. */
export function missed(error) {
  change({ reachable: false, away: null });
  return error instanceof Unreachable ? error : new Unreachable(String(error));
}

async function answered(answer) {
  if (!answer.ok) throw await refusal(answer);
  // If the connection breaks during the answer, the JSON is incomplete.
  return answer.json().catch((error) => { throw missed(error); });
}

async function refusal(answer) {
  const problem = await answer.json().catch(() => null);
  if (answer.status === 401) change({ dialog: { kind: "key" } });
  return new Refused(answer.status, problem);
}
