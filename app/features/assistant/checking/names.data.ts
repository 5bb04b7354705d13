/** Words with a capital that name nobody. */
export const namesNobody = new Set(
  `i i'm i'd i'll i've ai it pdf faq ok english french spanish german portuguese arabic
  mr mrs ms dr prof m mme mlle herr frau sr sra
  cad usd eur gbp ca us monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec`.split(/\s+/),
)

/** How sentences begin, in small letters without accents: no names. */
export const beginnings = new Set(
  `a about above accordingly additionally after afterwards all also although an and another any anyone anything
  applications are as ask at based because before below beside besides between both but by can check choose contact
  could currently depending did do does during each either every everybody everyone everything exactly few
  browse call discover feel find keep learn look make note open read send speak take talk tell try use view
  finally first firstly for from further generally given going good great has have he hello hence her here hi his
  how however i if in including indeed instead is it its just last lastly later let like many may maybe more
  moreover most much my neither nevertheless next no nobody none nor not nothing now of on once one only or other
  others otherwise our out over overall people per perhaps please prices pricing rather regarding right second
  secondly see several she should similarly since so some someone sometimes somebody sorry specifically still such
  sure than thank thanks that the their them then there therefore these they third this those though through thus
  to today together tomorrow too two three four five six seven eight nine ten typically under unfortunately unless
  until unlike up us usually very visit visitors was we well were what whatever when whenever where whether which
  while who whoever why will with within without would write yes yesterday yet you your yours
  ainsi alors apres au aucun aucune aujourd'hui aussi autre autres aux avant avec beaucoup bien bonjour c'est car
  ce ceci cela celle celui ces cet cette chaque chez ci-dessous ci comme comment concernant d'abord d'apres dans de
  depuis des desole deux du elle elles en enfin ensuite entre est et etant etes il ils j'ai je jusqu'a l'
  la le les leur leurs lors lorsque ma mais malheureusement merci mes moi mon ne ni non nos notre nous on or ou oui par
  parce parmi pas pendant plus plusieurs pour pourquoi pouvez puis puisque qu'est-ce quand que quel quelle quelles
  quels qui quoi sa sans selon ses seul si sinon son sont sous sur ta tant toujours tous tout toute toutefois
  toutes tres trois un une veuillez voici voila vos votre vous y
  actualmente ademas ahora al algo algunos antes aqui asi aunque cada como con contacte cual cualquier cuando
  de del desde despues donde dos durante el ella ellos en entre es esa ese eso esta estas este esto estos gracias
  hay hola incluso la las lo los mas mientras mi muy nada nadie no nos nosotros nuestra nuestras nuestro nuestros o
  otra otro para pero por porque puede pueden pues que quien se segun si sin sobre solo son su sus tambien tenemos
  tiene todo todos tras tres un una uno usted ustedes y ya
  a agora ainda alem algumas alguns antes ao aos apos aqui as ate atualmente cada com como da das de depois desde do
  dos e ela ele em embora entao entre esta estas este estes eu foi ha infelizmente isso isto ja mais mas na nas nao
  nem no nos nossa nossas nosso nossos o obrigado ola onde os ou para pela pelo pode podem por porque quando que quem
  se sem seu seus sim sobre sua suas tambem temos tem tres tudo um uma voce voces
  aber alle allerdings als also am an auch auf aus bei beim bis bitte da dabei dafur daher damit danach dann darum
  das dass dazu den der derzeit des deshalb die dies diese dieser dieses doch dort durch ein eine einen einer eines
  er es falls fur gegen gern hallo hier ich ihr ihre im in ist ja jede jeder jedes jedoch kein keine konnen leider
  man mit nach nein nicht noch nun nur ob oder ohne seit sie sind so sobald sofern sondern uber um und uns unser unsere
  unter vom von vor wahrend wann war warum was weil wenn wer werden wie wir wird wo zu zudem zum zur zurzeit zwei drei`.split(
    /\s+/,
  ),
)
