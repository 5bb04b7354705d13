import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on consent before any recording. */
export const aConsentFileForRecordedLivesQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-consent-problem',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'Which question do the families ask the archive?',
      'what is the challenge of the archive?',
      'were the speakers in the old interviews asked?',
      'has the ethics board a form for it?',
      'do the hospices have time for technical questions',
    ],
    answer:
      'If recordings of people who have died could answer questions. Nobody asked the speakers, the ethics board has no form for it, and the hospices have no time for a technical one.',
    says: [
      'Families ask if these recordings could answer questions.',
      'Nobody asked the speakers.',
      'The ethics board has no form for the question, and the hospices have no time for a technical one.',
    ],
    fr: {
      asked: [
        "Quelle question les familles posent-elles à l'archive ?",
        'a-t-on demandé aux personnes enregistrées',
      ],
      answer:
        "Si les enregistrements de morts pourraient répondre. Personne n'a demandé aux personnes enregistrées, et le comité d'éthique n'a pas de formulaire.",
    },
  },
  {
    id: 'cs-consent-real',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'Is the archive with two hospices a real case?',
      'which national archive is it?',
      'do these hospices exist?',
      'composed or true, the consent case study?',
      'who is the client of the consent file',
    ],
    answer: 'It is a composed case study: a national archive and two hospices.',
    says: ['Composed case study: a national archive and two hospices'],
    fr: {
      asked: [
        "L'archive et les deux hospices sont-ils un cas réel ?",
        "de quelle archive nationale s'agit-il",
      ],
      answer: "C'est une étude composée : une archive nationale et deux hospices.",
    },
  },
  {
    id: 'cs-consent-first',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'What would be built first: the consent file or the avatar?',
      'does this case study build an avatar?',
      'why is there no avatar yet?',
      'what does the archive want to know before recording?',
      'consent before any voice, what comes first',
    ],
    answer:
      'The consent file first, and no avatar yet. The archive wants to know who may agree to what, and who may end it.',
    says: [
      'Before it records any voice, an archive wants to know who may agree to what, and who may end it.',
      'This composed case study shows how to build the consent file first, and no avatar yet.',
    ],
    fr: {
      asked: [
        "Que construirait-on d'abord : le dossier de consentement ou l'avatar ?",
        "pourquoi pas encore d'avatar",
      ],
      answer:
        "Le dossier de consentement d'abord. L'archive veut savoir qui peut accepter quoi, et qui peut y mettre fin.",
    },
  },
  {
    id: 'cs-consent-old-interviews',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'Would the old interviews become avatars?',
      'what happens to interviews with people who have died?',
      'why can old recordings not answer?',
      'may the archive use the old tapes for avatars?',
      'what is the condition for an avatar',
    ],
    answer:
      'The old interviews would stay an archive, because consent given during life is the condition for an avatar.',
    says: [
      'The old interviews would stay an archive and would not become avatars, because consent given during life is the condition for that.',
    ],
    fr: {
      asked: [
        'Les anciens entretiens deviendraient-ils des avatars ?',
        "quelle est la condition d'un avatar",
      ],
      answer:
        "Les anciens entretiens resteraient une archive, car le consentement donné de son vivant est la condition d'un avatar.",
    },
  },
  {
    id: 'cs-consent-uses',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'Which uses would need their own consent in new recordings?',
      'list the uses of a recording at the archive',
      'does showing a face need a separate yes?',
      'each use its own consent, which are they?',
      'how many different permissions are in the consent file',
    ],
    answer:
      'To keep, to search, to answer in words, to answer in the recorded voice, to show a face.',
    says: [
      'For new recordings, each use would need its own consent.',
      'The uses are: to keep, to search, to answer in words, to answer in the recorded voice, to show a face.',
    ],
    fr: {
      asked: [
        'Quels usages demanderaient leur propre consentement ?',
        'montrer un visage demande-t-il un oui séparé',
      ],
      answer:
        'Garder, chercher, répondre en mots, répondre avec la voix enregistrée, montrer un visage.',
    },
  },
  {
    id: 'cs-consent-each',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'What would each consent in the file have?',
      'is there a witness for the consent in the archive?',
      'can each use be withdrawn in the consent file?',
      'date and witness, both needed?',
      'how is a permission documented there',
    ],
    answer: 'A date, a witness and a way to withdraw it.',
    says: ['Each would have a date, a witness and a way to withdraw it.'],
    fr: {
      asked: ["Qu'aurait chaque consentement du dossier ?", 'y a-t-il un témoin'],
      answer: 'Une date, un témoin et un moyen de le retirer.',
    },
  },
  {
    id: 'cs-consent-listeners',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'Who decides who may listen to a recording of the archive?',
      'does the person name the listeners?',
      'can anybody listen to the new recordings?',
      'who may hear the recorded life?',
      'names of listeners, chosen by whom',
    ],
    answer:
      'The person would name each listener. The archive could show at any time who may hear what, and who decided it.',
    says: [
      'The person would name each listener.',
      'The archive could show at any time who may hear what, and who decided it.',
    ],
    fr: {
      asked: [
        "Qui décide qui peut écouter un enregistrement de l'archive ?",
        'la personne nomme-t-elle les auditeurs',
      ],
      answer:
        "La personne nommerait chaque auditeur. L'archive pourrait montrer qui peut entendre quoi, et qui l'a décidé.",
    },
  },
  {
    id: 'cs-consent-keyholders',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'What would the two keyholders of the archive have?',
      'how is the key divided in the consent case?',
      'what is in the letter to the keyholders?',
      'half a key each, and what else?',
      'do keyholders know what they may do',
    ],
    answer: 'Each would have one half of the key and a letter about what they may do.',
    says: [
      'Two keyholders would each have one half of the key and a letter about what they may do.',
    ],
    fr: {
      asked: ["Qu'auraient les deux dépositaires de l'archive ?", 'que contient la lettre'],
      answer: "Chacun aurait une moitié de la clé et une lettre sur ce qu'il peut faire.",
    },
  },
  {
    id: 'cs-consent-yearly-check',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'How would the archive know that the keyholders can still be reached?',
      'are the keyholders of the archive checked now and then?',
      'what if a keyholder moves and nobody notices?',
      'how often would the archive contact its keyholders',
      'yearly check of keyholders?',
      'who counts the keyholders that answer',
      'would somebody ring the people with the half keys each year',
      'do the two people with the keys get forgotten over time',
    ],
    answer: 'By a yearly check: the keyholders reached would be counted by archive.',
    says: ['Keyholders reached at the yearly check, counted by archive'],
    fr: {
      asked: [
        "Comment l'archive saurait-elle que les détenteurs de clés sont joignables ?",
        'les détenteurs de clés sont-ils contactés chaque année',
        'et si un détenteur de clé déménage',
      ],
      answer:
        'Par une vérification annuelle : les détenteurs de clés joints seraient comptés par archive.',
    },
  },
  {
    id: 'cs-consent-practise',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'What would the staff of the hospices practise?',
      'is anything recorded in the first conversation at the hospice?',
      'do the carers learn to end the conversation?',
      'training for hospice staff, what kind?',
      'until when is the first talk practised',
    ],
    answer:
      'The first conversation, in which nothing is recorded, until they can end it as easily as continue it.',
    says: [
      'Staff of the hospices would practise the first conversation, in which nothing is recorded, until they can end it as easily as continue it.',
    ],
    fr: {
      asked: [
        'Que pratiquerait le personnel des hospices ?',
        'enregistre-t-on la première conversation',
      ],
      answer:
        "La première conversation, où rien n'est enregistré, jusqu'à pouvoir la finir aussi facilement que la continuer.",
    },
  },
  {
    id: 'cs-consent-end',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'When would the person agree on the end of a recording?',
      'is the end planned before the recording?',
      'end first, then recording?',
      'who agrees on how it stops at the archive?',
      'before anything is recorded, what is agreed',
    ],
    answer: 'Before anything is recorded.',
    says: ['The person would agree on the end before anything is recorded.'],
    fr: {
      asked: ['Quand la personne conviendrait-elle de la fin ?', 'la fin est-elle prévue avant'],
      answer: 'Avant que quoi que ce soit soit enregistré.',
    },
  },
  {
    id: 'cs-consent-ethics-reads',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'What would the ethics board read first?',
      'why read refusals and withdrawals first?',
      'what do refusals show?',
      'refusals as a good sign, why?',
      'which documents go to the ethics board first',
    ],
    answer: 'Refusals and withdrawals, as signs that the questions work.',
    says: [
      'The ethics board would read refusals and withdrawals first, as signs that the questions work.',
    ],
    fr: {
      asked: ["Que lirait d'abord le comité d'éthique ?", 'que montrent les refus'],
      answer: 'Les refus et les retraits, signes que les questions fonctionnent.',
    },
  },
  {
    id: 'cs-consent-lasts',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'What does the archive know about how long a recording lasts?',
      'does a recording live longer than contracts?',
      'equipment and staff change, what about the recording?',
      'why think about the end of contracts?',
      'how durable is a recording compared with its equipment',
    ],
    answer: 'A recording lasts longer than its equipment, its staff and most contracts.',
    says: [
      'The archive also knows that a recording lasts longer than its equipment, its staff and most contracts.',
    ],
    fr: {
      asked: [
        "Que sait l'archive de la durée d'un enregistrement ?",
        'un enregistrement dure-t-il plus que les contrats',
      ],
      answer:
        'Un enregistrement dure plus longtemps que son matériel, son personnel et la plupart des contrats.',
    },
  },
  {
    id: 'cs-consent-kpis',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'What would be measured in the consent case?',
      'why count conversations without a recording?',
      'how are withdrawals checked?',
      'which KPIs does the archive use?',
      'keyholders reached once a year, is that counted?',
    ],
    answer:
      'Consents withdrawn and carried out within the agreed time, each one checked. Conversations that ended without a recording, so that nobody is persuaded. Keyholders reached at the yearly check.',
    says: [
      'Consents withdrawn and carried out within the agreed time, each one checked',
      'Conversations that ended without a recording, counted so that nobody is persuaded',
      'Keyholders reached at the yearly check, counted by archive',
    ],
    fr: {
      asked: [
        'Que mesurerait-on dans le cas du consentement ?',
        'pourquoi compter les conversations sans enregistrement',
      ],
      answer:
        'Les retraits exécutés à temps, les conversations finies sans enregistrement, pour que personne ne soit persuadé, et les dépositaires joints chaque année.',
    },
  },
  {
    id: 'cs-consent-pressure',
    path: '/projects/a-consent-file-for-recorded-lives',
    asked: [
      'Would patients of the hospices be talked into a recording?',
      'How would you prevent pressure on people in the hospices to record?',
      'pressure to record?',
      'Could staff of the hospice persuade my mother to record her voice?',
      'What if a patient says no to a recording in the consent case?',
      'Is it fine to say no in the first conversation about a recording?',
      'I am a hospice nurse: must I get people to agree?',
      'Weak people are easily persuaded, what do you do about it in the archive case?',
      'they force sick people to make recording?',
      'Is a no counted as a failure in the consent case?',
      'Is the first talk already recorded in the hospice case?',
    ],
    answer:
      'Conversations that ended without a recording would be counted so that nobody is persuaded. In the first conversation nothing is recorded.',
    says: [
      'Conversations that ended without a recording, counted so that nobody is persuaded',
      'Staff of the hospices would practise the first conversation, in which nothing is recorded, until they can end it as easily as continue it.',
    ],
    fr: {
      asked: [
        'Des patients des hospices seraient-ils poussés à enregistrer ?',
        'Comment éviter la pression sur les personnes dans les hospices ?',
        'pression pour enregistrer ?',
        "Que se passe-t-il si un patient refuse l'enregistrement ?",
        'La première conversation est-elle déjà enregistrée ?',
        'Un refus est-il compté comme un échec dans ce cas ?',
      ],
      answer:
        "Les conversations terminées sans enregistrement seraient comptées pour que personne ne soit persuadé. Dans la première conversation, rien n'est enregistré.",
    },
  },
]
