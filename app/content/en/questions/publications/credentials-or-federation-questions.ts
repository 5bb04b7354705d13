import type { PublicationQuestion } from '../publication-question.ts'

/** About the guide to credentials and federation. */
export const credentialsOrFederationQuestions: readonly PublicationQuestion[] = [
  {
    id: 'credfed-federation',
    path: '/blog/credentials-or-federation',
    asked: [
      'What is federation in identity?',
      'explain federated login',
      'what does the provider do in a federation?',
      'for how long has federation been used?',
      'sign in at one provider, how is this called?',
      'federation meaning in simple words',
    ],
    answer:
      'A person signs in at one provider, and the provider tells each service who has arrived. It has run offices and universities for two decades.',
    says: [
      'In the first, a person signs in at one provider, and the provider tells each service who has arrived.',
      'This is federation, and it has run offices and universities for two decades.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que la fédération d'identité ?",
        'que fait le fournisseur dans une fédération',
      ],
      answer:
        "Une personne se connecte chez un fournisseur, qui dit à chaque service qui est arrivé. Bureaux et universités l'utilisent depuis deux décennies.",
    },
  },
  {
    id: 'credfed-credential',
    path: '/blog/credentials-or-federation',
    asked: [
      'What are verifiable credentials?',
      'what is the second design?',
      'who carries the signed statements?',
      'credential meaning?',
      'how is a credential different from signing in?',
      'explain verifiable credential please',
    ],
    answer: 'Signed statements that the person carries and shows where they are needed.',
    says: [
      'In the second, the person carries signed statements and shows them where they are needed.',
      'These are verifiable credentials.',
    ],
    fr: {
      asked: ['Que sont les justificatifs vérifiables ?', 'qui porte les déclarations signées'],
      answer: 'Des déclarations signées que la personne porte et montre là où il le faut.',
    },
  },
  {
    id: 'credfed-both',
    path: '/blog/credentials-or-federation',
    asked: [
      'Should a government choose credentials or federation?',
      'which one is better, federation or wallet?',
      'do we need both?',
      'can we only take one of the two designs?',
      'federation vs credentials for a country',
      'must I decide between login and credential',
    ],
    answer: 'Most governments need both, each for its own purpose.',
    says: ['Most governments need both, each for its own purpose.'],
    fr: {
      asked: [
        'Un gouvernement doit-il choisir les justificatifs ou la fédération ?',
        'lequel des deux est le meilleur',
      ],
      answer: 'La plupart des gouvernements ont besoin des deux, chacun pour son but.',
    },
  },
  {
    id: 'credfed-two-questions',
    path: '/blog/credentials-or-federation',
    asked: [
      'Which two different questions do federation and credentials answer?',
      'what is a question about a session?',
      'what is a question about an attribute?',
      'is this the same person as yesterday, who answers that?',
      'who answers whether somebody is adult or licensed?',
      'from what does the trouble in national programs come?',
    ],
    answer:
      'Federation answers well "Is this the same person as yesterday?", a question about a session. A credential answers well "Is this person entitled, adult, resident, licensed?", a question about an attribute.',
    says: [
      '"Is this the same person as yesterday?" is a question about a session.',
      '"Is this person entitled, adult, resident, licensed?" is a question about an attribute.',
      'Federation answers the first question well and the second by courtesy.',
      'A credential answers the second well, and the first only if somebody builds an account around it.',
      'Much trouble in national programs comes from the use of one for the other.',
    ],
    fr: {
      asked: [
        'À quelles deux questions répondent fédération et justificatifs ?',
        "qu'est-ce qu'une question d'attribut",
      ],
      answer:
        "La fédération : est-ce la même personne qu'hier ? Le justificatif : cette personne a-t-elle droit, est-elle majeure, résidente, titulaire d'une licence ?",
    },
  },
  {
    id: 'credfed-who-learns',
    path: '/blog/credentials-or-federation',
    asked: [
      'What does the provider or the issuer learn when a person proves something?',
      'who can see where I used my ID?',
      'does the issuer know when I show the credential?',
      'what does the login provider find out?',
      'tracking: federation or credential, who knows more?',
      'privacy difference between both designs',
      'What does the issuer learn when I use a credential or an app?',
    ],
    answer:
      'With a verifiable credential, the issuer learns nothing about use. In a federation, the provider learns which service was used, and when.',
    says: [
      'What the provider or issuer learns',
      'Which service was used, and when',
      'Nothing about use',
    ],
    fr: {
      asked: [
        "Qu'apprend le fournisseur ou l'émetteur quand on prouve quelque chose ?",
        "l'émetteur sait-il quand je montre le justificatif",
        "Qu'apprend l'émetteur quand j'utilise un justificatif ?",
      ],
      answer:
        "Avec un justificatif vérifiable, l'émetteur n'apprend rien sur l'usage. Dans une fédération, le fournisseur apprend quel service a été utilisé, et quand.",
    },
  },
  {
    id: 'credfed-list-of-visits',
    path: '/blog/credentials-or-federation',
    asked: [
      'What is the danger of a pure federation for citizens?',
      'who holds a list of all visits?',
      'can one office see all services that I used?',
      'is it not forbidden to look at the list of visits?',
      'why is a central login a temptation?',
    ],
    answer:
      'One office holds a list of each visit to the tax portal, the clinic and the benefits page. The law may forbid anyone to look at it, but the list exists all the same, and with it the temptation.',
    says: [
      'In a pure federation one office holds a list of each visit to the tax portal, the clinic and the benefits page.',
      'The law may forbid anyone to look at it.',
      'The list exists all the same, and with it the temptation.',
    ],
    fr: {
      asked: [
        "Quel est le danger d'une fédération pure pour les citoyens ?",
        'qui détient la liste des visites',
      ],
      answer:
        'Un seul bureau détient la liste de chaque visite : portail fiscal, clinique, prestations. La loi peut interdire de la lire, mais elle existe, et la tentation avec elle.',
    },
  },
  {
    id: 'credfed-service-down',
    path: '/blog/credentials-or-federation',
    asked: [
      'What happens if the central service is down?',
      'login provider offline, can people still sign in?',
      'can credentials be shown when the issuer does not work?',
      'outage: which design is better?',
      'system of the issuer broken, can new ones be issued',
    ],
    answer:
      'In a federation nobody can sign in anywhere. Credentials can still be shown, but new ones cannot be issued.',
    says: [
      'If the central service is down',
      'Nobody can sign in anywhere',
      'Credentials can still be shown; new ones cannot be issued',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si le service central est en panne ?',
        'peut-on montrer un justificatif pendant une panne',
      ],
      answer:
        'En fédération, personne ne peut se connecter nulle part. Les justificatifs restent utilisables, mais on ne peut pas en émettre.',
    },
  },
  {
    id: 'credfed-fresh',
    path: '/blog/credentials-or-federation',
    asked: [
      'How fresh is the data in a federation and in a credential?',
      'is a credential always up to date?',
      'how old can the information be?',
      'freshness of a credential compared to federation?',
      'what does "as of issue" mean here',
    ],
    answer:
      "A federation is as fresh as the provider's data. A credential is as of issue, plus a status list.",
    says: ['Freshness', "As fresh as the provider's data", 'As of issue, plus a status list'],
    fr: {
      asked: [
        'Les données sont-elles à jour en fédération et avec un justificatif ?',
        "quel âge peut avoir l'information",
      ],
      answer:
        "La fédération est aussi fraîche que les données du fournisseur ; le justificatif date de son émission, avec une liste d'état.",
    },
  },
  {
    id: 'credfed-blocking',
    path: '/blog/credentials-or-federation',
    asked: [
      'Which design blocks access faster?',
      'how quickly can access be blocked?',
      'when does a blocked credential stop to work?',
      'block at once, is it possible?',
      'someone loses the right, how fast is it effective in each design',
    ],
    answer:
      'Federation: at once, in one place. A credential is blocked when verifiers next fetch the status list.',
    says: ['Blocking access', 'At once, in one place', 'When verifiers next fetch the status list'],
    fr: {
      asked: [
        "Quelle solution bloque l'accès plus vite ?",
        'quand un justificatif bloqué cesse-t-il de valoir',
      ],
      answer:
        "La fédération : tout de suite, en un seul lieu. Un justificatif, quand les vérificateurs chargent la prochaine liste d'état.",
    },
  },
  {
    id: 'credfed-needs',
    path: '/blog/credentials-or-federation',
    asked: [
      'What does the person need for federation and for a credential?',
      'do I need a smartphone?',
      'browser or wallet, what is required?',
      'card and reader enough for a credential?',
      'what equipment must citizens have',
    ],
    answer:
      'For federation a browser and a second factor; for a credential a wallet on a phone, or a card and a reader.',
    says: [
      'What the person needs',
      'A browser and a second factor',
      'A wallet on a phone, or a card and a reader',
    ],
    fr: {
      asked: [
        'De quoi la personne a-t-elle besoin pour la fédération et le justificatif ?',
        'faut-il un téléphone intelligent',
      ],
      answer:
        'Pour la fédération, un navigateur et un second facteur ; pour un justificatif, un portefeuille sur téléphone, ou une carte et un lecteur.',
    },
  },
  {
    id: 'credfed-staff',
    path: '/blog/credentials-or-federation',
    asked: [
      'When is federation right for officers and staff?',
      'how should civil servants sign in?',
      'which protocols for employees?',
      'what second factor do you recommend?',
      'who decides the roles, directory or service?',
      'employee leaves, how is access removed',
    ],
    answer:
      'It fits with OpenID Connect or SAML, because an employer must withdraw access within minutes. Keep the existing provider, require a phishing-resistant second factor such as FIDO2, and let the service decide roles.',
    says: [
      'A civil servant acts for an employer who must be able to withdraw access within minutes, and who rightly knows which systems are used.',
      'Federation with OpenID Connect or SAML fits.',
      'Keep the provider that the administration already operates.',
      'Require a second factor that resists phishing, such as FIDO2.',
      'Let the service decide roles, not the directory.',
      'A person who leaves is removed once.',
    ],
    fr: {
      asked: [
        'Quand la fédération convient-elle au personnel ?',
        'comment les fonctionnaires doivent-ils se connecter',
      ],
      answer:
        "Avec OpenID Connect ou SAML, car un employeur doit retirer l'accès en quelques minutes. Gardez le fournisseur existant et un second facteur comme FIDO2.",
    },
  },
  {
    id: 'credfed-pairwise',
    path: '/blog/credentials-or-federation',
    asked: [
      'What are pairwise identifiers?',
      'how do we stop two services from joining their records?',
      'different ID per service, what is it called?',
      'do products support pairwise identifiers?',
      'are they switched on by default?',
      'taxpayer logs in every quarter, which solution?',
    ],
    answer:
      'Each service has a different identifier for the same person, so that two services cannot join their records. OpenID Connect calls them pairwise identifiers; most products support them, few switch them on.',
    says: [
      'Give each service a different identifier for the same person, so that two services cannot join their records by comparing it.',
      'OpenID Connect calls these pairwise identifiers.',
      'Most products support them.',
      'Few switch them on.',
    ],
    fr: {
      asked: [
        'Que sont les identifiants par paire ?',
        'comment empêcher deux services de croiser leurs dossiers',
      ],
      answer:
        'Chaque service a un identifiant différent pour la même personne, donc deux services ne peuvent pas croiser leurs données. Peu de produits les activent.',
    },
  },
  {
    id: 'credfed-between-ministries',
    path: '/blog/credentials-or-federation',
    asked: [
      "What matters when an officer works in another ministry's system?",
      'federation between administrations?',
      'what should the agreement between two ministries say?',
      'protocol or agreement, what counts more?',
      'officer from another office for an hour, second account?',
    ],
    answer:
      'The agreement matters more than the protocol. It says who vouches for whom, at which level of assurance, and who answers when something goes wrong. Federation saves a second account.',
    says: [
      'When an officer of one ministry works in the system of another for an hour, federation saves a second account.',
      'The agreement behind it matters more than the protocol.',
      'It says who vouches for whom, at which level of assurance, and who answers when something goes wrong.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui compte quand un agent travaille dans le système d'un autre ministère ?",
        "que doit dire l'accord",
      ],
      answer:
        "La fédération évite un second compte, mais l'accord compte plus que le protocole : qui se porte garant, à quel niveau, et qui répond en cas de problème.",
    },
  },
  {
    id: 'credfed-one-fact',
    path: '/blog/credentials-or-federation',
    asked: [
      'When is a credential right?',
      'where do credentials belong?',
      'which cases are for credentials and not for login?',
      'one fact without account, examples?',
      'why no account for a proof of age?',
      'proof of age at a counter, login or credential',
    ],
    answer:
      'For one fact without an account, for places without a network, and for facts from several issuers. At a counter an account would be a burden to both sides.',
    says: [
      'One fact, no account',
      'Places without a network',
      'Facts from several issuers',
      'An account would be a burden to both sides and a register that nobody has asked for.',
    ],
    fr: {
      asked: [
        'Quand un justificatif est-il le bon choix ?',
        "preuve d'âge au guichet, connexion ou justificatif",
      ],
      answer:
        'Pour un seul fait sans compte, dans les lieux sans réseau et pour des faits de plusieurs émetteurs.',
    },
  },
  {
    id: 'credfed-offline',
    path: '/blog/credentials-or-federation',
    asked: [
      'Can a person prove something without a network?',
      'which standard describes the exchange between two devices offline?',
      'does federation work offline?',
      'ISO 18013-5, what is it for?',
      'proof at the border with no internet?',
      'which places have no network?',
    ],
    answer:
      'With a credential it is possible: ISO/IEC 18013-5 describes the exchange between two devices without a network. Federation has no counterpart to it.',
    says: [
      'ISO/IEC 18013-5 describes the exchange between two devices without a network.',
      'Federation has no counterpart to it.',
      'Across a counter, without a network',
      'Possible',
    ],
    fr: {
      asked: [
        'Peut-on prouver quelque chose sans réseau ?',
        "quelle norme décrit l'échange hors ligne",
      ],
      answer:
        "Avec un justificatif, oui : ISO/IEC 18013-5 décrit l'échange entre deux appareils sans réseau. La fédération n'a pas d'équivalent.",
    },
  },
  {
    id: 'credfed-several-issuers',
    path: '/blog/credentials-or-federation',
    asked: [
      'How can a person prove facts from several issuers?',
      'a grant needs status, diploma and company number, how?',
      'why is federation bad for several sources?',
      'three credentials, one field from each, is it possible?',
      'facts from different offices together, who collects them',
    ],
    answer:
      'A person can carry three credentials and show one field from each. In a federation, some central party would have to collect all three.',
    says: [
      'A grant may depend on a civil status, a diploma and a company number.',
      'In a federation, some central party would have to collect all three.',
      'A person can carry three credentials and show one field from each.',
    ],
    fr: {
      asked: [
        'Comment prouver des faits de plusieurs émetteurs ?',
        'une aide demande trois preuves, comment faire',
      ],
      answer:
        'On peut porter trois justificatifs et montrer un champ de chacun. En fédération, un acteur central devrait tout réunir.',
    },
  },
  {
    id: 'credfed-run-both',
    path: '/blog/credentials-or-federation',
    asked: [
      'How can federation and credentials work together?',
      'what are the steps to run both designs?',
      'what happens at enrolment?',
      'after enrolment, which attributes travel?',
      'how does a service combine wallet and login?',
      'credential once and then normal login, like this?',
    ],
    answer:
      'At enrolment the person shows a credential once. From then on they sign in with a passkey or the national login. When an act needs more, the service asks for a fresh presentation; a gateway turns both into one token.',
    says: [
      'At enrolment the person shows a credential once.',
      'From then on the person signs in with a passkey or the national login, and no attribute travels any more.',
      'When an act needs more, for example a change of bank account, the service asks for a fresh presentation and states why.',
      'Inside, a gateway turns both into the same small, short-lived token.',
    ],
    fr: {
      asked: [
        'Comment fédération et justificatifs peuvent-ils fonctionner ensemble ?',
        "que se passe-t-il à l'inscription",
      ],
      answer:
        "À l'inscription, on montre une fois un justificatif ; ensuite on se connecte avec une clé d'accès ou l'identité nationale. Un acte délicat demande une nouvelle présentation.",
    },
  },
  {
    id: 'credfed-fresh-presentation',
    path: '/blog/credentials-or-federation',
    asked: [
      'When does a service ask for a fresh presentation?',
      'I want to change my bank account, do I show the credential again?',
      'when is a new proof needed?',
      'what if an act needs more assurance?',
      'does the service say why it asks again',
    ],
    answer:
      'When an act needs more, for example a change of bank account. The service then also states why.',
    says: [
      'When an act needs more, for example a change of bank account, the service asks for a fresh presentation and states why.',
    ],
    fr: {
      asked: [
        'Quand un service demande-t-il une nouvelle présentation ?',
        'changer de compte bancaire, faut-il une nouvelle preuve',
      ],
      answer:
        'Quand un acte exige plus, par exemple un changement de compte bancaire. Le service dit alors pourquoi.',
    },
  },
  {
    id: 'credfed-gateway-log',
    path: '/blog/credentials-or-federation',
    asked: [
      'What may the gateway write into its log?',
      'what must not be logged by the gateway?',
      'why is the gateway the place to be careful?',
      'does the log name the person?',
      'can the gateway become a central record?',
      'which data is in the example log',
    ],
    answer:
      'That a proof was accepted, for which service, at which assurance level, and nothing that names the person. A log with attributes becomes the central record that the credential was meant to avoid.',
    says: [
      'Let it log that a proof was accepted, for which service, at which assurance level, and nothing that names the person.',
      'If it writes a log with attributes, it becomes the central record that the credential was meant to avoid.',
      'The gateway is the place to be careful.',
    ],
    fr: {
      asked: [
        'Que peut écrire la passerelle dans son journal ?',
        'le journal nomme-t-il la personne',
      ],
      answer:
        "Qu'une preuve a été acceptée, pour quel service, à quel niveau, et rien qui nomme la personne.",
    },
  },
  {
    id: 'credfed-revoke',
    path: '/blog/credentials-or-federation',
    asked: [
      'Can a credential be revoked, and how fast?',
      'revocation of a credential?',
      'a stolen credential, when does a counter stop accepting it?',
      'how old may a status list be at a border?',
      'how old may the list be in a shop?',
    ],
    answer:
      'A credential can be revoked, and the useful question is how fast. The status list has an age. A shop may accept one from this morning, but a border desk wants one from the last minutes.',
    says: [
      'People ask whether a credential can be revoked.',
      'It can, and the useful question is how fast.',
      'The list has an age, however.',
      'A shop may accept one from this morning.',
      'A border desk wants one from the last minutes and must know what to do when it is older.',
    ],
    fr: {
      asked: [
        'Un justificatif peut-il être révoqué, et à quelle vitesse ?',
        "quel âge peut avoir la liste d'état",
      ],
      answer:
        'Un justificatif peut être révoqué, et la bonne question est la vitesse. Un commerce accepte une liste du matin ; un poste frontière en veut une des dernières minutes.',
    },
  },
  {
    id: 'credfed-status-list-privacy',
    path: '/blog/credentials-or-federation',
    asked: [
      'What is learnt when a verifier downloads the whole status list?',
      'does the download of the list tell the issuer about the check?',
      'is checking the revocation private?',
      'why download the full list instead of asking for one person?',
      'status check without tracking, how',
    ],
    answer:
      'The verifier learns nothing about individuals, and the issuer learns nothing about the check.',
    says: [
      'A verifier that downloads the status list as a whole learns nothing about individuals, and the issuer learns nothing about the check.',
    ],
    fr: {
      asked: [
        "Qu'apprend-on quand un vérificateur charge toute la liste d'état ?",
        'le contrôle de révocation est-il privé',
      ],
      answer:
        "Le vérificateur n'apprend rien sur les individus, et l'émetteur rien sur le contrôle.",
    },
  },
  {
    id: 'credfed-verifier-table',
    path: '/blog/credentials-or-federation',
    asked: [
      'What belongs in the table of verifiers and their status lists?',
      'one row per kind of verifier, with what?',
      'what if a row says "seconds"?',
      'maximum age of the list, where is it written down?',
      'verifier needs the status within seconds, credential or not?',
    ],
    answer:
      'One row per kind of verifier: maximum age, behaviour beyond it, and who answers for the difference. If a row says "seconds", that use probably belongs with federation or a direct query to the register.',
    says: [
      'Write a table with one row per kind of verifier: maximum age, behaviour beyond it, and who answers for the difference.',
      'If a row says "seconds", that use probably belongs with federation or with a direct query to the register.',
    ],
    fr: {
      asked: ['Que contient le tableau des vérificateurs ?', 'et si une ligne dit « secondes »'],
      answer:
        "Une ligne par type de vérificateur : âge maximal, conduite au-delà, responsable. « Secondes » relève plutôt de la fédération ou d'une requête directe au registre.",
    },
  },
  {
    id: 'credfed-login-button',
    path: '/blog/credentials-or-federation',
    asked: [
      'Why is a wallet as login button a mistake?',
      'can people use the wallet to log in every time?',
      'credential with a stable number, what is bad?',
      'is a wallet worse than a cookie for tracking?',
      'showing the same number on every visit, problem?',
    ],
    answer:
      'A credential with a stable number that is shown on every visit follows a person across services more reliably than a cookie ever did.',
    says: [
      'The wallet as a login button.',
      'A credential with a stable number that is shown on every visit follows a person across services more reliably than a cookie ever did.',
    ],
    fr: {
      asked: [
        'Pourquoi le portefeuille comme bouton de connexion est-il une erreur ?',
        'peut-on utiliser le portefeuille à chaque connexion',
      ],
      answer:
        "Un numéro stable montré à chaque visite suit une personne d'un service à l'autre plus sûrement qu'un cookie.",
    },
  },
  {
    id: 'credfed-assurance',
    path: '/blog/credentials-or-federation',
    asked: [
      'Should one assurance level be used for everything?',
      'which assurance levels does eIDAS have?',
      'do I need a passport chip for an appointment?',
      'what if a service asks for more than it needs?',
      'low, substantial, high: where do they come from?',
      'who is excluded by a level that is too high',
    ],
    answer:
      'One assurance level should not be used for everything: an appointment does not need a passport chip. eIDAS has the levels low, substantial and high. A service that asks for more than it needs excludes people with few documents.',
    says: [
      'One assurance level for everything.',
      'An appointment does not need a passport chip. eIDAS has the levels low, substantial and high.',
      'A service that asks for more than it needs excludes people with few documents.',
    ],
    fr: {
      asked: ["Faut-il un seul niveau d'assurance pour tout ?", 'quels niveaux eIDAS connaît-il'],
      answer:
        "Un seul niveau d'assurance ne convient pas à tout : un rendez-vous n'exige pas la puce du passeport. eIDAS a les niveaux faible, substantiel et élevé. Demander plus que nécessaire exclut les gens qui ont peu de documents.",
    },
  },
  {
    id: 'credfed-twenty',
    path: '/blog/credentials-or-federation',
    asked: [
      'How many credentials should a program issue in the first year?',
      'twenty credentials in year one, good idea?',
      'is it better to start with one credential?',
      'why not many credentials at once?',
      'what does each credential bring with it',
    ],
    answer:
      'One that is really accepted at two kinds of counter teaches more than twenty. Each has a legal basis, an owner and a way to correct errors.',
    says: [
      'Twenty credentials in the first year.',
      'Each has a legal basis, an owner and a way to correct errors.',
      'One that is really accepted at two kinds of counter teaches more.',
    ],
    fr: {
      asked: [
        'Combien de justificatifs émettre la première année ?',
        'vingt justificatifs la première année, bonne idée',
      ],
      answer:
        'Un seul, vraiment accepté à deux sortes de guichet, apprend plus que vingt. Chacun a une base légale et un responsable.',
    },
  },
  {
    id: 'credfed-without-phone',
    path: '/blog/credentials-or-federation',
    asked: [
      'What about people without a phone?',
      'no smartphone, how do they prove something?',
      'is a card part of the design?',
      'does somebody help at a counter?',
      'elderly people who have no wallet, are they forgotten',
    ],
    answer:
      'A card with the same attributes, and a counter where somebody helps, are part of the design and of the test.',
    says: [
      'No route without a phone.',
      'A card with the same attributes, and a counter where somebody helps, are part of the design and of the test.',
    ],
    fr: {
      asked: ['Et les personnes sans téléphone ?', 'une carte fait-elle partie de la conception'],
      answer:
        "Une carte avec les mêmes attributs et un guichet où quelqu'un aide font partie de la conception et du test.",
    },
  },
  {
    id: 'credfed-verifiers-ask',
    path: '/blog/credentials-or-federation',
    asked: [
      'May a verifier ask for anything it likes?',
      'how do you stop services from asking too much data?',
      'should verifiers be registered?',
      'what does the wallet do if too much is asked?',
      'verifiers who want to know everything, what then',
    ],
    answer:
      'A verifier may not ask for whatever it likes. Register verifiers with what they are entitled to ask, and let the wallet warn about the rest.',
    says: [
      'Verifiers who may ask anything.',
      'Register them with what they are entitled to ask, and let the wallet warn about the rest.',
    ],
    fr: {
      asked: [
        "Un vérificateur peut-il demander n'importe quoi ?",
        'comment limiter ce que les services demandent',
      ],
      answer:
        "Un vérificateur ne peut pas demander n'importe quoi. Enregistrez ce que les vérificateurs ont le droit de demander, et que le portefeuille avertisse du reste.",
    },
  },
  {
    id: 'credfed-first-page',
    path: '/blog/credentials-or-federation',
    asked: [
      'What is the first page of an identity plan?',
      'how do we begin our own plan for credentials?',
      'list of ten situations, what for?',
      'which four things do I note for each situation?',
      'what do you need from us for a first call about credentials',
      'how many rows need a meeting in the end?',
    ],
    answer:
      'List the ten situations in which your citizens most often prove something. Note for each the real question, the network, the age an answer may have, and who would learn about it.',
    says: [
      'List the ten situations in which your citizens most often prove something.',
      'For each one, note four things: the real question, the network, the age an answer may have, and who would learn about it.',
      'In our experience the list divides almost by itself, and two or three rows remain that deserve a meeting.',
    ],
    fr: {
      asked: [
        "Quelle est la première page d'un plan d'identité ?",
        'que noter pour chacune des dix situations',
      ],
      answer:
        "La liste des dix situations où vos citoyens prouvent le plus souvent quelque chose : la vraie question, le réseau, l'âge permis, et qui l'apprendrait.",
    },
  },
  {
    id: 'credfed-about',
    path: '/blog/credentials-or-federation',
    asked: [
      'What does the guide to credentials and federation show?',
      'what is the article about login and attributes about?',
      'summary of the credentials guide?',
      'are signing in and showing an attribute the same?',
      'what is the main point about credential or federation',
    ],
    answer:
      'When a federated login is right, when a credential is, and how to run both without tracking. To sign in and to show an attribute are different acts.',
    says: [
      'To sign in and to show an attribute are different acts.',
      'When a federated login is right, when a credential is, and how to run both without tracking.',
    ],
    fr: {
      asked: [
        'Que montre le guide des justificatifs et de la fédération ?',
        'se connecter et montrer un attribut, est-ce pareil',
      ],
      answer:
        "Quand une connexion fédérée convient, quand un justificatif, et comment faire tourner l'un et l'autre sans traçage.",
    },
  },
  {
    id: 'credfed-who-takes-part',
    path: '/blog/credentials-or-federation',
    asked: [
      'Who takes part each time in a federation and with a credential?',
      'Is the issuer of a credential involved every time?',
      'How many parties take part when a person signs in by federation?',
      'who takes part, federation or credential?',
      'Does the provider take part in each sign-in of a federation?',
    ],
    answer:
      'In a federation: person, service and provider, each time. With a verifiable credential: person and verifier; the issuer only on the day of issue.',
    says: [
      'Person, service and provider, each time',
      'Person and verifier; the issuer only on the day of issue',
    ],
    fr: {
      asked: [
        'Qui participe chaque fois dans une fédération et avec un justificatif ?',
        "l'émetteur d'un justificatif est mêlé à chaque fois ?",
        'qui participe, fédération ou justificatif',
      ],
      answer:
        "Dans une fédération : la personne, le service et le fournisseur, chaque fois. Avec un justificatif vérifiable : la personne et le vérificateur ; l'émetteur seulement le jour de l'émission.",
    },
  },
]
