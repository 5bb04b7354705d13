import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on proof of age from a civil registry. */
export const proofOfAgeFromACivilRegistryQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-age-problem',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'Which problem does the civil registry have with its certificates?',
      'what is wrong with printed certificates in this case?',
      'how much does an office learn that needs one fact?',
      'can the registry tell which copies are correct?',
      'why are photocopies a problem',
    ],
    answer:
      'An office that needs one fact about a person receives all of them and keeps the copy. The registry cannot tell which copies are still correct.',
    says: [
      'The registry prints certificates, and offices stamp and photocopy them.',
      'An office that needs one fact about a person receives all of them and keeps the copy.',
      'The registry cannot tell which copies are still correct.',
    ],
    fr: {
      asked: [
        'Quel problème le registre a-t-il avec ses certificats ?',
        'le registre sait-il quelles copies sont justes',
      ],
      answer:
        "Un bureau qui a besoin d'un seul fait reçoit tout et garde la copie. Le registre ne sait pas quelles copies sont encore justes.",
    },
  },
  {
    id: 'cs-age-paper-today',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'What do offices do with the certificates of the registry today?',
      'how is age proved today in the registry case?',
      'who photocopies the certificates?',
      'what does the civil registry hand out now',
      'stamps and copies, is that how it works at the registry today',
      'what happens at a counter with a paper from the civil registry',
      'is the old way in the proof of age story paper',
      'where do the many copies of a birth certificate come from',
    ],
    answer:
      'They stamp and photocopy the certificates that the registry prints. An office that needs one fact receives all of them and keeps the copy.',
    says: [
      'The registry prints certificates, and offices stamp and photocopy them.',
      'An office that needs one fact about a person receives all of them and keeps the copy.',
    ],
    fr: {
      asked: [
        "Que font les bureaux avec les certificats aujourd'hui ?",
        "comment prouve-t-on son âge aujourd'hui dans ce cas",
        'qui photocopie les certificats',
      ],
      answer:
        "Ils tamponnent et photocopient les certificats que le registre imprime. Un bureau qui a besoin d'un seul fait les reçoit tous et garde la copie.",
    },
  },
  {
    id: 'cs-age-real',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'Is the proof of age case about a real registry?',
      "which country's civil registry is it?",
      'does this registry exist?',
      'real or composed, the case with the proof of age?',
      'who ordered the proof of age',
    ],
    answer: 'It is a composed case study: a national civil registry and two kinds of counter.',
    says: ['Composed case study: a national civil registry and two kinds of counter'],
    fr: {
      asked: [
        "Le cas de la preuve d'âge parle-t-il d'un vrai registre ?",
        'de quel pays est ce registre',
      ],
      answer: "C'est une étude composée : un registre national et deux sortes de guichet.",
    },
  },
  {
    id: 'cs-age-one-first',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'Why begin with one attribute and not with twenty?',
      'why only the age first?',
      'what does the registry want to do well first?',
      'one credential or many, what does the registry prefer?',
      'is it not too little to issue one attribute',
    ],
    answer: 'The registry wants to issue one attribute well before it issues twenty.',
    says: ['A registry wants to issue one attribute well before it issues twenty.'],
    fr: {
      asked: [
        'Pourquoi commencer par un seul attribut et non vingt ?',
        "pourquoi seulement l'âge d'abord",
      ],
      answer: "Le registre veut bien émettre un attribut avant d'en émettre vingt.",
    },
  },
  {
    id: 'cs-age-wallet-program',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'What does the registry expect of the announced national wallet?',
      'is there a government wallet planned?',
      'when does the first useful credential come in a large program?',
      'big wallet program, what is the fear?',
      'what has the government announced',
    ],
    answer: 'A large program in which the first useful credential comes at the end.',
    says: [
      'The government has announced a national wallet.',
      'The registry expects a large program in which the first useful credential comes at the end.',
    ],
    fr: {
      asked: [
        "Qu'attend le registre du portefeuille national annoncé ?",
        'quand vient le premier justificatif utile',
      ],
      answer: 'Un grand programme où le premier justificatif utile arrive à la fin.',
    },
  },
  {
    id: 'cs-age-attribute',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'Which attribute would the registry choose?',
      'what fact is proved at the counter?',
      'adult or not, is that the attribute?',
      'why of all things the age?',
      'what do many counters ask for',
    ],
    answer: 'Whether a person is of age, because many counters ask for it.',
    says: [
      'The registry would choose one attribute that many counters ask for: whether a person is of age.',
    ],
    fr: {
      asked: ['Quel attribut le registre choisirait-il ?', 'quel fait prouve-t-on au guichet'],
      answer: 'Si une personne est majeure, car beaucoup de guichets le demandent.',
    },
  },
  {
    id: 'cs-age-source',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'Where would the proof of age come from?',
      'does the issuing service keep its own database?',
      'when is the age read from the register?',
      'is there a second register for the credentials?',
      'source of the data at the moment of issue?',
    ],
    answer:
      'The issuing service would read it from the existing register at the moment of issue and keep no register of its own.',
    says: [
      'The issuing service would read it from the existing register at the moment of issue and keep no register of its own.',
    ],
    fr: {
      asked: ["D'où viendrait la preuve d'âge ?", "le service d'émission tient-il sa propre base"],
      answer:
        "Le service d'émission la lirait dans le registre existant au moment de l'émission, sans tenir de registre à lui.",
    },
  },
  {
    id: 'cs-age-card',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'What about people without a smartphone in the proof of age case?',
      'can I prove my age with a card?',
      'is the card worth less than the phone?',
      'would each counter read phone and card?',
      'no mobile phone, which alternative for age',
    ],
    answer:
      'They would receive a chip card with the same attribute and the same seal. Phone and card would be equal: each counter in the trial would read both.',
    says: [
      'People without a smartphone would receive a chip card with the same attribute and the same seal.',
      'Phone and card would be equal: each counter in the trial would read both.',
    ],
    fr: {
      asked: [
        "Et les personnes sans téléphone intelligent, pour la preuve d'âge ?",
        'la carte vaut-elle moins que le téléphone',
      ],
      answer:
        "Elles recevraient une carte à puce avec le même attribut et le même sceau. Chaque guichet lirait l'un et l'autre.",
    },
  },
  {
    id: 'cs-age-counter-check',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'How would a counter check the proof of age?',
      'does the check work without a network at the counter?',
      'which list does the counter look at?',
      'seal and status list, both?',
      'what does the cashier verify',
    ],
    answer: 'Counters would check the seal and a published status list, with or without a network.',
    says: ['Counters would check the seal and a published status list, with or without a network.'],
    fr: {
      asked: [
        "Comment un guichet vérifierait-il la preuve d'âge ?",
        'cela marche-t-il sans réseau',
      ],
      answer: "Il vérifierait le sceau et une liste d'état publiée, avec ou sans réseau.",
    },
  },
  {
    id: 'cs-age-no-tracking',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'Would the registry learn when a person shows the proof of age?',
      'does the state see where I prove my age?',
      'is a message sent to the registry at each use?',
      'tracking by the civil registry, possible?',
      'privacy when I show that I am an adult',
    ],
    answer:
      'The civil registry would receive no message when a person shows the proof of age credential.',
    says: ['The registry would receive no message when a person shows the credential.'],
    fr: {
      asked: [
        "Le registre saurait-il quand on montre la preuve d'âge ?",
        "l'État voit-il où je prouve mon âge",
      ],
      answer:
        "Le registre d'état civil ne recevrait aucun message quand on montre le justificatif d'âge.",
    },
  },
  {
    id: 'cs-age-counter-learns',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'What would a counter learn about a person?',
      'does the counter see my name and address?',
      'is my date of birth shown?',
      'which data does the shop get?',
      'only yes or no at the counter',
      'What does a shopkeeper learn about the person who shows it?',
    ],
    answer: 'That the person is of age, and no name, address or date of birth.',
    says: ['A counter would learn that a person is of age, and no name, address or date of birth.'],
    fr: {
      asked: [
        "Qu'apprendrait un guichet sur une personne ?",
        'le guichet voit-il mon nom',
        "Qu'apprend un commerçant sur la personne ?",
      ],
      answer: 'Que la personne est majeure, sans nom, adresse ni date de naissance.',
    },
  },
  {
    id: 'cs-age-lost-phone',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'What happens if a phone with the credential is lost?',
      'how do I block my lost phone?',
      'how many calls to block the wallet?',
      'phone stolen, how do I get my proof of age again?',
      'recovery after loss in the registry case',
    ],
    answer: 'One call would block a lost phone. The person would then enrol again.',
    says: ['One call would block a lost phone.', 'The person would then enrol again.'],
    fr: {
      asked: [
        "Que se passe-t-il si l'on perd le téléphone ?",
        'comment bloquer mon téléphone perdu',
      ],
      answer:
        "Un appel bloquerait le téléphone perdu. La personne s'inscrirait ensuite de nouveau.",
    },
  },
  {
    id: 'cs-age-tests',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'With whom would enrolment, loss and recovery be tested?',
      'are beginners involved in the tests?',
      'who tests the words on the screen?',
      'what happens after each test session?',
      'usability tests with people new to wallets?',
    ],
    answer:
      'With people who have never used a wallet. The words on the screen would be rewritten after each session.',
    says: [
      'We would test enrolment, loss and recovery with people who have never used a wallet, and rewrite the words on the screen after each session.',
    ],
    fr: {
      asked: [
        'Avec qui testerait-on inscription, perte et récupération ?',
        'que fait-on après chaque séance',
      ],
      answer:
        "Avec des gens qui n'ont jamais utilisé de portefeuille. Les mots à l'écran seraient réécrits après chaque séance.",
    },
  },
  {
    id: 'cs-age-more-attributes',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'How would further attributes follow the proof of age?',
      'which way do the next attributes take?',
      'does every attribute need a legal basis?',
      'after the age, how do we add residence?',
      'next credential, same path?',
    ],
    answer: 'They would follow the same path, each with its own legal basis.',
    says: ['Further attributes would follow the same path, each with its own legal basis.'],
    fr: {
      asked: [
        "Comment d'autres attributs suivraient-ils ?",
        'chaque attribut a-t-il une base légale',
      ],
      answer: 'Ils suivraient le même chemin, chacun avec sa propre base légale.',
    },
  },
  {
    id: 'cs-age-kpis',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'What would be measured in the proof of age case?',
      'target for correct answers at the counter?',
      'why count requests that holders refused?',
      '99.5% accuracy of what at the counter?',
      'which KPIs has the proof of age trial?',
      'how is enrolment without help counted',
    ],
    answer:
      'Correct answers at the counter, with a target of 99.5% accuracy as defined in the contract. Also time to answer without a network, enrolment without help, and refused requests, to find verifiers who ask too much.',
    says: [
      'Correct answers at the counter in supervised trials, target: 99.5% accuracy as defined in the contract',
      'Time from request to answer at a counter without a network, counted by device',
      'People who completed enrolment without help, counted by age group and channel',
      'Requests that holders refused, counted to find verifiers who ask for too much',
    ],
    fr: {
      asked: [
        "Que mesurerait-on dans le cas de la preuve d'âge ?",
        'pourquoi compter les demandes refusées',
      ],
      answer:
        'Les bonnes réponses au guichet, cible 99,5 %, le temps sans réseau, les inscriptions sans aide et les demandes refusées.',
    },
  },
  {
    id: 'cs-age-about',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'What does the case study on proof of age show?',
      'summary of the proof of age case?',
      'what is the civil registry case study about?',
      'at which counters could a proof of age work?',
      'main idea of proving age with phone or card',
    ],
    answer: 'How a proof of age could work on phones and on cards, at two very different counters.',
    says: [
      'This composed case study shows how a proof of age could work on phones and on cards, at two very different counters.',
    ],
    fr: {
      asked: [
        "Que montre l'étude de cas sur la preuve d'âge ?",
        "résumé de l'étude du registre d'état civil",
      ],
      answer:
        "Comment une preuve d'âge pourrait marcher sur téléphone et sur carte, à deux guichets bien différents.",
    },
  },
  {
    id: 'cs-age-older-people',
    path: '/projects/proof-of-age-from-a-civil-registry',
    asked: [
      'Would older people manage to enrol for the proof of age?',
      'Can a person without computer skills enrol in the proof of age case?',
      'elderly and the proof of age?',
      'My grandfather never used an app, could he get the proof of age?',
      'Is enrolment for the proof of age easy enough for everyone?',
      'I work with seniors: do you look at how they cope with the proof of age?',
      'Does someone count how many people need help with the proof of age?',
      'The young manage, the old are left behind in your registry case',
      'How would you know that the screens of the proof of age are easy to understand?',
      'old people can do the enrol alone?',
      'Who tests the proof of age before it starts, experts or beginners?',
      'Are people of every age group counted in the registry case?',
    ],
    answer:
      'That would be measured: people who completed enrolment without help, by age group and channel. Enrolment, loss and recovery would be tested with people who have never used a wallet.',
    says: [
      'People who completed enrolment without help, counted by age group and channel',
      'We would test enrolment, loss and recovery with people who have never used a wallet, and rewrite the words on the screen after each session.',
    ],
    fr: {
      asked: [
        "Des personnes âgées arriveraient-elles à s'inscrire pour la preuve d'âge ?",
        "Mon grand-père n'a jamais utilisé d'appli, pourrait-il avoir la preuve d'âge ?",
        "seniors et preuve d'âge",
        "Compte-t-on les gens qui ont besoin d'aide pour la preuve d'âge ?",
        "Qui teste la preuve d'âge avant le départ, des experts ou des débutants ?",
        "L'inscription à la preuve d'âge est-elle assez simple ?",
      ],
      answer:
        "Ce serait mesuré : les personnes inscrites sans aide, par groupe d'âge et par canal. L'inscription, la perte et la récupération seraient testées avec des gens qui n'ont jamais utilisé de portefeuille.",
    },
  },
]
