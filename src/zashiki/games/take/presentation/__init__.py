"""Ta-Ke for people and programs: views, snapshots, sentences and the text board."""
