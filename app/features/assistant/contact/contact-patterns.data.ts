// Written for `normalizeMessage`: lower case, no accents, straight apostrophes.

/** The sender speaks of themselves and how to reach them. */
export const ofMe =
  /\b(?:my name(?:'s| is)|i am|i'm|im|this is|name ?:|here (?:is|are) my|je m'appelle|je suis|mon nom|moi c'est|nom ?:)|\b(?:my|our) (?:work |business |office |personal |private |direct |cell |mobile |contact )?(?:e-?mail|mail|address|phone|telephone|number|cell|mobile|contact|details)\b|\b(?:reach|contact|write|e-?mail|mail|call|phone|ring|reply|answer|respond|get back|inform|send)(?: \w+)?(?: to)? (?:me|us)\b|\b(?:reply|answer|respond|response|written) (?:to|at)\b|\bsend (?:it|this|that|them|the \w+|an? \w+|more \w+|some \w+)(?: \w+){0,2} to\b|\b(?:mon|ma|mes) (?:courriel|e-?mail|mail|adresse|telephone|numero|portable|cellulaire|coordonnees)\b|\b(?:contactez|ecrivez|rappelez|joignez|repondez|appelez|envoyez)[- ](?:moi|nous|le|la|les)\b|\b(?:me|nous|m') ?(?:joindre|contacter|ecrire|rappeler|repondre|envoyer)\b|\b(?:repondre|reponse) a\b/

/** The address belongs to somebody else, or the message is about an address. */
export const ofOthers =
  /\b(?:his|her|their|your|whose|someone's|somebody's|(?:my|our|the) (?:boss|enemy|competitor|rival|daughter|son|neighbou?r|mother|father|patronne?|colleague|manager|minister|director|friend|wife|husband|assistant|client|customer|brother|sister|lawyer|supplier|vendor)(?:'s)?) \b|\b(?:ask|tell|forward|call|contact|reach|email|e-mail|write|wrote|writing|speak|talk|spoke|talked)(?:ed)?(?: to| with)? (?:him|her|them|mr|mrs|ms|dr|mme|(?!me\b|us\b)\w+ (?:at|from|in|of) )|\b(?:i|we) (?:wrote|sent|e-?mailed|mailed|called|contacted)\b|\b(?:does(?:n't| not)|do(?:n't| not)|did(?:n't| not)|won't|never) (?:work|exist|answer|reply|respond|receive)|\bbounc(?:ed|es|ing)\b|\b(?:spam|phishing|scam|fraud|fake|hacked)\b|\bfrom the address\b|\b(?:e-?mail|mail|message|letter|call|invoice)s? from\b|\bbelongs? to\b|\b(?:she|he) is\b|\bthis is about\b|\b(?:stole|steals|evil)\b|\b(?:ma|mon) (?:patronne?|cheffe?|collegue|femme|mari|fille|fils|soeur|frere)\b|\b(?:for example|e\.g|such as|like this|par exemple|p\.ex)\b|\b(?:field|validat\w+|regex|placeholder|sender|domain)\b|\b(?:son|leur|votre|sa|ses) (?:courriel|adresse|e-?mail|mail|numero|telephone|collegue)\b|\b(?:demandez|ecrivez|parlez|contactez|appelez|appeler|ecrire|demander) a (?!moi|nous)|\bne (?:fonctionne|marche|repond)\b|\bj'ai (?:ecrit|envoye|recu|appele)\b|\b(?:is|was|are|est-ce)\b.{0,60}\b(?:right|correct|valid|real|your|yours|genuine|la bonne|valide)\b/

/** The end of a letter, before the signature. */
export const signsOff =
  /^(?:(?:with )?(?:best|kind|warm|many)?(?: (?:best|kind|warm))? ?regards|best(?: wishes)?|sincerely(?: yours)?|yours(?: \w+)?|thanks(?: \w+){0,3}|thank you(?: \w+){0,3}|cheers|respectfully|cordialement|bien cordialement|(?:bien )?a vous|merci(?: \w+){0,3}|salutations\b.*|sinceres salutations|veuillez agreer\b.*|--+)[,.! ]*$/

/** Words beside the parts of a contact that say nothing else. */
export const fillers =
  /\b(?:my|our|work|name|is|it's|it|i|am|i'm|im|this|here|here's|e-?mail|mail|courriel|address|adresse|contact|details?|and|at|the|please|write|to|me|us|you|can|may|reach|under|by|on|or|yes|sure|ok|thanks|thank|hi|hello|hey|dear|good|morning|afternoon|from|with|for|of|phone|tel|telephone|mobile|cell|number|call|reply|answer|je|m'appelle|suis|mon|ma|nom|est|moi|c'est|bonjour|merci|et|de|du|la|le|chez|au|numero|portable|voici|mes|coordonnees|joindre|me|vous|pouvez|ecrivez|contactez|contactez-moi|ecrivez-moi|repondez-moi|s'il|plait|svp|organisation|organization|company|entreprise|societe|team|sent|sir|madam|regards|best|kind|cordialement|directeur|directrice|director|manager|head|officer|chief|deputy|adviser|advisor|secretary|responsable|work|working|working|travaille|pour|i'd|like|talk|soon)\b/g

/** The sender does not want to be reached. */
export const refuses =
  /\b(?:do ?n'?t|do not|never|not to|please no)\b.{0,15}\b(?:contact|call|write|e-?mail|mail|phone|ring|pass)\b|\bne (?:me |m'|nous )?(?:contactez|appelez|ecrivez|rappelez|telephonez)\b/
