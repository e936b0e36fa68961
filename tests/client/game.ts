// Plays a whole game with hidden hands. It needs only fetch and the types in /openapi.d.ts.
// `make test-clients` compiles it strictly and runs it against a service.
import type { Calls, Colour, RulingRequest, SeenStep } from "./openapi";

declare const process: { argv: string[] };

const service = process.argv[2];
const players: Colour[] = ["blue", "orange", "red"];

async function ask<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name]["request"],
  ...include: Calls[Name]["include"][]
): Promise<Calls[Name]["answer"]> {
  const [method, path] = name.split(" ");
  const query = include.length ? `?include=${include.join(",")}` : "";
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${service}${path}${query}`, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

function leaks(view: SeenStep, me: string): boolean {
  const cards = view.state.players.filter((player) => player.colour !== me).flatMap((player) => player.hand);
  const drawn = view.events.some(
    (event) => event.event === "card-drawn" && event.purpose === "hand" && event.player !== me && event.card !== null,
  );
  return drawn || cards.some((card) => card !== null) || (view.state.deck ?? []).length > 0;
}

const start = await ask("POST /v1/starts", { players, seed: "random" }, "views");
let { state, awaited, views } = start;
let actions = 0;
while (awaited !== null) {
  for (const [me, view] of Object.entries(views ?? {})) if (leaks(view, me)) throw new Error(`${me} sees too much`);
  let request: RulingRequest;
  if (awaited.by === "table") {
    const deck = [...state.discard].sort(() => Math.random() - 0.5);
    request = { state, action: { type: "shuffle", deck } };
  } else {
    const seen = views![awaited.player].state;
    const offers = (await ask("POST /v1/legal-actions", { state: seen })).actions;
    const action = offers[Math.floor(Math.random() * offers.length)].example;
    request = { state, action, player: awaited.player };
  }
  const ruling = await ask("POST /v1/rulings", request, "views");
  if (ruling.verdict !== "legal" || ruling.state === null) throw new Error(JSON.stringify(ruling));
  ({ state, awaited, views } = { ...ruling, state: ruling.state });
  actions += 1;
}
const score = await ask("POST /v1/scores", { state });
console.log(`${actions} actions; ${score.players.map((player) => `${player.colour} ${player.total}`).join(", ")}`);
