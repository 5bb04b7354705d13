// Written for `normalizeMessage`: lower case, no accents, straight apostrophes.

const human =
  '(?:person|hum[ae]n|human being|people|someone|somebody|smb|anyone|anybody|agent|advisor|adviser|whoever|staff|staff member|representative|rep|colleague|operator|employee|consultant|expert|engineer|specialist|manager|supervisor|sales ?(?:person|man|woman|team|rep)?|support team|customer (?:service|care|support)|your team|team member|a member of (?:the|your) (?:team|staff)|man|woman|your boss|live (?:agent|chat|person|support)|grown-?up)'

const determiner =
  '(?: (?:a|an|the|one of|some|any|your|real|actual|live|human|another|different))*'
/** "A person's data", "people can apply": they speak of people, and not to one. */
const notOfWork =
  "(?! (?:resources|rights|error|readable|friendly|capital|use|uses|used|build|builds|can apply|data|platform|software|password|page|portal|account|database|registry|system)|')"

/** Asks whether somebody else could be locked out ("Would they be locked out?"), and tells of nobody who is. */
const othersMayBe =
  '\\b(?:(?:would|could|might|may) (?!(?:my|our|i|we|you|this)\\b)\\w+(?= )|(?:will|if|when|do|does|are|is) (?:(?!my\\b|our\\b|i\\b|we\\b)\\w+ ){0,3}?(?:citizens?|people|they|users?|applicants?|clients?|customers?|officers?|farmers?|patients?|students?|travell?ers?|residents?|visitors?|anyone|anybody|everyone)|who (?:gets|is|are|would|will|could|can))'

