# What is wrong with a record, for the terminal and for programs

# Records
error-record-no-seed-yet = Hra ještě běží: její záznam zatím nemá semínko, takže ho nejde přehrát.
error-record-replay = Záznam nejde přehrát: { $problem }
error-record-setup-differs = Hra, hráči a volby záznamu nejsou ty z jeho výchozí pozice.
error-record-winners = Podle záznamu { $said }, ale po jeho tazích ({ $moves }) { $true }.
error-record-goes-on = hra pokračuje
error-record-won =
    { $count ->
        [one] vyhrává místo { $seats }
        [few] o výhru se dělí místa { $seats }
        [many] o výhru se dělí místa { $seats }
       *[other] o výhru se dělí místa { $seats }
    }
error-record-scores = Podle záznamu je výsledek { $said }, ale z jeho tahů vychází { $true }.
error-record-not-text = { $file } není záznam hry: není to text.
error-record-text = Záznam je text, ne { $given }.
error-not-a-record = Tohle není záznam hry: záznam začíná značkou, třeba [Game "take"].
error-record-no-tag = Záznam nemá značku [{ $tag } …]: je neúplný, nebo není ze Zashiki.
error-record-check = Záznam byl po uložení změněn nebo zkrácen: jeho [Check …] nesouhlasí.
error-record-tag = Řádek { $line }: před tahy měla být značka, třeba [Game "take"], ne { $given }.
error-record-tag-twice = Řádek { $line }: značka { $tag } je tu dvakrát.
error-record-number = Řádek { $line }: před tahem mělo být číslo { $number }, ne { $given }.
error-record-move-missing = Řádek { $line }: chybí tah po { $number }.
error-record-tags = Značky záznamu nejde přečíst: { $problem }
error-record-options = Značka Options obsahuje { $given }; mělo tam být jméno=hodnota.
error-record-setup = Hru ze záznamu nejde připravit: { $problem }
error-record-no-seed = Záznam nemá značku [Seed …]; záznam dohrané hry ji má.
error-record-move = Řádek { $line }: { $move } není tah hry { $game }.
error-not-a-file-name = { $given } není jméno souboru.
error-record-secret = Tajné číslo záznamu není to, které bylo dané před hrou.
error-record-nonces = Náhodných čísel v záznamu: { $nonces }; má být jedno na každé místo a míst je { $seats }.
error-record-seed = Semínko záznamu nevychází z jeho tajného čísla a náhodných čísel.
error-record-digits =
    { $what ->
        [secret] Tajné číslo má mít 64 šestnáctkových číslic, ne { $given }.
        [commitment] Otisk má mít 64 šestnáctkových číslic, ne { $given }.
       *[nonce] Náhodné číslo místa { $seat } má mít 64 šestnáctkových číslic, ne { $given }.
    }
