import type { KnownQuestion } from './known-question.ts'

/** About digital identity. */
export const identityQuestions: readonly KnownQuestion[] = [
  {
    id: 'identity-what',
    path: '/capabilities/digital-identity',
    asked: [
      'What is your Digital Identity capability?',
      'What is a national digital credential?',
      'How does your digital ID work?',
      'digital identity in short?',
      'Can I prove one fact about me without showing the rest?',
      'How does the digital ID work?',
      'What is digital identity at Unordin?',
      'We want an electronic ID for our citizens, what do you have?',
      'How do citizens identify themselves with your system?',
    ],
    answer:
      'A credential that a country issues and a person carries. It answers one question at a time, by open standards that any vendor can check.',
    says: [
      'A country issues the credential and a person carries it.',
      'It answers one question at a time, by open standards that any vendor can check.',
      'Prove one fact without showing the rest.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que votre capacité d'identité numérique ?",
        "Qu'est-ce qu'un justificatif numérique national ?",
        'Peut-on prouver un seul fait sans montrer le reste ?',
        "comment marche la vérification d'identité",
        "une carte d'identité numérique ?",
      ],
      answer:
        "Un justificatif qu'un pays délivre et qu'une personne porte. Il répond à une question à la fois, selon des normes ouvertes que tout fournisseur peut vérifier.",
    },
  },
  {
    id: 'identity-five-parts',
    path: '/capabilities/digital-identity',
    asked: [
      'What are the five parts of a credential?',
      'What does a digital credential consist of?',
      'anatomy of a credential?',
      'What are holder, attributes and seal?',
      'Can I show one attribute without the others?',
      'Could somebody copy my digital ID?',
    ],
    answer:
      "Holder, attributes, the issuer's seal, proof and revocation. Each attribute has its own seal, so a person can show one without the others. A copy does not work.",
    says: [
      'The five parts of a credential',
      'The holder',
      'Attributes',
      "The issuer's seal",
      'Proof',
      'Revocation',
      'Each attribute has its own seal, so a person can show one without the others.',
      'A key that nobody can copy connects it to one device.',
      'A copy does not work.',
    ],
    fr: {
      asked: [
        "Quelles sont les cinq parties d'un justificatif ?",
        'De quoi se compose un justificatif numérique ?',
        "Quelqu'un peut-il copier mon identité numérique ?",
      ],
      answer:
        "Le titulaire, les attributs, le sceau de l'émetteur, la preuve et la révocation. Chaque attribut a son propre sceau, et une personne peut donc en montrer un sans les autres. Une copie ne fonctionne pas.",
    },
  },
  {
    id: 'identity-issuer-key',
    path: '/capabilities/digital-identity',
    asked: [
      'Who has the key that signs credentials?',
      'Does Unordin keep the issuing key of our national ID?',
      "Where is the registry's signing key stored?",
      'issuer key?',
      'Can the registry keep its key in its own hardware?',
    ],
    answer:
      "The registry can keep the key in its own hardware. We never have it. The seal is the registry's signature.",
    says: [
      "This is the registry's signature.",
      'The registry can keep the key in its own hardware.',
      'We never have it.',
    ],
    fr: {
      asked: [
        'Qui a la clé qui signe les justificatifs ?',
        "Est-ce qu'Unordin garde la clé d'émission de notre identité nationale ?",
        'Où la clé du registre est-elle gardée ?',
      ],
      answer:
        "Le registre peut garder la clé dans son propre matériel. Nous ne l'avons jamais. Le sceau est la signature du registre.",
    },
  },
  {
    id: 'identity-revocation',
    path: '/capabilities/digital-identity',
    asked: [
      'How is a credential revoked?',
      'What happens when a digital ID is lost or misused?',
      'Does checking the revocation list reveal who is checked?',
      'revocation list?',
      'How quickly do verifiers learn about a revoked credential?',
      'How is an ID blocked?',
    ],
    answer:
      'It is marked in a published list, and every verifier knows at its next check. To check the list does not show whose credential is checked.',
    says: [
      'A revoked credential is marked in a published list.',
      'To check the list does not show whose credential is checked.',
      'Revokes it in the list. Every verifier knows at its next check.',
    ],
    fr: {
      asked: [
        'Comment un justificatif est-il révoqué ?',
        'La vérification de la liste révèle-t-elle qui est vérifié ?',
        'Quand les vérificateurs apprennent-ils une révocation ?',
      ],
      answer:
        'Il est marqué dans une liste publiée, et chaque vérificateur le sait à sa prochaine vérification. Consulter la liste ne montre pas de qui est le justificatif vérifié.',
    },
  },
  {
    id: 'identity-three-places',
    path: '/capabilities/digital-identity',
    asked: [
      'What does a person show at a shop, a tax office and a border?',
      'Which data are shown in different situations?',
      'What does a shop see when it checks my age?',
      'age check with the digital credential?',
      'Does the shop keep a copy of my ID?',
      'Does the wallet show my birthday to the supermarket?',
      'Which of my data does a shop, an office or a border guard see?',
    ],
    answer:
      'A shop sees the portrait and "over 18". A tax office sees name, address and personal number. The border sees all attributes. The shop keeps nothing.',
    says: [
      'The shop asks: is this person old enough?',
      'Portrait',
      'Over 18',
      'Name',
      'Address',
      'Personal number',
      'All attributes, at the border',
      'Nothing. The screen shows yes, and the picture is deleted before the next customer.',
    ],
    fr: {
      asked: [
        'Que montre une personne dans un magasin, au bureau des impôts et à la frontière ?',
        'Que voit un magasin qui vérifie mon âge ?',
        "Le magasin garde-t-il une copie de ma pièce d'identité ?",
      ],
      answer:
        "Un magasin voit le portrait et « plus de 18 ans ». Un bureau des impôts voit le nom, l'adresse et le numéro personnel. La frontière voit tous les attributs. Le magasin ne garde rien.",
    },
  },
  {
    id: 'identity-kept-by-office',
    path: '/capabilities/digital-identity',
    asked: [
      'What does a tax office or a border keep of my credential?',
      'How long does the border keep my identity data?',
      'Does the tax office store the attributes it receives?',
      'data kept after an identity check?',
      'What remains with the office after I show my digital ID?',
      'Does an office copy my ID?',
      'What remains at the shop after I showed it?',
    ],
    answer:
      'The tax office keeps the three attributes, the time and the proof. The border keeps what the law on entry requires, for the legal period, and a record of who read it.',
    says: [
      'The three attributes, the time, and the proof that they came from the registry.',
      'What the law on entry requires, for the legal period, and a record of who read it.',
    ],
    fr: {
      asked: [
        'Que gardent un bureau des impôts ou une frontière de mon justificatif ?',
        "Combien de temps la frontière garde-t-elle mes données d'identité ?",
        "Que reste-t-il au bureau après une vérification d'identité ?",
      ],
      answer:
        "Le bureau des impôts garde les trois attributs, l'heure et la preuve. La frontière garde ce que la loi sur l'entrée exige, pour la période légale, et une trace de qui l'a lu.",
    },
  },
  {
    id: 'identity-refuse',
    path: '/capabilities/digital-identity',
    asked: [
      'Can a person refuse to show an attribute?',
      'Do I see what is requested before my phone sends anything?',
      'How does a person agree to a request?',
      'consent before data is sent?',
      'Is a PIN or a fingerprint needed to show a credential?',
      'Can I say no when an office asks for my data?',
      'Do I have to give all the data they ask for?',
      'Can I say no?',
      'Do people keep control over what they reveal?',
    ],
    answer:
      'With a digital identity, the person sees the request before the phone sends anything, and can refuse it. To agree, the holder uses a PIN or a fingerprint.',
    says: [
      'The person sees the request before the phone sends anything, and can refuse it.',
      'Reads the request and agrees with a PIN or a fingerprint',
    ],
    fr: {
      asked: [
        'Une personne peut-elle refuser de montrer un attribut ?',
        'Est-ce que je vois la demande avant que mon téléphone envoie quelque chose ?',
        'Faut-il un NIP ou une empreinte pour montrer un justificatif ?',
      ],
      answer:
        "Avec l'identité numérique, la personne voit la demande avant que le téléphone envoie quelque chose, et peut la refuser. Pour accepter, le titulaire utilise un NIP ou une empreinte digitale.",
    },
  },
  {
    id: 'identity-proof-steps',
    path: '/capabilities/digital-identity',
    asked: [
      'How is a proof shown and checked?',
      'Which parties take part in showing a credential?',
      'What does a verifier check?',
      'issuer, holder, verifier: who does what?',
      'Does showing a credential work without a network?',
      'How often does the issuer take part?',
      'What happens when I show my ID to someone?',
      'How does a verifier know that it is genuine?',
    ],
    answer:
      'The verifier asks for named attributes and says why. The holder shows them with a new proof. The verifier checks seal, time and status list, online or without a network.',
    says: [
      'Asks for named attributes and says why',
      'Shows those attributes with a new proof',
      'Checks seal, time and status list',
      'The issuer takes part once, on the day of issue.',
      'After that, two parties exchange the proof, online or at a counter without a network.',
    ],
    fr: {
      asked: [
        'Comment une preuve est-elle montrée et vérifiée ?',
        'Que vérifie un vérificateur ?',
        'Peut-on montrer un justificatif sans réseau ?',
      ],
      answer:
        "Le vérificateur demande des attributs nommés et dit pourquoi. Le titulaire les montre avec une nouvelle preuve. Le vérificateur contrôle le sceau, l'heure et la liste d'état, en ligne ou sans réseau.",
    },
  },
  {
    id: 'identity-government-sees',
    path: '/capabilities/digital-identity',
    asked: [
      'Can the government see where a credential is used?',
      'Does the issuer learn when I show my digital ID?',
      'Is the state able to track citizens with the digital identity?',
      'tracking of people with the ID?',
      'Will the ministry know which shop I visited?',
      'Is the state going to track where I show my ID?',
      'Does the government know each time I use it?',
      'Surveillance through the digital ID?',
      'Can the police see where I have used my wallet?',
      'Is every use of the ID reported to somebody?',
    ],
    answer:
      'The government does not see where a credential is used: verifiers download the whole status list and check it themselves. The issuer receives no message when a person shows a credential.',
    says: [
      'No. Verifiers download the whole status list and check it themselves.',
      'The issuer receives no message when a person shows a credential.',
      'The issuer does not learn where the person uses it.',
    ],
    fr: {
      asked: [
        'Le gouvernement voit-il où un justificatif est utilisé ?',
        "L'émetteur apprend-il quand je montre mon identité numérique ?",
        "L'État peut-il suivre les citoyens avec l'identité numérique ?",
      ],
      answer:
        "Le gouvernement ne voit pas où un justificatif est utilisé : les vérificateurs téléchargent la liste d'état entière et la vérifient eux-mêmes. L'émetteur ne reçoit aucun message quand une personne montre un justificatif.",
    },
  },
  {
    id: 'identity-issuer-once',
    path: '/capabilities/digital-identity',
    asked: [
      'How often does the issuer take part in a proof?',
      'Does the registry have to be online when I show my credential?',
      'is the issuer asked every time i prove something',
      'role of the issuer after issuing?',
      'after i got my id, what does the registry still do',
      'Who takes part when a proof is shown?',
      'does a check at a counter go through the registry',
      'which two sides exchange the proof',
      'must the government server run so that i can prove my age',
    ],
    answer:
      'Once, on the day of issue. After that, two parties exchange the proof, online or at a counter without a network; the issuer receives no request and learns nothing.',
    says: [
      'The issuer takes part once, on the day of issue. After that, two parties exchange the proof, online or at a counter without a network.',
      'Receives no request and learns nothing',
    ],
    fr: {
      asked: [
        "Combien de fois l'émetteur intervient-il ?",
        "l'émetteur est-il consulté à chaque preuve",
        'Le registre doit-il être en ligne quand je montre mon justificatif ?',
      ],
      answer:
        "Une fois, le jour de l'émission. Ensuite, deux parties échangent la preuve, en ligne ou à un comptoir sans réseau ; l'émetteur ne reçoit aucune demande et n'apprend rien.",
    },
  },
  {
    id: 'identity-tracking-design',
    path: '/capabilities/digital-identity',
    asked: [
      'Can two offices match a person by the credential?',
      'How do you stop verifiers from following a person?',
      'unlinkable proofs?',
      'Is there a common number in the proofs?',
      'Could companies combine what I showed them?',
    ],
    answer:
      'With the digital identity, proofs for two verifiers have no number in common, so nobody can match them.',
    says: [
      'Following a person',
      'Proofs for two verifiers have no number in common, so nobody can match them.',
    ],
    fr: {
      asked: [
        'Deux bureaux peuvent-ils relier une personne par le justificatif ?',
        'Comment empêchez-vous les vérificateurs de suivre une personne ?',
        'Y a-t-il un numéro commun dans les preuves ?',
      ],
      answer:
        "Avec l'identité numérique, les preuves pour deux vérificateurs n'ont aucun numéro en commun, et personne ne peut donc les relier.",
    },
  },
  {
    id: 'identity-over-asking',
    path: '/capabilities/digital-identity',
    asked: [
      'Can a verifier ask for more data than it needs?',
      'What if a shop asks for my address without need?',
      'Do verifiers have to register what they ask?',
      'over-asking by verifiers?',
      'Does the wallet warn me about an excessive request?',
    ],
    answer:
      'Verifiers register what they may ask. The wallet warns the person about anything else.',
    says: [
      'Verifiers register what they may ask.',
      'The wallet warns the person about anything else.',
    ],
    fr: {
      asked: [
        'Un vérificateur peut-il demander plus de données que nécessaire ?',
        "Les vérificateurs doivent-ils déclarer ce qu'ils demandent ?",
        "Le portefeuille m'avertit-il d'une demande excessive ?",
      ],
      answer:
        "Les vérificateurs déclarent ce qu'ils peuvent demander. Le portefeuille avertit la personne de tout le reste.",
    },
  },
  {
    id: 'identity-faces',
    path: '/capabilities/digital-identity',
    asked: [
      'Is there a central database of faces?',
      'Are portraits collected centrally for the digital ID?',
      'biometric database?',
      'Where is the portrait compared?',
      'Do you store fingerprints or faces of all citizens?',
      "Do you store everybody's face?",
      'Is there a big biometric database?',
    ],
    answer:
      'For the digital identity, the device or the desk compares portraits. There is no central collection.',
    says: ['The device or the desk compares portraits.', 'There is no central collection.'],
    fr: {
      asked: [
        'Y a-t-il une base de données centrale de visages ?',
        "Les portraits sont-ils réunis à un seul endroit pour l'identité numérique ?",
        'Où le portrait est-il comparé ?',
      ],
      answer:
        "Pour l'identité numérique, l'appareil ou le poste compare les portraits. Il n'y a pas de collection centrale.",
    },
  },
  {
    id: 'identity-false-identities',
    path: '/capabilities/digital-identity',
    asked: [
      'How do you prevent false identities at enrolment?',
      'Can someone enrol with a mask or a photograph?',
      'Which standard tests for masks and screens?',
      'presentation attack detection?',
      'What about deepfakes when a person enrols?',
      'How do you stop people from registering twice or as somebody else?',
    ],
    answer:
      'Enrolment tests for masks, screens and photographs with the method of ISO/IEC 30107-3.',
    says: [
      'Enrolment tests for masks, screens and photographs with the method of ISO/IEC 30107-3.',
    ],
    fr: {
      asked: [
        "Comment évitez-vous les fausses identités à l'inscription ?",
        "Peut-on s'inscrire avec un masque ou une photo ?",
        'Quelle norme teste les masques et les écrans ?',
      ],
      answer:
        "L'inscription teste les masques, les écrans et les photos selon la méthode d'ISO/IEC 30107-3.",
    },
  },
  {
    id: 'identity-secret-issuing',
    path: '/capabilities/digital-identity',
    asked: [
      'Can a single officer issue credentials in secret?',
      'Who releases an issuing key?',
      'Is there a journal of issued credentials?',
      'insider fraud at the registry?',
      'How do you stop fake credentials from inside the registry?',
    ],
    answer:
      'Two officers together release an issuing key. A sealed journal has an entry for each credential.',
    says: [
      'Two officers together release an issuing key.',
      'A sealed journal has an entry for each credential.',
    ],
    fr: {
      asked: [
        'Un agent seul peut-il délivrer des justificatifs en secret ?',
        "Qui libère une clé d'émission ?",
        'Y a-t-il un journal des justificatifs délivrés ?',
      ],
      answer:
        "Deux agents libèrent ensemble une clé d'émission. Un journal scellé a une entrée pour chaque justificatif.",
    },
  },
  {
    id: 'identity-vendor-lock',
    path: '/capabilities/digital-identity',
    asked: [
      'Do we depend on you for our national ID?',
      'Can we rebuild the issuing service without Unordin?',
      'Who owns the keys and formats of the digital identity?',
      'identity vendor lock-in?',
      'Can we buy a part of the identity system from another vendor?',
      'Are we dependent on you with our national ID?',
      'Can we change the supplier of the ID later?',
    ],
    answer:
      'Keys, registers and formats are yours. You can rebuild the issuing service from its published parts, and you can buy a part from another vendor.',
    says: [
      'Keys, registers and formats are yours.',
      'You can rebuild the issuing service from its published parts.',
      'You can buy a part from another vendor, and a third party can test the whole.',
    ],
    fr: {
      asked: [
        'Dépendons-nous de vous pour notre identité nationale ?',
        "Pouvons-nous reconstruire le service d'émission sans Unordin ?",
        'Peut-on acheter une partie chez un autre fournisseur ?',
      ],
      answer:
        "Les clés, les registres et les formats sont à vous. Vous pouvez reconstruire le service d'émission à partir de ses parties publiées, et acheter une partie chez un autre fournisseur.",
    },
  },
  {
    id: 'identity-before-after',
    path: '/capabilities/digital-identity',
    asked: [
      'What changes for citizens with the digital credential?',
      'What happens when a citizen moves house?',
      'How does a clerk check a digital card?',
      'before and after with the credential?',
      'Does a traveller without a signal still need paper?',
    ],
    answer:
      'A citizen who moves tells the registry once. A clerk reads a yes or a no and keeps no copy. A traveller without a signal holds the phone to a reader.',
    says: [
      'Tells the registry once.',
      'Reads a yes or a no that can be checked later, and keeps no copy.',
      'Holds the phone to a reader.',
      'Both sides work without a network.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour les citoyens avec le justificatif numérique ?",
        'Que se passe-t-il quand un citoyen déménage ?',
        'Un voyageur sans signal a-t-il encore besoin de papier ?',
      ],
      answer:
        "Un citoyen qui déménage le dit une fois au registre. Un commis lit un oui ou un non et ne garde aucune copie. Un voyageur sans signal approche le téléphone d'un lecteur.",
    },
  },
  {
    id: 'identity-registry-receives',
    path: '/capabilities/digital-identity',
    asked: [
      'What does the registry receive with Digital Identity?',
      'Which parts does the identity system have?',
      'identity features and modules?',
      'What is in the verifier kit?',
      'Do counters get a reader app?',
    ],
    answer:
      'Enrolment, wallet and card, issuing service, verifier kit, recovery and inclusion. The verifier kit has a reader app, a web component and an interface for counters, portals and gates.',
    says: [
      'What the registry receives',
      'Enrolment',
      'Wallet and card',
      'Issuing service',
      'Verifier kit',
      'Recovery',
      'Inclusion',
      'A reader app, a web component and an interface for counters, portals and gates.',
    ],
    fr: {
      asked: [
        "Que reçoit le registre avec l'identité numérique ?",
        "Quelles parties le système d'identité a-t-il ?",
        'Que contient la trousse du vérificateur ?',
      ],
      answer:
        "L'inscription, le portefeuille et la carte, le service d'émission, la trousse du vérificateur, la récupération et l'inclusion. La trousse a une application de lecture, un composant web et une interface pour les comptoirs, les portails et les barrières.",
    },
  },
  {
    id: 'identity-enrolment',
    path: '/capabilities/digital-identity',
    asked: [
      'How does a person enrol for the digital ID?',
      'Can people enrol by phone?',
      'Do mobile teams register people in villages?',
      'enrolment methods?',
      'Where do citizens go to get the credential?',
      'How do people sign up for the ID?',
      'Where do citizens get it?',
    ],
    answer:
      'At an office, with a mobile team, or by phone with a passport chip. Each method leads to its own level of assurance.',
    says: [
      'At an office, with a mobile team, or by phone with a passport chip.',
      'Each method leads to its own level of assurance.',
    ],
    fr: {
      asked: [
        "Comment une personne s'inscrit-elle à l'identité numérique ?",
        "Peut-on s'inscrire par téléphone ?",
        'Des équipes mobiles inscrivent-elles les gens dans les villages ?',
      ],
      answer:
        "À un bureau, avec une équipe mobile, ou par téléphone avec la puce d'un passeport. Chaque méthode mène à son propre niveau d'assurance.",
    },
  },
  {
    id: 'identity-wallet',
    path: '/capabilities/digital-identity',
    asked: [
      'Is there an identity app?',
      'Is the source code of the wallet open?',
      "Can the wallet have our country's name?",
      'wallet app languages and name?',
      'Under which brand does the identity app appear?',
      'Is there an app for the ID?',
      'Which app do citizens install?',
    ],
    answer:
      'The identity wallet is an app with your name and in your languages, with source code open to review. A chip card is for everyone without a phone.',
    says: [
      'An app with your name and in your languages, with source code open to review.',
      'A chip card for everyone without a phone.',
    ],
    fr: {
      asked: [
        "Y a-t-il une application d'identité ?",
        'Le code source du portefeuille est-il ouvert ?',
        'Le portefeuille peut-il porter le nom de notre pays ?',
      ],
      answer:
        "Le portefeuille d'identité est une application à votre nom et dans vos langues, avec un code source ouvert à l'examen. Une carte à puce est pour toute personne sans téléphone.",
    },
  },
  {
    id: 'identity-no-smartphone',
    path: '/capabilities/digital-identity',
    asked: [
      'What about people without a smartphone?',
      'Is there a physical card for the digital identity?',
      'Do elderly people need an app for the digital ID?',
      'chip card instead of app?',
      'Can someone without a phone still prove their identity?',
      'My parents have no phone, how do they get an ID?',
      'Is a phone needed for the digital ID?',
    ],
    answer:
      'They receive a chip card with the same attributes and the same seal. Counters read both. Help at an office stays part of the service.',
    says: [
      'They receive a chip card with the same attributes and the same seal.',
      'Counters read both.',
      'Help at an office stays part of the service, and we test it like the app.',
    ],
    fr: {
      asked: [
        'Et les personnes sans téléphone intelligent ?',
        "Y a-t-il une carte physique pour l'identité numérique ?",
        "Les personnes âgées ont-elles besoin d'une application ?",
      ],
      answer:
        "Elles reçoivent une carte à puce avec les mêmes attributs et le même sceau. Les comptoirs lisent la carte et le téléphone. L'aide à un bureau reste une partie du service.",
    },
  },
  {
    id: 'identity-recovery',
    path: '/capabilities/digital-identity',
    asked: [
      'What happens when someone loses their phone with the digital ID?',
      'How is a lost phone blocked?',
      'Is there a backup of the identity key?',
      'lost phone recovery?',
      'How do I get my digital ID on a new phone?',
      'I lost my phone with the ID on it',
      'What if someone steals the phone with my identity?',
      'How do I get my ID back on a new phone?',
    ],
    answer:
      'A call blocks a lost phone. The person enrols the new phone in person. There is no backup of the key.',
    says: [
      'A call blocks a lost phone.',
      'The person enrols the new phone in person.',
      'There is no backup of the key.',
    ],
    fr: {
      asked: [
        "Que se passe-t-il si quelqu'un perd son téléphone avec l'identité numérique ?",
        'Comment bloque-t-on un téléphone perdu ?',
        "Y a-t-il une sauvegarde de la clé d'identité ?",
      ],
      answer:
        "Un appel bloque un téléphone perdu. La personne inscrit le nouveau téléphone en personne. Il n'y a pas de sauvegarde de la clé.",
    },
  },
  {
    id: 'identity-mandate',
    path: '/capabilities/digital-identity',
    asked: [
      'Can a guardian or carer act for someone with the credential?',
      'How does a parent use the digital identity of a child?',
      'What is a mandate credential?',
      'acting on behalf of another person?',
      'My mother cannot use a phone, may I act for her?',
      'Can my daughter act for me?',
    ],
    answer:
      'With a mandate, a guardian, a carer or an interpreter can act for another person. The mandate is a credential too, limited in time and purpose.',
    says: [
      'A guardian, a carer or an interpreter can act with a mandate.',
      'The mandate is a credential too, limited in time and purpose.',
    ],
    fr: {
      asked: [
        "Un tuteur ou un aidant peut-il agir pour quelqu'un avec le justificatif ?",
        "Qu'est-ce qu'un mandat numérique ?",
        'Ma mère ne peut pas utiliser un téléphone, puis-je agir pour elle ?',
      ],
      answer:
        'Avec un mandat, un tuteur, un aidant ou un interprète peut agir pour une autre personne. Le mandat est aussi un justificatif, limité dans le temps et dans son but.',
    },
  },
  {
    id: 'identity-levels',
    path: '/capabilities/digital-identity',
    asked: [
      'Which levels of assurance are there?',
      'What do low, substantial and high mean?',
      'Which assurance level is needed for benefits?',
      'eIDAS levels?',
      'What level does a border or land register require?',
      'Do you need to visit an office for the high level?',
      'How sure is it that the person is who they say?',
    ],
    answer:
      'Three, defined by eIDAS: low for appointments and reminders, substantial for declarations and benefits, high for borders, land and civil status. A service states which level it needs.',
    says: [
      'Three levels of assurance',
      'eIDAS defines the levels. A service states which level it needs.',
      'For appointments, reminders and the status of a case.',
      'For declarations, benefits and signatures on most forms.',
      'For borders, land and civil status.',
      'Low',
      'Substantial',
      'High',
    ],
    fr: {
      asked: [
        "Quels niveaux d'assurance y a-t-il ?",
        'Que veulent dire faible, substantiel et élevé ?',
        'Quel niveau faut-il pour une prestation ?',
      ],
      answer:
        "Trois, définis par eIDAS : faible pour les rendez-vous et les rappels, substantiel pour les déclarations et les prestations, élevé pour les frontières, le foncier et l'état civil. Un service indique le niveau dont il a besoin.",
    },
  },
  {
    id: 'identity-levels-how',
    path: '/capabilities/digital-identity',
    asked: [
      'How is identity checked at each assurance level?',
      'Is two-factor authentication used for identity?',
      'Does the high level need a passport chip?',
      'checks behind low, substantial and high?',
      'How reliable is the identity at the substantial level?',
    ],
    answer:
      'Low: the identity is stated and plausible. Substantial: it is checked with a register, with two factors. High: the person comes to an office or uses a passport chip.',
    says: [
      'The identity is stated and plausible.',
      'The identity is checked with a register, with two factors.',
      'The person comes to an office or uses a passport chip.',
    ],
    fr: {
      asked: [
        "Comment l'identité est-elle vérifiée à chaque niveau ?",
        "L'authentification à deux facteurs est-elle utilisée pour l'identité ?",
        'Le niveau élevé demande-t-il la puce du passeport ?',
      ],
      answer:
        "Faible : l'identité est déclarée et plausible. Substantiel : elle est vérifiée dans un registre, avec deux facteurs. Élevé : la personne vient à un bureau ou utilise la puce d'un passeport.",
    },
  },
  {
    id: 'identity-standards',
    path: '/capabilities/digital-identity',
    asked: [
      'Which standards does the digital identity follow?',
      'Do you use W3C Verifiable Credentials?',
      'Is the identity system interoperable?',
      'identity standards list?',
      'Do you support OpenID4VP, mDL and FIDO2?',
      'Is the ID based on proprietary technology?',
      'Is it compatible with the EU wallet?',
      'Which open standards does the ID use?',
    ],
    answer:
      'W3C Verifiable Credentials, OpenID for Verifiable Presentations, ISO/IEC 18013-5, ICAO Doc 9303, FIDO2 and WebAuthn, and the eIDAS assurance levels. Every interface follows a published standard.',
    says: [
      'Every interface follows a published standard.',
      'W3C Verifiable Credentials',
      'OpenID for Verifiable Presentations',
      'ISO/IEC 18013-5',
      'ICAO Doc 9303',
      'FIDO2 and WebAuthn',
      'eIDAS assurance levels',
    ],
    fr: {
      asked: [
        "Quelles normes l'identité numérique suit-elle ?",
        'Utilisez-vous W3C Verifiable Credentials ?',
        "L'identité repose-t-elle sur une technologie propriétaire ?",
      ],
      answer:
        "W3C Verifiable Credentials, OpenID for Verifiable Presentations, ISO/IEC 18013-5, ICAO Doc 9303, FIDO2 et WebAuthn, et les niveaux d'assurance eIDAS. Chaque interface suit une norme publiée.",
    },
  },
  {
    id: 'identity-nfc',
    path: '/capabilities/digital-identity',
    asked: [
      'How does the credential work face to face?',
      'Does the digital ID use Bluetooth or NFC?',
      'What is ISO/IEC 18013-5 for?',
      'nfc or bluetooth?',
      'Which standard protects sign-in against false sites?',
      'Is the credential useless when the phone is offline?',
      'No internet, can I still show my ID?',
      'How do phones exchange it at a counter?',
    ],
    answer:
      'By Bluetooth or NFC, without a network, as in ISO/IEC 18013-5. For signing in again, FIDO2 and WebAuthn use a key that does not work on a false site.',
    says: [
      'How this works face to face, by Bluetooth or NFC, without a network.',
      'ISO/IEC 18013-5',
      'FIDO2 and WebAuthn',
      'How a person signs in again, with a key that does not work on a false site.',
    ],
    fr: {
      asked: [
        'Comment le justificatif fonctionne-t-il en personne ?',
        "L'identité numérique utilise-t-elle le Bluetooth ou la NFC ?",
        'À quoi sert ISO/IEC 18013-5 ?',
      ],
      answer:
        'Par Bluetooth ou NFC, sans réseau, selon ISO/IEC 18013-5. Pour se connecter de nouveau, FIDO2 et WebAuthn utilisent une clé qui ne fonctionne pas sur un faux site.',
    },
  },
  {
    id: 'identity-population-register',
    path: '/capabilities/digital-identity',
    asked: [
      'Do we need a new population register?',
      'Does the identity system work with our present civil register?',
      'What if two registers disagree about a person?',
      'new civil registry needed?',
      'Do you keep a copy of our population register?',
      'Must we build a new register of citizens?',
      'Does it work with our civil registry?',
      'We have three registers that contradict each other, do you sort that out?',
      'The same person is written differently in two databases, what then?',
    ],
    answer:
      'The issuing service reads from your present register, through an interface that you control. It keeps no register of its own. If two registers disagree about a person, an officer sees it and decides.',
    says: [
      'No. The issuing service reads from your present register, through an interface that you control.',
      'If two registers disagree about a person, an officer sees it and decides.',
      'It reads an attribute at the moment of issue and keeps no register of its own.',
    ],
    fr: {
      asked: [
        "Avons-nous besoin d'un nouveau registre de la population ?",
        "Le système d'identité fonctionne-t-il avec notre état civil actuel ?",
        'Et si deux registres ne concordent pas sur une personne ?',
      ],
      answer:
        "Le service d'émission lit votre registre actuel, par une interface que vous contrôlez. Il ne tient pas de registre à lui. Si deux registres ne concordent pas sur une personne, un agent le voit et décide.",
    },
  },
  {
    id: 'identity-abroad',
    path: '/capabilities/digital-identity',
    asked: [
      'Will the credential be accepted in other countries?',
      'Is the digital ID valid abroad?',
      'Does it work with the European wallet?',
      'cross-border recognition?',
      'Can citizens travel with your digital ID?',
      'Will it be accepted in the EU?',
      'Can I use it abroad?',
      'Does it work in other countries?',
    ],
    answer:
      'This depends on agreements between states. We use the formats those agreements name: ICAO Doc 9303 for travel, ISO/IEC 18013-5 for mobile documents, and the eIDAS profile for European wallets.',
    says: [
      'This depends on agreements between states.',
      'We use the formats those agreements name: ICAO Doc 9303 for travel, ISO/IEC 18013-5 for mobile documents, and the eIDAS profile for European wallets.',
    ],
    fr: {
      asked: [
        "Le justificatif sera-t-il accepté dans d'autres pays ?",
        "L'identité numérique est-elle valable à l'étranger ?",
        'Fonctionne-t-elle avec le portefeuille européen ?',
      ],
      answer:
        'Cela dépend des accords entre États. Nous utilisons les formats que ces accords nomment : ICAO Doc 9303 pour les voyages, ISO/IEC 18013-5 pour les documents mobiles et le profil eIDAS pour les portefeuilles européens.',
    },
  },
  {
    id: 'identity-how-long',
    path: '/capabilities/digital-identity',
    asked: [
      'How long until the first credential is issued?',
      'How do we start with digital identity?',
      'When could citizens have the first digital ID?',
      'identity project duration?',
      'What is the first step for a national digital ID?',
      'How quickly could we issue the first ID?',
    ],
    answer:
      'It depends on the state of the register and on your law. We start with one attribute and one office that asks for it. A Blueprint plans the next steps.',
    says: [
      'It depends on the state of the register and on your law.',
      'We start with one attribute and one office that asks for it.',
      'A Blueprint plans the next steps.',
    ],
    fr: {
      asked: [
        'Combien de temps avant le premier justificatif ?',
        "Comment commencer avec l'identité numérique ?",
        "Quelle est la première étape d'une identité numérique nationale ?",
      ],
      answer:
        "Cela dépend de l'état du registre et de votre loi. Nous commençons avec un attribut et un bureau qui le demande. Un Blueprint planifie la suite.",
    },
  },
  {
    id: 'identity-figures',
    path: '/capabilities/digital-identity',
    asked: [
      'What is the uptime of the identity service?',
      'Can people still use the credential when the issuing service is down?',
      'How accurate is the identity system?',
      'key figures of digital identity?',
      'What happens to our ID during an outage?',
    ],
    answer:
      '99.9% uptime and 99.5% accuracy; your contract defines how they are measured. A person can show a credential without the issuing service.',
    says: [
      '99.9%',
      'uptime',
      'Your contract defines how it is measured. A person can show a credential without the issuing service.',
      '99.5%',
      'accuracy',
    ],
    fr: {
      asked: [
        "Quelle est la disponibilité du service d'identité ?",
        "Peut-on utiliser le justificatif quand le service d'émission est en panne ?",
        "Quelle est l'exactitude du système d'identité ?",
      ],
      answer:
        "99,9 % de disponibilité et 99,5 % d'exactitude; votre contrat définit la mesure. Une personne peut montrer un justificatif sans le service d'émission.",
    },
  },
  {
    id: 'identity-specimen',
    path: '/capabilities/digital-identity',
    asked: [
      'Is Anna Specimen a real person?',
      'Is the credential on the page a real document?',
      'whose data is on the specimen sheet?',
      'What is Utopia on the specimen?',
      'Are the names on the sample ID genuine?',
    ],
    answer:
      'The page shows a specimen sheet and not a valid document. The name is "Specimen, Anna" and the nationality is "Utopia".',
    says: ['Specimen sheet', 'Not a valid document', 'Specimen, Anna', 'Utopia'],
    fr: {
      asked: [
        'Anna Specimen est-elle une vraie personne ?',
        'Le justificatif de la page est-il un vrai document ?',
        "À qui sont les données de la feuille d'exemple ?",
      ],
      answer:
        "La page montre une feuille d'exemple et pas un document valide. Le nom est « Specimen, Anna » et la nationalité « Utopia ».",
    },
  },
  {
    id: 'identity-draw',
    path: '/capabilities/digital-identity',
    asked: [
      'How do you begin a talk about digital identity with a registry?',
      "What do you draw for our country's digital ID?",
      'Which attribute should we tell you about?',
      'first conversation about identity?',
      'Will you say under which law a credential would be issued?',
    ],
    answer:
      'Tell us which attribute offices ask for most. We draw how your country would issue, show and revoke it, and under which law.',
    says: [
      'Which attribute do offices ask for most?',
      'Tell us. We draw how your country would issue, show and revoke it, and under which law.',
    ],
    fr: {
      asked: [
        "Comment commencez-vous une discussion sur l'identité numérique ?",
        "Que dessinez-vous pour l'identité numérique de notre pays ?",
        'De quel attribut faut-il vous parler ?',
      ],
      answer:
        'Dites-nous quel attribut les bureaux demandent le plus. Nous dessinons comment votre pays le délivrerait, le montrerait et le révoquerait, et selon quelle loi.',
    },
  },
  {
    id: 'identity-cost',
    path: '/capabilities/digital-identity',
    asked: [
      'What does a digital identity system cost?',
      'price per digital ID card?',
      'How much is the wallet and card for a country?',
      'Is the identity capability licensed per citizen?',
      'What would a national ID project cost us?',
      'Price for a national ID system?',
    ],
    answer:
      'Our page about digital identity gives no price for digital identity. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        "Combien coûte un système d'identité numérique ?",
        "Quel est le prix par carte d'identité numérique ?",
        "Combien coûterait un projet d'identité nationale ?",
      ],
      answer:
        "Notre page sur l'identité numérique ne donne pas de prix pour l'identité numérique. Posez-nous la question; une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'identity-voting',
    path: '/capabilities/digital-identity',
    asked: [
      'Can the digital identity be used for voting?',
      'Does the credential work for online elections?',
      'e-voting with the digital ID?',
      'Could citizens vote with your wallet?',
      'Do you offer electronic voting?',
      'Could people vote with it?',
    ],
    answer:
      'Our page about digital identity does not mention voting. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        "L'identité numérique peut-elle servir à voter ?",
        'Le justificatif fonctionne-t-il pour des élections en ligne ?',
        'Offrez-vous le vote électronique ?',
      ],
      answer:
        "Notre page sur l'identité numérique ne parle pas de vote. Posez-nous la question; une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'identity-holder-binding',
    path: '/capabilities/digital-identity',
    asked: [
      'How is a credential connected to one person and one device?',
      'What stops someone else from using my digital ID?',
      'Does the device make a new proof every time?',
      'binding of credential and device?',
      'Is the portrait part of the credential?',
      'Can criminals clone my digital ID?',
      'What stops someone from copying a credential?',
      'Screenshots of the ID, do they work?',
    ],
    answer:
      'A portrait connects the credential to one person, and a key that nobody can copy connects it to one device. The device makes a new proof each time.',
    says: [
      'A portrait connects the credential to one person.',
      'A key that nobody can copy connects it to one device.',
      'The device makes a new proof each time, for one verifier and one request.',
    ],
    fr: {
      asked: [
        'Comment un justificatif est-il lié à une personne et à un appareil ?',
        "Qu'est-ce qui empêche une autre personne d'utiliser mon identité numérique ?",
        "L'appareil fait-il une nouvelle preuve chaque fois ?",
      ],
      answer:
        "Un portrait relie le justificatif à une personne, et une clé que personne ne peut copier le relie à un appareil. L'appareil fait une nouvelle preuve chaque fois.",
    },
  },
  {
    id: 'identity-standards-meaning',
    path: '/capabilities/digital-identity',
    asked: [
      'What is each identity standard used for?',
      'What does W3C Verifiable Credentials describe?',
      'How does a portal ask the wallet for attributes?',
      'openid4vp purpose?',
      'What is ICAO Doc 9303 used for in enrolment?',
    ],
    answer:
      'W3C Verifiable Credentials: how to write an attribute and its seal. OpenID for Verifiable Presentations: how a portal asks and the wallet answers. ICAO Doc 9303: how to read a passport.',
    says: [
      'How to write an attribute, its issuer and its seal.',
      'How a portal asks for attributes online, and how the wallet answers.',
      'How to read a passport (printed lines and chip), at enrolment and at the border.',
      'W3C Verifiable Credentials',
      'OpenID for Verifiable Presentations',
      'ICAO Doc 9303',
    ],
    fr: {
      asked: [
        "À quoi sert chaque norme d'identité ?",
        'Que décrit W3C Verifiable Credentials ?',
        'Comment un portail demande-t-il des attributs au portefeuille ?',
      ],
      answer:
        'W3C Verifiable Credentials : comment écrire un attribut et son sceau. OpenID for Verifiable Presentations : comment un portail demande et le portefeuille répond. ICAO Doc 9303 : comment lire un passeport.',
    },
  },
  {
    id: 'identity-today',
    path: '/capabilities/digital-identity',
    asked: [
      'What is the problem with certificates and identity cards today?',
      'How do citizens and clerks prove identity today?',
      'Why are photocopies of certificates a problem?',
      'identity checks today?',
      'What does the registry learn today when a card is lost?',
    ],
    answer:
      'A citizen carries a certificate from office to office, and each makes a photocopy. A clerk decides by eye if a card is real and keeps a copy. The registry learns about a lost card when its misuse is reported.',
    says: [
      'Carries a certificate from office to office. Each office makes a photocopy.',
      'Decides by eye if a card is real, and keeps a copy to be safe.',
      'Needs a printed document and a desk that happens to be open.',
      'Learns about a lost card when somebody reports its misuse.',
    ],
    fr: {
      asked: [
        "Quel est le problème des certificats et des cartes d'identité aujourd'hui ?",
        'pourquoi les photocopies de certificats posent problème ?',
        "contrôles d'identité aujourd'hui",
      ],
      answer:
        "Un citoyen porte un certificat de bureau en bureau, et chacun en fait une photocopie. Un employé décide à l'œil si une carte est vraie et garde une copie. Le registre apprend la perte d'une carte quand son utilisation abusive est signalée.",
    },
  },
  {
    id: 'identity-level-no-more',
    path: '/capabilities/digital-identity',
    asked: [
      'May a service ask for a higher assurance level than it needs?',
      'Who says which level of assurance a service needs?',
      'Does a person always have to prove identity at the highest level?',
      'higher level than needed?',
      'Must I prove my identity at the high level for an appointment?',
    ],
    answer:
      'A service states which level it needs and does not ask a person for more. For appointments the low level is enough, where the identity is stated and plausible.',
    says: [
      'eIDAS defines the levels. A service states which level it needs. It does not ask a person for more.',
      'The identity is stated and plausible. For appointments, reminders and the status of a case.',
    ],
    fr: {
      asked: [
        "Un service peut-il demander un niveau d'assurance plus élevé que nécessaire ?",
        'je dois prouver mon identité au niveau élevé juste pour un rendez-vous ?',
        'niveau plus élevé que nécessaire',
      ],
      answer:
        "Un service indique le niveau dont il a besoin et n'en demande pas plus à une personne. Pour les rendez-vous, le niveau faible suffit : l'identité y est déclarée et plausible.",
    },
  },
  {
    id: 'identity-independent-test',
    path: '/capabilities/digital-identity',
    asked: [
      'Can an independent body test the whole identity system?',
      'Who besides you can check that the digital ID is safe?',
      'May a university examine your identity system?',
      'Can we hire our own experts to test the digital ID?',
      'third-party test of the ID?',
      'I work for a consumer group, can outsiders test the ID?',
      'somebody neutral can test the identity or only you',
      'Is it possible to test the identity system without Unordin?',
      'Why can a third party test it?',
    ],
    answer:
      'A third party can test the whole identity system. Every interface follows a published standard.',
    says: [
      'Every interface follows a published standard. You can buy a part from another vendor, and a third party can test the whole.',
    ],
    fr: {
      asked: [
        "Un organisme indépendant peut-il tester tout le système d'identité ?",
        "Qui d'autre que vous peut vérifier que l'identité numérique est sûre ?",
        "Une université peut-elle examiner le système d'identité ?",
        "test de l'identité par un tiers ?",
        "quelqu'un de neutre peut tester ou seulement vous",
      ],
      answer:
        "Un tiers peut tester l'ensemble du système d'identité. Chaque interface suit une norme publiée.",
    },
  },
  {
    id: 'identity-no-fingerprint',
    path: '/capabilities/digital-identity',
    asked: [
      'Do I have to use my fingerprint with the digital ID?',
      'Can I use a PIN instead of a fingerprint?',
      'My fingers are worn from work and readers never accept them. What can I do?',
      'I do not want to give my fingerprint. Can I still use the ID?',
      'PIN or fingerprint?',
      'Is the digital ID usable without biometrics on the phone?',
      'My phone has no fingerprint reader, is that a problem?',
      'finger is not readable, can use number?',
      'You force everyone to give fingerprints',
      'How can a person agree to a request without a fingerprint?',
      'Is a code enough to confirm?',
    ],
    answer:
      'You can use a PIN instead: the holder reads the request and agrees with a PIN or a fingerprint.',
    says: ['Reads the request and agrees with a PIN or a fingerprint'],
    fr: {
      asked: [
        "Dois-je utiliser mon empreinte digitale avec l'identité numérique ?",
        "Puis-je utiliser un code PIN au lieu de l'empreinte ?",
        'Mes doigts sont usés par le travail, les lecteurs ne les acceptent pas. Que faire ?',
        "mon téléphone n'a pas de lecteur d'empreinte",
        'Un code suffit-il pour accepter ?',
        'je ne veux pas donner mon empreinte',
      ],
      answer:
        'Un code PIN est possible aussi : le titulaire lit la demande et accepte avec un code PIN ou une empreinte digitale.',
    },
  },
  {
    id: 'identity-mandate-end',
    path: '/capabilities/digital-identity',
    asked: [
      'Does a mandate to act for someone end by itself?',
      'For how long can a carer use my mandate?',
      'Can a guardian do everything with a mandate?',
      'I let my neighbour act for me once. Can she go on for years?',
      'mandate: any limits?',
      'Is a mandate for one purpose only?',
      'My brother has a mandate for our father. Can he use it for anything?',
      'mandate have end date?',
      'A carer could misuse the mandate forever',
      'Can I give somebody a mandate for one errand only?',
      'How far does the power of an interpreter with a mandate go?',
    ],
    answer: 'The mandate is limited in time and purpose. It is a credential too.',
    says: ['The mandate is a credential too, limited in time and purpose.'],
    fr: {
      asked: [
        "Un mandat pour agir au nom de quelqu'un prend-il fin tout seul ?",
        'Combien de temps un aidant peut-il utiliser mon mandat ?',
        'Un tuteur peut-il tout faire avec un mandat ?',
        'limites du mandat ?',
        'Peut-on donner un mandat pour une seule démarche ?',
        'un aidant pourrait abuser du mandat pour toujours',
      ],
      answer:
        "Le mandat est limité dans le temps et à un but. C'est aussi un justificatif numérique.",
    },
  },
  {
    id: 'identity-private-use',
    path: '/capabilities/digital-identity',
    asked: [
      'Can a shop use the digital ID, or only the state?',
      'Is the digital ID also for private businesses?',
      'I run a bar. Can I check ages with the digital ID?',
      'Can my company accept the digital ID at the counter?',
      'private sector use of the credential?',
      'What would a shopkeeper need to check the ID?',
      'We sell alcohol, can our cashier use it?',
      'only government can read the id, or my kiosk also',
      'Which tools can a counter use to check the ID?',
      'Can a nightclub check if somebody is 18 with it?',
    ],
    answer:
      'A shop can use it too: it asks if a person is old enough. The verifier kit has a reader app for counters, and each one declares what it may ask.',
    says: [
      'The shop asks: is this person old enough?',
      'A reader app, a web component and an interface for counters, portals and gates. Each one declares what it may ask.',
    ],
    fr: {
      asked: [
        "Un magasin peut-il utiliser l'identité numérique, ou seulement l'État ?",
        "Je tiens un bar : puis-je vérifier l'âge avec l'identité numérique ?",
        "Mon entreprise peut-elle accepter l'identité au guichet ?",
        "usage privé de l'identité numérique ?",
        "De quoi un commerçant a-t-il besoin pour vérifier l'identité ?",
        "seulement l'État lit l'identité ou mon kiosque aussi",
      ],
      answer:
        "Un magasin peut aussi l'utiliser : il demande si la personne a l'âge requis. Le kit de vérification a une application de lecture pour les guichets, et chacun déclare ce qu'il peut demander.",
    },
  },
  {
    id: 'identity-sign-forms',
    path: '/capabilities/digital-identity',
    asked: [
      'Can I sign a form with the digital ID?',
      'Which level do I need to sign an application online?',
      'Is the digital ID also an electronic signature?',
      'e-signature with the ID?',
      'What is needed to sign most forms?',
      'I live far from the office, can I sign papers at home with my ID?',
      'sign document with digital identity, it goes?',
      'At which assurance level are signatures on forms?',
      'Can a company director sign a declaration with it?',
    ],
    answer:
      'Most forms can be signed with the digital ID: signatures on them are at the level substantial. There the identity is checked with a register, with two factors.',
    says: [
      'Substantial',
      'The identity is checked with a register, with two factors. For declarations, benefits and signatures on most forms.',
    ],
    fr: {
      asked: [
        "Puis-je signer un formulaire avec l'identité numérique ?",
        'Quel niveau faut-il pour signer une demande en ligne ?',
        "L'identité numérique sert-elle de signature électronique ?",
        "J'habite loin du bureau, puis-je signer chez moi avec mon identité ?",
        "signature électronique avec l'identité ?",
      ],
      answer:
        "La plupart des formulaires peuvent être signés avec l'identité numérique : leur signature se fait au niveau substantiel. L'identité y est vérifiée avec un registre, avec deux facteurs.",
    },
  },
  {
    id: 'identity-add-to-portal',
    path: '/capabilities/digital-identity',
    asked: [
      'How does our portal accept the digital ID?',
      'What do our web developers need to add the digital ID?',
      'Can we build the ID check into our own website?',
      'Is there a ready component for our portal?',
      'integration of the ID into a website?',
      'I build portals for a ministry, how do I ask the wallet for an attribute?',
      'Which standard does a portal use to ask for attributes?',
      'we have web page, how to connect the id',
      'That must be months of programming for our portal',
      'Does the verifier kit work in a web page?',
      "Can we ask for a person's address on our website with the ID?",
    ],
    answer:
      'With the verifier kit: it has a web component and an interface for portals. OpenID for Verifiable Presentations describes how a portal asks for attributes and how the wallet answers.',
    says: [
      'A reader app, a web component and an interface for counters, portals and gates. Each one declares what it may ask.',
      'How a portal asks for attributes online, and how the wallet answers.',
      'OpenID for Verifiable Presentations',
    ],
    fr: {
      asked: [
        "Comment notre portail accepte-t-il l'identité numérique ?",
        "De quoi nos développeurs ont-ils besoin pour ajouter l'identité ?",
        "Peut-on intégrer le contrôle d'identité dans notre site web ?",
        'composant prêt pour notre portail ?',
        'Quelle norme un portail utilise-t-il pour demander des attributs ?',
        "on a un site, comment brancher l'identité",
      ],
      answer:
        'Avec le kit de vérification : il a un composant web et une interface pour les portails. OpenID for Verifiable Presentations décrit comment un portail demande des attributs et comment le portefeuille répond.',
    },
  },
  {
    id: 'identity-check-later',
    path: '/capabilities/digital-identity',
    asked: [
      'Can a clerk prove later that an identity was checked?',
      'How does an office show afterwards that it checked someone?',
      'Is there evidence of a check when no copy is kept?',
      'Our inspectors ask for proof of every ID check. What do we show without a photocopy?',
      'proof of a check without a copy?',
      'I always copied cards to be safe. What do I do instead?',
      'What replaces the photocopy in the file?',
      'no copy, but how we prove the control?',
      'Can the yes or no of a check be looked at later?',
    ],
    answer:
      'For an identity check, a clerk reads a yes or a no that can be checked later, and keeps no copy.',
    says: ['Reads a yes or a no that can be checked later, and keeps no copy.'],
    fr: {
      asked: [
        "Un agent peut-il prouver plus tard qu'il a vérifié une identité ?",
        'Sans copie, quelle preuve du contrôle reste-t-il ?',
        "Qu'est-ce qui remplace la photocopie dans le dossier ?",
        "J'ai toujours copié les cartes par sécurité, que faire à la place ?",
        'preuve du contrôle sans photocopie ?',
      ],
      answer:
        "Lors d'un contrôle d'identité, l'agent lit un oui ou un non qui peut être vérifié plus tard, et ne garde aucune copie.",
    },
  },
  {
    id: 'identity-told-why',
    path: '/capabilities/digital-identity',
    asked: [
      'Does an office have to say why it wants my data?',
      'Do I learn the reason before I show my digital ID?',
      'Am I told why they ask for my address?',
      'I want to know what my data is for before I press yes. Does the app tell me?',
      'reason for a request?',
      'Does the wallet show who asks and why?',
      'office say why it need my name?',
      'Nobody ever explains why they want all this',
      'What does the verifier have to state in a request?',
      'As a privacy lawyer I ask: is the purpose stated with each request?',
    ],
    answer:
      'With the digital ID, the verifier asks for named attributes and says why. You see the request before the phone sends anything.',
    says: [
      'Asks for named attributes and says why',
      'The person sees the request before the phone sends anything, and can refuse it.',
    ],
    fr: {
      asked: [
        'Un bureau doit-il dire pourquoi il veut mes données ?',
        "Est-ce que j'apprends la raison avant de montrer mon identité ?",
        'Me dit-on pourquoi on demande mon adresse ?',
        'la raison de la demande est-elle indiquée',
        "L'application dit-elle à quoi servent mes données ?",
      ],
      answer:
        "Avec l'identité numérique, le vérificateur demande des attributs précis et dit pourquoi. Vous voyez la demande avant que le téléphone n'envoie quoi que ce soit.",
    },
  },
]
