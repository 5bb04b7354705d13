/**
 * Words that decide whether somebody needs help, in the spelling of `normalizeMessage`. A word that is
 * nearly one of them is read as it; the patterns around it keep other words harmless.
 */
const words = new Set(
  `suicide suicidal suicider myself himself herself yourself ourselves themselves anymore ambulance overdose
  overdosed overdosing overdoses suicides unconscious breathing breathe bleeding choking stabbed stabbing strangle strangling
  strangled threatens threatened threatening threaten hostage kidnapped drowning collapsed poison poisoned
  emergency building attack somebody someone person people speak operator representative complaint complain
  invoice password account application position company employee manager alive ambulance swallowed tablets
  medication trapped explosion violent violence pregnant seizure electrocuted shooting murder burning
  mourir personne quelqu'un parler respirer respire medicaments urgence secours incendie inconscient
  inconsciente conseiller humain plainte suicidaire pompiers etouffe etrangle tuer avale
  hablar persona suicidarme ambulancia incendio respira ayuda sprechen menschen umbringen krankenwagen`
    .split(/\s+/)
    .filter(Boolean),
)
/** Mistakes of short words, which a distance would confuse with other words. */
const mistakes: Record<string, string> = {
  ...{ wnat: 'want', wan: 'want', wnt: 'want', watn: 'want', waant: 'want', wana: 'wanna' },
  ...{
    kil: 'kill',
    kll: 'kill',
    killl: 'kill',
    kiling: 'killing',
    dye: 'die',
    diee: 'die',
    dei: 'die',
  },
  ...{
    lif: 'life',
    lfe: 'life',
    alife: 'alive',
    alve: 'alive',
    liv: 'live',
    gona: 'gonna',
    gunna: 'gonna',
  },
  ...{ hart: 'heart', haert: 'heart', brething: 'breathing', breth: 'breathe', breath: 'breathe' },
  ...{ breathin: 'breathing', breathng: 'breathing', beathing: 'breathing', bleding: 'bleeding' },
  ...{
    fier: 'fire',
    fyre: 'fire',
    firre: 'fire',
    smok: 'smoke',
    flor: 'floor',
    babby: 'baby',
    babe: 'baby',
  },
  ...{ chocking: 'choking', chokeing: 'choking', stabed: 'stabbed', pils: 'pills', pilss: 'pills' },
  ...{
    freind: 'friend',
    frend: 'friend',
    doughter: 'daughter',
    dauther: 'daughter',
    hapened: 'happened',
  },
  ...{ plz: 'please', pls: 'please', halp: 'help', hlep: 'help', hellp: 'help', helo: 'help' },
  ...{
    dont: "don't",
    cant: "can't",
    wont: "won't",
    isnt: "isn't",
    im: "i'm",
    hes: "he's",
    shes: "she's",
  },
  ...{
    ive: "i've",
    tak: 'talk',
    tlak: 'talk',
    tlk: 'talk',
    speek: 'speak',
    spek: 'speak',
    cna: 'can',
  },
  ...{
    humann: 'human',
    humna: 'human',
    hooman: 'human',
    persn: 'person',
    peson: 'person',
    prson: 'person',
  },
  ...{ somone: 'someone', sombody: 'somebody', smone: 'someone', agnt: 'agent', acount: 'account' },
  ...{ acess: 'access', pasword: 'password', passwort: 'password', compagny: 'company', jb: 'job' },
  ...{
    suiside: 'suicide',
    sucide: 'suicide',
    suicde: 'suicide',
    thinkin: 'thinking',
    delet: 'delete',
  },
  // French
  ...{
    veu: 'veux',
    vx: 'veux',
    mourrir: 'mourir',
    mourire: 'mourir',
    qqn: "quelqu'un",
    kelkun: "quelqu'un",
  },
  ...{
    persone: 'personne',
    quelquun: "quelqu'un",
    svp: "s'il vous plait",
    jveux: 'je veux',
    jv: 'je vais',
  },
  ...{
    "j'veux": 'je veux',
    jvais: 'je vais',
    "j'vais": 'je vais',
    jpeux: 'je peux',
    chui: 'je suis',
  },
  ...{
    jsuis: 'je suis',
    "j'suis": 'je suis',
    jai: "j'ai",
    suicidee: 'suicider',
    feux: 'feu',
    tuee: 'tue',
  },
}
/** Real words that are near to one of `words`. */
const others = new Set(
  `dropping dropped complains complained complaints applications positions companies persons personal peoples passwords accounts
  invoices invoiced operators operation speaks breather attacks attached attach attract builds buildings
  managers employees employed collapse collapses collapsing poisons persona personnel personnes urgences
  speaking spoken alike alone olive active relive violet violets trapper tripped trappe emergence emergent
  unconscious application placement replied breathed breeding blessing breaking treating creating bleeder
  hooting shouting booting rooting sorting scooting shorting threads threatened respite resource seconds
  seizures measure secure explosions exploration parlor parlour parcel parler humains humaine conseil
  conseillere employer personne respirator complaisant alice alien clive slive murders number turning
  burying bursting buying incident incidents human humans compliant compliance billing binding bundling bidding
  manages managed manage petition positive cooking prison prisons shouting sheeting scouting stabling stabled
  tables table tablet steak sneak spear strange stranger strangers representation drawing drawings growing
  blending mediation meditation tapped mapped wrapped explosive exclusion expulsion ambience ambulant companion
  respected inspire attain attract pension passion mission creation mounting amount amounts accounting
  starting standing starring starling staffing stalling stacking stamping staining shopping shifting sporting
  spotting shocking shutting schooling scooping smoothing soothing struggle struggled struggling strongly strangely
  stranded stranding straddle straddling spangled overcome overcomes overcoming overjoyed overrode overtones
  override expansion operated operates operatic operable employers passport passports speeches parker
  prisoner theaters threaded incentive positioned positional draining bleaching poignant collated
  collared complying complacent chaplain champlain subsides meditations shallower bullying snooping swooping
  shunting slotting snubbing spouting drooping drooling berating stringing stringed straddled overused
  overdone virulence ambiance speck breaching coking paler personas parley restorer`
    .split(/\s+/)
    .filter(Boolean),
)

const shortestWord = 5
const longWord = 8

/** The message with words that are nearly one of the decisive words in their right spelling. */
export function correctSpelling(plain: string): string {
  return plain.replaceAll(/[a-z']+/g, (word) => {
    if (Object.hasOwn(mistakes, word)) return mistakes[word] ?? word
    if (word.length < shortestWord || words.has(word) || others.has(word)) return word
    return nearest(word) ?? word
  })
}

function nearest(word: string): string | undefined {
  const most = word.length >= longWord ? 2 : 1
  for (const one of words) {
    // A mistake is rarely in the first letter, and short words differ in one letter by meaning.
    if (one[0] !== word[0] || one.length < shortestWord) continue
    if (Math.abs(one.length - word.length) > most) continue
    const allowed = one.length >= longWord ? most : 1
    if (distance(word, one, allowed) <= allowed) return one
  }
  return undefined
}

/** How many letters differ, are missing, added or exchanged with the next; more than `most` is not counted. */
function distance(a: string, b: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    if (Math.min(...row) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? most + 1
}
