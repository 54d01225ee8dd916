"""Words: Fluent catalogues for everything that is read outside the page, such as in the terminal."""
