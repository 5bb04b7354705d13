import type { PublicationQuestion } from '../publication-question.ts'

/** About the opinion on consent, custody and a recorded voice. */
export const consentCustodyAndARecordedVoiceQuestions: readonly PublicationQuestion[] = [
  {
    id: 'voice-nature',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Are the seven questions about a recorded voice legal advice?',
      'is this text an opinion or law?',
      'who needs these seven questions?',
      'may an ethics board be stricter than you?',
      'for which institutions is the voice article written',
      'opinion or legal advice?',
    ],
    answer:
      'The seven questions about a recorded voice are an opinion and not legal advice, and an ethics board may well be stricter. Archives, hospices, veterans offices and ministries will have to allow it or refuse it.',
    says: [
      'They are an opinion and not legal advice, and an ethics board may well be stricter.',
      'Archives, hospices, veterans offices and ministries will have to allow it or refuse it.',
    ],
    fr: {
      asked: [
        'Les sept questions sur une voix enregistrée sont-elles un avis juridique ?',
        "un comité d'éthique peut-il être plus strict",
      ],
      answer:
        "Les sept questions sur une voix enregistrée sont une opinion et non un avis juridique, et un comité d'éthique peut être plus strict. Archives, hospices et ministères devront permettre ou refuser.",
    },
  },
  {
    id: 'voice-easy',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'How much material is needed to make a dead person appear to speak?',
      'is it hard to fake a voice of a dead person?',
      'how many minutes of sound are enough?',
      'does easy mean right?',
      'can a stranger be convinced by a few letters and a recording',
    ],
    answer:
      'A few minutes of sound and some letters are enough to convince a stranger. That does not make it right.',
    says: [
      'A few minutes of sound and some letters are enough to convince a stranger.',
      'That does not make it right.',
    ],
    fr: {
      asked: [
        'Que faut-il pour faire parler une personne morte ?',
        'combien de minutes de son suffisent',
      ],
      answer:
        'Quelques minutes de son et quelques lettres suffisent à convaincre un inconnu. Cela ne le rend pas juste.',
    },
  },
  {
    id: 'voice-consent-in-life',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Can an avatar be made of someone who never consented?',
      'without consent in life, is an avatar possible?',
      'my father is dead and never agreed, can you make his voice?',
      "is the family's permission enough?",
      'does the family own the right to make them answer?',
      'old letters and voicemails, can you use them for an avatar',
    ],
    answer:
      'No: without consent given in life there is no avatar, whatever has been left behind. A family may own the paper and the tape, but not the permission to make them answer.',
    says: [
      'Our answer decides everything else: without consent given in life there is no avatar, whatever has been left behind.',
      'A family may own the paper and the tape.',
      'It does not own the permission to make them answer.',
    ],
    fr: {
      asked: [
        "Peut-on faire un avatar d'une personne qui n'a jamais consenti ?",
        'la permission de la famille suffit-elle',
      ],
      answer:
        "Non : sans consentement donné de son vivant, pas d'avatar. La famille peut posséder le papier et la bande, pas la permission.",
    },
  },
  {
    id: 'voice-would-have',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What if the person would have liked it?',
      'we are sure grandmother would have agreed, is that enough?',
      'why is "would have" not enough?',
      'reconstruction after death without asking, why not?',
      'is it not obvious that she would have wanted it',
    ],
    answer:
      'Perhaps. But nobody can ask the person to correct a reconstruction built on "would have", and a portrait needs that correction.',
    says: [
      'The usual objection is that the person would have liked it.',
      'But nobody can ask the person to correct a reconstruction built on "would have".',
      'A portrait needs that correction.',
    ],
    fr: {
      asked: [
        "Et si la personne l'aurait aimé ?",
        'pourquoi « elle aurait voulu » ne suffit-il pas',
      ],
      answer:
        'Peut-être. Mais personne ne peut lui demander de corriger une reconstruction, et un portrait a besoin de cette correction.',
    },
  },
  {
    id: 'voice-never-asked',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What may happen with recordings of people who were never asked?',
      'old recordings without consent, must we delete them?',
      'can we keep tapes of those who were not asked?',
      'what is an archive allowed to do with old tapes?',
      'may we listen to recordings of dead people',
    ],
    answer:
      'They can be kept, described and listened to. An archive is a respectable place, and it should stay one.',
    says: [
      'Recordings of those who were never asked can be kept, described and listened to.',
      'An archive is a respectable place, and it should stay one.',
    ],
    fr: {
      asked: ['Que faire des enregistrements de gens jamais interrogés ?', 'faut-il les effacer'],
      answer: 'On peut les garder, les décrire et les écouter. Ils restent une archive.',
    },
  },
  {
    id: 'voice-five-uses',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'For which five uses of a recording do you ask consent separately?',
      'is one signature enough?',
      'what are the five uses?',
      'why is one signature under ten pages not consent?',
      'can someone say yes to text and no to the face?',
      'which permissions are asked one by one?',
    ],
    answer:
      'To keep it, to search it, to answer in words, to answer in the recorded voice, to show a face. A thoughtful person may accept one and refuse the next; one signature under ten pages is a receipt.',
    says: [
      'We ask for five separately: to keep it, to search it, to answer in words, to answer in the recorded voice, to show a face.',
      'The uses differ so much that a thoughtful person may accept one and refuse the next.',
      'One signature under ten pages is a receipt.',
      'It is not consent.',
    ],
    fr: {
      asked: [
        'Pour quels cinq usages demandez-vous un consentement séparé ?',
        'une seule signature suffit-elle',
      ],
      answer:
        "Garder, chercher, répondre en mots, répondre avec la voix, montrer un visage. Une signature sous dix pages n'est qu'un reçu.",
    },
  },
  {
    id: 'voice-withdraw',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Can consent to a recording be withdrawn?',
      'can I change my mind later?',
      'may each use be withdrawn alone?',
      'is each consent dated and witnessed?',
      'take back my permission, does it work',
      'until when can a person withdraw?',
    ],
    answer:
      'Consent to each use of a recording can be withdrawn alone while the person lives, and each consent is dated and witnessed.',
    says: ['Each is dated, witnessed and can be withdrawn alone while the person lives.'],
    fr: {
      asked: ['Peut-on retirer son consentement à un enregistrement ?', "puis-je changer d'avis"],
      answer:
        "Le consentement à chaque usage d'un enregistrement peut être retiré seul tant que la personne vit ; chaque consentement est daté et a un témoin.",
    },
  },
  {
    id: 'voice-withdraw-ends',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What must end when consent to each use is withdrawn?',
      'what is deleted when I withdraw consent for keeping?',
      'what happens to the voice model after withdrawal?',
      'no more face, what stays?',
      'what ends and what remains, use by use?',
    ],
    answer:
      'Keeping: the recordings and everything made from them. Searching: index and transcripts. Answering in words: the answering part. Answering in the voice: the voice model. Showing a face: the moving image.',
    says: [
      'Keeping',
      'The recordings, and everything made from them',
      'Searching',
      'Index and transcripts used for finding',
      'Answering in words',
      'The answering part',
      'Answering in the voice',
      'The voice model',
      'Showing a face',
      'The moving image',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui doit cesser quand on retire le consentement ?",
        'que devient le modèle de voix',
      ],
      answer:
        "Garder : les enregistrements et tout ce qui en vient. Chercher : index et transcriptions. Répondre : la partie qui répond, ou le modèle de voix. Visage : l'image animée.",
    },
  },
  {
    id: 'voice-withdraw-remains',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What may remain after a withdrawal?',
      'does a receipt stay?',
      'may photographs stay in the archive?',
      'what can the archive keep after I say no?',
      'what is left when the answering voice is withdrawn',
    ],
    answer:
      'After keeping is withdrawn, only a receipt. For the other uses it can be the recordings, the index, answers in text if still allowed, or photographs the person gave to the archive.',
    says: [
      'What may remain',
      'A receipt of the withdrawal',
      'Recordings and index',
      'Answers in text, if still allowed',
      'Photographs the person gave to the archive',
      'The recordings',
    ],
    fr: {
      asked: ['Que peut-il rester après un retrait ?', 'les photographies restent-elles'],
      answer:
        "Un reçu du retrait de la conservation ; sinon les enregistrements, l'index, des réponses en texte ou les photos données.",
    },
  },
  {
    id: 'voice-ask-supplier',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What should we ask the supplier about withdrawal?',
      'are copies and backups deleted too?',
      'what if the supplier cannot say how withdrawal is carried out?',
      'by which day must deletion be done?',
      'vendor has no answer about deleting, what does it mean',
    ],
    answer:
      'How what must end is carried out, by which day, including copies and backups. Without an answer, the consent cannot be withdrawn, and people should be told so before they give it.',
    says: [
      'Ask the supplier how the middle column is carried out, by which day, including copies and backups.',
      'Without an answer, the consent cannot be withdrawn.',
      'People should be told so before they give it.',
      'What must end when it is withdrawn',
    ],
    fr: {
      asked: [
        'Que demander au fournisseur au sujet du retrait ?',
        'les copies et sauvegardes sont-elles effacées',
      ],
      answer:
        'Comment le retrait est exécuté, à quelle date, avec copies et sauvegardes. Sans réponse, le consentement ne peut être retiré.',
    },
  },
  {
    id: 'voice-free-yes',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Who should judge whether a yes was free?',
      'how do you know that a sick person really agreed?',
      'is capacity a checkbox?',
      'old and ill people, how to be sure they want it?',
      'who can tell if the consent is voluntary',
    ],
    answer:
      'Someone who gains nothing from the answer. Capacity is not a form to be ticked; it is a judgment.',
    says: [
      'Capacity is not a form to be ticked.',
      'It is a judgment, and it should be made by someone who gains nothing from the answer.',
    ],
    fr: {
      asked: [
        'Qui doit juger si un oui était libre ?',
        'comment savoir si une personne malade veut vraiment',
      ],
      answer:
        "Quelqu'un qui ne gagne rien à la réponse. La capacité est un jugement, pas une case à cocher.",
    },
  },
  {
    id: 'voice-arrangements',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Which three arrangements help to keep a yes free?',
      'is the family in the room at the first conversation?',
      'how much time should lie between talk and recording?',
      'does the first conversation get recorded?',
      'why count how often people say no?',
      'nobody ever declines, is that good?',
    ],
    answer:
      'The first conversation is without recorder and family. At least a day lies before anything else. And the institution counts how often the answer was no.',
    says: [
      'Three arrangements help.',
      'The first conversation happens without a recorder and without the family in the room.',
      'A day at least lies between that conversation and anything else.',
      'And the institution counts how often the answer was no.',
      'Where nobody ever declines, the question is being asked in the wrong way.',
    ],
    fr: {
      asked: [
        'Quels trois arrangements aident un oui à être libre ?',
        'la famille est-elle présente',
      ],
      answer:
        "La première conversation est sans enregistreur ni famille, un jour au moins la sépare du reste, et l'institution compte les refus.",
    },
  },
  {
    id: 'voice-nobody-declines',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What does it mean if nobody ever declines?',
      'everyone says yes, is this a warning?',
      'zero refusals, what should we think?',
      'no one refuses a recording, sign of what?',
      'all people agree, are we doing it right',
    ],
    answer: 'The question is being asked in the wrong way.',
    says: ['Where nobody ever declines, the question is being asked in the wrong way.'],
    fr: {
      asked: ["Que veut dire l'absence de tout refus ?", 'tout le monde dit oui, est-ce un signe'],
      answer: 'La question est posée de la mauvaise façon.',
    },
  },
  {
    id: 'voice-custody',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Why is custody better than ownership of a legacy?',
      'what is custody?',
      'who owns the recording after death?',
      'does data protection law protect the dead?',
      'owner or custodian, what is the difference?',
      'what is a duty with limits',
    ],
    answer:
      'An owner may do as he likes; custody is a duty with limits, held for somebody else. After a death, in many places, data protection law no longer speaks for the person.',
    says: [
      'Ownership is the wrong idea, because an owner may do as he likes.',
      'Custody is better: a duty with limits, held for somebody else.',
      'After a death the person can no longer instruct anyone, and in many places data protection law no longer speaks for them.',
    ],
    fr: {
      asked: [
        "Pourquoi la garde vaut-elle mieux que la propriété d'un héritage ?",
        "à qui appartient l'enregistrement après la mort",
      ],
      answer:
        "Un propriétaire fait ce qu'il veut ; la garde est un devoir limité, tenu pour autrui. Souvent, la protection des données ne parle plus pour les morts.",
    },
  },
  {
    id: 'voice-keyholders',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What may the two keyholders do, and what not?',
      'who holds the key to a sealed legacy?',
      'does Unordin hold a part of the key?',
      'can a keyholder add a listener?',
      'may keyholders delete the legacy?',
      'what are keyholders',
    ],
    answer:
      'Two keyholders, named in life, each hold half of the key; we hold neither half. They may open, close or delete within what the person wrote, but add no listener, subject or use.',
    says: [
      'Two keyholders, named in life, each hold half of the key to a sealed legacy.',
      'We hold neither half.',
      'They may open, close or delete within what the person wrote.',
      'They may not add a listener or a subject, and they may not add a use.',
    ],
    fr: {
      asked: [
        'Que peuvent faire les deux dépositaires de la clé ?',
        'Unordin détient-il une partie de la clé',
      ],
      answer:
        "Chacun détient une moitié, nous aucune. Ils peuvent ouvrir, fermer ou effacer selon ce que la personne a écrit, mais n'ajouter ni auditeur, ni sujet, ni usage.",
    },
  },
  {
    id: 'voice-unforeseen',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Who decides what neither the person nor the rules foresaw?',
      'what if something happens that nobody planned?',
      'unforeseen case, how is it decided?',
      'rules say nothing about it, what then for the legacy?',
      'the more cautious reading, when does it apply',
    ],
    answer: 'The more cautious of two readings decides.',
    says: [
      'What neither the person nor the rules foresaw is decided by the more cautious of two readings.',
    ],
    fr: {
      asked: [
        "Qui décide de ce que ni la personne ni les règles n'ont prévu ?",
        'cas imprévu, que fait-on',
      ],
      answer: 'La plus prudente de deux lectures décide.',
    },
  },
  {
    id: 'voice-lost-half',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What happens if a keyholder loses the half of the key?',
      'one half is lost, is everything gone?',
      'what if the two keyholders never agree?',
      'keyholders are fighting, what happens to the recordings?',
      'is a lost key recoverable?',
      'can there be a substitute for a keyholder?',
    ],
    answer:
      'The legacy stays sealed until its term ends and is then deleted. To help, an institution can ask for a substitute for each keyholder and write to all of them once a year.',
    says: [
      'If one keyholder loses the half, or the two never agree, the legacy stays sealed until its term ends and is then deleted.',
      'To help, an institution can ask for a substitute for each keyholder.',
      'It can also write to all of them once a year.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si un dépositaire perd sa moitié de clé ?',
        "et si les deux ne sont jamais d'accord",
      ],
      answer:
        "L'héritage reste scellé jusqu'à la fin de son terme, puis il est effacé. Un remplaçant et une lettre chaque année aident.",
    },
  },
  {
    id: 'voice-harsh',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Is it not harsh to delete a legacy because a key is lost?',
      'why not open it anyway when the key is lost?',
      'some institutions find the rule hard, what do you say?',
      'loss or unauthorised opening, what is worse?',
      'why accept the loss of a recording',
    ],
    answer:
      'Some institutions find it harsh. We think that a loss which was explained beforehand does less harm than an opening that nobody had allowed.',
    says: [
      'Some institutions find this harsh.',
      'We think that a loss which was explained beforehand does less harm than an opening that nobody had allowed.',
    ],
    fr: {
      asked: [
        "N'est-il pas dur d'effacer un héritage à cause d'une clé perdue ?",
        "pourquoi ne pas l'ouvrir quand même",
      ],
      answer:
        "Certaines institutions le pensent. Une perte expliquée d'avance fait moins de mal qu'une ouverture que personne n'a permise.",
    },
  },
  {
    id: 'voice-others',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What about other people who are mentioned in a recording?',
      'my sister talks about me in the recording, what can I do?',
      'do neighbours have to agree too?',
      'is consent from everyone mentioned needed?',
      'can I object to what is said about me?',
      'people in the story who were not asked, what about them?',
    ],
    answer:
      'The speaker is asked in each session whether somebody should be left out or renamed. Anyone who learns that they are spoken of can ask what is said and object; until it is decided, that part is not played.',
    says: [
      'The speaker is asked in each session whether somebody should be left out or renamed.',
      'Anyone who learns that they are spoken of can ask what is said and object.',
      'Until it is decided, that part is not played.',
      'Full consent from everyone mentioned is impossible and would end all memoirs.',
    ],
    fr: {
      asked: [
        "Qu'en est-il des autres personnes mentionnées ?",
        "puis-je m'opposer à ce qu'on dit de moi",
      ],
      answer:
        "À chaque séance, on demande qui omettre ou renommer. Qui apprend qu'on parle de lui peut s'opposer ; d'ici la décision, ce passage n'est pas joué.",
    },
  },
  {
    id: 'voice-objection-decides',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Who decides about an objection to a recording?',
      'I objected, who will judge it?',
      'does the supplier decide on complaints from people mentioned?',
      'institution or vendor, who decides?',
      'person who rules on objections works for whom',
    ],
    answer: 'A person who works for the institution and not for the supplier.',
    says: ['The person who decides works for the institution and not for the supplier.'],
    fr: {
      asked: [
        "Qui décide d'une opposition à un enregistrement ?",
        "l'institution ou le fournisseur décide-t-il",
      ],
      answer: "Une personne qui travaille pour l'institution et non pour le fournisseur.",
    },
  },
  {
    id: 'voice-recording-vs-book',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Why is a recording that answers different from a book?',
      'memoirs mention people too, so why worry?',
      'a book tells about others as well, what is the difference?',
      'why not just ignore the people mentioned?',
      'can a book be questioned like an avatar',
    ],
    answer: 'A recording that answers can be questioned, and a book cannot.',
    says: [
      'Ignoring them is not acceptable either, because a recording that answers can be questioned, and a book cannot.',
    ],
    fr: {
      asked: [
        "Pourquoi un enregistrement qui répond diffère-t-il d'un livre ?",
        "les mémoires parlent aussi d'autrui, quelle différence",
      ],
      answer: 'On peut interroger un enregistrement qui répond, pas un livre.',
    },
  },
  {
    id: 'voice-listeners',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'How does the design protect those who listen?',
      'what does it do at signs of acute distress?',
      'does the avatar call or message the family?',
      'what does it answer to "Is it you?"',
      'can visits go on without end?',
      'is anyone forced to listen?',
    ],
    answer:
      'It says that it is a recording of a person who has died, and answers from what was recorded. It never calls, limits visits, and at acute distress it stops and shows a human contact.',
    says: [
      'At each visit it says that it is a recording of a person who has died.',
      'It answers from what was recorded and shows the day.',
      'It never calls, reminds or sends a message.',
      'Visits end by themselves and are limited in number.',
      'At signs of acute distress it stops and shows a human contact in the country.',
      'No person is obliged to hear it, and nobody who declines is asked again.',
    ],
    fr: {
      asked: [
        'Comment la conception protège-t-elle ceux qui écoutent ?',
        'que fait-il en cas de détresse',
      ],
      answer:
        "Il dit être l'enregistrement d'une personne morte, ne répond que de l'enregistré, n'appelle jamais, limite les visites et s'arrête en cas de détresse aiguë.",
    },
  },
  {
    id: 'voice-not-recorded',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What does it say where nothing was recorded?',
      'does the avatar invent answers?',
      'has it an opinion on the news?',
      'what if I ask something the person never talked about?',
      'does it show when something was said',
    ],
    answer:
      'Where nothing was recorded, it says so. It answers from what was recorded, shows the day, and has no opinion on the news.',
    says: [
      'Where nothing was recorded, it says so.',
      'It answers from what was recorded and shows the day.',
      'It has no opinion on the news.',
    ],
    fr: {
      asked: ["Que dit-il quand rien n'a été enregistré ?", "l'avatar invente-t-il des réponses"],
      answer:
        "Il le dit. Il répond à partir de l'enregistré, montre le jour et n'a pas d'avis sur l'actualité.",
    },
  },
  {
    id: 'voice-grief',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Is it known what an avatar does to grieving people?',
      "is it healthy to talk to a dead person's voice?",
      'do psychologists agree on this?',
      'what do grief counsellors say?',
      'effects on mourning, any evidence?',
    ],
    answer:
      'Little is known, and grief counsellors disagree with each other. That argues for a design that can do no great harm if it is wrong.',
    says: [
      'Little is known, and whoever sounds certain should be asked for their evidence.',
      'Grief counsellors disagree with each other, and people differ.',
      'That argues for a design that can do no great harm if it is wrong.',
    ],
    fr: {
      asked: [
        "Sait-on ce qu'un avatar fait aux personnes en deuil ?",
        "les conseillers en deuil sont-ils d'accord",
      ],
      answer:
        "On sait peu de choses, et les conseillers en deuil ne sont pas d'accord. Il faut une conception qui ne puisse faire grand mal.",
    },
  },
  {
    id: 'voice-time-spent',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Which measure should be left out?',
      'should we measure time spent with the avatar?',
      'is more time with the avatar better?',
      'which number will every product team propose?',
      'how can an institution learn from visitors instead',
    ],
    answer:
      'Time spent with the avatar: more is not better. An institution may ask later if visitors wanted fewer visits, and asks only those who agreed to be asked.',
    says: [
      'One measure should be left out, although every product team will propose it: time spent with the avatar.',
      'More is not better.',
      'An institution that wants to learn may ask later if visitors wanted fewer visits.',
      'It asks only those who agreed to be asked.',
    ],
    fr: {
      asked: [
        'Quelle mesure faut-il laisser de côté ?',
        "faut-il mesurer le temps passé avec l'avatar",
      ],
      answer:
        "Le temps passé avec l'avatar : plus n'est pas mieux. On peut demander plus tard si les visiteurs en voulaient moins.",
    },
  },
  {
    id: 'voice-end',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'How does a recorded legacy end?',
      'who closes the legacy?',
      'can it last for ever?',
      'what happens at the end of the term?',
      'what if there is no successor archive?',
      'is the recording kept eternally',
    ],
    answer:
      'A date, an event or a named person closes it. At the end of the agreed term it stops, until somebody with the right asks to renew it. Without a successor, families receive their files and the rest is deleted.',
    says: [
      'A date, an event or a named person closes the legacy.',
      'At the end of the agreed term it stops, until somebody with the right asks to renew it.',
      'If there is no successor, families receive their files and the rest is deleted.',
      'A promise for ever is a promise that nobody can keep.',
    ],
    fr: {
      asked: ['Comment finit un héritage enregistré ?', "et s'il n'y a pas d'archive successeur"],
      answer:
        'Une date, un événement ou une personne le ferme. Sans successeur, les familles reçoivent leurs fichiers et le reste est effacé.',
    },
  },
  {
    id: 'voice-who-pays',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'Who pays for a recorded voice until its end?',
      'should families pay so that the voice stays?',
      'is a monthly fee for the family acceptable?',
      'how is the whole term funded?',
      'when is the cost of deletion calculated?',
      "subscription for grandpa's voice, ok or not",
    ],
    answer:
      'A family should not have to pay so that a voice does not disappear: that is pressure. The cost of the whole term, with the deletion, can be calculated and funded on the first day.',
    says: [
      'A family should not have to pay so that a voice does not disappear.',
      'That is pressure, and we think no institution should sign such a contract.',
      'The cost of the whole term, including the deletion, can be calculated on the first day and funded on the first day.',
    ],
    fr: {
      asked: [
        "Qui paie pour une voix enregistrée jusqu'à la fin ?",
        'la famille doit-elle payer pour garder la voix',
      ],
      answer:
        "Une famille ne devrait pas payer pour qu'une voix ne disparaisse pas. Le coût de tout le terme peut être calculé et financé le premier jour.",
    },
  },
  {
    id: 'voice-unknown',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What do you not know about such recordings?',
      'what are the open questions?',
      'will courts treat keyholders like executors?',
      'is the word avatar a good one?',
      'what can nobody say yet about a recorded voice',
    ],
    answer:
      'How a generation that grew up with them will feel. Whether courts will treat a keyholder as a kind of executor. Whether the word "avatar" helps or misleads.',
    says: [
      'We do not know how a generation will feel that has grown up with such recordings.',
      'We do not know whether courts will treat a keyholder as a kind of executor.',
      'We do not know whether the word "avatar" helps or misleads.',
    ],
    fr: {
      asked: [
        'Que ne savez-vous pas sur ces enregistrements ?',
        'les tribunaux verront-ils un dépositaire comme un exécuteur',
      ],
      answer:
        'Ce que ressentira une génération qui a grandi avec eux, ce que les tribunaux feront des dépositaires, et si le mot « avatar » aide ou trompe.',
    },
  },
  {
    id: 'voice-goal-2028',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What does your 2028 goal count for recorded legacies?',
      'does the goal count families who withdrew consent?',
      'goal of 2028 and families?',
      'what can a count not say about a recorded voice?',
      'where is the goal for 2028 published',
    ],
    answer:
      'It counts families with recorded consent and leaves out those who withdrew it. A count cannot say if it was right for one of them.',
    says: [
      'Our goal for 2028 is on the vision page.',
      'It counts families with recorded consent and leaves out those who withdrew it.',
      'A count cannot say if it was right for one of them.',
    ],
    fr: {
      asked: [
        'Que compte votre but de 2028 pour les voix enregistrées ?',
        'le but compte-t-il les familles qui se sont retirées',
      ],
      answer:
        "Il compte les familles avec un consentement enregistré, sans celles qui l'ont retiré. Un nombre ne dit pas si c'était juste pour l'une d'elles.",
    },
  },
  {
    id: 'voice-about',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What are the seven questions about a recorded voice?',
      'what is the article on the digital avatar about?',
      'list the seven questions before anything is made',
      'summary of consent and custody?',
      'what is an avatar of a dead person first of all?',
      'main point of the opinion on avatars',
    ],
    answer:
      'Was the person asked, is each use a separate yes, was the yes free, and who has custody? What about others in the story, what does it do to listeners, and how does it end?',
    says: [
      '1. Was the person asked',
      '2. Is each use a separate yes?',
      '3. Who can tell whether the yes was free?',
      '4. Who has custody',
      '5. What about everyone else',
      '6. What does it do to those who listen?',
      '7. How does it end',
    ],
    fr: {
      asked: [
        'Quelles sont les sept questions sur une voix enregistrée ?',
        "de quoi parle l'article sur l'avatar numérique",
      ],
      answer:
        'La personne a-t-elle été interrogée, chaque usage est-il un oui séparé, le oui était-il libre, qui a la garde, et les autres, les auditeurs, la fin ?',
    },
  },
  {
    id: 'voice-before-lifelike',
    path: '/blog/consent-custody-and-a-recorded-voice',
    asked: [
      'What should be asked before how lifelike an avatar is?',
      'how realistic is the avatar, is that the right question?',
      'which question comes before realism?',
      'how is it switched off and by whom, why ask?',
      'first thing to ask about an avatar?',
    ],
    answer: 'Ask how it is switched off, by whom, and what is left afterwards.',
    says: [
      'Before you ask how lifelike it is, ask how it is switched off, by whom, and what is left afterwards.',
    ],
    fr: {
      asked: [
        'Que demander avant de savoir si un avatar est réaliste ?',
        'quelle question vient avant le réalisme',
      ],
      answer: "Comment on l'éteint, qui le fait et ce qui reste ensuite.",
    },
  },
]
