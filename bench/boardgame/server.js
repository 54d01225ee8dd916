// A boardgame.io server with the least of all games: `node server.js PORT [FOLDER]`. Two players count in turn, to
// about as many moves as a game of Ta-Ke has. Without a folder it keeps its matches in memory.
const { Server, FlatFile } = require("boardgame.io/server");

const MOVES = 60;
const [port, folder] = process.argv.slice(2);

const counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  moves: {
    count: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.count >= MOVES ? { draw: true } : undefined),
  minPlayers: 2,
  maxPlayers: 2,
};

const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [counting], origins: [], ...storage }).run(Number(port));
