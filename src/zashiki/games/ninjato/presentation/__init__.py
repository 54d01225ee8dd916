"""What people see of Ninjato: data, text, events."""