/** What each wish sounds like, the one that goes first before the others. */
export const wishes = {
  person: [
    new RegExp(
      `(?!\\bchat agents?\\b)\\b(?:talk|tlk|talking|speak|speaking|chat|chatting|connect|connected|transfer\\w*|forward|escalate\\w*|switch|redirect|patch|hand(?:ed)? over|hear|contact|reach|discuss|consult|get in touch|put (?:me|us) (?:through|in touch)|get hold|deal)\\b(?: (?:me|us|this|it|that|directly|again|now|about (?:it|this)))*(?: (?:to|with|from|of|over to|through to|in touch with))?${determiner} ${human}\\b${notOfWork}`,
    ),
    new RegExp(
      `\\b(?:want|need|prefer|like|request|give me|get me|bring me|find me|send me|ask for|can i have|could i have|may i have|i'd like|is there|are there|let me have)\\b${determiner} (?:person|human|human being|grown-?up|someone|somebody|anyone|anybody|agent|representative|live agent|operator)\\b(?=\\W*$|[.,;!?]| (?:please|now|instead|from|at|on|real|here|there|who can|i can|we can|to (?:talk|speak|call|chat|help me|answer|explain|contact|write|reply)|not))`,
    ),
    /\b(?:can|could|would|may|please have|please let|will) (?:please )?(?:some|any)(?:one|body)(?: \w+){0,4} (?:call|contact|phone|ring|e-?mail|write to|reach out to|get back to|answer|help) (?:me|us)\b/,
    /\b(?:real|actual|live|human) (?:person|human|agent|people|being|operator|advisor|support|assistance|contact|answer|reply|help)\b(?!.{0,20}\b(?:resources|rights|identity|registry)\b)/,
    /^\W*(?:(?:a|an|the|please|human|real|live|some|your|i want|agent|operator|now|hello|hi|just) ?)*(?:person|human|agent|operator|representative|representante|advisor|someone|somebody|customer service|human agent)(?: (?:please|now|pls|plz|asap|thanks))*\W*$/,
    /(?<!\b(?:people|they|citizens|applicants|users|who|travellers|farmers|patients|clients|companies) )\b(?:call|phone|ring|telephone) (?:me|us)\b(?! (?:crazy|old|when you have|a))|\bcall ?back\b(?!.{0,20}\b(?:api|url|function|endpoint)\b)|\b(?:give|get) (?:me|us) a (?:call|ring|callback|phone call)\b/,
    /\b(?:any|some)(?:one|body) (?:there |here |else |real |human )*(?:(?:(?:who |that )?(?:i|we) (?:can|could|may) |who can |to )(?:call|talk|speak|write to|reach|contact|help(?: (?:me|us)|\W*$)|assist (?:me|us)|answer (?:me|us))|(?:available|awake)\b)/,
    /\b(?:are you|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a )?(?:bot|robot|machine|computer)\b.{0,40}\b(?:person|human|someone|real)\b|\b(?:not|no|enough of|tired of|sick of|stop|hate|instead of|rather than)\b.{0,20}\b(?:bot|bots|robot|robots|chatbot|(?:machine|computer|ai)(?! (?:people|persons?)\b))\b.{0,40}\b(?:person|human|someone|somebody|people|real)\b/,
    /\b(?:have|get|let|ask|want|need)\b (?:some|any)(?:one|body)(?: \w+){0,4} (?:call|contact|phone|ring|e-?mail|write to|reach out to|get back to|respond to|answer) (?:me|us)\b|\b(?:someone|somebody|a person|your team|your staff) (?:should|must|could|can|to|please) (?:please )?(?:call|contact|phone|e-?mail|write to|reach out to|get back to|answer|help) (?:me|us)\b/,
    /\b(?:hand|pass|put|transfer|escalate|take) (?:me|us|this|it) (?:over|through|up)?\b.{0,20}\b(?:to|with) (?:a |an |the |your )?(?:person|human|someone|somebody|colleague|agent|team|staff|manager|supervisor|sales)\b/,
    /\b(?:have|is there|get|give me|what(?:'?s| is)) (?:a |the |your )(?:phone |telephone |contact )?number\b(?=\W*$| (?:i|we|to|where|that|for me))/,
    /^\W*(?:not|no|no more) (?:a |an |the |this )?(?:bots?|robots?|machines?|chatbots?|ai)(?: (?:please|pls))?\W*$|^\W*(?:please )?(?:transfer|connect|escalate)(?: (?:me|us|this|it))?(?: please)?\W*$/,
    /\bwho (?:can|could|should|may|do) (?:i|we) (?:speak|talk|chat|write|contact|call|turn)\b|(?:\bnot|n't|\bdont|\bno|\bstop|\bhate|\btired of|\binstead of|\bwithout)\b.{0,20}\b(?:talk|speak|chat)(?:ing)? (?:to|with) (?:a |an |this |the )?(?:bot|robot|machine|computer|chatbot|ai)\b/,
    /\bis (?:a|any|some) ?(?:real |live )?(?:person|human|agent|one|body) (?:\w+ )?(?:available|there|here|online)\b|\bany(?:one|body) (?:there|here|home|online)\W*(?:\?|!|$)|\b(?:person|human|agent) (?:please|pls|plz)\W*$/,
    /\b(?:ask|tell|get|have|let) (?:a|an|one of|your|some)(?: \w+){1,4} (?:get in (?:touch|contact) with|call|contact|reach out to|write to|talk to|speak with) (?:me|us)\b|\b(?:talk|speak|connect me|chat) (?:to|with) (?:the |your )?(?:support|sales|billing)\b(?! (?:system|platform|software))/,
    /\b(?:word|conversation|call|meeting|hook (?:me|us) up) with (?:a |an |one of )?(?:your |actual |real |live |human )*(?:person|human|people|engineers?|experts?|specialists?|consultants?|team|staff)\b|\benough (?:with|of) (?:the |this )?(?:bot|robot|machine|chatbot|ai)\b/,
    /\b(?:schedule|arrange|book|set up|discuss|go over)\b[^.?!]{0,40}\bwith (?:some(?:one|body)|a person|a human|one of you\w*)\b/,
    /\b(?:talk|speak|chat|meet)(?:ing)? (?:to |with )?your (?:\w+ )?(?:ceo|cto|director|founder|owner|boss|president|lawyer|department)\b/,
    /\b(?:i|we)(?:'d| would)? (?:want|like|need|wish) to (?:speak|talk) (?:to|with) (?:them|him|her|you)\b|\b(?:can|could|may) (?:i|we) meet (?:with )?(?:some(?:one|body)|you|your team|one of you\w*)\b/,
    // French
    /\b(?:pouvez|pourriez|peut|pourrait)[- ](?:vous|on|quelqu'un) (?:m'|me |nous )(?:r?appeler|contacter|telephoner|joindre)\b/,
    /\bquelqu'un (?:peut|pourrait|peut-il|pourrait-il) (?:me |m'|nous )(?:appeler|rappeler|contacter|repondre|aider|joindre|parler|ecrire)\b|\bvotre numero\b(?! (?:de (?:tva|registre|siren|siret|fournisseur)|d'(?:entreprise|enregistrement|immatriculation)))|\bquelqu'un (?:a|avec) qui\b|\by a[- ]t[- ]il quelqu'un\b/,
    /\b(?:parler|discuter|echanger) (?:a|avec) (?:l')?une? (?:de (?:vos|votre)|membre)\b|\bpas (?:parler |discuter |echanger )?(?:a|avec|de|d'|un|une) ?(?:une? |ce |cette )?(?:robot|machine|bot|ia)\b/,
    /\b(?:parler|discuter|echanger|communiquer|etre mis en (?:contact|relation)|mettre en (?:contact|relation)|joindre|contacter|rejoindre|ecrire)\b.{0,25}\b(?:quelqu'un|une personne|un humain|un etre humain|un conseiller|une conseillere|un agent|un responsable|un collegue|un operateur|un representant|votre equipe|l'equipe|une vraie personne|un employe)\b|\b(?:vraie personne|personne reelle|etre humain|un humain|un conseiller)\b|\b(?:rappelez|appelez|rappeler|contactez)[- ](?:moi|nous)\b|^\W*(?:une personne|quelqu'un|un humain|humain|conseiller|agent)(?: s'il (?:vous|te) plait| svp)?\W*$/,
    // Spanish, Portuguese, Italian
    /\bque (?:me|nos) (?:llamen?|contacten?)\b/,
    /\b(?:paseme|pasame|comuniqueme|comuniquenme|conecteme|transfieran?me|pongame) con\b/,
    /\bme (?:puede|pueden|podria|podrian) (?:alguien )?(?:llamar|contactar|telefonear)\b|\b(?:puede|pueden|podria|podrian) (?:alguien )?(?:llamarme|contactarme)\b/,
    /\b(?:hablar|contactar|comunicar\w*|conectar\w*|chatear|ponerme|pasar\w*|atender\w*)\b.{0,25}\b(?:una persona|alguien|un humano|un agente|un asesor|un operador|un representante|su equipo|persona real|ser humano)\b|\bpersona real\b|\b(?:llamenme|llameme|llamame|quiero (?:una persona|un humano|un agente))\b|^\W*(?:una persona|un humano|un agente|humano|agente)(?: por favor)?\W*$/,
    /\b(?:falar|conversar|contactar|atendid[oa])\b.{0,25}\b(?:uma pessoa|alguem|um humano|um atendente|um agente|pessoa real)\b|\b(?:ligue|liguem)[- ]?me\b|\b(?:parlare|contattare|chattare)\b.{0,25}\b(?:una persona|qualcuno|un operatore|un umano|un essere umano)\b/,
    // German, Dutch
    /\b(?:kann|konnte|konnten|wurde|soll) (?:mich|uns) (?:bitte )?(?:jemand|einer) (?:bitte )?(?:an|zuruck)rufen\b|\b(?:gibt es|wer ist|haben sie|brauche|suche) (?:\w+ ){0,2}ansprechpartner\w*/,
    /\b(?:mit|zu|an) (?:einem?|einer|dem|der|ihrem|jemand\w*) ?(?:echten |richtigen |realen |anderen )?(?:menschen|person|mitarbeiter\w*|berater\w*|kolleg\w+|kundenservice|support|team)?\b.{0,30}\b(?:sprechen|reden|schreiben|verbinden|verbunden|chatten|telefonieren)\b|\b(?:echten|richtigen) menschen\b|\brufen sie (?:mich|uns) (?:an|zuruck)\b|^\W*(?:ein )?(?:mensch|mitarbeiter|berater)(?: bitte)?\W*$|\bmet (?:een mens|een medewerker|iemand)\b.{0,15}\b(?:praten|spreken|chatten)\b/,
    // Other scripts
    /поговорить с (?:человеком|оператором|кем)|живой человек|нужен оператор|оператор|人工客服|转人工|真人|和人(?:说话|聊)|担当者と話|人と話し|オペレーター|상담원|사람과 (?:이야기|대화)|التحدث (?:إلى|مع|الى) (?:شخص|إنسان|انسان|موظف)|موظف|इंसान से बात|किसी से बात/,
  ],
  data: [
    /\b(?:delet\w*|eras\w*|remov\w*|forget|wipe|destroy|purge)\b(?: \w+){0,3} (?:my|our|all my|all of my|the) (?:\w+ ){0,2}(?:data|information|info|details|account|record|records|history|conversation|conversations|chat|messages|e-?mail|e-?mail address|address|application|resume|cv|files?|profile|name)\b|\b(?:remove|take|delete|unsubscribe) me (?:from|off)?\b|\bunsubscribe\b|^delete me\W*$|\bforget (?:about )?me\b/,
    /\b(?:delete|erase|remove|wipe|forget) (?:everything|all|anything|whatever)\b.{0,40}\b(?:about|on|of|from) me\b/,
    /\b(?:delete|erase|remove|clear|wipe) (?:this|our) (?:whole |entire )?(?:conversation|chat|transcript|messages?|history)\b|\bwhat i (?:type|write|wrote|typed|said|sent)\b.{0,40}\b(?:delete|erase|remove)\b|\b(?:delete|erase|remove)\b.{0,20}\bwhat i (?:type|write|wrote|typed|said|sent)\b/,
    /\bwhat do you know about me\b|\b(?:effac|supprim)\w* (?:mon|ma|mes) (?:dossier|compte|historique|conversation|adresse|profil)\b/,
    /\b(?:stop|do not|don't|dont) (?:us|shar|sell|process|stor|keep)(?:e|es|ing)? my (?:personal )?(?:data|information|details)\b|\bexerc\w+ (?:mon|mes|un|le) droits?\b|\bmon droit (?:d'acces|de rectification|a l'effacement)\b/,
    /\b(?:correct|change|update|fix) my (?:first |last )?(?:name|address|e-?mail\w*|phone|date of birth)\b|\b(?:gdpr|rgpd|pipeda|ccpa|law 25|loi 25) (?:\w+ )?request\b(?! (?:portal|tool|system|platform|module|management|handling))/,
    /\b(?:what|which|whose) (?:personal )?(?:data|information|info)\b.{0,40}\b(?:about|on|of|from) (?:me|us)\b|\b(?:see|access|get|obtain|request|have|receive|download|export|want|copy of|correct|change|rectify|update)\b.{0,30}\bmy (?:personal )?(?:data|information|record|records)\b|\b(?:right to (?:be forgotten|erasure|access|rectification)|subject access request|data subject|dsar|gdpr request|privacy request|withdraw (?:my )?consent|revoke (?:my )?consent|object to (?:the )?processing|privacy officer|data protection officer)\b/,
    /\b(?:effac\w*|supprim\w*|retir\w*|acceder a|rectifi\w*|corrig\w*|oubli\w*)\b.{0,25}\bmes (?:donnees|informations|renseignements)\b|\bquelles (?:donnees|informations)\b.{0,30}\b(?:sur moi|me concernant)\b|\bdroit a l'oubli\b|\bdesabonn\w*|\b(?:borr\w*|elimin\w*|suprim\w*)\b.{0,20}\bmis datos\b|\b(?:losch\w*|entfern\w*)\b.{0,25}\bmeine daten\b|\bmeine (?:personlichen )?daten (?:loschen|einsehen)\b|\b(?:apag\w*|exclu\w*)\b.{0,20}\bmeus dados\b/,
  ],
  support: [
    /\b(?:i(?:'m| am)|we(?:'re| are)) (?:already |currently |an? |your |one of your |existing |a current )*(?:clients?|customers?)\b(?! (?:of (?:a|an|the|another)))|\bas (?:a|an existing|your) (?:client|customer)\b|\bexisting (?:client|customer)\b/,
    /(?<!\b(?:clients|customers|citizens|people|they|users|applicants|students|patients|travellers|staff|officers|employees) )\b(?:can ?not|can'?t|cant|couldn'?t|unable to|trouble|problem\w*|how (?:do|can) (?:i|we)|issues?|failed to|not able to)\b.{0,25}\b(?:log ?in|log ?on|login|sign ?in|access (?:the|my|our) (?:portal|account|dashboard|documents?)|reset (?:my|the) password|see (?:my|our) (?:project|invoice|documents?|tickets?))\b|\bforgot(?:ten)? (?:my )?password\b|\bpassword (?:reset|does ?n'?t work|expired)\b(?! (?:for|of|by)\b)|\b(?:lost|forgot) (?:my )?(?:authenticator|second factor|recovery codes?|2fa)\b/,
    new RegExp(
      `(?<!\\b(?:clients|customers|citizens|people|they|users|applicants|students|patients|travellers|staff|officers|employees) |${othersMayBe} (?:\\w+ ){0,6})\\blocked out\\b|\\b(?!(?:they|citizens|clients|customers|people|users|applicants|students|patients|travellers|staff|officers|employees) locked)\\w+ locked out\\b(?=.{0,60}\\b(?:since|now|again|today|this morning|the portal|our portal|your portal|(?:my|our|the) account)\\b)`,
    ),
    /\b(?:my|our) (?:support )?(?:tickets?|invoices?|invitation)\b.{0,40}\b(?:status|number|wrong|late|update|problem|broken|issue|error|not|n'?t|expired|missing|open|paid|pay|where|when|has|is|was)\b|\b(?:my|our) (?:project|portal|client portal|dashboard|deployment|instance)\b.{0,40}\b(?:status|down|broken|errors?|expired|missing|update)\b|\b(?:status|problem|issue|question|error)\b.{0,20}\b(?:with|on|about|in|of) (?:my|our) (?:support )?(?:ticket|invoice|project|portal|account|deployment|platform|system|installation)\b(?! is\b)|\bupdate (?:on|about) (?:my|our) (?:project|ticket)\b|\bticket (?:number|no\.?|#)\s*\w+/,
    /\b(?:where|how) (?:can|do) (?:i|we) (?:see|find|get|download|pay|view|check) (?:my|our) (?:\w+ )?(?:invoices?|tickets?|documents?|files|projects?)\b|\b(?:i|we) (?:need|want|can'?t|cannot|would like)\b.{0,40}\binvoices?\b.{0,30}\bportal\b/,
    /\b(?:have|signed|got) (?:a |an |our )?(?:\w+ )?contract with (?:you|unordin)\b|\b(?:i|we)(?:'d| would)? (?:want|need|like) to (?:open|create|raise|file|submit) (?:a|an|another) (?:new |support )*ticket\b/,
    /\b(?:app|application|platform|portal|system|software|site|module) (?:that )?you (?:built|made|delivered|developed|installed|set up)\b(?! for (?!us|me)).{0,40}\b(?:crash\w*|errors?|down|broken|slow|fail\w*|not|\w+n't|bugs?|stopped|wrong)\b/,
    /\bmy login\b.{0,20}\b(?:not|\w+n'?t|fail\w*|wrong|broken)\b|\bwhere (?:is|are) (?:my|our) (?:invoices?|tickets?|contract)\b|\bnever (?:got|received) (?:the|my|a|any) (?:verification|confirmation|reset|invitation|activation) (?:e-?mail|mail|link|code)\b/,
    /\bmy account\b.{0,20}\b(?:locked|blocked|disabled|suspended|hacked|gone)\b|\b(?:two[- ]?factor|2fa|authenticator|second factor|one[- ]?time|verification) (?:code|app|password)s?\b.{0,30}\b(?:not|\w+n'?t|wrong|invalid|rejected|fail\w*|never|expired)\b/,
    /\bwork(?:ing)? with (?:you|unordin) (?:already|since)\b|\balready work(?:ing)? with (?:you|unordin)\b|\bticket #?\d{2,}\b/,
    /\bno puedo (?:entrar|acceder|ingresar|iniciar sesion)\b/,
    /\b(?:je suis|nous sommes) (?:deja )?(?:un |une |votre )?clients?e?\b|\b(?:me connecter|mot de passe oublie|mon mot de passe|ma facture|mon ticket|notre projet|notre portail)\b|\b(?:soy|somos) clientes?\b|\bmi (?:factura|contrasena)\b|\b(?:bin|sind) (?:bereits )?(?:kunde|kundin|kunden)\b|\b(?:meine rechnung|passwort vergessen)\b/,
  ],
  job: [
    /\b(?:i(?:'d| would)? ?(?:want|wish|like|am looking|am searching|'m looking|hope|am interested|'m interested)|looking|searching|interested)\b.{0,20}\b(?:to work (?:for|at|with) (?:you|unordin)|to join (?:you|your|the) ?(?:team|company)?|(?:for|in) (?:a |an |the |any )?(?:job|jobs|position|positions|internship|role|vacanc\w+|employment|work|opening\w*|career))\b/,
    /\b(?:are you|is unordin|do you have|any|open|current) ?(?:currently )?(?:hiring|recruiting|vacanc\w+|job openings?|open positions?|positions?(?: open)?|jobs?\b(?! queue)|internships?)|\b(?:apply|applying|applied|application)\b.{0,15}\b(?:for (?:a |the |your )?(?:job|position|role|internship|post)|as (?:a|an) \w+ (?:engineer|designer|developer|manager|analyst))\b|\b(?:my|send (?:you )?(?:a|my)) (?:cv|resume|résumé|curriculum|job application)\b|\bhire me\b|\b(?:to|i|can i|could i) work (?:for|at) (?:you|unordin|your company)\b/,
    /\b(?:postuler|candidature|offres? d'emploi|recrutez|embauchez|travailler (?:chez|pour) vous|mon cv|stage)\b|\b(?:empleo|trabajar con ustedes|vacantes|mi curriculum)\b|\b(?:stellenangebote|bewerb\w+|bei ihnen arbeiten|lebenslauf|praktikum)\b/,
  ],
  complaint: [
    /\b(?:i(?:'d| would)? (?:want|like|wish) to|i want to|how (?:do|can) i|where (?:do|can) i) (?:make a |file a |lodge a |submit a )?complain(?:t|ts)?\b|\b(?:file|lodge|make|submit|formal) (?:a |an )?(?:formal |official )?complaint\b|\bcomplaints? (?:about|against|department|procedure)\b|\b(?:sue|legal action against|take you to court|my lawyer)\b|\b(?:porter plainte|une plainte|une reclamation|reclamacion|una queja|beschwerde|reclamacao)\b/,
    /\b(?:this|that|your (?:service|company|answer|site|bot|work|staff)) (?:is|was|are|were) (?:\w+ )?(?:unacceptable|a disgrace|disgraceful|terrible|awful|horrible|a scam|a fraud|outrageous|a joke|pathetic|the worst)\b/,
  ],
} satisfies Record<string, readonly RegExp[]>

/** Who says so wants no person, or talks of people and not to one. */
export const noPerson: readonly RegExp[] = [
  /\b(?:can|could|do|does|will|may|did) (?:any of )?(?:your|the) (?:engineers?|staff|people|team|employees|developers?|administrators?|support|company) (?:\w+ )?(?:read|see|access|open|look at|view|decrypt|change|copy|edit|delete) (?:all )?(?:our|my|their|the|any|customers?'?|clients?'?|personal|citizens?'?) (?:\w+ )?(?:data|documents?|files?|records?|databases?|information|contents?|keys?|cases?|registers?)\b/,
  /\b(?:do ?n'?t|do not|dont|no|not|without|never|rather not|no need to|wo ?n'?t) (?:\w+ ){0,3}(?:talk|speak|speaking|talking|chat|call|be called|be contacted|contact|phone|write|(?:need|want) (?:a |an |any )?(?:person|human|agent|one|someone|somebody|anyone|anybody|call|people))(?:ing)?\b(?! (?:to |with )?(?:a |an |this |the |your )?(?:bot|robot|machine|computer|chatbot|ai)\b)(?! (?:to )?(?:talk|speak|chat)(?:ing)? (?:to|with) (?:a |an |this |the |your )?(?:bot|robot|machine|computer|chatbot|ai)\b)/,
  /\bhow (?:many|much|do|does|did|long|can (?:people|citizens|staff|officers|applicants))\b.{0,60}\b(?:people|staff|citizens|officers|employees|applicants|agents|engineers|experts|team)\b(?!.{0,30}\b(?:talk|speak|chat|contact|reach) (?:to|with)?\b)/,
  /\b(?:ne (?:veux|souhaite|voulons) pas|no quiero|nao quero|nicht|kein\w*) (?:\w+ ){0,3}(?:parler|hablar|falar|sprechen|menschen)\b(?! (?:a|avec|con|com|mit) (?:une?|uma?|einem?|einer) (?:robot|bot|machine|maquina|maschine|ia|ki)\b)/,
  /\b(?:citoyens|usagers|clients|gens|patients|demandeurs|voyageurs|ciudadanos|clientes|pacientes) (?:\w+ ){0,2}(?:parler|appeler|joindre|contacter|hablar|llamar|contactar)\b/,
  /\b(?:customers?|citizens?|clients?|people|applicants?|patients?|travell?ers?|users|visitors|residents|taxpayers|callers|agents?|avatars?|assistants?|chatbots?|they|who)(?: (?:want|wants|wish|need|would|like|prefer|can|could|should|may|must|to|be|able|cannot|have))* (?:talk|speak|chat|call|reach|contact)\b(?! (?:to |with )?(?:me|us)\b)/,
  // Somebody is described ("people like her")
  /^(?!.*\b(?:talk|speak|spoke|call|phone|ring|chat|reach|contact|connect|transfer|get me|give me|put me|want|need|prefer|human|agent|operator)).*\b(?:people|persons?|somebody|someone|women|men) like (?:me|her|him|us|them)\b/,
  // Who reads what is written here
  /\b(?:do|does|will|can|could) (?:(?:real|actual|any|living) )*(?:people|persons?|humans?|somebody|someone|anybody|anyone|staff)\b[^.!?]{0,30}\b(?:read|see|watch) (?:it|this|that|them|these|what|all|my|our|the)\b(?!.{0,60}\b(?:me|us)\b)/,
  // How calls go, or to whom a seller turns: questions with an answer
  /^[^.!?]{0,20}\bwhom? (?:can|could|should|may|do|must) (?:i|we) (?:speak|talk|write|contact|turn)\b(?: to| with)? (?:if|when|about|for|to)\b[^.!?]{0,40}\b(?:sell(?:ing)? you|resell\w*|offer(?:ing)? you|pitch\w*|supply you|supplier of yours|(?:becom\w+|be) (?:a|your) (?:supplier|vendor|reseller|subcontractor|sponsor)|sponsor\w*)\b[^.!?]*[.?!]?$/,
  /^(?!.*\b(?:talk|speak|chat|call|me|us|i)\b)(?:(?:and|so|but|hi|hello)\W+)?(?:when|(?:at |on |until |from |by )?(?:what|which) (?:time|hours?|days?))\b[^.!?]{0,25}\b(?:some|any)(?:one|body) (?:there |here |be )*(?:awake|available|there|at work)\b/,
  /^[^.!?]{0,25}\b(?:will|would|does|is it|be) (?:a|an|the|your) (?:\w+ ){1,6}(?:call|phone|ring)s? (?:me|us) or (?:is it |will it be )?(?:some\w+|an?|your|the) (?!bot|robot|machine)[^.!?]*[.?!]?$|^do you (?:call|phone|ring) (?:me|us) or (?:do you |will you )?(?:e-?mail|mail|write)\b[^.!?]*[.?!]?$|^(?:how often (?:do|will|would) you|how (?:soon|quickly) (?:do|will|would) you|does (?:some|any)(?:one|body)) (?:call|phone|ring) (?:me|us) (?:once|after|when|if|before|during|in)\b[^.!?]*[.?!]?$|^(?:what|which) number (?:will|do|would) you (?:call|phone|ring) (?:me|us) from\W*$/,
]
