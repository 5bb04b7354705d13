import type { KnownQuestion } from './known-question.ts'

/** About AftrLife avatars. */
export const aftrlifeQuestions: readonly KnownQuestion[] = [
  {
    id: 'aftrlife-what',
    path: '/solutions/aftrlife',
    asked: [
      'What are AftrLife Avatars?',
      'What is AftrLife?',
      'Explain the digital legacy product',
      'aftrlife in short?',
      'What is a digital legacy avatar?',
      'Is AftrLife a chatbot of a dead person?',
      'What is this AftrLife thing?',
      'Digital afterlife, what does that mean here?',
      'I read about avatars of the dead, what do you actually offer?',
      'Explain AftrLife to a layperson',
    ],
    answer:
      'A digital legacy: a person records their stories during their life and decides who may ask for them. After their death the family keeps what the person allowed.',
    says: [
      'A person records their stories during their life and decides who may ask for them.',
      'They can take everything back.',
      'After their death the family keeps what the person allowed.',
    ],
    fr: {
      asked: [
        'Que sont les avatars AftrLife ?',
        "Qu'est-ce qu'un héritage numérique ?",
        "AftrLife est-il le robot d'une personne morte ?",
        "qu'est-ce que AftrLife",
        "c'est quoi ces avatars de morts",
        "expliquez l'héritage numérique",
      ],
      answer:
        'Un héritage numérique : une personne enregistre ses récits de son vivant et décide qui pourra les demander. Après sa mort, la famille garde ce que la personne a permis.',
    },
  },
  {
    id: 'aftrlife-for-whom',
    path: '/solutions',
    asked: [
      'Who is AftrLife for?',
      'Who uses the digital legacy solution?',
      'Is AftrLife sold to families or to institutions?',
      'target users of aftrlife?',
      'Can an archive or a museum use AftrLife?',
      'Who is it made for?',
      'Is AftrLife something for governments or for private people?',
    ],
    answer: 'Families, and the institutions that keep records for them.',
    says: ['Families, and the institutions that keep records for them.'],
    fr: {
      asked: [
        "À qui s'adresse AftrLife ?",
        "Qui utilise la solution d'héritage numérique ?",
        'AftrLife est-il pour les familles ou pour les institutions ?',
        "AftrLife c'est pour qui",
      ],
      answer: 'Aux familles, et aux institutions qui gardent des dossiers pour elles.',
    },
  },
  {
    id: 'aftrlife-replaces',
    path: '/solutions',
    asked: [
      'What does AftrLife replace?',
      'Which problem does the digital legacy solve?',
      'What happens to recordings and passwords of someone who died?',
      'aftrlife instead of what?',
      "Nobody knows who may use a dead relative's accounts",
    ],
    answer: 'Recordings, accounts and passwords that nobody has clear authority over.',
    says: ['Recordings, accounts and passwords that nobody has clear authority over.'],
    fr: {
      asked: [
        'Que remplace AftrLife ?',
        "Quel problème l'héritage numérique règle-t-il ?",
        "Personne ne sait qui peut utiliser les comptes d'un proche décédé",
      ],
      answer:
        "Les enregistrements, les comptes et les mots de passe sur lesquels personne n'a d'autorité claire.",
    },
  },
  {
    id: 'aftrlife-start',
    path: '/solutions',
    asked: [
      'How does an institution start with AftrLife?',
      'What is the first step for AftrLife?',
      'aftrlife, where to begin?',
      'What do we have to settle first for a digital legacy?',
      'What is the consent file?',
    ],
    answer: 'With the consent file: who agreed to what, who may visit, and who may end it.',
    says: ['The consent file: who agreed to what, who may visit, and who may end it.'],
    fr: {
      asked: [
        'Comment une institution commence-t-elle avec AftrLife ?',
        'Quelle est la première étape pour AftrLife ?',
        "Qu'est-ce que le dossier de consentement ?",
      ],
      answer:
        'Par le dossier de consentement : qui a accepté quoi, qui peut venir et qui peut y mettre fin.',
    },
  },
  {
    id: 'aftrlife-five-decisions',
    path: '/solutions/aftrlife',
    asked: [
      'Which decisions does a person make for an avatar?',
      'What are the five decisions of AftrLife?',
      'decisions during life for the avatar?',
      'Who makes the decisions about an avatar?',
      'What must be decided before the avatar can exist?',
    ],
    answer:
      'Five: what to record, what to consent to, who may speak with it, when to close it, and what to pass on or delete. All are made during life. The person makes the first four.',
    says: [
      'Five decisions, all made during life',
      'The person who records makes the first four.',
      'What to record',
      'What to consent to',
      'Who may speak with it',
      'When to close it',
      'What to pass on or delete',
    ],
    fr: {
      asked: [
        'Quelles décisions une personne prend-elle pour un avatar ?',
        "Quelles sont les cinq décisions d'AftrLife ?",
        "Qui prend les décisions au sujet d'un avatar ?",
      ],
      answer:
        'Cinq, toutes prises de son vivant : quoi enregistrer, à quoi consentir, qui peut lui parler, quand le fermer, et quoi transmettre ou supprimer. La personne prend les quatre premières.',
    },
  },
  {
    id: 'aftrlife-recording',
    path: '/solutions/aftrlife',
    asked: [
      'How are the recordings for an avatar made?',
      'Does the person need an interviewer to record?',
      "Can one record an avatar in one's own language?",
      'voice only or video too for the avatar?',
      'Can the person delete parts of a recording after a session?',
      'How is it recorded, with a camera?',
      'Who does the interviews?',
      'In which language do people speak?',
    ],
    answer:
      'The person talks alone or with a trained interviewer, in their own language. They record their voice, and video if they want. After each session they remove what should not stay.',
    says: [
      'The person talks alone or with a trained interviewer, in their own language.',
      'They record their voice, and video if they want.',
      'Photographs and letters have their dates.',
      'After each session the person listens again and removes what should not stay.',
    ],
    fr: {
      asked: [
        'Comment les enregistrements pour un avatar sont-ils faits ?',
        'Faut-il un intervieweur pour enregistrer ?',
        'Peut-on enregistrer dans sa propre langue ?',
      ],
      answer:
        'La personne parle seule ou avec un intervieweur formé, dans sa propre langue. Elle enregistre sa voix, et la vidéo si elle veut. Après chaque séance, elle retire ce qui ne doit pas rester.',
    },
  },
  {
    id: 'aftrlife-consent',
    path: '/solutions/aftrlife',
    asked: [
      'How does consent work for an avatar?',
      'Is consent asked separately for voice and face?',
      'Can consent for an avatar be withdrawn?',
      'consent and witness for the avatar?',
      'What exactly does a person consent to?',
      'I said yes, can I change my mind later?',
      'Who has to agree before something is recorded?',
      'How do you make sure that the person really wants it?',
      'Can relatives give the consent instead?',
      'Can somebody be pressured into it?',
    ],
    answer:
      'We ask for each use separately. Each consent is dated and signed, with a witness. The person can withdraw it at any time in their life.',
    says: [
      'We ask for each use separately.',
      'The recording may be kept, be searched, answer in words, answer in the recorded voice, or show a face.',
      'Each consent is dated and signed.',
      'The person can withdraw it at any time in their life.',
      'The person, with a witness',
    ],
    fr: {
      asked: [
        'Comment fonctionne le consentement pour un avatar ?',
        'Le consentement pour la voix et le visage est-il demandé séparément ?',
        'Peut-on retirer le consentement à un avatar ?',
        "faut-il l'accord de la personne",
      ],
      answer:
        'Nous demandons chaque usage séparément. Chaque consentement est daté et signé, avec un témoin. La personne peut le retirer à tout moment de sa vie.',
    },
  },
  {
    id: 'aftrlife-visitors',
    path: '/solutions/aftrlife',
    asked: [
      'Who may speak with an avatar?',
      'Can new visitors be added after the person has died?',
      'Who decides which relatives can talk to the avatar?',
      'visitors of an avatar?',
      "May I speak with my late uncle's avatar if he did not name me?",
      'Who is allowed to listen?',
      'Can I decide who hears me after my death?',
      'Could strangers speak with it?',
    ],
    answer:
      'Only the visitors that the person names, each with from when, about what and for how long. Nobody is added after death.',
    says: [
      'The person names each visitor.',
      'For each one they decide from when, about what and for how long.',
      'Some stories can be for one listener only.',
      'Nobody is added after death.',
    ],
    fr: {
      asked: [
        'Qui peut parler avec un avatar ?',
        'Peut-on ajouter des visiteurs après la mort de la personne ?',
        "Qui décide quels proches parlent à l'avatar ?",
        'qui peut écouter les enregistrements après le décès',
      ],
      answer:
        "Seulement les visiteurs que la personne nomme, avec, pour chacun, le début, le sujet et la durée. Personne n'est ajouté après la mort.",
    },
  },
  {
    id: 'aftrlife-closing',
    path: '/solutions/aftrlife',
    asked: [
      'When does an avatar stop?',
      'Does the avatar live forever?',
      'end date of an avatar?',
      'Can a closed avatar be opened again?',
      'How long does it go on?',
      'Does it exist for ever?',
      'When is it switched off?',
      'Who switches off the avatar of my husband?',
      'Can it be turned off one day?',
      'How does it end?',
    ],
    answer:
      'On a date, at an event or by a named person that the person sets; otherwise at the end of the agreed term. It stays closed until somebody with the right asks to renew it.',
    says: [
      'The person sets a date, an event or a named person who may close it.',
      'Otherwise it stops at the end of the agreed term.',
      'It stays closed until somebody with the right to do so asks to renew it.',
    ],
    fr: {
      asked: ["Quand un avatar s'arrête-t-il ?", "L'avatar vit-il pour toujours ?"],
      answer:
        "À une date, lors d'un événement ou par une personne nommée, selon le choix de la personne; sinon à la fin de la durée convenue. Il reste fermé jusqu'à ce que quelqu'un qui en a le droit demande de le renouveler.",
    },
  },
  {
    id: 'aftrlife-inherit',
    path: '/solutions/aftrlife',
    asked: [
      'Can an avatar be inherited?',
      'What happens to the recordings after death?',
      'Who gets the recordings in the end?',
      'passing on an avatar to the family?',
      'Is the avatar passed on automatically to the children?',
      'What happens to the recordings later, do the heirs get them?',
      'Who inherits it?',
    ],
    answer:
      'The recordings can go to the family, to an archive or to nobody. The avatar that answers is passed on only if the person wrote that it should be.',
    says: [
      'The recordings can go to the family, to an archive or to nobody.',
      'The avatar that answers is passed on only if the person wrote that it should be.',
      'Two keyholders, within the written decision of the person',
    ],
    fr: {
      asked: [
        "Peut-on hériter d'un avatar ?",
        'Que deviennent les enregistrements après la mort ?',
        "L'avatar passe-t-il automatiquement aux enfants ?",
      ],
      answer:
        "Les enregistrements peuvent aller à la famille, à des archives ou à personne. L'avatar qui répond est transmis seulement si la personne l'a écrit.",
    },
  },
  {
    id: 'aftrlife-pretend',
    path: '/solutions/aftrlife',
    asked: [
      'Does the avatar pretend to be the person?',
      'Does the avatar hide that it is a recording?',
      'Will the avatar claim to be my mother?',
      'avatar posing as the dead person?',
      'What does the avatar say when I ask "Is it you?"',
      'Is this my mother?',
      'Is it like talking to a ghost?',
      'Could somebody believe that the person is still alive?',
      'Does the machine say that it is dead?',
      'Does it fake that he is still there?',
      'Is the machine honest about being a machine?',
    ],
    answer:
      'The avatar does not pretend to be the person. Every visit starts with the words that this is a recording of a person who has died. If a visitor asks "Is it you?", it says no.',
    says: [
      'Every visit starts with the words that this is a recording of a person who has died.',
      'If a visitor asks "Is it you?", it says no.',
      'It is a recording that your mother made and allowed us to use for answers.',
    ],
    fr: {
      asked: [
        "L'avatar prétend-il être la personne ?",
        "L'avatar cache-t-il qu'il est un enregistrement ?",
        "Est-ce que c'est ma mère ?",
      ],
      answer:
        "L'avatar ne prétend pas être la personne. Chaque visite commence par les mots que ceci est l'enregistrement d'une personne décédée. Si un visiteur demande « Est-ce toi ? », il répond non.",
    },
  },
  {
    id: 'aftrlife-invent',
    path: '/solutions/aftrlife',
    asked: [
      'Can the avatar invent answers?',
      'Does the avatar make things up?',
      'What if the person never talked about a subject?',
      'avatar hallucinations?',
      'Where do the answers of the avatar come from?',
      'Does the avatar learn new things after the last session?',
      'Does it make up things that the person never said?',
      'Can an avatar say something that was never recorded?',
      'Does it hallucinate?',
    ],
    answer:
      'An answer of the avatar uses only what was recorded, and shows the date of the recording. If the person recorded nothing on a subject, the avatar says so.',
    says: [
      'An answer uses only what was recorded, and shows the date of the recording.',
      'If the person recorded nothing on a subject, it says so.',
      'It knows what she told it until the last session, and nothing after that.',
    ],
    fr: {
      asked: [
        "L'avatar peut-il inventer des réponses ?",
        "D'où viennent les réponses de l'avatar ?",
        "Et si la personne n'a jamais parlé d'un sujet ?",
        "l'avatar peut dire n'importe quoi ?",
      ],
      answer:
        "Une réponse de l'avatar utilise seulement ce qui est enregistré, et montre la date de l'enregistrement. Si la personne n'a rien enregistré sur un sujet, l'avatar le dit.",
    },
  },
  {
    id: 'aftrlife-contacts-family',
    path: '/solutions/aftrlife',
    asked: [
      'Does the avatar send messages to the family?',
      'Will the avatar call me on birthdays?',
      'Are there reminders or notifications from the avatar?',
      'avatar notifications?',
      'Does the avatar contact relatives on anniversaries?',
      'Does a dead person keep writing messages to us?',
      'Will it call or text the relatives?',
      'Is it not creepy when the dead send birthday wishes?',
      'Grandma keeps texting us after her death, is that what it does?',
    ],
    answer:
      'An AftrLife avatar sends no reminders, no messages and no greetings on anniversaries. It speaks only when a visitor comes, and each visit ends after a set time.',
    says: [
      'It sends no reminders, no messages and no greetings on anniversaries.',
      'It speaks only when a visitor comes, and each visit ends after a set time.',
    ],
    fr: {
      asked: [
        "L'avatar envoie-t-il des messages à la famille ?",
        "L'avatar va-t-il m'appeler aux anniversaires ?",
        "Y a-t-il des rappels de la part de l'avatar ?",
      ],
      answer:
        "Un avatar AftrLife n'envoie ni rappels, ni messages, ni vœux d'anniversaire. Il parle seulement quand un visiteur vient, et chaque visite se termine après un temps fixé.",
    },
  },
  {
    id: 'aftrlife-advertising',
    path: '/solutions/aftrlife',
    asked: [
      'Is there advertising in AftrLife?',
      'Are the recordings used to train other AI models?',
      'Do you sell the data of the dead?',
      'aftrlife ads or sponsors?',
      'Can an avatar sign a contract or vote?',
      'Will my voice be used to train AI?',
      'Are the recordings used for advertising or to train AI?',
      'Can it sell me something in the voice of my mother?',
      'Who earns money with it?',
      'Do you sell the memories?',
    ],
    answer:
      'AftrLife has no advertising and no sponsor. The recordings train no other models. The avatar cannot sign, agree, buy or vote.',
    says: [
      'There is no advertising and no sponsor.',
      'The recordings train no other models.',
      'It cannot sign, agree, buy or vote.',
    ],
    fr: {
      asked: [
        'Y a-t-il de la publicité dans AftrLife ?',
        "Les enregistrements servent-ils à entraîner d'autres modèles d'IA ?",
        'Un avatar peut-il signer un contrat ou voter ?',
      ],
      answer:
        "AftrLife n'a ni publicité ni commanditaire. Les enregistrements n'entraînent aucun autre modèle. L'avatar ne peut ni signer, ni accepter, ni acheter, ni voter.",
    },
  },
  {
    id: 'aftrlife-children-recorded',
    path: '/solutions/aftrlife',
    asked: [
      'Can a child be recorded for an avatar?',
      'Do you make avatars of children?',
      'Can parents ask for an avatar of their child?',
      'minimum age to record?',
      'Who is allowed to record an avatar?',
    ],
    answer:
      'Only adults who can decide for themselves may record an avatar. There is no exception, also not when parents ask.',
    says: [
      'Only adults who can decide for themselves may record.',
      'There is no exception, also not when parents ask.',
    ],
    fr: {
      asked: [
        'Un enfant peut-il être enregistré pour un avatar ?',
        'Les parents peuvent-ils demander un avatar de leur enfant ?',
        "Qui a le droit d'enregistrer un avatar ?",
      ],
      answer:
        "Seuls des adultes qui peuvent décider pour eux-mêmes peuvent enregistrer un avatar. Il n'y a pas d'exception, même quand les parents le demandent.",
    },
  },
  {
    id: 'aftrlife-after-death',
    path: '/solutions/aftrlife',
    asked: [
      'Can you make an avatar of a person who has already died?',
      'My father died last year, can you bring back his voice?',
      'Is an avatar possible from old letters and videos?',
      'posthumous avatar?',
      'Can you create an avatar after death with the consent of the family?',
      'What can you do with the letters of someone who died?',
      'Can it be done for my son who has passed away?',
      'My father died last year, can you still make one?',
      'I have old tapes of my late wife, can they become an avatar?',
      'My child died in March, is it still possible?',
      'Bring back a dead person?',
      'Is it possible with people who are already dead?',
    ],
    answer:
      'We do not make an avatar of a person who has already died, because nobody asked them. We can help to keep their letters, recordings and photographs in an archive for the family.',
    says: [
      'No. We can help to keep their letters, recordings and photographs in an archive for the family.',
      'We do not make an avatar, because nobody asked them.',
      'There is no avatar without consent given during life, even if letters, messages and films exist.',
    ],
    fr: {
      asked: [
        "Pouvez-vous faire un avatar d'une personne déjà décédée ?",
        "Mon père est mort l'an dernier, pouvez-vous recréer sa voix ?",
        'Un avatar est-il possible à partir de vieilles lettres et de vidéos ?',
        'ma mère est décédée, peut-on faire son avatar',
      ],
      answer:
        "Nous ne faisons pas d'avatar d'une personne déjà décédée, parce que personne ne le lui a demandé. Nous pouvons aider à garder ses lettres, ses enregistrements et ses photos dans des archives pour la famille.",
    },
  },
  {
    id: 'aftrlife-rules-fixed',
    path: '/solutions/aftrlife',
    asked: [
      'Can somebody switch off the rules of an avatar?',
      'Are the limits of AftrLife part of the contract?',
      'Can a customer remove the safety rules of the avatar?',
      'aftrlife rules optional?',
      'What will an avatar never do?',
    ],
    answer:
      'Nobody can switch these rules off. They are part of the software and of the contract. An avatar does not pretend, invent, call anybody or sell.',
    says: [
      'Nobody can switch these rules off.',
      'They are part of the software and of the contract.',
      'It does not pretend',
      'It does not invent',
      'It does not call anybody',
      'It does not sell',
    ],
    fr: {
      asked: [
        "Peut-on désactiver les règles d'un avatar ?",
        "Les limites d'AftrLife font-elles partie du contrat ?",
        'Que ne fera jamais un avatar ?',
      ],
      answer:
        "Personne ne peut désactiver ces règles. Elles font partie du logiciel et du contrat. Un avatar ne prétend pas, n'invente pas, n'appelle personne et ne vend rien.",
    },
  },
  {
    id: 'aftrlife-made',
    path: '/solutions/aftrlife',
    asked: [
      'How is an avatar made, step by step?',
      'What are the steps to create an avatar?',
      'process of making an aftrlife avatar?',
      'How does one get an avatar of oneself?',
      'I would like to record my own avatar, how does it go?',
      'How does AftrLife work?',
      'Explain in simple words how an avatar comes into being',
      'What steps does a person go through to leave an avatar?',
      'How do you make one of these digital legacies?',
      'walk me through aftrlife from the first talk to the opening',
    ],
    answer:
      'In this order: a first conversation, identity and capacity, sessions at home, the first hearing, sealing, and opening or not.',
    says: [
      'A first conversation',
      'Identity and capacity',
      'Sessions at home',
      'The first hearing',
      'Sealing',
      'Opening, or not',
      'How an avatar is made',
    ],
    fr: {
      asked: [
        'Comment un avatar est-il fait, étape par étape ?',
        'Quelles sont les étapes pour créer un avatar ?',
        'Je voudrais enregistrer mon propre avatar, comment cela se passe-t-il ?',
      ],
      answer:
        "Dans cet ordre : une première conversation, l'identité et la capacité, des séances à la maison, la première écoute, la mise sous scellés, puis l'ouverture ou non.",
    },
  },
  {
    id: 'aftrlife-operator',
    path: '/solutions/aftrlife',
    asked: [
      'Who runs the AftrLife service?',
      'How do families get access to AftrLife?',
      'Can I buy AftrLife directly from you as a private person?',
      'aftrlife through which institution?',
      'Is a hospice or a church able to offer avatars?',
      'Where do I go if I want to leave something for my kids?',
      'I am seriously ill and want to record my stories, who does that?',
      'Can a private person sign up?',
      'Who offers it to families?',
      'Which organization do I turn to for my own recording?',
      'I want to preserve the stories of my grandfather, whom do I ask?',
    ],
    answer:
      'An institution that families trust, for example an archive, a hospice, a veterans office or a place of worship. That institution runs it on our platform.',
    says: [
      'Families meet the service through an institution they trust, for example an archive, a hospice, a veterans office or a place of worship.',
      'That institution runs it on our platform.',
    ],
    fr: {
      asked: [
        'Qui exploite le service AftrLife ?',
        'Comment les familles ont-elles accès à AftrLife ?',
        'Puis-je acheter AftrLife directement, comme particulier ?',
        'qui gère AftrLife',
      ],
      answer:
        "Une institution à laquelle les familles font confiance, par exemple des archives, une maison de soins palliatifs, un bureau des anciens combattants ou un lieu de culte. Elle l'exploite sur notre plateforme.",
    },
  },
  {
    id: 'aftrlife-first-conversation',
    path: '/solutions/aftrlife',
    asked: [
      'What happens in the first conversation about an avatar?',
      'Is anything recorded in the first meeting?',
      'Are relatives present when an avatar is explained?',
      'waiting time before recording starts?',
      'Can the family pressure someone in the first talk?',
    ],
    answer:
      'A person from the institution explains what an avatar is and what it is not. Nothing is recorded, and no relative is present. At least one day passes before the next step.',
    says: [
      'A person from the institution explains what an avatar is and what it is not.',
      'Nothing is recorded, and no relative is present.',
      'At least one day passes before the next step.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il lors de la première conversation sur un avatar ?',
        'Enregistre-t-on quelque chose à la première rencontre ?',
        'Les proches sont-ils présents à la première conversation ?',
      ],
      answer:
        "Une personne de l'institution explique ce qu'un avatar est et ce qu'il n'est pas. Rien n'est enregistré et aucun proche n'est présent. Au moins un jour passe avant l'étape suivante.",
    },
  },
  {
    id: 'aftrlife-capacity',
    path: '/solutions/aftrlife',
    asked: [
      'How is the identity of the person checked for an avatar?',
      'What if a person with dementia wants an avatar?',
      'Do you check that someone decides freely?',
      'mental capacity check?',
      'Could someone be forced to record an avatar?',
    ],
    answer:
      'Identity is checked as a notary would check it. If there is doubt that a person can decide freely, the process stops.',
    says: [
      'Identity is checked as a notary would check it.',
      'If there is doubt that a person can decide freely, the process stops.',
    ],
    fr: {
      asked: [
        "Comment vérifie-t-on l'identité de la personne pour un avatar ?",
        'Et si une personne atteinte de démence veut un avatar ?',
        'Vérifiez-vous que la personne décide librement ?',
      ],
      answer:
        "L'identité est vérifiée comme un notaire le ferait. S'il y a un doute que la personne peut décider librement, le processus s'arrête.",
    },
  },
  {
    id: 'aftrlife-sessions',
    path: '/solutions/aftrlife',
    asked: [
      'How many recording sessions are needed for an avatar?',
      'Where are the avatar sessions recorded?',
      'Can I refuse questions during the recording?',
      'recording sessions at home?',
      'Can other people be left out of my stories?',
      'How often do I have to sit down and talk?',
      'Do I have to travel for the recordings?',
    ],
    answer:
      'The person chooses the number of sessions, at home. They can refuse questions, leave other people out or give them another name.',
    says: [
      'Sessions at home',
      'The person chooses the number of sessions.',
      'They can refuse questions.',
      'They can leave other people out or give them another name.',
    ],
    fr: {
      asked: [
        "Combien de séances d'enregistrement faut-il pour un avatar ?",
        'Où les séances sont-elles enregistrées ?',
        "Puis-je refuser des questions pendant l'enregistrement ?",
      ],
      answer:
        "La personne choisit le nombre de séances, à la maison. Elle peut refuser des questions, laisser d'autres personnes de côté ou leur donner un autre nom.",
    },
  },
  {
    id: 'aftrlife-first-hearing',
    path: '/solutions/aftrlife',
    asked: [
      'Can a person test their own avatar?',
      'What is the first hearing of an avatar?',
      'Can I correct my avatar before it is sealed?',
      'approve avatar before use?',
      'What if the avatar does not sound like me?',
    ],
    answer:
      'At the first hearing, the person meets their own avatar and corrects it. They remove everything that does not sound like them.',
    says: [
      'The person meets their own avatar and corrects it.',
      'They remove everything that does not sound like them.',
    ],
    fr: {
      asked: [
        'Une personne peut-elle essayer son propre avatar ?',
        "Qu'est-ce que la première écoute d'un avatar ?",
        "Et si l'avatar ne me ressemble pas ?",
      ],
      answer:
        'À la première écoute, la personne rencontre son propre avatar et le corrige. Elle retire tout ce qui ne lui ressemble pas.',
    },
  },
  {
    id: 'aftrlife-keyholders',
    path: '/solutions/aftrlife',
    asked: [
      'What are the keyholders of an avatar?',
      'How is an avatar sealed?',
      'Who keeps the key to a sealed legacy?',
      'keyholder role?',
      'Does Unordin have the key to a sealed legacy?',
      'What does a keyholder receive?',
      'Who has the key after I die?',
      'Can one relative alone open it?',
    ],
    answer:
      'Two people who each receive one half of the key and a letter that says what they may do with it. A sealed legacy is encrypted, and we have neither half.',
    says: [
      'Each of two keyholders receives one half of the key and a letter that says what they may do with it.',
      'A sealed legacy is encrypted.',
      'Each keyholder has one half of the key.',
      'We have neither half.',
    ],
    fr: {
      asked: [
        "Que sont les détenteurs de clé d'un avatar ?",
        'Comment un avatar est-il scellé ?',
        "Est-ce qu'Unordin a la clé d'un héritage scellé ?",
      ],
      answer:
        "Deux personnes qui reçoivent chacune une moitié de la clé et une lettre qui dit ce qu'elles peuvent en faire. Un héritage scellé est chiffré, et nous n'avons aucune des deux moitiés.",
    },
  },
  {
    id: 'aftrlife-opening',
    path: '/solutions/aftrlife',
    asked: [
      'When is a sealed avatar opened?',
      'What if the keyholders never agree?',
      'Does the avatar open right after death?',
      'conditions for opening a legacy?',
      'Who decides that the avatar opens after a death?',
      'When do my children get to hear it?',
      'What has to happen before it is opened?',
      'My husband made recordings, when may I hear them?',
      'How long after the death can it be opened?',
    ],
    answer:
      'Only after a registered death, after a waiting time the person chose, and if both keyholders agree. If they never agree, it stays sealed and is deleted at the end of its term.',
    says: [
      'It opens only after a registered death, after a waiting time the person chose, and if both keyholders agree.',
      'If they never agree, it stays sealed and is deleted at the end of its term.',
    ],
    fr: {
      asked: [
        'Quand un avatar scellé est-il ouvert ?',
        "Et si les détenteurs de clé ne sont jamais d'accord ?",
        "L'avatar s'ouvre-t-il tout de suite après la mort ?",
      ],
      answer:
        "Seulement après un décès enregistré, après un délai choisi par la personne, et si chaque détenteur de clé est d'accord. Sinon il reste scellé et il est supprimé à la fin de sa durée.",
    },
  },
  {
    id: 'aftrlife-endings',
    path: '/solutions/aftrlife',
    asked: [
      'How can an avatar be ended?',
      'What are the four ways to end an avatar?',
      'Can the family shut the avatar down?',
      'How do we stop an avatar for good?',
      'withdraw, close, export or delete an avatar?',
      'Can the heirs shut it down?',
    ],
    answer:
      'In four ways: withdrawn, closed, exported or deleted. The people named for each way can ask for it by letter.',
    says: [
      'Four ways to end it',
      'The person plans the end before anything is recorded.',
      'The people named below can ask for it by letter.',
      'Withdrawn',
      'Closed',
      'Exported',
      'Deleted',
    ],
    fr: {
      asked: [
        'Comment peut-on mettre fin à un avatar ?',
        'Quelles sont les quatre façons de mettre fin à un avatar ?',
        "La famille peut-elle arrêter l'avatar ?",
      ],
      answer:
        'De quatre façons : retiré, fermé, exporté ou supprimé. Les personnes nommées pour chaque façon peuvent le demander par lettre.',
    },
  },
  {
    id: 'aftrlife-withdraw',
    path: '/solutions/aftrlife',
    asked: [
      'Can I withdraw from AftrLife during my life?',
      'May I take back my recordings without a reason?',
      'What remains after I withdraw consent?',
      'withdraw avatar, how?',
      'Can I take everything back?',
      'What if I do not want it any more?',
      'How do I get everything removed while I am alive?',
    ],
    answer:
      'In AftrLife the person can withdraw one consent or all of them, at any time and without a reason. A receipt that it was withdrawn remains.',
    says: [
      'During life, at any time and without a reason.',
      'The person withdraws one consent or all of them.',
      'A receipt that it was withdrawn',
    ],
    fr: {
      asked: [
        "Puis-je me retirer d'AftrLife de mon vivant ?",
        'Puis-je reprendre mes enregistrements sans raison ?',
        'Que reste-t-il après le retrait du consentement ?',
        'je veux tout effacer de mon avatar',
      ],
      answer:
        'Dans AftrLife, la personne peut retirer un consentement ou tous, à tout moment et sans raison. Il reste un reçu du retrait.',
    },
  },
  {
    id: 'aftrlife-closed-exported',
    path: '/solutions/aftrlife',
    asked: [
      'What remains when an avatar is closed or exported?',
      'In which format can an avatar be exported?',
      'Can the family download the recordings?',
      'export of avatar data?',
      'Who may ask for an export of the recordings?',
    ],
    answer:
      'Closed, it no longer answers; the recordings stay, as in an archive. Exported, all recordings, transcripts and consents are ordinary files in open formats.',
    says: [
      'It no longer answers.',
      'The recordings stay, as in an archive.',
      'All recordings, transcripts and consents as ordinary files in open formats.',
      'The person; later, the people they named',
    ],
    fr: {
      asked: [
        'Que reste-t-il quand un avatar est fermé ou exporté ?',
        'Dans quel format un avatar est-il exporté ?',
        'Qui peut demander une exportation des enregistrements ?',
      ],
      answer:
        'Fermé, il ne répond plus; les enregistrements restent, comme dans des archives. Exportés, tous les enregistrements, transcriptions et consentements sont des fichiers ordinaires dans des formats ouverts.',
    },
  },
  {
    id: 'aftrlife-deleted',
    path: '/solutions/aftrlife',
    asked: [
      'What happens when an avatar is deleted?',
      'Are backups of an avatar deleted too?',
      'Does the family get proof of the deletion?',
      'certificate of deletion?',
      'Who can have an avatar deleted after the death?',
      'How is it wiped for good?',
      'Is everything really gone after deletion?',
    ],
    answer:
      'Recordings, voice and index are deleted, and the backups at the end of their term. The family learns the date, and a certificate of deletion remains.',
    says: [
      'Recordings, voice and index are deleted, and the backups at the end of their term.',
      'The family learns the date.',
      'A certificate of deletion',
      'The person; later, the keyholders if the person wrote so',
    ],
    fr: {
      asked: [
        'Que se passe-t-il quand un avatar est supprimé ?',
        "Les sauvegardes d'un avatar sont-elles aussi supprimées ?",
        'La famille reçoit-elle une preuve de la suppression ?',
        'comment supprimer définitivement un avatar',
      ],
      answer:
        "Les enregistrements, la voix et l'index sont supprimés, et les sauvegardes à la fin de leur durée. La famille apprend la date, et il reste un certificat de suppression.",
    },
  },
  {
    id: 'aftrlife-family-change',
    path: '/solutions/aftrlife',
    asked: [
      'What changes for the family with a recorded legacy?',
      'Does the avatar start by itself in the weeks after a death?',
      'Does something start on its own when the person dies?',
      'benefits of a digital legacy for relatives?',
      'What does the family find in the first weeks?',
    ],
    answer:
      'Nothing happens automatically. A keyholder opens a sealed letter. It says what exists, who may hear it, and that there is no hurry.',
    says: [
      'Nothing happens automatically.',
      'A keyholder opens a sealed letter.',
      'It says what exists, who may hear it, and that there is no hurry.',
      'Her own words say what she wanted, with the date.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour la famille avec un héritage enregistré ?",
        "L'avatar démarre-t-il tout seul après un décès ?",
        'Que trouve la famille dans les premières semaines ?',
      ],
      answer:
        "Rien ne se passe automatiquement. Un détenteur de clé ouvre une lettre scellée. Elle dit ce qui existe, qui peut l'entendre, et que rien ne presse.",
    },
  },
  {
    id: 'aftrlife-voice',
    path: '/solutions/aftrlife',
    asked: [
      'Can the voice of an avatar be misused?',
      'Does the voice model leave the service?',
      "How can I tell that an avatar's voice is synthetic?",
      'voice cloning risk?',
      "Is there a watermark in the avatar's voice?",
      'Can criminals fake a voice with it?',
      'Deepfake danger?',
      'How do you stop someone from stealing the voice?',
      'Could the avatar be used to scam my relatives?',
      'Fraud with a cloned voice, is that prevented?',
    ],
    answer:
      'A voice can be misused in more ways than a document. So the voice model is for one person and runs only in the service. Every spoken answer has an inaudible mark which shows that it is synthetic.',
    says: [
      'The voice model is for one person and runs only in the service.',
      'Every spoken answer has an inaudible mark which shows that it is synthetic.',
      'A voice can be misused in more ways than a document.',
    ],
    fr: {
      asked: [
        "La voix d'un avatar peut-elle être détournée ?",
        'Le modèle de voix quitte-t-il le service ?',
        "Y a-t-il un filigrane dans la voix de l'avatar ?",
      ],
      answer:
        "Une voix peut être détournée de plus de façons qu'un document. Le modèle de voix est pour une seule personne et fonctionne seulement dans le service. Chaque réponse parlée a une marque inaudible qui montre qu'elle est synthétique.",
    },
  },
  {
    id: 'aftrlife-visits-private',
    path: '/solutions/aftrlife',
    asked: [
      'Are visits to an avatar private?',
      'Is what I say to the avatar stored?',
      'Who can see that I visited an avatar?',
      'are conversations with the avatar recorded?',
      'Can relatives read what I told the avatar?',
      'Does anyone listen to what I say to it?',
    ],
    answer:
      'Visits are private. The service does not store what a visitor says, unless the visitor asks for it. It records who came and when; only the visitor and the keyholders can read this.',
    says: [
      'Visits are private',
      'The service does not store what a visitor says, unless the visitor asks for it.',
      'It records who came and when.',
      'Only the visitor and the keyholders can read this.',
    ],
    fr: {
      asked: [
        'Les visites à un avatar sont-elles privées ?',
        "Ce que je dis à l'avatar est-il gardé ?",
        "Qui voit que j'ai visité un avatar ?",
      ],
      answer:
        "Les visites sont privées. Le service ne garde pas ce qu'un visiteur dit, sauf s'il le demande. Il enregistre qui vient et quand; seuls le visiteur et les détenteurs de clé peuvent le lire.",
    },
  },
  {
    id: 'aftrlife-limits',
    path: '/solutions/aftrlife',
    asked: [
      'Are there limits on visits to an avatar?',
      'What happens if a visitor is in distress?',
      'How long may a visit to an avatar last?',
      'How does AftrLife protect people from harm?',
      'Can the number of visits per week be limited?',
    ],
    answer:
      'The person or a keyholder sets the length of a visit and the visits per week. At signs of acute distress it stops and shows a human contact in the country.',
    says: [
      'The person or a keyholder sets the length of a visit and the visits per week.',
      'At signs of acute distress it stops and shows a human contact in the country.',
    ],
    fr: {
      asked: [
        "Y a-t-il des limites aux visites d'un avatar ?",
        'Que se passe-t-il si un visiteur est en détresse ?',
        'Combien de temps une visite à un avatar peut-elle durer ?',
      ],
      answer:
        "La personne ou un détenteur de clé fixe la durée d'une visite et le nombre de visites par semaine. En cas de signes de détresse aiguë, il s'arrête et montre une personne à joindre dans le pays.",
    },
  },
  {
    id: 'aftrlife-third-persons',
    path: '/solutions/aftrlife',
    asked: [
      'What about other people named in a recording?',
      'Someone talks about me in their avatar, can I object?',
      'rights of third parties in a recording?',
      'Can I find out what an avatar says about me?',
      'Is a disputed part of a recording still played?',
      'They talk about me in it and I do not like that',
      'What about private things of other people?',
    ],
    answer:
      'Anyone named in a recording can ask what is said about them, and object. That part is not played until there is a decision.',
    says: [
      'Anyone named in a recording can ask what is said about them, and object.',
      'That part is not played until there is a decision.',
    ],
    fr: {
      asked: [
        "Qu'en est-il des autres personnes nommées dans un enregistrement ?",
        "Quelqu'un parle de moi dans son avatar, puis-je m'opposer ?",
        "Puis-je savoir ce qu'un avatar dit de moi ?",
      ],
      answer:
        "Toute personne nommée dans un enregistrement peut demander ce qui est dit d'elle, et s'opposer. Cette partie n'est pas diffusée avant une décision.",
    },
  },
  {
    id: 'aftrlife-operator-closes',
    path: '/solutions/aftrlife',
    asked: [
      'What happens to an avatar if the institution closes?',
      'What if the operator of AftrLife goes bankrupt?',
      'Is there a successor for the archive of avatars?',
      'operator of the avatar shuts down?',
      'Will my recordings survive the company?',
      'What if the hospice goes bankrupt?',
      'Who takes care when the operator no longer exists?',
      'What happens in fifty years when you are gone?',
      'What if the institution goes bust or shuts down?',
      'Is it safe for decades?',
    ],
    answer:
      'The contract names a successor archive and a notice period. Without a successor, families receive their files and the rest is deleted.',
    says: [
      'The contract names a successor archive and a notice period.',
      'Without a successor, families receive their files and the rest is deleted.',
    ],
    fr: {
      asked: [
        "Que devient un avatar si l'institution ferme ?",
        "Et si l'exploitant d'AftrLife fait faillite ?",
        'Y a-t-il un successeur pour les archives des avatars ?',
      ],
      answer:
        "Le contrat nomme des archives qui prennent la suite et un délai d'avis. Sans successeur, les familles reçoivent leurs fichiers et le reste est supprimé.",
    },
  },
  {
    id: 'aftrlife-grief',
    path: '/solutions/aftrlife',
    asked: [
      'Is an avatar good for a person in grief?',
      'Can talking to an avatar harm mourning people?',
      'Does AftrLife replace counselling?',
      'grief and avatars?',
      'Can a relative pause their access to the avatar?',
      "Is it healthy to talk to a dead person's avatar?",
      'Is that healthy for people who mourn?',
      'Can it harm somebody who lost a loved one?',
      'What do psychologists say about it?',
    ],
    answer:
      'For some people it may not be. So we offer the first visit together with a person, and we limit visits. A relative can pause their access. It does not replace counselling.',
    says: [
      'For some people it may not be.',
      'So we offer the first visit together with a person, and we limit visits.',
      'A named relative can pause their own access at any time.',
      'It does not replace counselling.',
    ],
    fr: {
      asked: [
        'Un avatar est-il bon pour une personne en deuil ?',
        'AftrLife remplace-t-il un accompagnement psychologique ?',
        "Un proche peut-il suspendre son accès à l'avatar ?",
        'est-ce sain pour le deuil',
      ],
      answer:
        'Pour certaines personnes, peut-être pas. Nous offrons donc la première visite avec une personne, et nous limitons les visites. Un proche peut suspendre son accès. Cela ne remplace pas un accompagnement.',
    },
  },
  {
    id: 'aftrlife-children-visit',
    path: '/solutions/aftrlife',
    asked: [
      'May children speak with an avatar?',
      'Can a grandchild talk to the avatar of a grandmother?',
      'Must a parent be present when a child visits?',
      'kids and avatars?',
      "Who can end a child's visit to the avatar?",
      'Can my little grandchildren talk to it?',
      'From which age may somebody listen?',
    ],
    answer:
      'Only if the person who recorded it named the child. A guardian must agree and be present, and can end it at any time. The child may ask only about the subjects opened for them.',
    says: [
      'Only if the person who recorded it named the child.',
      'A guardian must agree and be present.',
      'The child may ask only about the subjects opened for them.',
      'A guardian can end it at any time.',
    ],
    fr: {
      asked: [
        'Les enfants peuvent-ils parler avec un avatar ?',
        "Un petit-enfant peut-il parler à l'avatar de sa grand-mère ?",
        'Un parent doit-il être présent quand un enfant vient ?',
        'mes enfants peuvent lui parler ?',
      ],
      answer:
        "Seulement si la personne qui a enregistré a nommé l'enfant. Un tuteur doit accepter et être présent, et peut y mettre fin à tout moment. L'enfant peut demander seulement les sujets ouverts pour lui.",
    },
  },
  {
    id: 'aftrlife-family-disagrees',
    path: '/solutions/aftrlife',
    asked: [
      'What if the family disagrees about the avatar?',
      'My brother wants the avatar and I do not, who wins?',
      'dispute among heirs about an avatar?',
      'Whose wish counts when relatives argue?',
      'Can I be forced to hear the avatar?',
      'My sister and I do not agree about it',
      'What if one of the children does not want it?',
      'Who has the last word in the family?',
      'My brothers and sisters quarrel about hearing the recordings of dad',
    ],
    answer:
      'What the person wrote during their life applies. If they wrote nothing, the more careful wish applies, and the avatar stays closed for the relative who does not want it.',
    says: [
      'What the person wrote during their life applies.',
      'If they wrote nothing, the more careful wish applies.',
      'The avatar stays closed for the relative who does not want it, and nobody plays it in their presence.',
    ],
    fr: {
      asked: [
        "Et si la famille n'est pas d'accord au sujet de l'avatar ?",
        "Mon frère veut l'avatar et moi non, qui décide ?",
        'Quel souhait compte quand les proches se disputent ?',
      ],
      answer:
        "Ce que la personne a écrit de son vivant s'applique. Si elle n'a rien écrit, le souhait le plus prudent s'applique, et l'avatar reste fermé pour le proche qui n'en veut pas.",
    },
  },
  {
    id: 'aftrlife-law',
    path: '/solutions/aftrlife',
    asked: [
      'Which law applies to an avatar?',
      'Does data protection apply after death?',
      'legal basis for digital legacies?',
      "Under which country's law is the legacy kept?",
      "How are the person's rights protected after death?",
      'Is that legal?',
      'Which data protection applies to the dead?',
    ],
    answer:
      "The law of the country where the institution keeps the legacy; the consent names it. Data protection law often ends at death. The contract continues the person's rights through their keyholders.",
    says: [
      'The law of the country where the institution keeps the legacy.',
      'The consent names it.',
      'Data protection law often ends at death.',
      "The contract continues the person's rights through their keyholders.",
    ],
    fr: {
      asked: [
        "Quelle loi s'applique à un avatar ?",
        "La protection des données s'applique-t-elle après la mort ?",
        'Comment les droits de la personne sont-ils protégés après sa mort ?',
      ],
      answer:
        "La loi du pays où l'institution garde l'héritage; le consentement la nomme. La protection des données finit souvent à la mort. Le contrat prolonge les droits de la personne par ses détenteurs de clé.",
    },
  },
  {
    id: 'aftrlife-goal',
    path: '/solutions/aftrlife',
    asked: [
      'What is your goal for AftrLife in 2028?',
      'How many families use AftrLife?',
      'Are there figures for AftrLife?',
      'aftrlife targets?',
      'Do millions of families already have avatars?',
    ],
    answer:
      'Digital legacy avatars for millions of families is our goal for 2028. A number of families is a goal; it does not say whether the service was right for one of them.',
    says: [
      'Our goal for 2028',
      'Digital legacy avatars for millions of families',
      'A number of families is a goal.',
      'It does not say whether the service was right for one of them.',
    ],
    fr: {
      asked: [
        'Quel est votre objectif pour AftrLife en 2028 ?',
        'Combien de familles utilisent AftrLife ?',
        'Des millions de familles ont-elles déjà un avatar ?',
      ],
      answer:
        "Notre objectif pour 2028 : des avatars d'héritage numérique pour des millions de familles. Un nombre de familles est un objectif; il ne dit pas si le service était bon pour l'une d'elles.",
    },
  },
  {
    id: 'aftrlife-demo',
    path: '/solutions/aftrlife',
    asked: [
      'Can I see a demonstration of AftrLife?',
      'Is there a demo of an avatar?',
      'How does a first talk about AftrLife with you begin?',
      'aftrlife demo?',
      'We have an ethics board, do you talk to it?',
      'Can I try one out?',
      'Can we hear an example?',
    ],
    answer:
      'We show a demonstration of AftrLife only if you ask for one. We start with your questions, your ethics board and the families you know.',
    says: [
      'We start with your questions, your ethics board and the families you know.',
      'We show no demonstration unless you ask for one.',
    ],
    fr: {
      asked: [
        "Puis-je voir une démonstration d'AftrLife ?",
        "Y a-t-il une démo d'un avatar ?",
        "Nous avons un comité d'éthique, lui parlez-vous ?",
      ],
      answer:
        "Nous montrons une démonstration d'AftrLife seulement si vous la demandez. Nous commençons par vos questions, votre comité d'éthique et les familles que vous connaissez.",
    },
  },
  {
    id: 'aftrlife-cost',
    path: '/solutions/aftrlife',
    asked: [
      'What does an AftrLife avatar cost?',
      'How much does a digital legacy cost a family?',
      'price of an avatar?',
      'Is AftrLife free for families?',
      'Who pays for the avatar?',
      'What do families pay?',
      'How much for one person?',
    ],
    answer:
      'Our AftrLife page does not say what an avatar costs or who pays for it. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Combien coûte un avatar AftrLife ?',
        "Qui paie l'avatar ?",
        'AftrLife est-il gratuit pour les familles ?',
        "AftrLife, c'est payant ?",
        "prix d'un avatar",
      ],
      answer:
        'Notre page sur AftrLife ne dit pas combien coûte un avatar ni qui le paie. Posez-nous la question; une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'aftrlife-example-help',
    path: '/solutions/aftrlife',
    asked: [
      'How does AftrLife help with a question at night?',
      "What can a grandchild ask the grandmother's recording?",
      'Whom can a visitor call after a recording?',
      'example of a visit to an avatar?',
      'What does the family hear when they ask how the parents met?',
    ],
    answer:
      'The family hears a story as the person told it. Below the recording is the name of a person to call. A grandchild may ask about the subjects opened for her.',
    says: [
      'He told the story once, and the family hears it as he told it.',
      'Below the recording is the name of a person to call.',
      'Beside a parent, the child may ask about the subjects opened for her and no others.',
    ],
    fr: {
      asked: [
        'Comment AftrLife aide-t-il pour une question posée la nuit ?',
        "Que peut demander une petite-fille à l'enregistrement de sa grand-mère ?",
        'Qui un visiteur peut-il appeler après un enregistrement ?',
      ],
      answer:
        "La famille entend une histoire comme la personne l'a racontée. Sous l'enregistrement se trouve le nom d'une personne à appeler. Une petite-fille peut demander les sujets ouverts pour elle.",
    },
  },
  {
    id: 'aftrlife-where',
    path: '/solutions/aftrlife',
    asked: [
      'In which countries is AftrLife available?',
      'Can I record an avatar in my city?',
      'Which institution near me offers AftrLife?',
      'aftrlife in Europe?',
      'Where can I make an avatar today?',
      'Is it available where I live?',
      'Which hospice offers it?',
    ],
    answer:
      'Our AftrLife page names no country and no institution that offers AftrLife. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Dans quels pays AftrLife est-il offert ?',
        'Quelle institution près de chez moi offre AftrLife ?',
        "Où puis-je faire un avatar aujourd'hui ?",
        "où s'inscrire à AftrLife",
      ],
      answer:
        'Notre page sur AftrLife ne nomme ni pays ni institution qui offre AftrLife. Posez-nous la question; une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'aftrlife-time-needed',
    path: '/solutions/aftrlife',
    asked: [
      'How many hours does it take to record an avatar?',
      'How long is one recording session for an avatar?',
      'aftrlife session length?',
      'How many weeks until an avatar is finished?',
      'How much time must my father plan for the recordings?',
    ],
    answer:
      'Our AftrLife page gives no hours or weeks. It says that the person chooses the number of sessions.',
    says: [],
    fr: {
      asked: [
        "Combien d'heures faut-il pour enregistrer un avatar ?",
        "Combien de temps dure une séance d'enregistrement ?",
        "Combien de semaines avant qu'un avatar soit prêt ?",
      ],
      answer:
        'Notre page sur AftrLife ne donne ni heures ni semaines. Elle dit que la personne choisit le nombre de séances.',
    },
    isUnstated: true,
  },
  {
    id: 'aftrlife-without',
    path: '/solutions/aftrlife',
    asked: [
      'What is difficult for a family without a recorded legacy?',
      'What happens to accounts and photographs after a death today?',
      'family without a digital legacy?',
      'Why do relatives argue about voice messages?',
      'Who writes to all the companies after a death?',
    ],
    answer:
      'Accounts, photographs and messages are with many companies. Somebody in grief has to write to each one, with a death certificate.',
    says: [
      'Accounts, photographs and messages are with many companies.',
      'Somebody in grief has to write to each one, with a death certificate.',
      'One child wants to keep the voice messages, another cannot listen to them.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui est difficile pour une famille sans héritage enregistré ?",
        "Que deviennent les comptes et les photos après un décès aujourd'hui ?",
        'Qui écrit à toutes les entreprises après un décès ?',
      ],
      answer:
        'Les comptes, les photos et les messages sont chez de nombreuses entreprises. Une personne en deuil doit écrire à chacune, avec un certificat de décès.',
    },
  },
  {
    id: 'aftrlife-last-visit',
    path: '/solutions/aftrlife',
    asked: [
      'Can the family have a last visit before closing an avatar?',
      'What happens after the family closes the avatar?',
      'last visit?',
      'Is the avatar silent once it is closed?',
      'How does it end for the family?',
    ],
    answer: 'The family closes it, with a last visit if they want one. After that it is silent.',
    says: ['The family closes it, with a last visit if they want one.', 'After that it is silent.'],
    fr: {
      asked: [
        'La famille peut-elle faire une dernière visite avant de fermer un avatar ?',
        'Que se passe-t-il après la fermeture par la famille ?',
        'Comment cela se termine-t-il pour la famille ?',
      ],
      answer: 'La famille le ferme, avec une dernière visite si elle le veut. Ensuite il se tait.',
    },
  },
  {
    id: 'aftrlife-who-ends',
    path: '/solutions/aftrlife',
    asked: [
      'Who may ask for each of the four ways to end an avatar?',
      'Who may close an avatar and who may delete it?',
      'May the family delete an avatar?',
      'who can end an avatar?',
      'Who is allowed to export the recordings of an avatar?',
    ],
    answer:
      'Withdrawing: the person. Closing: the keyholders, or the date set. Exporting: the person; later, the people they named. Deleting: the person; later, the keyholders if the person wrote so. They ask by letter.',
    says: [
      'The people named below can ask for it by letter.',
      'The person',
      'The keyholders, or the date set',
      'The person; later, the people they named',
      'The person; later, the keyholders if the person wrote so',
    ],
    fr: {
      asked: [
        'Qui peut demander chacune des quatre façons de mettre fin à un avatar ?',
        'la famille a le droit de supprimer un avatar ?',
        'qui peut fermer un avatar',
      ],
      answer:
        "Retirer : la personne. Fermer : les détenteurs de clé, ou la date fixée. Exporter : la personne ; plus tard, les gens qu'elle a nommés. Supprimer : la personne ; plus tard, les détenteurs de clé si la personne l'a écrit. La demande se fait par lettre.",
    },
  },
  {
    id: 'aftrlife-nobody-obliged',
    path: '/solutions/aftrlife',
    asked: [
      'Does a relative have to listen to the recording?',
      'Will I be asked again if I do not want to hear the avatar?',
      'Is anybody in the family obliged to visit an avatar?',
      'must the family listen?',
      "What if I do not want to hear my father's recording?",
    ],
    answer: 'Nobody has to listen, and nobody is asked twice.',
    says: ['Nobody has to listen, and nobody is asked twice.'],
    fr: {
      asked: [
        "Un proche doit-il écouter l'enregistrement ?",
        "et si je ne veux pas entendre l'enregistrement de mon père",
        "famille obligée d'écouter",
      ],
      answer: "Personne n'est obligé d'écouter, et personne n'est sollicité à nouveau.",
    },
  },
  {
    id: 'aftrlife-knows',
    path: '/solutions/aftrlife',
    asked: [
      'What does an avatar know about the time after the last session?',
      'Does an avatar know what has happened in the family since?',
      'Does an avatar learn new things after the person has died?',
      'what does the avatar know?',
      "Does the avatar know today's news?",
    ],
    answer:
      'It knows what the person told it until the last session, and nothing after that. It says so itself.',
    says: [
      'It knows what she told it until the last session, and nothing after that. It says so itself.',
    ],
    fr: {
      asked: [
        'Que sait un avatar du temps après la dernière séance ?',
        "je peux demander à l'avatar les nouvelles d'aujourd'hui ?",
        "ce que sait l'avatar",
      ],
      answer:
        "Il sait ce que la personne lui a raconté jusqu'à la dernière séance, et rien après. Il le dit lui-même.",
    },
  },
  {
    id: 'aftrlife-photos-letters',
    path: '/solutions/aftrlife',
    asked: [
      'Can photographs and letters be part of a recorded legacy?',
      'Does AftrLife only take voice recordings?',
      'What can a person put into an AftrLife legacy besides the voice?',
      'photos and letters in aftrlife?',
      'Is video possible when a legacy is recorded?',
    ],
    answer:
      'Photographs and letters are part of it, with their dates. The person records their voice, and video if they want.',
    says: [
      'They record their voice, and video if they want. Photographs and letters have their dates.',
    ],
    fr: {
      asked: [
        "Des photos et des lettres peuvent-elles faire partie d'un héritage enregistré ?",
        "AftrLife, c'est juste la voix ou on peut mettre autre chose ?",
        'photos et lettres dans AftrLife',
      ],
      answer:
        'Les photos et les lettres en font partie, avec leurs dates. La personne enregistre sa voix, et de la vidéo si elle le veut.',
    },
  },
  {
    id: 'aftrlife-one-listener',
    path: '/solutions/aftrlife',
    asked: [
      'Can a story be for one listener only?',
      'Can I tell something that only my daughter may hear?',
      'Do all visitors hear the same stories?',
      'private story in an avatar?',
      'Can some recordings be kept from part of the family?',
    ],
    answer:
      'Some stories can be for one listener only. For each visitor the person decides from when, about what and for how long.',
    says: [
      'The person names each visitor. For each one they decide from when, about what and for how long. Some stories can be for one listener only.',
    ],
    fr: {
      asked: [
        'Une histoire peut-elle être pour un seul auditeur ?',
        'je peux raconter quelque chose que seule ma fille entendra ?',
        'histoire privée dans un avatar',
      ],
      answer:
        'Certaines histoires peuvent être pour un seul auditeur. Pour chaque visiteur, la personne décide à partir de quand, sur quoi et pour combien de temps.',
    },
  },
  {
    id: 'aftrlife-last-decision',
    path: '/solutions/aftrlife',
    asked: [
      'Who carries out the last of the five decisions?',
      'Who passes on or deletes a legacy after the death of the person?',
      'Which of the five decisions is not carried out by the person?',
      'who does the fifth decision?',
      'Who takes care of passing on the recordings?',
    ],
    answer:
      'The people that the person names: two keyholders, within the written decision of the person.',
    says: [
      'The person who records makes the first four. The people they name carry out the last one.',
      'Two keyholders, within the written decision of the person',
    ],
    fr: {
      asked: [
        'Qui exécute la dernière des cinq décisions ?',
        "après le décès, qui transmet ou supprime l'héritage ?",
        'qui exécute la cinquième décision',
      ],
      answer:
        'Les personnes que la personne nomme : deux détenteurs de clé, dans les limites de la décision écrite de la personne.',
    },
  },
  {
    id: 'aftrlife-sealed-together',
    path: '/solutions/aftrlife',
    asked: [
      'What exactly is sealed in a legacy?',
      'What happens at the sealing of an avatar?',
      'What does each keyholder receive at the sealing?',
      'sealing of an avatar?',
      'Are the consents sealed too?',
    ],
    answer:
      'Recordings, consents and rules are sealed together. Each of two keyholders receives one half of the key and a letter that says what they may do with it.',
    says: [
      'Recordings, consents and rules are sealed together. Each of two keyholders receives one half of the key and a letter that says what they may do with it.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui est scellé exactement dans un héritage ?",
        'ça se passe comment quand on scelle un avatar ?',
        "mise sous scellés d'un avatar",
      ],
      answer:
        "Les enregistrements, les consentements et les règles sont scellés ensemble. Chacun des deux détenteurs de clé reçoit une moitié de la clé et une lettre qui dit ce qu'ils peuvent en faire.",
    },
  },
  {
    id: 'aftrlife-loss',
    path: '/solutions/aftrlife',
    asked: [
      'Does a recording make a loss easier to bear?',
      'What good does a recorded legacy do for the family?',
      'Do you promise that an avatar helps with a loss?',
      'does aftrlife make the loss smaller?',
      'Why should a family want a recording at all?',
    ],
    answer: 'No recording makes a loss smaller. It can answer some of the questions that follow.',
    says: ['No recording makes a loss smaller. It can answer some of the questions that follow.'],
    fr: {
      asked: [
        'Un enregistrement rend-il une perte plus facile à supporter ?',
        'ça apporte quoi à la famille, un héritage enregistré ?',
        'AftrLife rend-il la perte plus petite',
      ],
      answer:
        'Aucun enregistrement ne rend une perte plus petite. Il peut répondre à certaines des questions qui suivent.',
    },
  },
  {
    id: 'aftrlife-remains-list',
    path: '/solutions/aftrlife',
    asked: [
      'What remains after each of the four ways to end an avatar?',
      'Is anything left when an avatar has ended?',
      'What stays after withdrawing, closing, exporting or deleting?',
      'what remains of an ended avatar?',
      'Compare what is left when an avatar is closed and when it is deleted.',
    ],
    answer:
      'Withdrawn: a receipt. Closed: the recordings, for the people named. Exported: what the family decides to keep with us. Deleted: a certificate of deletion.',
    says: [
      'A receipt that it was withdrawn',
      'The recordings, for the people named',
      'What the family decides to keep with us',
      'A certificate of deletion',
    ],
    fr: {
      asked: [
        'Que reste-t-il après chacune des quatre façons de mettre fin à un avatar ?',
        'retiré, fermé, exporté ou supprimé, il reste quoi ?',
        "ce qui reste d'un avatar terminé",
      ],
      answer:
        'Retiré : un reçu. Fermé : les enregistrements, pour les personnes nommées. Exporté : ce que la famille décide de garder chez nous. Supprimé : un certificat de suppression.',
    },
  },
  {
    id: 'aftrlife-which-uses',
    path: '/solutions/aftrlife',
    asked: [
      'Can I leave only recordings and allow no talking avatar?',
      'I want my stories kept but no machine that speaks like me',
      'Can it answer in writing only, without my voice?',
      'just an archive, no avatar?',
      'which uses of my recording can I allow or forbid?',
      'My voice should not be imitated, the words are fine',
      'keep it but do not let it talk',
      'I am happy to record, but a speaking copy of me feels wrong',
      'only text no voice possible?',
      'May I say yes to searching and no to speaking?',
      'levels of what the recording may do',
    ],
    answer:
      'In AftrLife we ask for each use separately. The recording may be kept, be searched, answer in words, answer in the recorded voice, or show a face.',
    says: [
      'We ask for each use separately.',
      'The recording may be kept, be searched, answer in words, answer in the recorded voice, or show a face.',
    ],
    fr: {
      asked: [
        'Puis-je laisser seulement des enregistrements, sans avatar qui parle ?',
        'je veux garder mes histoires mais pas de machine qui parle comme moi',
        'peut-il répondre par écrit seulement, sans ma voix ?',
        'quels usages puis-je permettre ou interdire',
        'oui pour la recherche, non pour la voix',
      ],
      answer:
        "Dans AftrLife, nous demandons chaque usage séparément : l'enregistrement peut être conservé, permettre des recherches, répondre en mots, répondre avec la voix enregistrée ou montrer un visage.",
    },
  },
  {
    id: 'aftrlife-face',
    path: '/solutions/aftrlife',
    asked: [
      'Does the avatar show the face of the person?',
      'will I see my mother moving on the screen?',
      'Is there a picture that talks or only a voice?',
      'face or only sound?',
      'can it look like him when he speaks',
      'I would be frightened to see her face again',
      'I want my kids to hear me but not see me',
      'animated face of the dead person',
      'do we see face of grandfather?',
      'Is it a video figure like in the films?',
      'What does the avatar look like?',
      'may a face be shown without permission',
    ],
    answer:
      'Only if the person agreed to it. We ask for each use separately, and showing a face is one of them. The person can withdraw each consent at any time in their life.',
    says: [
      'We ask for each use separately.',
      'The recording may be kept, be searched, answer in words, answer in the recorded voice, or show a face.',
      'The person can withdraw it at any time in their life.',
    ],
    fr: {
      asked: [
        "L'avatar montre-t-il le visage de la personne ?",
        "vais-je voir ma mère bouger à l'écran ?",
        'une image qui parle ou seulement une voix ?',
        "à quoi ressemble l'avatar",
        "je veux que mes enfants m'entendent mais ne me voient pas",
        "visage animé d'un défunt",
      ],
      answer:
        "Seulement si la personne l'a accepté. Montrer un visage est un usage à part que nous demandons séparément ; la personne peut retirer chaque consentement à tout moment de sa vie.",
    },
  },
  {
    id: 'aftrlife-while-alive',
    path: '/solutions/aftrlife',
    asked: [
      'Can my family use the avatar while I am still alive?',
      'Dad has dementia now, may we already talk to his avatar?',
      'does it work before somebody dies?',
      'living person avatar for the family?',
      "I'd like my children to try it together with me",
      'Grandpa is in a coma, can we open it?',
      'open it before death?',
      'my brother is missing, can his recordings be opened without a death certificate?',
      'we want hear it now, she still lives',
      'Could my kids peek into it during my lifetime?',
    ],
    answer:
      'An AftrLife avatar opens only after a registered death, after a waiting time the person chose, and if both keyholders agree. During life the person meets their own avatar and corrects it.',
    says: [
      'It opens only after a registered death, after a waiting time the person chose, and if both keyholders agree.',
      'The person meets their own avatar and corrects it.',
    ],
    fr: {
      asked: [
        "Ma famille peut-elle utiliser l'avatar de mon vivant ?",
        "papa a la maladie d'Alzheimer, peut-on déjà parler à son avatar ?",
        'ça marche avant le décès ?',
        "j'aimerais l'essayer avec mes enfants",
        "grand-père est dans le coma, on peut l'ouvrir ?",
      ],
      answer:
        "Un avatar AftrLife ne s'ouvre qu'après un décès enregistré, après un délai d'attente choisi par la personne, et si chaque détenteur de clé est d'accord. De son vivant, la personne rencontre son propre avatar et le corrige.",
    },
  },
  {
    id: 'aftrlife-voice-elsewhere',
    path: '/solutions/aftrlife',
    asked: [
      "Can we use the avatar's voice outside the service?",
      "I'd like my late mother's voice for my wedding video",
      "Can dad's voice read an audiobook for the kids?",
      'take the voice to another app?',
      'may a film maker use the cloned voice',
      "We want grandma's voice in our smart speaker",
      'is it possible to download the voice model',
      'voice of my husband for the answering machine',
      'use her voice in a song, can we?',
      'new sentences in his voice at the funeral',
      'Could I put the voice into ChatGPT?',
      'get the voice file for own projects',
    ],
    answer:
      'The voice model of an avatar is for one person and runs only in the service. Recordings and transcripts can be exported as ordinary files.',
    says: [
      'The voice model is for one person and runs only in the service.',
      'All recordings, transcripts and consents as ordinary files in open formats.',
    ],
    fr: {
      asked: [
        "Peut-on utiliser la voix de l'avatar en dehors du service ?",
        'je voudrais la voix de ma mère pour ma vidéo de mariage',
        'télécharger le modèle de voix ?',
        'la voix de papa pour un livre audio',
        'la mettre dans notre enceinte connectée',
        'un réalisateur veut se servir de la voix clonée',
      ],
      answer:
        "Le modèle de voix d'un avatar vaut pour une seule personne et ne fonctionne que dans le service. Les enregistrements et les transcriptions peuvent être exportés comme fichiers ordinaires.",
    },
  },
  {
    id: 'aftrlife-legal-acts',
    path: '/solutions/aftrlife',
    asked: [
      'Can an avatar change a will?',
      "my brother says dad's avatar promised him the house",
      'Does a word of the avatar count before a notary?',
      'could it give away my inheritance?',
      'can the avatar agree to something in the name of the dead',
      'avatar and bank account?',
      'Is what it says legally binding?',
      'will the dead person sign papers through it',
      "Can it buy things with grandma's card?",
      'the avatar said yes, is it valid?',
      'I fear that somebody lets the avatar approve a sale',
      'can it take decisions for the family firm',
    ],
    answer: 'No. It cannot sign, agree, buy or vote.',
    says: ['It cannot sign, agree, buy or vote.'],
    fr: {
      asked: [
        'Un avatar peut-il changer un testament ?',
        "mon frère dit que l'avatar de papa lui a promis la maison",
        "ce qu'il dit a-t-il une valeur juridique ?",
        'peut-il acheter quelque chose avec la carte de mamie ?',
        "décider pour l'entreprise familiale",
        "l'avatar a dit oui, c'est valable ?",
      ],
      answer: 'Non. Il ne peut ni signer, ni donner son accord, ni acheter, ni voter.',
    },
  },
  {
    id: 'aftrlife-urgent',
    path: '/solutions/aftrlife',
    asked: [
      'How soon can a person who is very ill begin to record?',
      'my wife has only weeks left, is there still time?',
      'Can we begin recording on the same day?',
      'urgent, father very ill',
      'how fast can you start with a dying person',
      'The doctors give him a few days, could he still record something?',
      'I work in a hospice and our patients have little time',
      'start today possible?',
      'is there an express way for the seriously ill',
      'we have no time for many meetings',
      'She gets weaker every day, do we have to wait?',
      'must one wait before recording',
    ],
    answer:
      'It cannot be done in one day. At least one day passes between the first conversation and the next step. Sessions are at home, and the person chooses how many.',
    says: [
      'At least one day passes before the next step.',
      'Sessions at home',
      'The person chooses the number of sessions.',
    ],
    fr: {
      asked: [
        'Quand une personne très malade peut-elle commencer à enregistrer ?',
        "ma femme n'a plus que quelques semaines, est-ce encore possible ?",
        'peut-on commencer le jour même ?',
        "c'est urgent, mon père est très malade",
        'je travaille dans un hospice, nos patients ont peu de temps',
        "faut-il attendre avant d'enregistrer",
      ],
      answer:
        "Cela ne se fait pas en un jour. Au moins un jour passe entre le premier entretien et l'étape suivante. Les séances ont lieu à domicile, et la personne en choisit le nombre.",
    },
  },
  {
    id: 'aftrlife-same-room',
    path: '/solutions/aftrlife',
    asked: [
      'May the avatar be played in front of a relative who does not want it?',
      'Do I have to leave the room when the others listen?',
      'hearing it by accident at home?',
      'We live in one house, one wants to hear mum and one does not',
      'can they play it at the Christmas party although I said no',
      'My husband talks to his late wife next to me',
      'not want to hear, others play loud',
      'I panic when I hear his voice, what if my family plays it',
      'could relatives force it on me at a family gathering',
      'listening in the same room as someone who refuses',
    ],
    answer:
      'The avatar stays closed for the relative who does not want it, and nobody plays it in their presence.',
    says: [
      'The avatar stays closed for the relative who does not want it, and nobody plays it in their presence.',
    ],
    fr: {
      asked: [
        "Peut-on faire parler l'avatar devant un proche qui ne le veut pas ?",
        'ma sœur passe la voix de papa à table et je ne le supporte pas',
        'dois-je quitter la pièce quand les autres écoutent ?',
        "nous vivons dans la même maison, l'un veut, l'autre non",
        "l'entendre par accident à la maison",
        "peuvent-ils le faire à Noël alors que j'ai dit non ?",
      ],
      answer:
        "L'avatar reste fermé pour le proche qui ne le veut pas, et personne ne le fait entendre en sa présence.",
    },
  },
  {
    id: 'aftrlife-how-ask',
    path: '/solutions/aftrlife',
    asked: [
      'How do I ask for an avatar to be closed or deleted?',
      'is an email enough to have it deleted?',
      'Do I have to write a letter or is there a button?',
      'deletion request, in which form?',
      'I am a keyholder, how do I have it closed?',
      'can I just phone you and it is gone',
      'where do I send the request to end it',
      'want delete, how I must ask?',
      'Is there an online form to stop the avatar',
      'ending it, the paperwork',
      'May I ask in writing to end it?',
    ],
    answer:
      'By letter. For closing, the keyholders may ask. For deletion, the person may ask, and later the keyholders if the person wrote so.',
    says: [
      'The people named below can ask for it by letter.',
      'The keyholders, or the date set',
      'The person; later, the keyholders if the person wrote so',
    ],
    fr: {
      asked: [
        "Comment demander la fermeture ou la suppression d'un avatar ?",
        'un e-mail suffit-il pour le faire supprimer ?',
        'faut-il écrire une lettre ou y a-t-il un bouton ?',
        'je suis détenteur de clé, comment le faire fermer ?',
        'un coup de téléphone suffit ?',
        'sous quelle forme faire la demande',
      ],
      answer:
        "Par lettre. Pour la fermeture, les détenteurs de clé peuvent le demander. Pour la suppression, c'est la personne, et plus tard les détenteurs de clé si elle l'a écrit.",
    },
  },
  {
    id: 'aftrlife-own-copy',
    path: '/solutions/aftrlife',
    asked: [
      'Can I get a copy of my own recordings?',
      'I recorded ten sessions, may I have the files at home?',
      'Do I get my stories written down as well?',
      'transcript of what I said?',
      'my recordings on a USB stick',
      'I would like to print my stories as a book',
      'can I take my files to someone else',
      'want have my own recording, possible?',
      'Does the person get the material back during life?',
      'copy for my own drawer at home',
      "I'm recording with you and want a backup for myself",
    ],
    answer:
      'Yes. The person can ask by letter for an export: all recordings, transcripts and consents as ordinary files in open formats.',
    says: [
      'All recordings, transcripts and consents as ordinary files in open formats.',
      'The people named below can ask for it by letter.',
      'The person; later, the people they named',
    ],
    fr: {
      asked: [
        'Puis-je avoir une copie de mes propres enregistrements ?',
        'est-ce que je reçois aussi mes histoires par écrit ?',
        'je voudrais imprimer mes histoires en livre',
        'mes enregistrements sur une clé USB ?',
        "transcription de ce que j'ai dit",
        'puis-je partir ailleurs avec mes fichiers',
      ],
      answer:
        'Oui. La personne peut demander par lettre un export : tous les enregistrements, transcriptions et consentements, en fichiers ordinaires dans des formats ouverts.',
    },
  },
  {
    id: 'aftrlife-date-shown',
    path: '/solutions/aftrlife',
    asked: [
      'How do I know when the person said what the avatar answers?',
      'did she say that last year or twenty years ago?',
      'Are the answers dated?',
      'date of a statement?',
      'People change their mind, can I see how old an answer is?',
      'is there a source for each answer',
      "I'm a historian and need to know from when a memory is",
      'when he said this, can see?',
      'dad said different things when he was young',
      'which recording does an answer come from',
      'Can one tell an early opinion from a late one?',
      'how old is what I hear',
    ],
    answer: 'Each answer shows the date of the recording it uses.',
    says: ['An answer uses only what was recorded, and shows the date of the recording.'],
    fr: {
      asked: [
        "Comment savoir quand la personne a dit ce que répond l'avatar ?",
        "l'a-t-elle dit l'an dernier ou il y a vingt ans ?",
        'les réponses sont-elles datées ?',
        "on change d'avis, voit-on l'âge d'une réponse ?",
        'je suis historien, je dois savoir de quand date un souvenir',
        'de quel enregistrement vient la réponse',
      ],
      answer: "Chaque réponse montre la date de l'enregistrement qu'elle utilise.",
    },
  },
  {
    id: 'aftrlife-keep-visit',
    path: '/solutions/aftrlife',
    asked: [
      'Can I keep a record of my visit to an avatar?',
      "I'd love to read again what we talked about",
      "Can my conversation with dad's avatar be saved for me?",
      'save my visit?',
      "Grandma's avatar told me a recipe, can I get the conversation later?",
      'will I find my questions again next time',
      'I want keep the talk, is it possible?',
      'storing the dialogue for later',
      'what I asked last week, is it still there',
    ],
    answer:
      'You can keep your talk with an avatar if you ask for it. Otherwise the service does not store what a visitor says.',
    says: ['The service does not store what a visitor says, unless the visitor asks for it.'],
    fr: {
      asked: [
        'Puis-je garder une trace de ma visite à un avatar ?',
        "j'aimerais relire ce dont nous avons parlé",
        'peut-on enregistrer ma conversation pour moi ?',
        'retrouver mes questions la prochaine fois',
        "ce que j'ai demandé la semaine dernière est encore là ?",
      ],
      answer:
        'Vous pouvez garder votre conversation avec un avatar si vous le demandez. Sinon, le service ne conserve pas ce que dit un visiteur.',
    },
  },
  {
    id: 'aftrlife-letter',
    path: '/solutions/aftrlife',
    asked: [
      'What does a keyholder do when the person has died?',
      'I am a keyholder and my friend died yesterday, what now?',
      'What is in the sealed letter?',
      'keyholder after the death?',
      'Do I have to act at once as a keyholder?',
      'how do relatives learn that recordings exist',
      'mum gave me an envelope with a key, what does it say?',
      'person died, key person do what first?',
      'Nobody in the family knows that he recorded something',
      'is there a deadline for the keyholders',
      'first thing after the funeral for the one with the key',
      'must I hurry to open it',
    ],
    answer:
      'The keyholder opens a sealed letter. It says what exists, who may hear it, and that there is no hurry. Nothing happens automatically.',
    says: [
      'A keyholder opens a sealed letter.',
      'It says what exists, who may hear it, and that there is no hurry.',
      'Nothing happens automatically.',
    ],
    fr: {
      asked: [
        'Que fait un détenteur de clé quand la personne est morte ?',
        "mon ami est mort hier et j'ai une clé, que faire ?",
        "qu'y a-t-il dans la lettre scellée ?",
        'dois-je agir tout de suite comme détenteur de clé ?',
        'comment les proches apprennent-ils que des enregistrements existent ?',
        'y a-t-il un délai pour ceux qui ont les clés',
      ],
      answer:
        "Le détenteur de clé ouvre une lettre scellée. Elle dit ce qui existe, qui peut l'entendre, et que rien ne presse. Rien ne se passe automatiquement.",
    },
  },
  {
    id: 'aftrlife-celebrity',
    path: '/solutions/aftrlife',
    asked: [
      'Can you make an avatar of a famous or historical person?',
      'we want our first president to speak to school classes',
      'a museum wants Napoleon as an avatar, do you do that?',
      'celebrity avatar?',
      'Could a dead singer be brought to life for a show?',
      'there are hundreds of films of him, surely that is enough?',
      "Our nation's founder left speeches and letters",
      'avatar of old king, can make?',
      "I'm a teacher and would like a poet who answers pupils",
      'a deceased politician as a digital figure for the campaign',
      'is it possible with someone who is in the public domain',
      'national hero, 50 hours of tape exist',
    ],
    answer: 'Not without consent given during life, even if letters, messages and films exist.',
    says: [
      'There is no avatar without consent given during life, even if letters, messages and films exist.',
    ],
    fr: {
      asked: [
        "Pouvez-vous faire l'avatar d'une personne célèbre ou historique ?",
        'notre premier président qui parle aux écoliers ?',
        'un musée veut Napoléon en avatar',
        'un chanteur mort pour un spectacle',
        'il existe des centaines de films de lui, ça suffit ?',
        'un poète qui répond aux élèves',
      ],
      answer:
        "Pas sans un consentement donné de son vivant, même s'il existe des lettres, des messages et des films.",
    },
  },
  {
    id: 'aftrlife-public',
    path: '/solutions/aftrlife',
    asked: [
      'Can an avatar be shown to the public, for example in a museum?',
      'we would like visitors of our exhibition to talk with a witness of the war',
      'Could anyone on the internet speak with an avatar?',
      'public avatar?',
      'I run a memorial and want school classes to ask a survivor',
      "put grandma's avatar on Facebook",
      'is a legacy open for researchers',
      'all people can talk with it?',
      'A veteran wants everybody to hear him, does that work?',
      'May we play it at a public ceremony?',
      'can the town hall show it in the lobby',
      'a link to the avatar for all our followers',
    ],
    answer:
      'Not to everybody: the person names each visitor, with from when, about what and for how long. Nobody is added after death.',
    says: [
      'The person names each visitor.',
      'For each one they decide from when, about what and for how long.',
      'Nobody is added after death.',
    ],
    fr: {
      asked: [
        'Un avatar peut-il être montré au public, par exemple dans un musée ?',
        "les visiteurs de l'exposition peuvent-ils parler avec un témoin de la guerre ?",
        "n'importe qui sur internet peut lui parler ?",
        "mettre l'avatar de mamie sur Facebook",
        'ouvert aux chercheurs ?',
        'des classes qui interrogent un survivant',
      ],
      answer:
        "Pas à tout le monde : la personne nomme chaque visiteur, en disant à partir de quand, sur quoi et pour combien de temps. Personne n'est ajouté après la mort.",
    },
  },
  {
    id: 'aftrlife-first-visit',
    path: '/solutions/aftrlife',
    asked: [
      'Do I have to be alone at the first visit to an avatar?',
      "I'm afraid to hear him again, will somebody be with me?",
      'Can someone sit next to me the first time?',
      'company at the first visit?',
      'my mother is 80 and wants to hear her husband, does someone help her?',
      'is anybody there when I start to cry',
      'The first time must be terrible, are we left alone with it?',
      'first time alone?',
      'I want to try it once but I do not dare',
      'who is with us when we hear her for the first time',
      'support for relatives at the beginning',
    ],
    answer:
      'We offer the first visit together with a person. A named relative can pause their own access at any time.',
    says: [
      'So we offer the first visit together with a person, and we limit visits.',
      'A named relative can pause their own access at any time.',
    ],
    fr: {
      asked: [
        "Dois-je être seul à la première visite d'un avatar ?",
        "j'ai peur de l'entendre à nouveau, quelqu'un sera avec moi ?",
        'la première fois, est-on accompagné ?',
        "ma mère a 80 ans, quelqu'un l'aide ?",
        "je voudrais essayer mais je n'ose pas",
        'et si je me mets à pleurer',
      ],
      answer:
        "Nous proposons la première visite en compagnie d'une personne. Un proche désigné peut suspendre son propre accès à tout moment.",
    },
  },
  {
    id: 'aftrlife-impostor',
    path: '/solutions/aftrlife',
    asked: [
      'Can somebody make an avatar of me without my knowledge?',
      'my ex has hundreds of voice messages of me, could he use them?',
      'Could my children secretly create a copy of me?',
      'avatar behind my back?',
      'can someone pretend to be me and record in my name',
      'I never agreed, can there be an avatar of me all the same?',
      'someone feeds my chats into it',
      'make avatar of me without ask?',
      'a colleague filmed me, can he turn it into an avatar',
      'who checks that it is really me who signs up',
      'impostor recording as another person',
    ],
    answer:
      'There is no avatar without consent given during life, and identity is checked as a notary would check it. Each consent is dated and signed, with a witness.',
    says: [
      'There is no avatar without consent given during life, even if letters, messages and films exist.',
      'Identity is checked as a notary would check it.',
      'Each consent is dated and signed.',
      'The person, with a witness',
    ],
    fr: {
      asked: [
        "Quelqu'un peut-il faire un avatar de moi à mon insu ?",
        "mon ex a des centaines de messages vocaux de moi, peut-il s'en servir ?",
        'mes enfants pourraient me copier en secret ?',
        "quelqu'un peut se faire passer pour moi ?",
        "qui vérifie que c'est vraiment moi",
        "un collègue m'a filmé, peut-il en faire un avatar",
      ],
      answer:
        "Il n'y a pas d'avatar sans consentement donné de son vivant, et l'identité est vérifiée comme le ferait un notaire. Chaque consentement est daté et signé, avec un témoin.",
    },
  },
]
