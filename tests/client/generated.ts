// Plays a whole game with the client that openapi-generator makes from the contract (typescript-fetch).
// tests/contract/test_generators.py generates that client, compiles this file strictly and runs it against a service.
import { Configuration, PlayApi, TablesApi } from "./client/index.js";

declare const process: { argv: string[] };

const service = new Configuration({ basePath: process.argv[2] });
const play = new PlayApi(service);
const start = await play.startGame({
  startRequest: { players: ["blue", "orange"], expansions: ["base", "nomads", "crossroads"], seed: "hello" },
});
let { state } = start;
let actions = 0;
for (;;) {
  const legal = await play.listLegalActions({ legalActionsQuestion: { state }, include: ["notation"] });
  if (legal.awaited === null) break;
  const offer = legal.actions[actions % legal.actions.length];
  const ruling = await play.judgeAction({ rulingQuestion: { state, action: offer.example } });
  if (ruling.verdict !== "legal" || ruling.state === null) throw new Error(JSON.stringify(ruling));
  state = ruling.state;
  actions += 1;
}
const score = await new TablesApi(service).scoreTable({ scoreRequest: { state } });
if (!score._final) throw new Error("The game is not over.");
console.log(`${actions} actions; ${score.players.map((player) => `${player.colour} ${player.total}`).join(", ")}`);
