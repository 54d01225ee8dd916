"""The server: tables over HTTP and WebSocket, players and their ratings, and the store that forgets nothing."""
