# What is wrong with a record, for the terminal and for programs

# Records
error-record-no-seed-yet = Het spel loopt nog: het spelverslag heeft nog geen startgetal en kan niet worden nagespeeld.
error-record-replay = Het spelverslag kan niet worden nagespeeld: { $problem }
error-record-setup-differs = Spel, spelers en opties van het spelverslag zijn niet die van zijn opstelling.
error-record-winners = Volgens het spelverslag: { $said }; maar na de { $moves } zetten ervan: { $true }.
error-record-goes-on = het spel gaat door
error-record-won = { $count ->
    [one] plaats { $seats } wint
   *[other] de plaatsen { $seats } delen de overwinning
  }
error-record-scores = Volgens het spelverslag is de stand { $said }, maar na de zetten ervan { $true }.
error-record-not-text = { $file } is geen spelverslag: het is geen tekst.
error-record-text = Een spelverslag is tekst, niet { $given }.
error-not-a-record = Dit is geen spelverslag: dat begint met een regel zoals [Game "take"].
error-record-no-tag = Het spelverslag heeft geen regel [{ $tag } …]: het is onvolledig, of niet van Zashiki.
error-record-check = Het spelverslag is na het schrijven gewijzigd of afgekapt: [Check …] klopt niet.
error-record-tag = Regel { $line }: voor de zetten wordt zoiets als [Game "take"] verwacht, niet { $given }.
error-record-tag-twice = Regel { $line }: { $tag } komt twee keer voor.
error-record-number = Regel { $line }: voor een zet wordt het nummer { $number } verwacht, niet { $given }.
error-record-move-missing = Regel { $line }: de zet na { $number } ontbreekt.
error-record-tags = De eerste regels van het spelverslag zijn niet te lezen: { $problem }
error-record-options = In de regel Options staat { $given }; verwacht wordt name=value.
error-record-setup = Het spel van het spelverslag kan niet worden opgezet: { $problem }
error-record-no-seed = Het spelverslag heeft geen regel [Seed …]; dat van een uitgespeeld spel heeft die wel.
error-record-move = Regel { $line }: { $move } is geen zet in { $game }.
error-not-a-file-name = { $given } is geen bestandsnaam.
error-record-secret = Het geheim van het spelverslag is niet het geheim dat voor het spel werd vastgelegd.
error-record-nonces = Het spelverslag heeft { $nonces } toevalsgetallen; verwacht wordt er één voor elk van { $seats } plaatsen.
error-record-seed = Het startgetal van het spelverslag volgt niet uit zijn geheim en toevalsgetallen.
error-record-digits = { $what ->
    [secret] Verwacht worden 64 hexadecimale cijfers voor het geheim, niet { $given }.
    [commitment] Verwacht worden 64 hexadecimale cijfers voor de vastlegging, niet { $given }.
   *[nonce] Verwacht worden 64 hexadecimale cijfers voor het toevalsgetal van plaats { $seat }, niet { $given }.
  }
