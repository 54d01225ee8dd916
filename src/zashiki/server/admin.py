"""What whoever runs a server does to accounts, by name, also while the server runs."""

_PASSWORD_LETTERS = 16
