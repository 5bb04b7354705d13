import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on payments matched to their taxpayers. */
export const everyPaymentFindsItsTaxpayerQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-pay-problem',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'Which problem does the revenue authority have with payments?',
      'what is the challenge in the taxpayer payment case?',
      'why do people who paid get reminders?',
      'what can the treasury not tell apart?',
      'where do payments without a match go?',
    ],
    answer:
      'Payments without a match go to a suspense account and lose their history. Taxpayers who have paid receive reminders, and the treasury cannot tell arrears from unmatched money.',
    says: [
      'Payments without a match go to a suspense account and lose their history.',
      'Taxpayers who have paid receive reminders.',
      'The treasury cannot tell arrears from unmatched money.',
    ],
    fr: {
      asked: [
        "Quel problème l'administration fiscale a-t-elle avec les paiements ?",
        'pourquoi ceux qui ont payé reçoivent-ils des rappels',
      ],
      answer:
        "Les paiements non rattachés vont sur un compte d'attente et perdent leur histoire. Qui a payé reçoit un rappel.",
    },
  },
  {
    id: 'cs-pay-real',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'Is the case of payments matched to taxpayers a real country?',
      'which revenue authority is meant?',
      'what size is the country in the payment case?',
      'real customer or composed, the tax case?',
      'who is behind the payment matching project',
    ],
    answer: 'It is a composed case study: the revenue authority of a mid-sized country.',
    says: ['Composed case study: the revenue authority of a mid-sized country'],
    fr: {
      asked: [
        'Le cas des paiements rattachés est-il un vrai pays ?',
        'quelle administration fiscale est visée',
      ],
      answer: "C'est une étude composée : l'administration fiscale d'un pays de taille moyenne.",
    },
  },
  {
    id: 'cs-pay-channels',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'Through which channels do payments come in the tax case?',
      'how do taxpayers pay in this case study?',
      'are references typed by hand?',
      'post office and mobile money too?',
      'where do the wrong references come from',
    ],
    answer: 'Through banks, mobile money and post offices, with references typed by hand.',
    says: [
      'Payments come through banks, mobile money and post offices, with references typed by hand.',
    ],
    fr: {
      asked: [
        'Par quels canaux viennent les paiements dans ce cas fiscal ?',
        'les références sont-elles tapées à la main',
      ],
      answer:
        "Par les banques, l'argent mobile et les bureaux de poste, avec des références tapées à la main.",
    },
  },
  {
    id: 'cs-pay-replacement',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'Why not simply replace the tax system?',
      'would a new tax system solve the open items?',
      'how long would a replacement take?',
      'does the existing tax system stay?',
      'replace or keep the old tax software?',
    ],
    answer:
      'A replacement would take years and would take over the same open items. The existing system would stay, with a ledger beside it.',
    says: [
      'A replacement would take years and would take over the same open items.',
      'The existing system would stay.',
      'We would place a ledger beside it, with the register and the payments of one tax for the taxpayers of one office.',
    ],
    fr: {
      asked: [
        'Pourquoi ne pas simplement remplacer le système fiscal ?',
        'le système existant reste-t-il',
      ],
      answer:
        'Cela prendrait des années et reprendrait les mêmes postes ouverts. Le système resterait, avec un grand livre à côté.',
    },
  },
  {
    id: 'cs-pay-old-system-stays',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'Would the old tax system be switched off in the payments case?',
      'Does the ledger take the place of the tax software?',
      'could the authority keep what it has and still match the payments?',
      'old system out or in, in the tax payments story?',
      'where would the ledger stand, inside the old system or next to it',
      'do the officials lose their present tax program',
      'must the country throw its tax system away for this',
      'what becomes of the system that is there now in the payment case',
    ],
    answer:
      'In the payments example, the existing tax system would stay, and we would place a ledger beside it.',
    says: ['The existing system would stay.', 'We would place a ledger beside it'],
    fr: {
      asked: [
        "L'ancien système d'impôt serait-il fermé dans ce cas ?",
        'le registre remplace-t-il le logiciel fiscal',
        'que devient le système actuel dans le cas des paiements',
      ],
      answer:
        "Dans l'exemple des paiements, le système fiscal existant resterait, et nous placerions un registre à côté.",
    },
  },
  {
    id: 'cs-pay-scope',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'With what would the ledger begin?',
      'which taxes and which offices come first?',
      'how small is the start in the tax case?',
      'when does a second tax follow?',
      'one tax, one office, is that right?',
    ],
    answer:
      'With the register and the payments of one tax for the taxpayers of one office. A second tax would follow only after the first has balanced for a full quarter.',
    says: [
      'We would place a ledger beside it, with the register and the payments of one tax for the taxpayers of one office.',
      'A second tax would follow only after the first has balanced for a full quarter.',
    ],
    fr: {
      asked: ['Par quoi commencerait le grand livre ?', 'quand vient un second impôt'],
      answer:
        "Par un impôt et les contribuables d'un bureau. Un second seulement après un trimestre entier en équilibre.",
    },
  },
  {
    id: 'cs-pay-second-tax',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'When would a second tax join the ledger?',
      'after which tax would the next one come to the ledger',
      'would all taxes move to the ledger at the same time?',
      'how long must the first tax balance before the next?',
      'second tax: when?',
      'what has to work before the ledger takes more taxes',
      'is one quarter without a gap the condition for going on?',
      'when may the authority add income tax to it',
    ],
    answer: 'Only after the first tax has balanced for a full quarter.',
    says: ['A second tax would follow only after the first has balanced for a full quarter.'],
    fr: {
      asked: [
        'Quand un deuxième impôt rejoindrait-il le registre ?',
        'tous les impôts passeraient-ils en même temps',
        'que faut-il avant un autre impôt',
      ],
      answer: 'Seulement après que le premier impôt a été équilibré pendant un trimestre complet.',
    },
  },
  {
    id: 'cs-pay-reference',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'Which reference would every assessment have?',
      'do the references have check digits in the case study?',
      'same reference for bank and mobile money?',
      'what does the assessment carry to be matched?',
      'how would payments be identified',
    ],
    answer: 'A reference with check digits, the same for all channels.',
    says: ['Every assessment would have a reference with check digits, the same for all channels.'],
    fr: {
      asked: [
        "Quelle référence chaque avis d'imposition aurait-il ?",
        'la même référence pour tous les canaux',
      ],
      answer: 'Une référence avec des chiffres de contrôle, la même pour tous les canaux.',
    },
  },
  {
    id: 'cs-pay-rules',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'How would payments be matched in the case study?',
      'what about a payment that fits no rule?',
      'who gets the unmatched payments?',
      'are there written rules for the matching?',
      'fixed order of rules and then who',
    ],
    answer:
      'Matching would follow written rules in a fixed order. A payment that fits no rule would go to a named officer with a date.',
    says: [
      'Matching would follow written rules in a fixed order.',
      'A payment that fits no rule would go to a named officer with a date.',
    ],
    fr: {
      asked: [
        'Comment les paiements seraient-ils rattachés dans cette étude ?',
        'qui reçoit un paiement sans règle',
      ],
      answer:
        'Par des règles écrites dans un ordre fixe. Sans règle, le paiement irait à un agent désigné, avec une date.',
    },
  },
  {
    id: 'cs-pay-three-sums',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'What would the ledger compare each evening?',
      'three sums of the evening, in the case study?',
      'how is the ledger balanced daily?',
      'what banks confirmed and what else is compared?',
      'evening check in the tax case',
    ],
    answer:
      'Three sums: what the banks confirmed, what was booked to accounts, and what is still open.',
    says: [
      'Each evening the ledger would compare three sums: what the banks confirmed, what was booked to accounts, and what is still open.',
    ],
    fr: {
      asked: ['Que comparerait le grand livre chaque soir ?', 'comment est-il équilibré'],
      answer:
        'Trois sommes : ce que les banques ont confirmé, ce qui est enregistré et ce qui reste ouvert.',
    },
  },
  {
    id: 'cs-pay-old-items',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'What would happen to old open items in the tax case?',
      'are the old unmatched payments taken over?',
      'which mark do old items get?',
      'documented, doubtful or closed, what is that?',
      'old debts without papers, what now',
    ],
    answer:
      'They would come over with a mark for the quality of their documents: documented, doubtful or closed, each with its source.',
    says: [
      'Old open items would come over with a mark for the quality of their documents.',
      'Old open items would be documented, doubtful or closed, each with its source.',
    ],
    fr: {
      asked: ['Que deviendraient les anciens postes ouverts ?', 'quelle marque reçoivent-ils'],
      answer:
        'Ils viendraient avec une marque sur la qualité des documents : documenté, douteux ou clos, avec leur source.',
    },
  },
  {
    id: 'cs-pay-outcomes',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'What would change for taxpayers and officers?',
      'would people who paid still get reminders?',
      'what happens to officers who type bank slips?',
      'do jobs change when slips are no longer typed?',
      'who benefits from matched payments',
    ],
    answer:
      'Reminders would go only to taxpayers who really owe. Officers who type bank slips today would work on new arrears.',
    says: [
      'Reminders would go only to taxpayers who really owe.',
      'Officers who type bank slips today would work on new arrears.',
    ],
    fr: {
      asked: [
        'Que changerait-il pour les contribuables et les agents ?',
        'que feront les agents qui tapent des bordereaux',
      ],
      answer:
        "Les rappels n'iraient qu'à ceux qui doivent vraiment. Les agents travailleraient sur les nouveaux arriérés.",
    },
  },
  {
    id: 'cs-pay-auditor',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'Could an auditor follow a treasury total down to one bank entry?',
      'what would an auditor be able to do?',
      'trace a total to a single payment, possible?',
      'does the audit need help from staff?',
      'who has a name beside a difference next morning',
    ],
    answer:
      'An auditor would follow a treasury total down to one bank entry without help. A difference would have a name beside it the next morning.',
    says: [
      'An auditor would follow a treasury total down to one bank entry without help.',
      'The ledger would be balanced every evening, and a difference would have a name beside it the next morning.',
    ],
    fr: {
      asked: [
        "Un auditeur pourrait-il remonter d'un total à une écriture bancaire ?",
        'que pourrait faire un auditeur',
      ],
      answer:
        "Un auditeur remonterait d'un total du Trésor à une écriture bancaire sans aide. Un écart aurait un nom à côté le lendemain matin.",
    },
  },
  {
    id: 'cs-pay-target',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'What is the revenue target in the payment case?',
      '20% more tax compared with what?',
      'who counts the additional revenue?',
      'do tax rates rise in the payment case?',
      'target of tax collection at unchanged rates?',
    ],
    answer:
      '20% more tax collection than in the year before, at unchanged rates, counted by the authority.',
    says: [
      'Revenue at unchanged rates, target: 20% more tax collection than in the year before, counted by the authority',
    ],
    fr: {
      asked: ['Quelle est la cible de recettes dans ce cas ?', '20 % de plus par rapport à quoi'],
      answer:
        "20 % de recettes de plus que l'année précédente, à taux inchangés, comptées par l'autorité.",
    },
  },
  {
    id: 'cs-pay-kpis',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'What else would be measured about the payments?',
      'which KPIs besides revenue?',
      'how available should the ledger be on filing days?',
      'payments without a match, how often counted?',
      'oldest open item, when is it counted',
    ],
    answer:
      'Payments without a match at the end of each day, and the age of the oldest open item every week. Availability of the ledger on filing days has a target of 99.9%.',
    says: [
      'Payments without a match at the end of each day, counted by channel',
      'Age of the oldest open item, counted every week',
      'Availability of the ledger on filing days, target: 99.9%',
    ],
    fr: {
      asked: [
        'Que mesurerait-on encore au sujet des paiements ?',
        'quelle disponibilité les jours de déclaration',
      ],
      answer:
        "Les paiements non rattachés chaque jour par canal, l'âge du plus ancien poste, et la disponibilité les jours de déclaration, cible 99,9 %.",
    },
  },
  {
    id: 'cs-pay-about',
    path: '/projects/every-payment-finds-its-taxpayer',
    asked: [
      'What does the case study on payments and taxpayers show?',
      'summary of every payment matched to its taxpayer?',
      'what is the payment case study about?',
      'in short, what would the authority do with payments?',
      'main idea of the ledger case',
    ],
    answer:
      'How the taxpayer register and the payments of one tax could move to a ledger that is balanced each evening.',
    says: [
      'This composed case study shows how the taxpayer register and the payments of one tax could move to a ledger that is balanced each evening.',
    ],
    fr: {
      asked: [
        "Que montre l'étude de cas sur les paiements et contribuables ?",
        "résumé de l'étude des paiements",
      ],
      answer:
        "Comment le registre des contribuables et les paiements d'un impôt pourraient passer à un grand livre équilibré chaque soir.",
    },
  },
]
