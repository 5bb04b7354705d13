import type { PublicationQuestion } from '../publication-question.ts'

/** About the guide to matching payments and closing the day. */
export const matchingEveryPaymentToATaxpayerQuestions: readonly PublicationQuestion[] = [
  {
    id: 'matching-why-first',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Why should a revenue authority begin with matching payments?',
      'why does matching come before everything else?',
      'which three projects depend on matching?',
      'what needs correct matching first?',
      'why not start with risk models or enforcement',
      'why is a taxpayer account useless if payments are not matched?',
    ],
    answer:
      'Three later projects depend on it: fair reminders and enforcement, risk models that learn from payment behaviour, and an online account that taxpayers trust.',
    says: [
      'Three later projects depend on it.',
      'Reminders and enforcement are fair only if the authority knows who has paid.',
      'Risk models learn from payment behaviour and will learn nonsense if that behaviour is recorded against the wrong person.',
      'And no taxpayer trusts an online account that shows a debt they settled last month.',
    ],
    fr: {
      asked: [
        'Pourquoi commencer par rattacher les paiements ?',
        'quels trois projets en dépendent',
      ],
      answer:
        'Trois projets en dépendent : des rappels et recouvrements justes, des modèles de risque, et un compte en ligne auquel les contribuables se fient.',
    },
  },
  {
    id: 'matching-needs',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Does matching payments need a new law or a new tax?',
      'do we have to change the law first?',
      'how soon does one see a result?',
      'is matching complicated?',
      'what has to change in legislation for this',
    ],
    answer:
      'Matching payments needs no change of law and no new tax. It is simple work, and you see the result each evening.',
    says: [
      'Matching payments is simple work in digital tax collection, and we advise an authority to start with it.',
      'It needs no change of law and no new tax.',
      'You see the result each evening.',
    ],
    fr: {
      asked: [
        'Faut-il une nouvelle loi pour rattacher les paiements ?',
        'quand voit-on un résultat',
      ],
      answer:
        "Rattacher les paiements ne demande ni changement de loi ni nouvel impôt. C'est un travail simple, et le résultat se voit chaque soir.",
    },
  },
  {
    id: 'matching-suspense',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What is the suspense account in a revenue authority?',
      'why does nobody know how much of the arrears has been paid?',
      'what is the problem with arrears numbers?',
      'money without account and accounts without money, what is between?',
      'What lies between unmatched money and open accounts?',
    ],
    answer:
      'Some money arrives without an account, and some accounts are open although the money has arrived. Between the two is a suspense account that nobody has emptied for years.',
    says: [
      'Some money arrives without an account.',
      'Some accounts are open although the money has arrived.',
      'Between the two is a suspense account that nobody has emptied for years.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que le compte d'attente d'une administration fiscale ?",
        'pourquoi ne sait-on pas ce qui est déjà payé',
      ],
      answer:
        "De l'argent arrive sans compte, des comptes restent ouverts malgré le paiement. Entre les deux, un compte d'attente que personne n'a vidé depuis des années.",
    },
  },
  {
    id: 'matching-20-percent',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'How much of the 20% more tax collection comes from matching payments?',
      'what does your figure of 20 percent mean here?',
      'can you promise more revenue from matching?',
      'how much extra tax will our country get?',
      '20% more tax without higher rates, how?',
      'which part of the gain is due to fewer unmatched payments',
    ],
    answer:
      'Part of it: fewer unmatched payments, and arrears followed while they are fresh. How large that part is in your country nobody can say beforehand, so the starting point is measured first.',
    says: [
      'The figure we work to in this field is 20% more tax collection from unchanged rates.',
      'Part of it comes from here: fewer unmatched payments and arrears that are followed while they are fresh.',
      'How large that part is in your country nobody can say beforehand, which is why the starting point has to be measured first.',
    ],
    fr: {
      asked: [
        'Quelle part des 20 % de recettes en plus vient du rattachement ?',
        'que signifient les 20 % ici',
      ],
      answer:
        "Une partie : moins de paiements non rattachés et des arriérés suivis tôt. Personne ne peut dire d'avance combien dans votre pays.",
    },
  },
  {
    id: 'matching-reference-properties',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Which four properties should a payment reference have?',
      'what makes a good payment reference?',
      'what should the reference look like?',
      'how do I design the reference number?',
      'requirements for the reference of a tax payment?',
      'When can a payment be matched without a human being?',
    ],
    answer:
      'Issued by the authority, guarded by check digits, short enough for the worst channel, and the same in every channel.',
    says: [
      'That reference should have four properties.',
      'Issued by the authority, with the assessment or with a request to pay.',
      'Guarded by check digits, so that a slip of the hand is refused at the counter and is not discovered in the evening.',
      'Short enough for the worst channel.',
      'The same in every channel: bank, card, mobile money, post office, counter.',
      'A payment can be matched without a human being if it carries one reference that belongs to one claim.',
    ],
    fr: {
      asked: [
        'Quelles quatre propriétés une référence de paiement doit-elle avoir ?',
        "qu'est-ce qu'une bonne référence",
      ],
      answer:
        "Émise par l'autorité, protégée par des chiffres de contrôle, assez courte pour le pire canal, et la même dans tous les canaux.",
    },
  },
  {
    id: 'matching-check-digits',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'How does the payment reference avoid typing errors?',
      'what are check digits for?',
      'what happens if somebody mistypes a digit?',
      'which ISO standard defines the reference?',
      'is ISO 11649 known to banks?',
      'wrong digit typed at the counter, is it noticed?',
    ],
    answer:
      'It is guarded by check digits, so a slip of the hand is refused at the counter. ISO 11649 defines such a reference, and many banks already validate it.',
    says: [
      'Guarded by check digits, so that a slip of the hand is refused at the counter and is not discovered in the evening.',
      'ISO 11649 defines such a reference and many banks already validate it.',
    ],
    fr: {
      asked: [
        'Comment la référence de paiement évite-t-elle les fautes de frappe ?',
        'quelle norme ISO définit la référence',
      ],
      answer:
        "Des chiffres de contrôle font refuser l'erreur au guichet. ISO 11649 définit une telle référence, et beaucoup de banques la valident déjà.",
    },
  },
  {
    id: 'matching-taxpayer-number',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Is a taxpayer number enough as payment reference?',
      'why not just use the tax number?',
      'can people pay with only their TIN?',
      'taxpayer ID instead of a reference, ok?',
      'why must the reference come with the assessment',
    ],
    answer:
      'A taxpayer number alone is not enough: it does not say what the money is for. The reference is issued with the assessment or with a request to pay.',
    says: [
      'A taxpayer number alone is not enough, because it does not say what the money is for.',
      'Issued by the authority, with the assessment or with a request to pay.',
    ],
    fr: {
      asked: [
        'Un numéro de contribuable suffit-il comme référence ?',
        'pourquoi pas simplement le numéro fiscal',
      ],
      answer:
        "Un numéro de contribuable seul ne suffit pas : il ne dit pas à quoi sert l'argent. La référence est émise avec l'avis ou la demande de paiement.",
    },
  },
  {
    id: 'matching-channels',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'For which channels is the payment reference the same?',
      'does it work with mobile money?',
      'bank, card and post office: different references?',
      'what about people who pay on a simple phone?',
      'should the reference contain letters?',
      'how do you make it easy to key in?',
    ],
    answer:
      'Bank, card, mobile money, post office and counter. If somebody has to key it into a simple phone, avoid letters that can be taken for digits.',
    says: [
      'The same in every channel: bank, card, mobile money, post office, counter.',
      'If somebody has to key it into a simple phone, avoid letters that can be taken for digits.',
    ],
    fr: {
      asked: [
        'Pour quels canaux la référence de paiement est-elle la même ?',
        "cela marche-t-il avec l'argent mobile",
      ],
      answer:
        "Banque, carte, argent mobile, poste et guichet. Sur un téléphone simple, évitez les lettres qu'on prend pour des chiffres.",
    },
  },
  {
    id: 'matching-example-reference',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What do the parts of RF67 VAT2 6Q30 0471 1 mean?',
      'explain the example reference',
      'what is the 67 in the reference?',
      'what stands VAT26Q3 for?',
      'is the example reference real?',
      'What happens if you change one digit of the example?',
    ],
    answer:
      'RF marks a structured reference, 67 are the check digits, VAT26Q3 is tax and period, 004711 the number of the claim. The example is invented, but its check digits are right.',
    says: [
      'RF67 VAT2 6Q30 0471 1 RF structured reference, ISO 11649 67 check digits (remainder of a division by 97) VAT26Q3 tax and period 004711 number of the claim',
      'The example is invented, but its check digits are right: change one digit, or exchange two neighbouring ones, and the sum no longer works out.',
    ],
    fr: {
      asked: [
        'Que signifient les parties de RF67 VAT2 6Q30 0471 1 ?',
        "la référence de l'exemple est-elle réelle",
      ],
      answer:
        "RF : référence structurée ; 67 : chiffres de contrôle ; VAT26Q3 : impôt et période ; 004711 : numéro de la créance. L'exemple est inventé.",
    },
  },
  {
    id: 'matching-print-reference',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'How should the payment reference be printed and grouped?',
      'QR code or text for the reference?',
      'who decides how the digits are grouped?',
      'why listen to people at a counter?',
      'should a phone be able to scan it',
      'print the reference how',
    ],
    answer:
      'As text and as a code that a phone can read. Listen at a counter in the first weeks to how people say it aloud: that decides how it should be grouped.',
    says: [
      'Print the reference as text and as a code that a phone can read.',
      'In the first weeks, listen at a counter to how people say it aloud.',
      'That decides how it should be grouped.',
    ],
    fr: {
      asked: [
        'Comment imprimer et grouper la référence de paiement ?',
        'faut-il un code lisible par téléphone',
      ],
      answer:
        "En texte et en code qu'un téléphone peut lire. Écoutez au guichet comment les gens la disent : cela décide du groupement.",
    },
  },
  {
    id: 'matching-rules-not-ai',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Why should payments be matched by rules in a fixed order?',
      'rules or AI for matching?',
      'is rule based matching old fashioned?',
      'in which order are the rules arranged?',
      'why can an auditor live with rules?',
      'what happens if two rules fit?',
    ],
    answer:
      'A rule can be read by the auditor and the taxpayer, and will do the same tomorrow. Arrange the rules from certain to uncertain and stop at the first that fits.',
    says: [
      'Matching by rules is not a failure of ambition.',
      'A rule can be read by the auditor and by the taxpayer, and it will do the same tomorrow.',
      'Arrange the rules from certain to uncertain and stop at the first that fits.',
    ],
    fr: {
      asked: [
        'Pourquoi rattacher les paiements par des règles dans un ordre fixe ?',
        'règles ou IA',
      ],
      answer:
        "Une règle peut être lue par l'auditeur et le contribuable. Rangez-les du certain à l'incertain et arrêtez à la première qui convient.",
    },
  },
  {
    id: 'matching-valid-equal',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What happens with a payment whose valid reference and amount fit?',
      'which payments are booked without an officer?',
      'reference ok and amount ok, then what?',
      'are exact matches booked automatically?',
      'who answers for an exact match',
      'does the payer receive a receipt?',
    ],
    answer:
      'With a valid reference, an open claim and an equal amount, it is booked and a receipt is sent. The rule answers for it.',
    says: ['Valid reference, claim open, amount equal', 'Booked, receipt sent', 'The rule'],
    fr: {
      asked: [
        'Que devient un paiement dont la référence et le montant conviennent ?',
        'quels paiements sont enregistrés sans agent',
      ],
      answer:
        'Référence valable, créance ouverte, montant égal : il est enregistré et un reçu est envoyé. La règle en répond.',
    },
  },
  {
    id: 'matching-amount-differs',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What if the amount differs from the claim?',
      'I paid too little, what will they do?',
      'what happens when someone pays too much?',
      'wrong sum but right reference?',
      'part payment or surplus, how is it booked?',
    ],
    answer:
      'With a valid reference it is booked as part payment or surplus, and both sides are told. The rule answers for it.',
    says: [
      'Valid reference, amount differs',
      'Booked as part payment or surplus, both sides told',
      'The rule',
    ],
    fr: {
      asked: ['Et si le montant diffère de la créance ?', "que se passe-t-il si l'on paie trop"],
      answer:
        'Avec une référence valable, il est enregistré comme paiement partiel ou excédent, et chaque partie est informée.',
    },
  },
  {
    id: 'matching-claim-closed',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What if the claim is already closed when the money arrives?',
      'they paid a debt that no longer exists',
      'payment for a closed claim?',
      'who releases the refund or the offset?',
      'what is done with money for a claim that was settled',
    ],
    answer: 'It is held as credit, and a refund or offset is proposed. An officer releases it.',
    says: [
      'Valid reference, claim closed',
      'Held as credit, refund or offset proposed',
      'An officer releases it',
    ],
    fr: {
      asked: [
        "Et si la créance est déjà close quand l'argent arrive ?",
        'qui libère le remboursement',
      ],
      answer:
        "L'argent est gardé en crédit, un remboursement ou une compensation est proposé. Un agent le libère.",
    },
  },
  {
    id: 'matching-no-reference',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What happens to a payment without a reference?',
      'money came with no reference, how to find the taxpayer?',
      "what if the sender's account is known?",
      'free text looks like a name, and then?',
      'how many candidates are shown to the officer?',
      'who confirms a guess about the payer',
    ],
    answer:
      "If the sender's account is known to one taxpayer only, a match is proposed and an officer confirms it. If free text resembles a name or number, up to three candidates are shown and an officer chooses or refuses.",
    says: [
      "No reference, sender's account known to one taxpayer only",
      'Match proposed with its grounds',
      'An officer confirms it',
      'Free text resembles a name or number',
      'Up to three candidates shown',
      'An officer chooses or refuses',
    ],
    fr: {
      asked: [
        'Que devient un paiement sans référence ?',
        "combien de candidats sont montrés à l'agent",
      ],
      answer:
        "Si le compte de l'expéditeur n'a qu'un contribuable, un rattachement est proposé et un agent confirme. Sinon, jusqu'à trois candidats sont montrés.",
    },
  },
  {
    id: 'matching-nothing-fits',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What if nothing fits a payment?',
      'no rule matches, what now?',
      'who is responsible for an unmatched payment?',
      'payment that belongs to nobody?',
      'what happens in step six',
    ],
    answer: 'It becomes an open item with an owner and a date. The named owner answers for it.',
    says: ['Nothing fits', 'Open item with an owner and a date', 'The named owner'],
    fr: {
      asked: ['Et si rien ne convient à un paiement ?', "qui répond d'un paiement non rattaché"],
      answer: 'Il devient un poste ouvert avec un responsable et une date.',
    },
  },
  {
    id: 'matching-model',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What may a model do when payments are matched?',
      'where is AI useful in matching?',
      'does the AI book payments by itself?',
      'in which steps does a model help?',
      'can machine learning read the slips?',
    ],
    answer:
      'It is useful in steps four and five: it reads the text on the slip and suggests candidates. It books nothing.',
    says: [
      'A model is useful in steps four and five.',
      'It reads the text on the slip and suggests candidates.',
      'It books nothing.',
    ],
    fr: {
      asked: [
        'Que peut faire un modèle dans le rattachement des paiements ?',
        "l'IA enregistre-t-elle des paiements",
      ],
      answer:
        "Il aide aux étapes quatre et cinq : il lit le texte du bordereau et propose des candidats. Il n'enregistre rien.",
    },
  },
  {
    id: 'matching-wrong-booking',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Why is a wrong booking worse than none?',
      'what damage does a false match cause?',
      'why are similar names not sufficient?',
      'high similarity score, may we book it?',
      'two errors from one wrong booking, which ones',
      'is a good guess not better than leaving the money open?',
    ],
    answer:
      "It creates two errors: one taxpayer gets a stranger's money, another is asked for a debt that was paid. So similarity of names is never sufficient, however high the score.",
    says: [
      'A wrong booking is worse than none, because it creates two errors.',
      "One taxpayer gets a stranger's money.",
      'Another is asked for a debt that was paid.',
      'For the same reason, similarity of names is never sufficient, however high the score.',
    ],
    fr: {
      asked: [
        "Pourquoi un mauvais enregistrement est-il pire qu'aucun ?",
        'des noms semblables suffisent-ils',
      ],
      answer:
        "Il crée deux erreurs : l'un reçoit l'argent d'un inconnu, l'autre est poursuivi pour une dette payée. La ressemblance des noms ne suffit jamais.",
    },
  },
  {
    id: 'matching-twice',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'How do you avoid booking the same payment twice?',
      'banks send the same file again, what happens?',
      'duplicate payment lines?',
      'from what is the identity of a line made?',
      'money comes double, how is this prevented',
    ],
    answer:
      "Give each incoming line an identity made from its channel, the operator's own number and the booking date, and refuse to book that identity twice.",
    says: [
      "Give each incoming line an identity made from its channel, the operator's own number and the booking date, and refuse to book that identity twice.",
      'Banks repeat files, and mobile operators reverse transfers days later.',
    ],
    fr: {
      asked: [
        "Comment éviter d'enregistrer deux fois le même paiement ?",
        'la banque répète un fichier, que se passe-t-il',
      ],
      answer:
        "Donnez à chaque ligne une identité faite du canal, du numéro de l'opérateur et de la date comptable, et refusez de l'enregistrer une seconde fois.",
    },
  },
  {
    id: 'matching-reversal',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'How is a reversed payment handled?',
      'mobile money was taken back days later, what now?',
      'what if a reversal arrives after a clearance certificate?',
      'chargeback after the certificate was issued?',
      'who decides about a transfer that goes back',
    ],
    answer:
      'A reversal is a new line that points to the first. If it arrives after a clearance certificate, a person decides and must be able to find the certificate from the entry.',
    says: [
      'A reversal is a new line that points to the first.',
      'If it arrives after a clearance certificate, a person decides.',
      'They must be able to find the certificate from the entry.',
    ],
    fr: {
      asked: [
        'Comment traite-t-on un paiement annulé ?',
        "et si l'annulation arrive après une attestation",
      ],
      answer:
        "C'est une nouvelle ligne qui renvoie à la première. Après une attestation, une personne décide et doit retrouver celle-ci.",
    },
  },
  {
    id: 'matching-three-sums',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Which three sums are compared at the evening close?',
      'how does the daily balance work?',
      'what is on the page in the evening?',
      'what must equal what?',
      'how do we close the day',
      'must the sums agree for each channel?',
    ],
    answer:
      'What the channels confirmed as received, what was booked to accounts, and what was added to the open items. The first must equal the second and third together, to the cent and for each channel separately.',
    says: [
      'What the channels confirmed as received today, by channel.',
      "What was booked to taxpayers' accounts today, by matching step.",
      'What was added to the open items today.',
      'The first must equal the second and third together, to the cent, and for each channel separately.',
    ],
    fr: {
      asked: [
        'Quelles trois sommes compare-t-on le soir ?',
        'comment fonctionne la clôture du jour',
      ],
      answer:
        "Ce que les canaux ont confirmé, ce qui est enregistré aux comptes, et ce qui s'ajoute aux postes ouverts. La première égale la somme des autres, au centime près.",
    },
  },
  {
    id: 'matching-tolerance',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Is a small tolerance allowed in the daily balance?',
      'may we ignore a few cents?',
      'what happens if there is a difference?',
      'rounding differences, accept or not?',
      'why no tolerance?',
      'by when must a difference have an owner',
    ],
    answer:
      'Allow no tolerance in the daily balance: small differences are where a systematic fault first shows. A difference stops the page from being signed and has an owner before the next morning.',
    says: [
      'It is tempting to allow a small tolerance.',
      'Do not.',
      'Small differences are where a systematic fault first shows, and a tolerance teaches everyone to overlook it.',
      'A difference stops the page from being signed and has an owner before the next morning.',
    ],
    fr: {
      asked: [
        'Une petite tolérance est-elle permise dans le bilan du jour ?',
        'peut-on ignorer quelques centimes',
      ],
      answer:
        "N'admettez aucune tolérance dans le bilan du jour : un défaut systématique se montre d'abord dans les petits écarts. Un écart bloque la signature et a un responsable avant le matin.",
    },
  },
  {
    id: 'matching-weekly-page',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What does the weekly page of open items show?',
      'what should we look at once a week?',
      'which matters more, the total or the oldest line?',
      'weekly list of open items by age, why?',
      'what is interesting about open lines',
    ],
    answer:
      'The open items by age. The total is less interesting than the oldest line, the number of lines without movement since last week, and the name beside each.',
    says: [
      'Then a second page, once a week: the open items by age.',
      'The total is less interesting than the oldest line, the number of lines without movement since last week, and the name beside each.',
    ],
    fr: {
      asked: [
        'Que montre la page hebdomadaire des postes ouverts ?',
        'que regarder une fois par semaine',
      ],
      answer:
        'Les postes ouverts par âge : surtout la ligne la plus ancienne, celles sans mouvement et le nom à côté de chacune.',
    },
  },
  {
    id: 'matching-two-officers',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'How many officers are needed to release money from the open items?',
      'four eyes principle for releases?',
      'can one person release a payment alone?',
      'how is fraud with ownerless money prevented?',
      'why two officers?',
      'who would steal money without an owner',
    ],
    answer:
      'Two: one prepares, another approves, and the system refuses the same person twice. Money without an owner attracts people who would like to give it one.',
    says: [
      'Two officers should be needed for each release from the list: one prepares, another approves, and the system refuses the same person twice.',
      'Money without an owner attracts people who would like to give it one.',
    ],
    fr: {
      asked: [
        "Combien d'agents faut-il pour libérer un poste ouvert ?",
        'une personne seule peut-elle libérer un paiement',
      ],
      answer:
        "Deux : l'un prépare, l'autre approuve, et le système refuse deux fois la même personne.",
    },
  },
  {
    id: 'matching-old-suspense',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What should be done with the old suspense account?',
      'do we have to clean it before we migrate?',
      'how are old open lines marked?',
      'which old lines come first?',
      'what about lines that can never be resolved?',
      'carry over the old balance as one sum?',
    ],
    answer:
      'Do not carry it over as one balance, and do not wait until it is cleaned. Bring each line over with a mark: a source and a likely owner; a source only; neither.',
    says: [
      'Do not carry it over as one balance, and do not wait until it has been cleaned.',
      'Bring each line over with a mark for how well it is documented: a source and a likely owner; a source only; neither.',
    ],
    fr: {
      asked: ["Que faire de l'ancien compte d'attente ?", 'faut-il le nettoyer avant la migration'],
      answer:
        "Ne le reprenez pas comme un seul solde et n'attendez pas. Reprenez chaque ligne avec une marque : source et propriétaire probable, source seule, ni l'un ni l'autre.",
    },
  },
  {
    id: 'matching-old-groups',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Which lines of the old suspense account are worked on first?',
      'who comes first, taxpayers in enforcement?',
      'what to do with the third group?',
      'lines with neither source nor owner, can we delete them?',
      'lines that can never be resolved, how do they leave the books',
      'whom do we ask about undocumented old money?',
    ],
    answer:
      'The first group at once, starting with taxpayers who are in enforcement now. For the third group, ask the finance ministry for a date and a rule under your law.',
    says: [
      'Work on the first group at once, starting with the taxpayers who are in enforcement at this moment, because there the damage is being done.',
      'For the third group, ask the finance ministry for a date and a rule under your law.',
      'Lines that can never be resolved should leave the books by decision and not by neglect.',
    ],
    fr: {
      asked: [
        "Quelles lignes de l'ancien compte traiter d'abord ?",
        'que faire du troisième groupe',
      ],
      answer:
        'Le premier groupe tout de suite, en commençant par les contribuables en recouvrement. Pour le troisième, demandez au ministère une date et une règle.',
    },
  },
  {
    id: 'matching-old-new-apart',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Why keep old and new items apart on the daily page?',
      'can we mix old clearing and new matching in one figure?',
      'old and new together, what is the danger?',
      'separate the legacy items?',
      'what hides a bad week',
    ],
    answer: 'Otherwise a good week of clearing old items hides a bad week of matching new ones.',
    says: [
      'Keep old and new apart on the daily page.',
      'Otherwise a good week of clearing old items hides a bad week of matching new ones.',
    ],
    fr: {
      asked: [
        "Pourquoi séparer l'ancien et le nouveau sur la page du jour ?",
        'peut-on mélanger ancien et nouveau',
      ],
      answer:
        'Sinon une bonne semaine de règlement des anciens postes cache une mauvaise semaine pour les nouveaux.',
    },
  },
  {
    id: 'matching-five-figures',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Which five things should be measured from the first day of matching?',
      'what KPIs for matching?',
      'which figure do citizens feel?',
      'what are the five measurements of a tax ledger?',
      'how do I see that a channel is weak?',
      'what to count about corrections',
    ],
    answer:
      'The share booked in steps one and two, lines without an owner at the close, and the age of the oldest open item. Also bookings later corrected, and reminders sent to taxpayers who had already paid.',
    says: [
      'Share of lines booked in steps one and two, by channel.',
      'Lines without an owner at the close of the day.',
      'Age of the oldest open item.',
      'Bookings that were later corrected, by matching step and by officer.',
      'Reminders sent to taxpayers who had already paid.',
    ],
    fr: {
      asked: [
        'Quelles cinq choses mesurer dès le premier jour ?',
        'quel chiffre les citoyens ressentent-ils',
      ],
      answer:
        "La part enregistrée aux étapes un et deux, les lignes sans responsable, l'âge du plus ancien poste, les corrections, et les rappels envoyés à qui avait payé.",
    },
  },
  {
    id: 'matching-baseline',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'How is the baseline for matching taken?',
      "what if a figure of today's process is not known?",
      'for how long do we measure the present process?',
      'we do not have old numbers, what do we write',
      '"not known today", why put this in a baseline?',
    ],
    answer:
      'Take the same five figures for a month of the present process before anything changes. Where they cannot be had, write "not known today": it is a finding.',
    says: [
      'Take the same five for a month of the present process before anything changes, as far as they can be had.',
      'Where they cannot, write "not known today" into the baseline.',
      'It is a finding, and later it will be a result.',
    ],
    fr: {
      asked: [
        'Comment établir la situation de départ du rattachement ?',
        "et si un chiffre n'est pas connu",
      ],
      answer:
        "Relevez les mêmes cinq chiffres pendant un mois avant tout changement. Sinon, écrivez « pas connu aujourd'hui » : c'est un constat.",
    },
  },
  {
    id: 'matching-first-month',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What happens in each week of the first month of matching?',
      'what is the plan for four weeks?',
      'what do we do in week one?',
      'with whom do we agree on the reference?',
      'do I need software for the first month?',
      'how can we start tomorrow with no budget for software',
    ],
    answer:
      'Week one: sort one day of lines by hand. Week two: interview the people who resolve open items. Week three: agree on the reference with banks and an operator. Week four: close one day on paper. No software needed.',
    says: [
      'Week one: collect a full day of incoming lines from each channel and sort them by hand into the six steps.',
      'Week two: interview the people who resolve open items today, and write down the clues they use, for they are your rules four and five.',
      'Week three: agree on the reference with two banks and one mobile operator.',
      'Week four: close one day on paper, with the three sums, for one tax and one office.',
      'None of this requires software.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il chaque semaine du premier mois ?',
        'faut-il un logiciel pour commencer',
      ],
      answer:
        "Trier un jour à la main, interroger ceux qui règlent les postes ouverts, convenir de la référence, puis clore un jour sur papier. Aucun logiciel n'est nécessaire.",
    },
  },
  {
    id: 'matching-about',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What does the guide to matching payments show?',
      'what is the article about closing the day about?',
      'short summary of the payment guide please',
      'what can a tax office learn from this guide?',
      'what should a revenue authority do before new taxes?',
      'gist of the article on the daily balance',
    ],
    answer:
      'How to design references, matching rules and a daily balance. Before new taxes or new models, a revenue authority can book the money it already has.',
    says: [
      'Before new taxes or new models, a revenue authority can book the money it already has.',
      'How to design references, matching rules and a daily balance.',
    ],
    fr: {
      asked: [
        'Que montre le guide du rattachement des paiements ?',
        'résumé du guide de la clôture du jour',
      ],
      answer:
        "Comment concevoir références, règles de rattachement et bilan du jour. Une administration peut d'abord comptabiliser l'argent qu'elle a déjà.",
    },
  },
  {
    id: 'matching-six-numbers',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'What can we send you after sorting one day of payments by hand?',
      'which numbers do you need for a conversation about payments?',
      'do you need names of taxpayers?',
      'we sorted one day by hand, what next?',
      'are six numbers enough to talk with you',
    ],
    answer: 'The six numbers, without names. They are enough for a useful conversation.',
    says: [
      'If you have sorted your one day by hand, send us the six numbers, without names.',
      'They are enough for a useful conversation.',
    ],
    fr: {
      asked: [
        'Que vous envoyer après avoir trié un jour de paiements à la main ?',
        'avez-vous besoin de noms de contribuables',
      ],
      answer: 'Les six nombres, sans noms. Ils suffisent pour une conversation utile.',
    },
  },
  {
    id: 'matching-rule-or-person',
    path: '/blog/matching-every-payment-to-a-taxpayer',
    asked: [
      'Which of the six matching steps does a person decide, and which a rule?',
      'Where is an officer needed when payments are matched?',
      'How many of the matching steps run without a person?',
      'rule or officer in matching?',
      'Who answers for each step of matching payments?',
      'Who answers for the six steps of matching?',
    ],
    answer:
      'The rule answers when the reference is valid and the claim is open or the amount differs. When the claim is closed an officer releases it, otherwise an officer confirms, chooses or refuses, and an open item has its named owner.',
    says: [
      'Valid reference, claim open, amount equal',
      'Valid reference, amount differs',
      'Valid reference, claim closed',
      'The rule',
      'An officer releases it',
      'An officer confirms it',
      'An officer chooses or refuses',
      'The named owner',
    ],
    fr: {
      asked: [
        'Laquelle des six étapes du rattachement est décidée par une personne, et laquelle par une règle ?',
        'quand on rattache les paiements, il faut un agent à quel moment ?',
        'règle ou agent dans le rattachement',
      ],
      answer:
        'La règle répond quand la référence est valable et que la créance est ouverte ou que le montant diffère. Quand la créance est close, un agent libère le paiement ; sinon un agent confirme, choisit ou refuse, et un poste ouvert a son responsable nommé.',
    },
  },
]
