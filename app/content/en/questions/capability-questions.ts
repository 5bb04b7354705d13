import type { KnownQuestion } from './known-question.ts'

/** About the three capabilities together. */
export const capabilityQuestions: readonly KnownQuestion[] = [
  {
    id: 'capabilities-list',
    path: '/capabilities',
    asked: [
      'What are your core capabilities?',
      'Which three capabilities stand behind the solutions?',
      'What is the technical base of your solutions?',
      'core capabilities?',
      'Which technologies are your five solutions built on?',
      'What are you good at technically?',
    ],
    answer:
      'AI and automation, digital identity and cloud infrastructure. They are the technical base of our five solutions. Officers learn them once, and auditors examine them once.',
    says: [
      'AI and automation, digital identity and cloud infrastructure are the technical base of our five solutions.',
      'Officers learn them once, and auditors examine them once.',
    ],
    fr: {
      asked: [
        'Quelles sont vos capacités de base ?',
        'Quelles sont les trois capacités derrière les solutions ?',
        'Sur quelles technologies vos solutions reposent-elles ?',
      ],
      answer:
        "L'IA et l'automatisation, l'identité numérique et l'infrastructure infonuagique. Elles sont la base technique de nos cinq solutions. Les agents les apprennent une fois, et les auditeurs les examinent une fois.",
    },
  },
  {
    id: 'capabilities-which-needed',
    path: '/capabilities',
    asked: [
      'Which solution needs which capability?',
      'What can we leave out of our first tender?',
      'What do "Depends on it" and "Not needed to start" mean?',
      'capability matrix?',
      'Do all solutions need the cloud part?',
      'Which capabilities are optional at the start?',
    ],
    answer:
      'Read a row of the table to see what one solution needs. If it says "Not needed to start", leave it out of your first tender. AftrLife and construction can start without cloud infrastructure.',
    says: [
      'Read a row to see what one solution needs.',
      'If the table says "Not needed to start", leave it out of your first tender.',
      'Ordinary encrypted storage is enough for the first archive.',
      'The first team works on its own devices and sends reports at the end of the day.',
      'You can start without it',
    ],
    fr: {
      asked: [
        'Quelle solution a besoin de quelle capacité ?',
        "Que pouvons-nous laisser hors de notre premier appel d'offres ?",
        "Toutes les solutions ont-elles besoin de l'infonuagique ?",
      ],
      answer:
        "Lisez une ligne du tableau pour voir ce qu'une solution demande. S'il dit « Not needed to start », laissez cette partie hors du premier appel d'offres. AftrLife et la construction peuvent commencer sans infonuagique.",
    },
  },
  {
    id: 'capabilities-evisa',
    path: '/capabilities',
    asked: [
      'Which capabilities does e-Visa use?',
      'What does the AI do for e-Visa in your capability table?',
      'Is cloud infrastructure needed for the visa service?',
      'capabilities needed for e-visa?',
      'How does digital identity help with visas?',
    ],
    answer:
      'AI reads the passport page and the documents. Identity connects form, photograph and travel document to one person. The cloud adds capacity when many people apply in the same week.',
    says: [
      'Reads the passport page and the documents, compares them with the form, and proposes a result with its reasons.',
      'Connects form, photograph and travel document to one person, up to the arrival desk.',
      'Adds capacity when many people apply in the same week, inside the region you name.',
    ],
    fr: {
      asked: [
        'Quelles capacités e-Visa utilise-t-il ?',
        "L'infonuagique est-elle nécessaire pour le service de visa ?",
        "Comment l'identité numérique aide-t-elle pour les visas ?",
      ],
      answer:
        "L'IA lit la page du passeport et les documents. L'identité relie le formulaire, la photo et le document de voyage à une personne. L'infonuagique ajoute de la capacité quand beaucoup de gens font une demande la même semaine.",
    },
  },
  {
    id: 'capabilities-governance',
    path: '/capabilities',
    asked: [
      'Which capabilities does the tax solution use?',
      'Does the AI assess taxes in your capability table?',
      'How does identity help with tax registers?',
      'capabilities needed for tax collection?',
      'Where does the cloud part keep tax records?',
    ],
    answer:
      'AI shows an auditor the declarations that do not match the register. Identity gives each taxpayer one number. Cloud infrastructure keeps the tax records and their copies in the country.',
    says: [
      'Shows an auditor the declarations that do not match the register.',
      'It never assesses a tax.',
      'Gives each taxpayer one number.',
      'Registers can work together without copies.',
      'Keeps the tax records and their copies in the country.',
    ],
    fr: {
      asked: [
        'Quelles capacités la solution fiscale utilise-t-elle ?',
        "Comment l'identité aide-t-elle les registres fiscaux ?",
        'Où les dossiers fiscaux et leurs copies sont-ils gardés ?',
      ],
      answer:
        "L'IA montre à un auditeur les déclarations qui ne correspondent pas au registre. L'identité donne un seul numéro à chaque contribuable. L'infrastructure garde les dossiers fiscaux et leurs copies dans le pays.",
    },
  },
  {
    id: 'capabilities-healthcare',
    path: '/capabilities',
    asked: [
      'Which capabilities does the healthcare solution use?',
      'How does digital identity help a patient without papers?',
      "What does AI do in the health solution's row of the table?",
      'capabilities needed for telemedicine?',
      'Why does telemedicine need cloud infrastructure?',
    ],
    answer:
      'AI sorts complaints by urgency after a short interview. Identity finds the right record for a patient without papers. Cloud infrastructure keeps consultations at the clinic and sends them when there is a network.',
    says: [
      'Sorts complaints by urgency after a short interview, and shows the clinician why.',
      'Finds the right record for a patient without papers.',
      'Keeps consultations at the clinic and sends them when there is a network.',
    ],
    fr: {
      asked: [
        'Quelles capacités la solution de santé utilise-t-elle ?',
        "Comment l'identité aide-t-elle un patient sans papiers ?",
        "Pourquoi la télémédecine a-t-elle besoin de l'infonuagique ?",
      ],
      answer:
        "L'IA trie les plaintes par urgence après un court entretien. L'identité trouve le bon dossier d'un patient sans papiers. L'infrastructure garde les consultations à la clinique et les envoie quand il y a un réseau.",
    },
  },
  {
    id: 'capabilities-aftrlife-construction',
    path: '/capabilities',
    asked: [
      'Which capabilities do AftrLife and construction use?',
      'What does AI mark in site photographs?',
      'Does AftrLife need digital identity?',
      'capabilities needed for avatars and inspections?',
      'Can the first inspection team work without the cloud?',
    ],
    answer:
      "AI builds the avatar only from the chosen recordings, and marks cracks, gaps and missing parts in site photographs. Identity proves who gave consent, and adds the inspector's own signature.",
    says: [
      'Builds the avatar only from the recordings the person chose.',
      'Marks cracks, gaps and missing parts in site photographs, for an inspector to confirm.',
      'Proves who gave consent, who may visit and who may end it.',
      "Adds the inspector's own signature to the report, on site.",
    ],
    fr: {
      asked: [
        'Quelles capacités AftrLife et la construction utilisent-ils ?',
        "Que marque l'IA dans les photos de chantier ?",
        "AftrLife a-t-il besoin de l'identité numérique ?",
      ],
      answer:
        "L'IA construit l'avatar seulement à partir des enregistrements choisis, et marque les fissures, les écarts et les pièces manquantes sur les photos de chantier. L'identité prouve qui a consenti, et ajoute la signature de l'inspecteur.",
    },
  },
  {
    id: 'capabilities-recorded',
    path: '/capabilities',
    asked: [
      'What is recorded by each capability?',
      'What can an auditor check about the three capabilities?',
      'Is every change to the system recorded?',
      'records kept by the capabilities?',
      'What does the identity part write down?',
      'Is it recorded when somebody decides against the model?',
    ],
    answer:
      'AI: what the model saw and proposed, its version, and who decided otherwise. Identity: each time a person shows an attribute. Cloud: every change, who approved it, and how to undo it.',
    says: [
      'What the model saw, what it proposed, its version, and who decided otherwise.',
      'Each time a person shows an attribute: to whom, why, and with which consent.',
      'Every change to the system, who approved it, and how to undo it.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que chaque capacité enregistre ?",
        'Que peut vérifier un auditeur dans les trois capacités ?',
        'Chaque changement du système est-il enregistré ?',
      ],
      answer:
        "IA : ce que le modèle voit et propose, sa version et qui a décidé autrement. Identité : chaque fois qu'une personne montre un attribut. Infonuagique : chaque changement, qui l'a approuvé et comment l'annuler.",
    },
  },
  {
    id: 'capabilities-check',
    path: '/capabilities',
    asked: [
      'What can we check ourselves about your capabilities?',
      'Can we verify an AI decision months later?',
      'How do we check where the data is and who has the keys?',
      'can you prove that restored copies work?',
      'What can our technical team verify on its own?',
    ],
    answer:
      'Any decision, months later, with the evidence of that day. Also who looked at a record, where the data is, who has the keys, and that a restored copy works.',
    says: [
      'Any decision, months later, with the evidence of that day.',
      'Who looked at a record.',
      'Where the data is, who has the keys, and that a restored copy works.',
    ],
    fr: {
      asked: [
        'Que pouvons-nous vérifier nous-mêmes dans vos capacités ?',
        'Peut-on vérifier une décision des mois plus tard ?',
        'Comment vérifier où sont les données et qui a les clés ?',
      ],
      answer:
        "Toute décision, des mois plus tard, avec les preuves de ce jour; qui a consulté un dossier; où sont les données, qui a les clés, et qu'une copie restaurée fonctionne.",
    },
  },
  {
    id: 'capabilities-one-alone',
    path: '/capabilities',
    asked: [
      'Can we take one capability without a solution?',
      'Can we buy only the digital identity part?',
      'Is the hosting available without your applications?',
      'single capability possible?',
      'We have our own case system and only need the sign-in',
      'We only want the sign-in part',
    ],
    answer:
      'You can take one capability without a solution. A ministry with its own case system may want only the sign-in and identity part, or only a place to run it. You use the same documented interfaces as our solutions.',
    says: [
      'Yes. A ministry with its own case system may want only the sign-in and identity part, or only a place to run it.',
      'You use the same documented interfaces as our solutions.',
    ],
    fr: {
      asked: [
        'Pouvons-nous prendre une capacité sans solution ?',
        'Peut-on acheter seulement la partie identité numérique ?',
        'Nous avons notre propre système et voulons seulement la connexion',
      ],
      answer:
        "Vous pouvez prendre une capacité sans solution. Un ministère qui a son propre système peut vouloir seulement la connexion et l'identité, ou seulement un endroit pour le faire fonctionner. Vous utilisez les mêmes interfaces documentées que nos solutions.",
    },
  },
  {
    id: 'capabilities-one-vendor',
    path: '/capabilities',
    asked: [
      'Do all three capabilities have to come from one vendor?',
      'Can we keep our identity provider?',
      'Which open interfaces connect the capabilities?',
      'OpenID Connect support?',
      'Are we locked in with one vendor for everything?',
      'Which APIs and containers do you use between the parts?',
    ],
    answer:
      'Several vendors are possible. They connect through open interfaces: OpenID Connect for sign-in, HTTP interfaces for data, and container images for software. You can keep your identity provider.',
    says: [
      'No. They connect through open interfaces: OpenID Connect for sign-in, HTTP interfaces for data, and container images for software.',
      'You can keep your identity provider.',
    ],
    fr: {
      asked: [
        "Les trois capacités doivent-elles venir d'un seul fournisseur ?",
        "Pouvons-nous garder notre fournisseur d'identité ?",
        'Quelles interfaces ouvertes relient les capacités ?',
      ],
      answer:
        "Plusieurs fournisseurs sont possibles. Elles sont reliées par des interfaces ouvertes : OpenID Connect pour la connexion, des interfaces HTTP pour les données et des images de conteneurs pour les logiciels. Vous pouvez garder votre fournisseur d'identité.",
    },
  },
  {
    id: 'capabilities-first-call',
    path: '/capabilities',
    asked: [
      'Who joins the first call about the capabilities?',
      'Do we talk to engineers or to sales people?',
      'What should we bring to a call with your engineers?',
      'slides needed for the first technical call?',
      'Can our IT team talk directly to a developer of yours?',
    ],
    answer:
      'Engineers who build these systems. Please bring the people who run yours. You need no slides: a list of systems and one difficult process are a good start.',
    says: [
      'Engineers who build these systems.',
      'Please bring the people who run yours.',
      'You need no slides.',
      'A list of systems and one difficult process are a good start.',
    ],
    fr: {
      asked: [
        'Qui participe au premier appel sur les capacités ?',
        'Parlons-nous à des ingénieurs ou à des vendeurs ?',
        'Que faut-il apporter à un appel avec vos ingénieurs ?',
      ],
      answer:
        'Des ingénieurs qui construisent ces systèmes. Venez avec les personnes qui exploitent les vôtres. Pas besoin de diapositives : une liste de systèmes et un processus difficile sont un bon début.',
    },
  },
  {
    id: 'capabilities-write-engineers',
    path: '/capabilities',
    asked: [
      'Can I write to your engineers about a technical problem?',
      'Who reads a technical question that I send you?',
      'How do we reach an engineer of yours?',
      'talk to an engineer',
      'What should I describe in a message to your engineers?',
    ],
    answer:
      'Write to us and describe the system, the register or the queue that causes the problem. An engineer who builds such systems reads your message.',
    says: [
      'Describe the system, the register or the queue that causes it.',
      'An engineer who builds such systems reads your message.',
    ],
    fr: {
      asked: [
        "Puis-je écrire à vos ingénieurs au sujet d'un problème technique ?",
        'Qui lit une question technique que je vous envoie ?',
        'Comment joindre un de vos ingénieurs ?',
      ],
      answer:
        'Écrivez-nous et décrivez le système, le registre ou la file qui cause le problème. Un ingénieur qui construit de tels systèmes lit votre message.',
    },
  },
  {
    id: 'capabilities-person-sees',
    path: '/capabilities',
    asked: [
      'Can the person concerned see who looked at their record?',
      'Do citizens get the same access list as the auditor?',
      'who looked at my record?',
      'Will I know which officers opened my file?',
      'Is the list of readers visible to the citizen?',
    ],
    answer:
      'There is a list of who looked at a record, and the person concerned sees the same list.',
    says: ['Who looked at a record.', 'The person concerned sees the same list.'],
    fr: {
      asked: [
        'La personne concernée voit-elle qui a consulté son dossier ?',
        "Les citoyens voient-ils la même liste que l'auditeur ?",
        'Saurai-je quels agents ont ouvert mon dossier ?',
      ],
      answer:
        'Il y a une liste de qui a consulté un dossier, et la personne concernée voit la même liste.',
    },
  },
  {
    id: 'solutions-offline',
    path: '/capabilities',
    asked: [
      'Which of your solutions work without internet?',
      'Which of your products can be used offline?',
      'Do any of your platforms run when there is no network?',
      'offline capable solutions?',
      'We have places without a connection, which of your systems still work there?',
    ],
    answer:
      'For example healthcare, which keeps consultations at the clinic and sends them when there is a network. In construction the first team works on its own devices and sends reports at the end of the day.',
    says: [
      'Keeps consultations at the clinic and sends them when there is a network.',
      'The first team works on its own devices and sends reports at the end of the day.',
    ],
    fr: {
      asked: [
        'Lesquelles de vos solutions fonctionnent sans Internet ?',
        "vos produits, lesquels marchent quand il n'y a pas de réseau",
        'solutions utilisables hors ligne',
      ],
      answer:
        'Par exemple la santé, qui garde les consultations à la clinique et les envoie quand il y a un réseau. En construction, la première équipe travaille sur ses propres appareils et envoie les rapports à la fin de la journée.',
    },
  },
  {
    id: 'solutions-use-ai',
    path: '/capabilities',
    asked: [
      'Which of your solutions use AI?',
      'Is artificial intelligence in all of your products?',
      'What does AI do in each of the five solutions?',
      'which products contain ai?',
      'Do you also have a solution without AI?',
    ],
    answer:
      'All five: AI is part of their technical base. It reads documents for a visa, shows tax declarations that do not match, and sorts complaints by urgency. It builds the avatar, and marks cracks in site photographs.',
    says: [
      'AI and automation, digital identity and cloud infrastructure are the technical base of our five solutions.',
      'Reads the passport page and the documents, compares them with the form, and proposes a result with its reasons.',
      'Shows an auditor the declarations that do not match the register.',
      'Sorts complaints by urgency after a short interview, and shows the clinician why.',
      'Builds the avatar only from the recordings the person chose.',
      'Marks cracks, gaps and missing parts in site photographs, for an inspector to confirm.',
    ],
    fr: {
      asked: [
        "Lesquelles de vos solutions utilisent l'IA ?",
        "il y a de l'intelligence artificielle dans tous vos produits ?",
        'solutions avec IA',
      ],
      answer:
        "Les cinq : l'IA fait partie de leur base technique. Elle lit les documents pour un visa, montre les déclarations fiscales qui ne concordent pas, trie les plaintes par urgence, construit l'avatar et marque les fissures sur les photos de chantier.",
    },
  },
  {
    id: 'solutions-people-decide',
    path: '/capabilities',
    asked: [
      'In which of your solutions does a person decide and not the software?',
      'Where do people decide and where does software decide in your products?',
      'Does a human have the last word in all your solutions?',
      'which products leave the decision to a person?',
      'What does the model leave to people in tax, health and construction?',
    ],
    answer:
      'A named officer decides; models read, sort and propose. The model never assesses a tax, it shows the clinician why a complaint is urgent, and an inspector confirms its marks on site photographs.',
    says: [
      'Models read, sort and propose. A named officer decides.',
      'It never assesses a tax.',
      'Sorts complaints by urgency after a short interview, and shows the clinician why.',
      'Marks cracks, gaps and missing parts in site photographs, for an inspector to confirm.',
    ],
    fr: {
      asked: [
        'Dans lesquelles de vos solutions une personne décide-t-elle, et non le logiciel ?',
        "c'est un humain qui a le dernier mot dans toutes vos solutions ?",
        'quels produits laissent une personne décider',
      ],
      answer:
        "Un agent nommé décide ; les modèles lisent, trient et proposent. Le modèle n'établit jamais un impôt, il montre au clinicien pourquoi une plainte est urgente, et un inspecteur confirme ses marques sur les photos de chantier.",
    },
  },
  {
    id: 'capabilities-same-configuration',
    path: '/capabilities',
    asked: [
      'Is a platform in our own building the same as one in a public cloud?',
      'Where can your platforms run?',
      'Do we get a different version if we host it ourselves?',
      'own building or public cloud, same configuration?',
      'Can we choose between a public cloud and our own building?',
    ],
    answer:
      'Platforms run in the region you name, in a public cloud or in your own building, from the same configuration.',
    says: [
      'Platforms run in the region you name, in a public cloud or in your own building, from the same configuration.',
    ],
    fr: {
      asked: [
        'Une plateforme dans notre propre bâtiment est-elle la même que dans un nuage public ?',
        'si on héberge nous-mêmes, on a une autre version ?',
        'nuage public ou propre bâtiment',
      ],
      answer:
        'Les plateformes fonctionnent dans la région que vous nommez, dans un nuage public ou dans votre propre bâtiment, à partir de la même configuration.',
    },
  },
  {
    id: 'capabilities-officer-credential',
    path: '/capabilities',
    asked: [
      'Do officers have a digital credential too?',
      'Is the digital credential only for citizens?',
      'Does one person have more than one credential?',
      'credential for officers?',
      'Do staff and citizens use the same kind of credential?',
    ],
    answer: 'One person has one credential. This is true for citizens and for officers.',
    says: [
      'One person has one credential. This is true for citizens and for officers. An office sees only what it needs.',
    ],
    fr: {
      asked: [
        'Les agents ont-ils aussi un justificatif numérique ?',
        "le justificatif numérique, c'est juste pour les citoyens ?",
        'justificatif pour les agents',
      ],
      answer:
        "Une personne a un seul justificatif. C'est vrai pour les citoyens et pour les agents.",
    },
  },
  {
    id: 'capabilities-no-big-database',
    path: '/capabilities',
    asked: [
      'Do you put all registers of the state into one big database?',
      'Will everything about me be in one giant database?',
      'Are the registers merged?',
      'Do ministries have to copy their registers to each other?',
      'One central database for all citizens, is that the plan?',
      'I bet you want to pour all our data into one pot',
      'I work at the land register, will our data be copied to the tax office?',
      'must we join all data in one place',
      "How do offices use each other's registers without copies?",
      'no super database please',
    ],
    answer:
      'That is not needed: registers can work together without copies. In the tax solution, identity gives each taxpayer one number.',
    says: ['Gives each taxpayer one number. Registers can work together without copies.'],
    fr: {
      asked: [
        "Mettez-vous tous les registres de l'État dans une seule grande base de données ?",
        'Est-ce que tout sur moi se retrouve dans une base géante ?',
        'Faut-il fusionner nos registres ?',
        'Nos données seront-elles copiées au fisc ?',
        'vous centralisez toutes les données des citoyens',
      ],
      answer:
        "Ce n'est pas nécessaire : les registres peuvent travailler ensemble sans copies. Dans la solution fiscale, l'identité donne un seul numéro à chaque contribuable.",
    },
  },
  {
    id: 'capabilities-change-undo',
    path: '/capabilities',
    asked: [
      'Can a change to the system be undone?',
      'An update breaks something. Can you go back?',
      'Is it recorded who approved a change to the system?',
      'How do we know who changed the system, and can we take it back?',
      'change control and rollback?',
      'Somebody changes a setting on a Friday evening and it goes wrong, what then?',
      'Who approved the last change on the servers?',
      'I run the operations team, do you write down how to reverse each change?',
      'if change is bad, how to go back',
      'Do you keep a list of all changes to the system?',
    ],
    answer: 'Every change to the system is recorded, with who approved it and how to undo it.',
    says: ['Every change to the system, who approved it, and how to undo it.'],
    fr: {
      asked: [
        'Peut-on annuler une modification du système ?',
        'Une mise à jour casse quelque chose : peut-on revenir en arrière ?',
        'Sait-on qui a approuvé un changement du système ?',
        'qui a changé quoi sur les serveurs',
        'Notez-vous comment annuler chaque modification ?',
        'retour arrière possible après un changement ?',
      ],
      answer:
        "Chaque modification du système est enregistrée, avec la personne qui l'a approuvée et la manière de l'annuler.",
    },
  },
  {
    id: 'capabilities-avatar-storage',
    path: '/capabilities',
    asked: [
      'Which storage do we need for the first AftrLife archive?',
      'Do we have to rent a data centre for the first avatars?',
      'Is ordinary storage enough for the recordings of AftrLife?',
      'We are a hospice with one small server, is that enough to begin with AftrLife?',
      'storage for the first AftrLife archive?',
      'Do recorded lives need a national cloud?',
      'What kind of server is needed for a few avatars?',
      'Surely AftrLife needs expensive servers',
      'I run a small archive, must I buy cloud infrastructure for avatars?',
      'what storage need for avatar recordings at start',
      'Are the first AftrLife recordings stored encrypted?',
    ],
    answer:
      'Ordinary encrypted storage is enough for the first archive. Cloud infrastructure is not needed to start.',
    says: ['Ordinary encrypted storage is enough for the first archive.', 'Not needed to start'],
    fr: {
      asked: [
        'Quel stockage faut-il pour la première archive AftrLife ?',
        'Faut-il louer un centre de données pour les premiers avatars ?',
        'Un stockage ordinaire suffit-il pour AftrLife ?',
        'Nous sommes un petit hospice, faut-il acheter du cloud pour AftrLife ?',
        'où stocker les premiers enregistrements des avatars',
      ],
      answer:
        "Un stockage chiffré ordinaire suffit pour la première archive. L'infrastructure cloud n'est pas nécessaire pour commencer.",
    },
  },
  {
    id: 'capabilities-extra-capacity',
    path: '/capabilities',
    asked: [
      'Does extra capacity for busy visa weeks stay in our region?',
      'Before a big event thousands apply for visas in one week. Where does the extra capacity run?',
      'Is capacity added abroad when many people apply for a visa?',
      'World Cup in our country: does the visa platform get more capacity?',
      'more servers for the visa season?',
      'Can e-Visa grow for a few busy weeks?',
      'When the holiday season starts, do you use foreign servers to help out?',
      'I head a visa department and July is terrible. Can the system take more in that month?',
      'many visa application same week, system can be bigger?',
      'You surely move us to servers abroad when it gets busy',
      'Does the visa system get extra power in the high season?',
    ],
    answer:
      'The cloud adds capacity when many people apply for a visa in the same week, inside the region you name.',
    says: ['Adds capacity when many people apply in the same week, inside the region you name.'],
    fr: {
      asked: [
        'La capacité supplémentaire pour les semaines chargées reste-t-elle dans notre région ?',
        'Avant un grand événement, des milliers de gens demandent un visa. Où tourne la capacité ajoutée ?',
        'Utilisez-vous des serveurs étrangers quand trop de gens demandent un visa ?',
        'plus de serveurs pour la saison des visas ?',
        'Le système de visa peut-il grandir pour quelques semaines ?',
        'Coupe du monde chez nous, la plateforme visa suit ?',
      ],
      answer:
        'Le cloud ajoute de la capacité quand beaucoup de personnes demandent un visa la même semaine, dans la région que vous indiquez.',
    },
  },
]
