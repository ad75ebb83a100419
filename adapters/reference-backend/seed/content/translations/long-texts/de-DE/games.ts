/** What a game's page tells at length, in German. */
export const games = {
  tl: `<p>Solisium erinnert sich an jede Gilde, die je ihr Banner über Stonegard gehisst hat. Die meisten hielten eine Woche. Deine beginnt mit einem geliehenen Schwert, einer Wolfsform, in der du noch kaum laufen kannst, und einer Burg auf einem Felsen, die heute Nacht niemand hält.</p>
<h3>Eine Welt, die den ersten Zug macht</h3>
<p>Wird es Nacht, schließen sich manche Dungeons, und andere gehen auf. Gegenwind lässt die Schützen auf der Mauer verstummen; im Wolkenbruch springt der Blitz von Schild zu Schild. Lies den Himmel, bevor du die Karte liest.</p>
<ul><li><strong>Belagerungen mit Plan:</strong> Grab dich durch die Kanalisation, flieg über die Zinnen oder reite auf einem Golem durchs Haupttor.</li><li><strong>Zwei Waffen, eine Klasse:</strong> Jedes Paar funktioniert, und zwischen zwei Kämpfen kannst du wechseln.</li><li><strong>Eine Tierform für jeden Weg:</strong> Lauf als Panther, durchquere Seen als Otter, gleite als Falke.</li></ul>
<p>Zieh allein los und folge der Geschichte in deinem Tempo, oder unterschreib den Gründungsbrief einer Gilde und steh mit allen anderen im Regen, wenn das Horn erklingt.</p>`,
  linw: `<p>Die Feuer, die du vom Wehrgang aus siehst, gehören Leuten, die neun Zeitzonen entfernt leben. Sie kennen inzwischen die Witze der anderen, ihre Launen und die Minute, in der am Osttor die Wache wechselt.</p>
<h3>Clans ohne Grenzen</h3>
<p>Der Chat wird übersetzt, während er geschrieben wird. So kann ein Bündnis zum Frühstück koreanisch sein und um Mitternacht taiwanisch, ohne seinen Plan zu verlieren.</p>
<ul><li><strong>Weltbelagerung</strong> auf einem einzigen Schlachtfeld, mit Katapulten, die Spieler selbst ausrichten.</li><li><strong>Dunklere Geschichten:</strong> der Sturz des Königshauses, erzählt von denen, die das Tor öffneten.</li><li><strong>Von überall dabei:</strong> Beginne die Jagd am Rechner und verfolge sie auf dem Handy.</li></ul>
<p>In Europa und Amerika ist die Vorregistrierung ab heute offen; im Lager ist ein Platz am Feuer frei.</p>`,
  lin: `<p>Hier erklärt sich nichts von selbst. Du fragst am Brunnen der Sprechenden Insel, und jemand, der seit seiner Kindheit hier ist, verrät dir, welches Brot heilt und welche Straße überwacht wird.</p>
<h3>Alte Regeln, mit Absicht behalten</h3>
<ul><li><strong>Raster und Geduld:</strong> Wo du stehst, zählt mehr, als wie schnell du klickst.</li><li><strong>Ein Prinz pro Clan,</strong> und ein Clan, der für seinen Prinzen einsteht.</li><li><strong>Burgsteuern,</strong> gezahlt in dem Laden, in dem du deine Tränke kaufst.</li></ul>
<p>Die Server sind koreanisch, und die meisten Gespräche sind es auch. Gäste von anderswo können mitlesen und verfolgen, was an der Burg geschieht.</p>`,
  lin2: `<p>Manche Welten sind fertig. Aden liegt bloß zwischen zwei Belagerungen. Im Hafen von Giran steigen die Preise, sobald ein Bündnis Pfeile kauft; ein Duell vor den Toren von Dion kann eine zehnjährige Freundschaft beenden.</p>
<h3>Politik mit Schwertern</h3>
<p>Neun Burgen, jede mit Steuern, einer Söldnertruppe und jemandem, der sie zurückhaben will. Wer in ihnen herrscht, entscheidet jeden zweiten Sonntag, wer kommt.</p>
<ul><li><strong>Clans mit Ämtern:</strong> Schatzmeister, Herold, Kriegsmeister und eine Akademie für alle, die neu sind.</li><li><strong>Epische Herrscher,</strong> deren Fall dem ganzen Reich verkündet wird.</li><li><strong>Nebenklassen,</strong> mit denen aus einem Heiler ein Duellant wird, ohne von vorn zu beginnen.</li></ul>
<p>Nach Jahren wieder da? Dein Name, dein Clan und dein alter Groll liegen noch da, wo du sie gelassen hast.</p>`,
  l2m: `<p>Um zwölf berührt der Schatten des Kolosses das Tor, und der Sand steht still. Eine Stunde lang ist der Weg in die innere Wüste frei, und jeder Clan auf dem Server weiß das.</p>
<h3>Größe zum Anfassen</h3>
<p>Keine Zonen, keine Warteräume, keine Kopien desselben Feldes. Siehst du Rauch am Horizont, kannst du hingehen und nachsehen, wer ihn gemacht hat.</p>
<ul><li><strong>Echte Kollision:</strong> Zwölf Schilde halten einen Engpass.</li><li><strong>Klassenwechsel</strong> nach Legenden, mit über hundert Formen zum Sammeln und Kombinieren.</li><li><strong>Ein Konto, zwei Bildschirme:</strong> Der Rechner macht weiter, wo das Handy aufhört, und umgekehrt.</li></ul>`,
  aion: `<p>Atreia war eine Welt, bis der Turm fiel. Die Elyos behielten das Licht und vergaßen, was es gekostet hat; die Asmodier behielten das Dunkel und vergaßen nichts. Dazwischen treibt der Abyss, gemacht aus allem, was zerbrach.</p>
<h3>Der Krieg hat eine dritte Achse</h3>
<p>Hier oben kann der Feind über dir sein, unter dir und hinter der Sonne. Flugzeit ist Munition: Verbrauch sie im Sturzflug, oder spar sie für den Heimweg.</p>
<ul><li><strong>Riss-Überfälle:</strong> Schlüpf durch einen Spalt in die andere Hälfte, und versuch zurückzukommen.</li><li><strong>Festungsstunden:</strong> Legionen kämpfen um Splitter, die jede Woche ein Stück weiter treiben.</li><li><strong>Ein eigenes Gesicht</strong> aus einem der gründlichsten Charaktereditoren überhaupt, bis hin zu den Federn.</li></ul>
<p>Wähl deine Seite mit Bedacht. Die andere hat ein ausgezeichnetes Gedächtnis.</p>`,
  bns: `<p>Du warst am jüngsten, also wurdest du Wasser holen geschickt. Als du zurückkamst, war niemand mehr da, um es zu trinken. Was folgt, ist der längste Fußmarsch aller Onlinewelten, das meiste davon bergauf, an Wänden entlang oder quer durch die Luft.</p>
<h3>Timing ist eine Sprache</h3>
<p>Jede Schule hat ihre eigene Grammatik aus Blocks, Betäubungen und Ketten. Lern, das Handgelenk deines Gegners zu lesen, und der Rest des Kampfes wird zum Gespräch.</p>
<ul><li><strong>Zwölf Akte Geschichte,</strong> vertont und inszeniert wie eine Kampfkunst-Serie.</li><li><strong>Arena, eins gegen eins,</strong> in der Stufen und Ausrüstung vor der Tür bleiben.</li><li><strong>Garderobe mit Charakter:</strong> Was du trägst, kann einen Kampf auslösen.</li></ul>`,
  bnsneo: `<p>Wer auf der Halbinsel ein Schwert führt, kennt die Geschichte der Nacht, in der die Hongmoon-Schule fiel. Heute schlägt sie noch einmal die erste Seite auf, mit kräftigeren Linien, flinkeren Händen und ohne ein Kapitel auszulassen.</p>
<p>Der Kampf antwortet in einem Atemzug: Aus dem Block im letzten Moment wird ein Konter, aus dem Konter ein Wurf, und der Wurf geht in die Luft. Die Zahl an deiner Waffe entscheidet hier nichts allein.</p>
<h3>Neu vom ersten Strich an</h3>
<ul><li><strong>Qinggong ohne Leine:</strong> Wandläufe, Wasserläufe und ein dreifacher Gleitflug von jedem Gipfel.</li><li><strong>Elf Waffenschulen,</strong> jede mit zwei Kampfweisen, zwischen denen du außerhalb von Kämpfen wechselst.</li><li><strong>Gleicher Boden für alle:</strong> Die Arena leiht jedem dieselbe Ausrüstung.</li></ul>
<p>Die Tore sind offen. Im Teehaus von Bambusdorf ist schon kein Platz mehr frei.</p>`,
  nlw: `<p>Es hieß, die Wölfe seien fort. Dann läuteten die Glocken von Varnheim, und niemand war im Turm, und der Wald kam bis an die Kirchhofsmauer.</p>
<p>Jede Nacht dauert von der Dämmerung bis zum dreizehnten Schlag. Am Tag tauschst du, legst Fallen und flickst; in der Nacht hältst du die Feuer am Brennen und lauschst. Der letzte Wolf weiß noch, durch welche Tür du gestern geflohen bist.</p>
<h3>Was dich am Leben hält</h3>
<ul><li><strong>Eine Beute, die dazulernt:</strong> Bring denselben Trick zweimal, und sie wartet schon dahinter.</li><li><strong>Silber hat seinen Preis:</strong> Jede Kugel ist aus etwas gegossen, das du geliebt hast.</li><li><strong>Fluch oder Heilung:</strong> Der Biss macht dich stärker, und hungriger.</li><li><strong>Aufhören bei jedem Glockenschlag:</strong> Dein Fortschritt bleibt, und eine Nacht ist kurz genug für einen Abend.</li></ul>
<p>Spiel allein im Schein der Laterne, oder teil die Wache mit drei Freunden und finde heraus, wer das Tor öffnet.</p>`,
  hoyeon: `<p>Als die Regenbogenbrücke brach, trieben die Inseln auseinander und nahmen alles Glück mit. Yeon, Erbin von nicht besonders viel, packt drei Teigtaschen ein und zieht los, um den Himmel wieder zusammenzubinden.</p>
<h3>Kleines Team, große Manöver</h3>
<p>Nimm fünf Gefährten mit in den Kampf, beweg sie wie eine Einheit und gib jeder zum richtigen Zeitpunkt ihr Stichwort. Rote Felder heißen: zur Seite. Goldene heißen: jetzt.</p>
<ul><li><strong>Über sechzig Freunde</strong> mit Geschichten, Streitereien und Lieblingssnacks.</li><li><strong>Bosse mit echten Mustern,</strong> leicht zu durchschauen und knifflig zu besiegen.</li><li><strong>Deine Insel:</strong> Bau ein Gästehaus und sieh, wer einzieht.</li></ul>
<p>Installiere jetzt vorab und steh auf der Brücke, wenn sie öffnet: Die ersten Gäste bekommen das Entenküken Pippa.</p>`,
  battlecrush: `<p>Hier will dich niemand umbringen. Alle möchten nur gern da stehen, wo du stehst, und der Boden wird knapp.</p>
<h3>Leicht zu packen, schwer loszulassen</h3>
<ul><li><strong>Ausdauer ist alles:</strong> Greif mit ihr an, weich mit ihr aus, und ohne sie bluffst du.</li><li><strong>Fünfzehn Calixer,</strong> vom wetterfesten Kurier bis zum Automaten, dem es jetzt reicht.</li><li><strong>Drei Wege, Freunde zu verlieren:</strong> Crush zu dreißigst, Build-up fünf gegen fünf und Duelle eins gegen eins.</li><li><strong>Alle auf einem Server:</strong> Handy, Konsole und Rechner teilen sich Warteschlange und Fortschritt.</li></ul>
<p>Eine Runde dauert drei Minuten. Der Streit darüber, wer wen geschubst hat, den ganzen Abend.</p>`,
  tricksterm: `<p>Don Cavallos Testament war kurz: Wer’s findet, dem gehört’s. Seitdem hat Megalo Island mehr Löcher als Kokosnüsse, einen Leuchtturm, der Karten verkauft, und ein Museum, das nur von Leuten geführt wird, die eigentlich etwas anderes gesucht haben.</p>
<h3>Ein Tag in der Grube</h3>
<ul><li><strong>Unter jedem Feld steckt etwas:</strong> Muscheln, Zahnräder, Briefe, wütende Maulwürfe.</li><li><strong>Acht tierische Helden</strong> mit je vier Wegen zu wachsen, vom belesenen Schaf bis zum boxenden Hasen.</li><li><strong>Handelskompanien:</strong> Legt eure Funde zusammen und kauft gemeinsam den Strand.</li></ul>
<p>Die Bohrer drehen sich weiter, wenn du weg bist; bei deiner Rückkehr warten eine volle Tasche und eine Nachricht von den Krabben.</p>`,
  h3: `<p>Die Dritte Horizontflotte verließ die Erde mit vierzig Schiffen und einer Regel: Niemand landet. Neun Jahre später kommt ein Signal vom Planeten unter ihr, und es kennt den Namen des Kapitäns.</p>
<h3>Was wir schon zeigen können</h3>
<ul><li><strong>Von der Brücke zum Enterkampf</strong> ohne Schnitt: Setz den Kurs, geh durch die Luftschleuse, zieh die Klinge.</li><li><strong>Eine zwölfköpfige Crew,</strong> die dir widerspricht, Geheimnisse hat und sich deine Befehle merkt.</li><li><strong>Ringe als Gelände:</strong> Eisfelder treiben, geben Durchgänge frei und schließen sie wieder.</li></ul>
<p>H3 ist in Entwicklung und hat noch keinen Termin. Folge dem Spiel, um bei den Testflügen unter den Ersten an Bord zu sein.</p>`,
  p0003ab: `<p>Der Arbeitstitel ist Aurora, weil die Wände tun, was sie tun, sobald jemand flüstert. Wir zeigen das früh, mit rauen Kanten und sehr viel Dunkelheit.</p>
<h3>Die Idee in einem Abstieg</h3>
<ul><li><strong>Klang formt die Höhle:</strong> Schritte lassen Kristalle wachsen, Schüsse zersplittern sie, Stille öffnet Türen.</li><li><strong>Licht wird geteilt:</strong> Die Batterien machen die Runde, und die Angst auch.</li><li><strong>Kurze Expeditionen</strong> von fünfundzwanzig Minuten, mit einem Aufzug, der nicht wartet.</li></ul>
<p>Es gibt keinen Termin und keinen endgültigen Namen. Erzähl uns, was du mitnehmen würdest.</p>`,
  lms: `<p>Der alte König hinterließ seinen Söhnen keine Krone, nur eine Bergstraße und ein Versprechen an das, was darüber schläft. Sie reiten weiter, ob du zusiehst oder nicht.</p>
<h3>Befehle statt Botengänge</h3>
<p>Zehn Minuten am Morgen entscheiden den Tag: wer führt, wer trägt, wer leichtsinnig sein darf. Der Rest ist Wetter.</p>
<ul><li><strong>Ein Tagebuch, kein Zähler:</strong> Was geschah, als du fort warst, wird dir erzählt, und manche Entscheidung bleibt für dich offen.</li><li><strong>Sturm-Raids</strong> viermal am Tag, für alle, die die Zügel gern selbst halten.</li><li><strong>Kein Klickmarathon:</strong> Mit Geduld kommst du in jedes Kapitel.</li></ul>
<p>Registriere dich vorab und gib dem Pferd des jüngsten Bruders seinen Namen.</p>`,
  lmj: `<p>Bei Sonnenuntergang ist hier Stoßzeit. Mannschaften legen an, Clans sammeln sich unter den Laternen am Pier, und wer im anderen Leben noch einen Schlips trägt, hat zehn Minuten bis zum Horn.</p>
<h3>Gemacht für Abende in Japan</h3>
<ul><li><strong>Belagerungen um halb zehn,</strong> kurz genug für die letzte Bahn.</li><li><strong>Festkalender</strong> mit Sommerfeuerwerk, Herbstmond und Neujahrsgrabung.</li><li><strong>Mentorenclans,</strong> die Neulinge aufnehmen und dafür in Ehre bezahlt werden.</li></ul>
<p>In Japan ist das Spiel eröffnet. Taiwan, Hongkong und Macau können sich für den nächsten Hafen registrieren.</p>`,
  linwpre: `<p>Die Geschichte nennt sie die Drei Eidbrecher. Sie sollten eine Tür versiegeln; jemand hatte auf der anderen Seite schon ihre Namen hineingeschrieben.</p>
<h3>Ein Anfang mit Folgen</h3>
<ul><li><strong>Rund zehn Stunden</strong> Geschichte, vom ersten bis zum letzten Schritt allein spielbar.</li><li><strong>Die Hitze als Gegner:</strong> Raste im Schatten, tausch Rüstung gegen Tempo, feilsche um Wasser.</li><li><strong>Enden reisen mit:</strong> Dein Urteil am Tor bestimmt, wie der große Krieg dich empfängt.</li></ul>
<p>Die Vorabinstallation beginnt fünf Tage, bevor sich die Tür öffnet. Bring Wasser mit.</p>`,
  plaync: `<p>Die Regeln jeder Bude passen auf ein Los. Der Rest sind flinke Hände, schlechte Bluffs und irgendjemandes kleine Schwester, die schon wieder gewinnt.</p>
<h3>Heute Abend an den Buden</h3>
<ul><li><strong>Laternenwerfen, Teigtaschentürme, Stille Trommeln</strong> und einundzwanzig weitere.</li><li><strong>Reicht ein Handy herum,</strong> oder steigt von jedem Gerät aus per Code ein.</li><li><strong>Lose statt Stufen:</strong> Tauscht sie gegen Masken, Banner und Geräusche.</li></ul>
<p>Mit jedem Neumond kommen neue Buden. Der Goldfisch bleibt.</p>`,
  l2mnct: `<p>Auf diesen Servern beginnt der Abend um zehn, und die wichtigen Gespräche beginnen um eins. Späher melden sich aus Teehäusern; eine Belagerung fällt nur bei Taifun aus, und selbst dann nicht immer.</p>
<h3>Was hier besonders ist</h3>
<ul><li><strong>Monsunkalender:</strong> Regenwochen verändern Monster, Reittiere und die Breite des Flusses.</li><li><strong>Nachtmarkt:</strong> Spielerbasar ab 21:00 Uhr zu halben Gebühren.</li><li><strong>Geistermonat</strong> mit geliehenen Kostümen und einem sehr ernsten Laternenumzug.</li></ul>
<p>Der Support antwortet rund um die Uhr auf traditionellem Chinesisch.</p>`,
  l2mncj: `<p>In der Nacht färben sich die Dünen blau, und am Tor bleibt eine Laterne für alle brennen, die spät kommen. Diese Server sind bekannt für Gruppen, die sich wortlos finden und sich zum Abschied verbeugen.</p>
<h3>Nur unter diesem Himmel</h3>
<ul><li><strong>Vollständige japanische Vertonung</strong> der Hauptgeschichte und jeder Klassenlegende.</li><li><strong>Solokarawane:</strong> Reise mit Fremden, teil die Gefahr und spar dir den Smalltalk.</li><li><strong>Sternkalender:</strong> Die Sternbilder verraten, welche Bosse heute Nacht erwachen.</li></ul>
<p>Spielbar nur in Japan; zur Anmeldung brauchst du die japanische Verifizierung.</p>`,
  l2mru: `<p>In dieser Wüste schneit es nicht, außer hier. Die Kälte sei mit den Spielern gekommen, sagt man, und geblieben, weil die Schlachten gut waren.</p>
<h3>Bräuche des Nordens</h3>
<ul><li><strong>Staffelbelagerungen:</strong> Die Front zieht mit dem Abend nach Westen, und eine Zeitzone übergibt sie der nächsten.</li><li><strong>Frostregeln:</strong> Ein Feuer in der Nähe ist mehr wert als ein Trank.</li><li><strong>Neujahrsfrieden</strong> von genau einer Stunde, an den sich fast alle halten.</li></ul>
<p>Texte und Support auf Russisch, Stimmen auf Russisch und Koreanisch.</p>`,
  l2mnu: `<p>Von São Paulo bis Riad teilen sich die Clans des Westens eine Straße und sind sich uneins, wem sie gehört. Zweimal pro Nacht bricht eine Karawane auf, und dann erfährt der ganze Server, wessen Freunde noch wach sind.</p>
<h3>Handel auf westliche Art</h3>
<ul><li><strong>Karawanenzeiten</strong> für die Abende in Amerika, in Europa und am Golf.</li><li><strong>Verbriefte Anteile:</strong> Was die Straße übersteht, wird nach einem Vertrag geteilt, den alle lesen können.</li><li><strong>Freitagsfront:</strong> Belagerungszeiten, die sich nach dem Wochenende jeder Region richten.</li></ul>
<p>Die Server stehen in Virginia, Frankfurt und Dammam.</p>`,
  l2msa: `<p>Alle haben am selben Morgen angefangen. Hier gibt es keine uralten Bündnisse, nur vielversprechende, und die Liste der Burgherren ist noch kurz genug, um sie auswendig zu lernen.</p>
<h3>Gebaut für diese Region</h3>
<ul><li><strong>Leichter Client:</strong> halb so große Texturen, dieselben Schlachten, für Handys mit vier Gigabyte Speicher.</li><li><strong>Datensparmodus,</strong> mit dem ein Jagdabend unter sechzig Megabyte bleibt.</li><li><strong>Clan-Chat mit Übersetzung</strong> für Thai, Vietnamesisch, Indonesisch, Malaiisch und Englisch.</li></ul>
<p>Wer neu dazukommt, erhält bis zum neunzigsten Tag den Wachstumspass der ersten Saison.</p>`,
  lin2nct: `<p>Das Schiff kam vor acht Wintern mit dem Treibeis, und niemand hat je Anspruch darauf erhoben. Jede Saison gibt das Meer es ein wenig frei, drei Clans gehen gleichzeitig an Bord, und das Sägen beginnt.</p>
<h3>Hausordnung der Insel</h3>
<ul><li><strong>Das Eisdeck,</strong> eine Saisonbelagerung auf Masten, Leitern und einem sehr rutschigen Heck.</li><li><strong>Essensfrieden:</strong> keine Kriegserklärungen zwischen sechs und acht.</li><li><strong>Clan-Kochbuch</strong> mit Buffs, die nach echten Nachtmarktständen heißen.</li></ul>
<p>Verfügbar in Taiwan, Hongkong und Macau.</p>`,
  aionnct: `<p>In der Dämmerung fangen die Ruinen das letzte Licht beider Sonnen ein, und eine Viertelstunde lang greift niemand an. Dann tut es immer jemand.</p>
<h3>Über der Meerenge</h3>
<ul><li><strong>Himmelslaternenlauf:</strong> Trag eine Flamme durch neun zerbrochene Bögen, ohne dass sie ausgeht.</li><li><strong>Wolkenhochzeiten</strong> mit Gästen beider Seiten und unterschriebenem Waffenstillstand.</li><li><strong>Ruhiger Server:</strong> wer mag, spielt auf einem Splitter ohne Riss-Überfälle, gemacht für Familien.</li></ul>
<p>Offen für Flügel aus Taiwan, Hongkong und Macau.</p>`,
  bnsnct: `<p>Wetten darfst du auf die Treppe, aber nicht auf dich selbst. Mit jedem Meister, der fällt, erlischt ein Stockwerk, und halb Taipeh scheint zu wissen, welche noch leuchten.</p>
<h3>Im Schatten des Turms</h3>
<ul><li><strong>Prüfung der neun Stockwerke:</strong> Soloduelle mit wöchentlich wechselnder Reihenfolge der Meister.</li><li><strong>Mandarin-Stimmen</strong> vom Theater, auch bei den Beleidigungen.</li><li><strong>Plätze im Teehaus:</strong> Sieh Duelle live, kommentiere sie und stoß auf die Verlierer an.</li></ul>
<p>Ein Dienst für Taiwan, Hongkong und Macau.</p>`,
  linncj: `<p>Manche hier schwingen dasselbe Schwert seit drei Rechnern und zwei Wohnungen. Sie zeigen dir erst den guten Angelplatz am Burggraben und dann, wie man kämpft.</p>
<h3>Jahreszeiten eines kleinen Servers</h3>
<ul><li><strong>Hanami-Belagerung:</strong> Einmal im Jahr wird mit Holzschwertern um die Burg gekämpft.</li><li><strong>Clanchroniken,</strong> verfasst von den Schreibern der Clans und in der Bücherei verwahrt.</li><li><strong>Stille Stunden</strong> in den Katakomben für alle, die allein jagen.</li></ul>
<p>Zur Anmeldung brauchst du die japanische Verifizierung.</p>`,
  lin2ncj: `<p>Alle neun Sekunden dreht sich der Lichtstrahl einmal. In der Zeit erkennt ein Veteran von der Hafenmauer aus, wer da ist, wer fort ist und wer wem noch eine Wiederbelebung schuldet.</p>
<h3>Am Fjord entlang</h3>
<ul><li><strong>Raids nach Fahrplan:</strong> Trag dich im Leuchtturm ein, Abfahrt ist auf die Minute.</li><li><strong>Duell-Etikette:</strong> Eine Verbeugung ist ein Befehl, und wer sie verweigert, verliert an Ruhm.</li><li><strong>Begleitermodus:</strong> zwei angeheuerte Gefährten für Abende, an denen dein Clan arbeitet.</li></ul>
<p>Für Spieler in Japan, mit japanischer Verifizierung.</p>`,
  aionncj: `<p>Neuen Daevas wird am Tor eine einzige Frage gestellt: Worauf hast du als Erstes hinabgesehen? Die Antworten werden in die Säule gemeißelt, und die Säule ist inzwischen ziemlich hoch.</p>
<h3>Sanfter landen</h3>
<ul><li><strong>Unterricht bei Sonnenaufgang:</strong> Flugschule mit geduldigen Veteranen, jeden Morgen um sieben.</li><li><strong>Fotogilde:</strong> Wettbewerbe zu einem Thema, die Jury bilden Schneider und Kartografen.</li><li><strong>Erzählflüge,</strong> die den Krieg noch einmal schildern und keine Gruppe verlangen.</li></ul>
<p>Nur in Japan; Einlass mit japanischer Verifizierung.</p>`,
  bnsncj: `<p>Der Abt erlaubt auf der großen Treppe ein Duell am Tag, sofern danach gefegt wird, und zwar vom Sieger. Du bist im Herbst gekommen. Es gibt einiges zu fegen.</p>
<h3>Nur auf diesem Berg zu finden</h3>
<ul><li><strong>Tempel des Roten Ahorns:</strong> eine Reihe von Geschichten, geschrieben für Japan.</li><li><strong>Heroische Dungeons solo,</strong> angepasst an eine einzige, geduldige Klinge.</li><li><strong>Kalligrafie des Sieges:</strong> Besiege einen Boss mit Stil und erhalte die Schriftrolle.</li></ul>
<p>Offen für Spieler in Japan mit japanischer Verifizierung.</p>`,
  lin2ncw: `<p>Sydney öffnet die Tore, Warschau verteidigt sie, und Toronto will wissen, was passiert ist. Der Gletscher bewegt sich einen Meter im Jahr; die Front bewegt sich, während du Kaffee kochst.</p>
<h3>Ein Krieg, drei Schichten</h3>
<ul><li><strong>Schichtführer</strong> mit echten Befugnissen, damit ein Clan rund um die Uhr geführt werden kann.</li><li><strong>Der Gletscherfeldzug,</strong> eine Vierwochenkarte aus Pässen, Versorgungsschlitten und eingestürzten Brücken.</li><li><strong>Offene Bücher:</strong> Jede Bestechung über eine Million Adena wird nach dem Krieg öffentlich.</li></ul>
<p>In erster Linie auf Englisch, dazu Texte auf Deutsch, Französisch, Portugiesisch und Russisch.</p>`,
  aionncw: `<p>Früher war eine Festung ein Ort. Hier hat sie Motoren. Zweihundert Spieler halten eine in der Luft, und wer bestimmt, wohin sie fliegt, wird montags gewählt.</p>
<h3>Dienst in der Flotte</h3>
<ul><li><strong>Luftschiffe mit Mannschaft:</strong> Steuerleute, Kanoniere, Flicker und ein Bootsmann mit Pfeife.</li><li><strong>Sturmfronten,</strong> die Flügel auslaugen und Motoren aufladen: Flieg weniger, segle besser.</li><li><strong>Entertrupps</strong> beider Völker, manchmal auf demselben Deck.</li></ul>
<p>Die Server für Amerika, Europa und Zentralasien teilen sich einen Abyss.</p>`,
  bnsncw: `<p>An ihrem letzten Abend tanzten alle Bezirke im Regen des steinernen Waldes, bis das Licht ausging. Danke für fünf Jahre verpasster Konter und gefundener Freunde.</p>
<h3>Was bleibt</h3>
<ul><li><strong>Die Foren</strong> bleiben für Mitglieder der Community offen, zum Lesen und zum Schreiben.</li><li><strong>Deinen Namen</strong> kannst du in Blade &amp; Soul NEO America und Europe reservieren.</li><li><strong>Screenshots,</strong> die hier hochgeladen wurden, werden nicht gelöscht.</li></ul>
<p>Diese Ausgabe lässt sich nicht mehr kaufen oder installieren.</p>`,
  bnsneoncaeu: `<p>Zwei Rechenzentren, eine Arenarangliste. Von Lissabon bis Dubai kommt eine Parade im selben Herzschlag an, und das Abendrot über den Tuschebergen dauert genau so lange wie eine Warteschlange.</p>
<h3>Für Europa und den Nahen Osten</h3>
<ul><li><strong>Stimmen</strong> auf Englisch, Deutsch und Französisch; Texte in acht Sprachen, darunter Arabisch.</li><li><strong>Veteranennamen:</strong> Sichere dir deinen vor dem Eröffnungstag.</li><li><strong>Ein Clan, ein Banner:</strong> Reserviert es gemeinsam.</li></ul>
<p>Installiere heute und steh am Bambustor, wenn es sich öffnet.</p>`,
  bnsneoncana: `<p>Kein Vorsprung, kein bezahlter Vorabzugang. Wenn der Countdown endet, bricht der Sturm über den Tuschebergen los, und der erste Fußabdruck am Strand gehört, wem er gelingt.</p>
<h3>Eröffnungswochenende</h3>
<ul><li><strong>Drei Küsten, eine Minute:</strong> Alle Server öffnen zur selben Zeit.</li><li><strong>Erste Tusche:</strong> Titel für alle, die einen Dungeon als Erste ihrer Klasse bezwingen.</li><li><strong>Sturmarena:</strong> zwei Tage Rangliste mit gleicher Ausrüstung, und der Stolz wird nicht zurückgesetzt.</li></ul>
<p>Alles heruntergeladen? Dann fehlst nur noch du.</p>`,
  bnsneonct: `<p>Angefangen hat es als Platz zum Trocknen. Jemand machte hinter dem Wasserfall Feuer, jemand brachte eine Zither mit, und heute wirbt dort der mächtigste Clan des Servers neue Leute an.</p>
<h3>Leben im Tal</h3>
<ul><li><strong>Rat am Wasserfall:</strong> Die Spieler stimmen ab, welches alte Fest nächsten Monat wiederkehrt.</li><li><strong>Stimmen auf taiwanischem Mandarin</strong> für die gesamte Hauptgeschichte.</li><li><strong>Aufhol-Tusche:</strong> Fang heute an und erreich das Tal binnen einer Woche.</li></ul>
<p>Spielbar in Taiwan, Hongkong und Macau.</p>`,
  bnsneoncj: `<p>An der Uferlinie hat der Maler aufgehört. Für Japan geht das Bild weiter: über den Flutsaum hinaus zu einem Fischerdorf, in dem niemand nach deiner Vergangenheit fragt und alle sie erraten.</p>
<h3>Während du wartest</h3>
<ul><li><strong>Der letzte Strich:</strong> Wer registriert ist, stimmt über das Dorffest ab.</li><li><strong>Die Besetzung:</strong> jeden zweiten Freitag neue Stimmen, mit Aufnahmen aus der Sprecherkabine.</li><li><strong>Name und Schule</strong> lassen sich zehn Tage vor der Eröffnung reservieren.</li></ul>
<p>Die Vorregistrierung kostet nichts; die japanische Verifizierung brauchst du erst am Tag selbst.</p>`,
  bns2: `<p>Hundert Jahre nach der Legende von Hongmoon sind ihre Techniken Volkslieder, und ihre Feinde führen ehrbare Läden. Du kommst mit einem Brief für jemanden, den es vielleicht nie gegeben hat.</p>
<h3>Hinauf</h3>
<ul><li><strong>Keine Decke:</strong> Klettere, gleite und stürm von Wolke zu Wolke und verkette Aufwinde wie Combos.</li><li><strong>Neue Waffe, neue Schule:</strong> neun davon, alle mit einem Charakter.</li><li><strong>Kriege um die Seelenfelder</strong> zwischen Fraktionen, die am Tag miteinander handeln.</li></ul>
<p>Auf dem Handy für den Weg zur Arbeit, auf dem großen Schirm daheim für den Gipfel.</p>`,
};
