import type { KnownQuestion } from './known-question.ts'

/** About the vendors of the technology, and about becoming a partner. */
export const partnerQuestions: readonly KnownQuestion[] = [
  {
    id: 'partners-four-vendors',
    path: '/partners',
    asked: [
      'On whose technology do your platforms run?',
      'Which technology vendors do you work with?',
      'Who are your technology partners?',
      'aws, azure or google?',
      'What clouds can we use with your platforms?',
      'Do you only run on Amazon?',
      'Which cloud do you use?',
      'AWS or Azure?',
    ],
    answer:
      'On technology from four vendors: Amazon Web Services, Microsoft Azure, Google Cloud and Red Hat. You choose which one.',
    says: [
      'Our platforms run on technology from four vendors. You choose which one, and you can change it later.',
      'Amazon Web Services',
      'Microsoft Azure',
      'Google Cloud',
      'Red Hat',
    ],
    fr: {
      asked: [
        'Sur la technologie de qui vos plateformes fonctionnent-elles ?',
        'Qui sont vos partenaires technologiques ?',
        'Quels fournisseurs infonuagiques peut-on utiliser ?',
        'vous travaillez avec quels clouds',
        'quel cloud utilisez-vous, AWS ou Azure',
        "vos partenaires c'est qui",
      ],
      answer:
        'Sur la technologie de quatre fournisseurs : Amazon Web Services, Microsoft Azure, Google Cloud et Red Hat. Vous choisissez lequel.',
    },
  },
  {
    id: 'partners-change-later',
    path: '/partners',
    asked: [
      'Can we change the cloud vendor later?',
      'Are we locked into one cloud?',
      'What happens to our data when we switch the cloud provider?',
      'switch vendor?',
      'Is it possible to move from AWS to Azure afterwards?',
      'What if we do not like the provider any more?',
    ],
    answer: 'You can change the vendor later. Your data and your services move with you.',
    says: [
      'You choose which one, and you can change it later. Your data and your services move with you.',
    ],
    fr: {
      asked: [
        'Peut-on changer de fournisseur infonuagique plus tard ?',
        'Sommes-nous enfermés dans un seul nuage ?',
        'un État peut-il quitter le cloud facilement',
        'on est bloqués chez un hébergeur ?',
      ],
      answer:
        'Vous pouvez changer de fournisseur plus tard. Vos données et vos services vous suivent.',
    },
  },
  {
    id: 'partners-aws',
    path: '/partners',
    asked: [
      'How do your platforms run on AWS?',
      'What do you use on Amazon Web Services?',
      'Who owns the keys on AWS?',
      'AWS setup?',
      'Where are the registers stored if we choose AWS?',
      'Do you hold the encryption keys in the Amazon cloud?',
    ],
    answer:
      'On managed Kubernetes in the AWS region that you choose. Registers are in managed PostgreSQL, files are in object storage, and you own the keys of both.',
    says: [
      'If you choose an AWS region, our services run there on managed Kubernetes. Registers are in managed PostgreSQL and files are in object storage. You own the keys of both.',
    ],
    fr: {
      asked: [
        'Comment vos plateformes fonctionnent-elles sur AWS ?',
        'À qui appartiennent les clés sur AWS ?',
      ],
      answer:
        "Sur Kubernetes géré, dans la région AWS que vous choisissez. Les registres sont dans PostgreSQL géré, les fichiers dans un stockage d'objets, et vous en possédez les clés.",
    },
  },
  {
    id: 'partners-leave-aws',
    path: '/partners',
    asked: [
      'What happens when we leave AWS?',
      'Can images, database and files be moved away from Amazon?',
      'Do we have to rewrite anything to leave Amazon Web Services?',
      'leaving AWS',
      'Is moving off AWS a big migration?',
    ],
    answer: 'Images, database and files start elsewhere without changes.',
    says: ['Images, database and files start elsewhere without changes.'],
    fr: {
      asked: [
        'Que se passe-t-il si nous quittons AWS ?',
        'Faut-il tout réécrire pour quitter AWS ?',
      ],
      answer: 'Les images, la base de données et les fichiers démarrent ailleurs sans changement.',
    },
  },
  {
    id: 'partners-azure',
    path: '/partners',
    asked: [
      'For whom is Microsoft Azure the right choice?',
      'Our officers use Microsoft accounts. Can they keep them?',
      'How do you use Azure?',
      'azure sign-in?',
      'Does the platform work with our Microsoft login?',
    ],
    answer:
      'For administrations where officers already sign in with a Microsoft account. They keep it, and the platform runs beside the systems of their department.',
    says: [
      'For administrations where officers already sign in with a Microsoft account. They keep it. The platform runs beside the systems of their department.',
    ],
    fr: {
      asked: [
        'Pour qui Microsoft Azure est-il le bon choix ?',
        'Nos agents ont des comptes Microsoft. Peuvent-ils les garder ?',
        'Microsoft en fait partie ?',
        'vous marchez avec Azure ?',
      ],
      answer:
        'Pour les administrations où les agents se connectent déjà avec un compte Microsoft. Ils le gardent, et la plateforme fonctionne à côté des systèmes de leur ministère.',
    },
  },
  {
    id: 'partners-leave-azure',
    path: '/partners',
    asked: [
      'Can we use another sign-in provider than Microsoft?',
      'Which protocol does the sign-in with Azure use?',
      'How do we change the identity provider when we leave Azure?',
      'OpenID Connect?',
      'Is the Microsoft sign-in fixed forever?',
    ],
    answer: 'Sign-in uses OpenID Connect. You name another provider in the settings.',
    says: ['Sign-in uses OpenID Connect. You name another provider in the settings.'],
    fr: {
      asked: [
        'Peut-on utiliser un autre fournisseur de connexion que Microsoft ?',
        'Quel protocole la connexion utilise-t-elle ?',
      ],
      answer:
        'La connexion utilise OpenID Connect. Vous nommez un autre fournisseur dans les réglages.',
    },
  },
  {
    id: 'partners-google',
    path: '/partners',
    asked: [
      'What do you use Google Cloud for?',
      'When is Google Cloud the right choice?',
      'Where do models run when we choose Google?',
      'google cloud models?',
      'Do you use Google to translate documents?',
    ],
    answer:
      'For large collections of documents and images. Models read, sort and translate them in a region named in the contract, and the case keeps every proposal of a model.',
    says: [
      'For large collections of documents and images. Models read, sort and translate them in a region named in the contract. The case keeps every proposal of a model.',
    ],
    fr: {
      asked: ['À quoi vous sert Google Cloud ?', 'Quand Google Cloud est-il le bon choix ?'],
      answer:
        "Aux grandes collections de documents et d'images. Des modèles les lisent, les trient et les traduisent dans une région nommée au contrat, et le dossier garde chaque proposition d'un modèle.",
    },
  },
  {
    id: 'partners-other-model',
    path: '/partners',
    asked: [
      'Can we use a different AI model than the one of Google?',
      'Can the AI model run in our own building?',
      'Are we tied to one AI provider?',
      'own model on premises?',
      "Do citizens' documents have to go to a foreign AI service?",
    ],
    answer:
      'We call models through one interface. You can use another model, or one in your own building.',
    says: [
      'We call models through one interface. You can use another model, or one in your own building.',
    ],
    fr: {
      asked: [
        "Peut-on utiliser un autre modèle d'IA que celui de Google ?",
        "Le modèle d'IA peut-il fonctionner dans nos propres locaux ?",
      ],
      answer:
        'Nous appelons les modèles par une seule interface. Vous pouvez utiliser un autre modèle, ou un modèle dans vos propres locaux.',
    },
  },
  {
    id: 'partners-redhat',
    path: '/partners',
    asked: [
      'Can your platforms run in our own building?',
      'Do we have to use a public cloud?',
      'What do you use Red Hat for?',
      'on-premises hosting?',
      'Does the platform run on OpenShift?',
      'Our site has no line to a public cloud. Is that a problem?',
      'Can we host it ourselves on our own machines?',
      'On premises, is that possible?',
      'We have our own data centre, can it run there?',
      'Can everything run on servers in our ministry?',
      'Our law forbids the cloud, what can we do?',
      'Air-gapped site without internet, possible?',
    ],
    answer:
      "For clients who host themselves, Enterprise Linux and OpenShift run on the ministry's hardware, also at sites without a line to a public cloud.",
    says: [
      "For clients who host themselves. Enterprise Linux and OpenShift run on the ministry's hardware, also at sites without a line to a public cloud.",
    ],
    fr: {
      asked: [
        'Vos plateformes peuvent-elles fonctionner dans nos propres locaux ?',
        'Faut-il utiliser un nuage public ?',
        'À quoi vous sert Red Hat ?',
        'on peut héberger chez nous, dans notre datacenter ?',
        'installation sur nos propres serveurs',
      ],
      answer:
        'Pour les clients qui hébergent eux-mêmes, Enterprise Linux et OpenShift fonctionnent sur le matériel du ministère, même aux sites sans ligne vers un nuage public.',
    },
  },
  {
    id: 'partners-leave-redhat',
    path: '/partners',
    asked: [
      'Do we need OpenShift, or does standard Kubernetes work?',
      'What if we want to leave Red Hat?',
      'Do you depend on features that only OpenShift has?',
      'plain kubernetes ok?',
      'Could we run your software on our own Kubernetes cluster?',
    ],
    answer: 'We deliver standard Kubernetes. It needs nothing that only OpenShift has.',
    says: ['We deliver standard Kubernetes. It needs nothing that only OpenShift has.'],
    fr: {
      asked: [
        'Faut-il OpenShift, ou Kubernetes standard suffit-il ?',
        'Et si nous voulons quitter Red Hat ?',
      ],
      answer:
        "Nous livrons du Kubernetes standard. Il n'a besoin de rien que seul OpenShift offre.",
    },
  },
  {
    id: 'partners-endorsement',
    path: '/partners',
    asked: [
      'Are you certified by Amazon or Microsoft?',
      'Do your vendors endorse Unordin?',
      'Are you an official AWS partner?',
      'microsoft gold partner?',
      'Is Unordin recommended by Google?',
      'Does any of the four vendors recommend you?',
    ],
    answer:
      'None of these vendors endorses Unordin, and we claim no certification by them. We name them because our platforms run on their technology.',
    says: [
      'We name them because our platforms run on their technology. None of them endorses Unordin, and we claim no certification by them.',
    ],
    fr: {
      asked: [
        'Êtes-vous certifiés par Amazon ou Microsoft ?',
        "Êtes-vous un partenaire officiel d'AWS ?",
        'vous êtes certifiés AWS ?',
      ],
      answer:
        "Aucun de ces fournisseurs ne cautionne Unordin, et nous n'affirmons aucune certification de leur part. Nous les nommons parce que nos plateformes fonctionnent sur leur technologie.",
    },
  },
  {
    id: 'partners-way-to-leave',
    path: '/partners',
    asked: [
      'Is a way to leave part of the delivery?',
      'Do our staff practise the change of vendor?',
      'Who rehearses the exit from a vendor, and how often?',
      'exit plan included?',
      'When do we test that we can leave a vendor?',
      'How do we get out of it again?',
      'Is there vendor lock-in?',
    ],
    answer:
      'A way to leave is part of the delivery. Your staff rehearse it once before the service starts.',
    says: [
      'A way to leave is part of the delivery. Your staff rehearse it once before the service starts.',
    ],
    fr: {
      asked: [
        'Une façon de partir fait-elle partie de la livraison ?',
        'Notre personnel répète-t-il le changement de fournisseur ?',
      ],
      answer:
        'Une façon de partir fait partie de la livraison. Votre personnel la répète une fois avant le début du service.',
    },
  },
  {
    id: 'partners-what-you-keep',
    path: '/partners',
    asked: [
      'What do we keep when we change vendor?',
      'Which parts can we take with us to another provider?',
      'What belongs to the exit package?',
      'portable parts?',
      'Do we lose anything when we move to another cloud?',
    ],
    answer:
      'Services, registers, files, sign-in, infrastructure, keys and decisions. Each part has an open form and a test that you can do yourselves.',
    says: [
      'What you keep when you change vendor',
      'Each part below has an open form and a test that you can do yourselves.',
      'Services',
      'Registers',
      'Files',
      'Sign-in',
      'Infrastructure',
      'Keys',
      'Decisions',
    ],
    fr: {
      asked: [
        'Que gardons-nous si nous changeons de fournisseur ?',
        'Quelles parties pouvons-nous emporter ?',
      ],
      answer:
        "Les services, les registres, les fichiers, la connexion, l'infrastructure, les clés et les décisions. Chaque partie a une forme ouverte et un test que vous pouvez faire vous-mêmes.",
    },
  },
  {
    id: 'partners-keep-services',
    path: '/partners',
    asked: [
      'In which form do we get the services?',
      'Are your services delivered as containers?',
      'How can we check that the services run without you?',
      'container images?',
      'Do you hand over a registry of images?',
    ],
    answer:
      'As container images, with a description of what runs where. You can start them in your own test system from the registry we hand over.',
    says: [
      'Container images, with a description of what runs where',
      'Start them in your own test system from the registry we hand over.',
    ],
    fr: {
      asked: [
        'Sous quelle forme recevons-nous les services ?',
        'Vos services sont-ils livrés comme conteneurs ?',
      ],
      answer:
        'Comme images de conteneurs, avec une description de ce qui fonctionne où. Vous pouvez les démarrer dans votre propre système de test.',
    },
  },
  {
    id: 'partners-keep-registers',
    path: '/partners',
    asked: [
      'In which database are our registers?',
      'Is the database documented?',
      'How do we check that a copy of the register is complete?',
      'postgresql?',
      'Do you use a proprietary database?',
    ],
    answer:
      "PostgreSQL, with every table documented. To check it, restore last night's copy on another machine and count the rows.",
    says: [
      'PostgreSQL, with every table documented',
      "Restore last night's copy on another machine and count the rows.",
    ],
    fr: {
      asked: [
        'Dans quelle base de données sont nos registres ?',
        'La base de données est-elle documentée ?',
      ],
      answer:
        'PostgreSQL, avec chaque table documentée. Pour vérifier, restaurez la copie de la nuit dernière sur une autre machine et comptez les lignes.',
    },
  },
  {
    id: 'partners-keep-files',
    path: '/partners',
    asked: [
      'What do we get of our files when we leave?',
      'Are uploaded files kept in their original form?',
      'How can we verify that no file is missing?',
      'checksums for files?',
      'Do you convert our documents into a format of your own?',
    ],
    answer:
      'The originals, with a list of checksums. You compare the list with the files in the store.',
    says: [
      'The originals, with a list of checksums',
      'Compare the list with the files in the store.',
    ],
    fr: {
      asked: [
        'Que recevons-nous de nos fichiers si nous partons ?',
        "Comment vérifier qu'aucun fichier ne manque ?",
      ],
      answer:
        'Les originaux, avec une liste de sommes de contrôle. Vous comparez la liste avec les fichiers du stockage.',
    },
  },
  {
    id: 'partners-keep-sign-in',
    path: '/partners',
    asked: [
      'Which standards does the sign-in of your platforms use?',
      'Do you support SAML?',
      'Can we add a second identity provider?',
      'OIDC / SAML?',
      'How do we test that the sign-in is portable?',
    ],
    answer:
      'OpenID Connect and SAML. To check it, add a second provider in the test system and sign in with it.',
    says: [
      'OpenID Connect and SAML',
      'Add a second provider in the test system and sign in with it.',
    ],
    fr: {
      asked: [
        'Quelles normes la connexion de vos plateformes utilise-t-elle ?',
        'Prenez-vous en charge SAML ?',
      ],
      answer:
        'OpenID Connect et SAML. Pour vérifier, ajoutez un deuxième fournisseur dans le système de test et connectez-vous avec lui.',
    },
  },
  {
    id: 'partners-keep-infrastructure',
    path: '/partners',
    asked: [
      'How is the infrastructure described?',
      'Do you use infrastructure as code?',
      'Can we see who changed the infrastructure?',
      'terraform or similar?',
      'Is the setup of the servers documented in files?',
    ],
    answer:
      'In text files under version control. In the history each line has an author and an approval.',
    says: [
      'Text files under version control',
      'Read the history: each line has an author and an approval.',
    ],
    fr: {
      asked: [
        "Comment l'infrastructure est-elle décrite ?",
        "Peut-on voir qui a changé l'infrastructure ?",
      ],
      answer:
        "Dans des fichiers texte sous contrôle de versions. Dans l'historique, chaque ligne a un auteur et une approbation.",
    },
  },
  {
    id: 'partners-keep-keys',
    path: '/partners',
    asked: [
      'Who holds the encryption keys?',
      'Can we withdraw a key from the platform?',
      'Are our keys copied to your systems?',
      'customer-managed keys?',
      'How do we check that access ends when we take a key away?',
    ],
    answer:
      'You: the keys are in your key store, used by the platform and never copied. Withdraw a key in the test system, and see that access ends.',
    says: [
      'In your key store, used by the platform and never copied',
      'Withdraw a key in the test system, and see that access ends.',
    ],
    fr: {
      asked: [
        'Qui détient les clés de chiffrement ?',
        'Pouvons-nous retirer une clé ?',
        'Nos clés sont-elles copiées chez vous ?',
      ],
      answer:
        "Vous : les clés sont dans votre magasin de clés, utilisées par la plateforme et jamais copiées. Retirez une clé dans le système de test et voyez que l'accès cesse.",
    },
  },
  {
    id: 'partners-keep-decisions',
    path: '/partners',
    asked: [
      'In which form are the decisions kept?',
      'Can somebody change the log of decisions afterwards?',
      'How do we verify the decisions without your software?',
      'tamper-proof log?',
      'Is the log of decisions signed?',
      'How do you prove that nobody changed the log of decisions?',
    ],
    answer:
      'As a signed log that only grows. You verify the signatures with a public key, without our software.',
    says: [
      'A signed log that only grows',
      'Verify the signatures with a public key, without our software.',
    ],
    fr: {
      asked: [
        'Sous quelle forme les décisions sont-elles gardées ?',
        'Peut-on modifier le journal des décisions après coup ?',
      ],
      answer:
        'Dans un journal signé qui ne fait que croître. Vous vérifiez les signatures avec une clé publique, sans notre logiciel.',
    },
  },
  {
    id: 'partners-meaning',
    path: '/partners',
    asked: [
      'What does "partner" mean on your page?',
      'When is a vendor listed on the partners page?',
      'Are the vendors sales partners of yours?',
      'meaning of partner?',
      'Is a place on the partners page about sales or about engineering?',
    ],
    answer:
      'A vendor is on the page if a whole platform of ours can run on its technology, and if our engineers operate it themselves. It describes engineering, not sales.',
    says: [
      'A vendor is on this page if a whole platform of ours can run on its technology, and if our engineers operate it themselves. It describes engineering, not sales.',
    ],
    fr: {
      asked: [
        'Que veut dire « partenaire » sur votre page ?',
        'Quand un fournisseur est-il sur la page des partenaires ?',
      ],
      answer:
        "Un fournisseur y est si toute une plateforme peut fonctionner sur sa technologie et si nos ingénieurs l'exploitent eux-mêmes. Il s'agit d'ingénierie, pas de vente.",
    },
  },
  {
    id: 'partners-who-chooses',
    path: '/partners',
    asked: [
      'Who chooses the cloud vendor?',
      'Do you decide for us where the platform runs?',
      'vendor choice by whom?',
      'Is the vendor fixed in the Blueprint?',
      'Do you force us to a certain cloud?',
    ],
    answer:
      'You: we do not choose the vendor for you. The Blueprint names the conditions, and your tender decides.',
    says: [
      'We do not choose the vendor for you. The Blueprint names the conditions: the country of the data, the owner of the keys and the systems it has to work with. Your tender decides.',
    ],
    fr: {
      asked: [
        'Qui choisit le fournisseur infonuagique ?',
        'Décidez-vous pour nous où fonctionne la plateforme ?',
      ],
      answer:
        "Vous : nous ne choisissons pas le fournisseur pour vous. Le Blueprint nomme les conditions, et votre appel d'offres décide.",
    },
  },
  {
    id: 'partners-recommendation',
    path: '/partners',
    asked: [
      'Which of the four vendors do you recommend?',
      'Which cloud is the best for a ministry?',
      'What would you take in our place, AWS or Azure?',
      'recommended vendor?',
      'Is there a cloud that you prefer?',
    ],
    answer:
      'The one your people already operate, if it has a region where your law allows the data. Your staff must be able to run it at night.',
    says: [
      'The one your people already operate, if it has a region where your law allows the data. Your staff must be able to run it at night.',
    ],
    fr: {
      asked: [
        'Lequel des fournisseurs recommandez-vous ?',
        'Quel nuage est le meilleur pour un ministère ?',
        'quel hébergeur nous conseillez-vous',
      ],
      answer:
        "Celui que vos gens exploitent déjà, s'il a une région où votre loi permet les données. Votre personnel doit pouvoir l'exploiter la nuit.",
    },
  },
  {
    id: 'partners-two-clouds',
    path: '/partners',
    asked: [
      'Can one service run on two vendors at the same time?',
      'Is a hybrid setup possible, with the register in our own building?',
      'Do you support multi-cloud?',
      'hybrid cloud?',
      'Should we use two clouds for safety?',
      'Half in the cloud and half at home, does that work?',
    ],
    answer:
      'A hybrid setup is possible, for example with the service in a public cloud and the register in your own building. We advise against one service on two clouds at the same time, unless your team can operate both.',
    says: [
      'Yes, for example with the service in a public cloud and the register in your own building. We advise against one service on two clouds at the same time, unless your team can operate both.',
    ],
    fr: {
      asked: [
        'Un service peut-il fonctionner chez deux fournisseurs ?',
        'Une solution hybride est-elle possible ?',
      ],
      answer:
        'Une solution hybride est possible, par exemple avec le service dans un nuage public et le registre dans vos locaux. Nous déconseillons un service sur deux nuages en même temps, sauf si votre équipe peut exploiter les deux.',
    },
  },
  {
    id: 'partners-other-vendor',
    path: '/partners',
    asked: [
      'May we bring a vendor that is not on your list?',
      'Can your platforms run at another hosting provider?',
      'Our country has its own government cloud. Does it work there?',
      'other cloud possible?',
      'Do you support OVH, Oracle or a local data centre?',
      'Can I bring my own cloud provider, for example OVH or Oracle?',
      'Our national hosting company is not among your vendors',
      'We use another cloud, is that a problem?',
    ],
    answer:
      'Probably, if it runs container images and PostgreSQL and has a place for keys. We test it with one service before anybody signs.',
    says: [
      'Probably, if it runs container images and PostgreSQL and has a place for keys. We test it with one service before anybody signs.',
    ],
    fr: {
      asked: [
        "Peut-on utiliser un fournisseur qui n'est pas dans votre liste ?",
        'Notre pays a son propre nuage gouvernemental. Est-ce possible ?',
        "et OVH ou un cloud national, c'est possible ?",
        'notre État a son propre data center',
      ],
      answer:
        "Probablement, s'il fait fonctionner des images de conteneurs et PostgreSQL et s'il a une place pour les clés. Nous le testons avec un service avant toute signature.",
    },
  },
  {
    id: 'partners-become',
    path: '/partners',
    asked: [
      'How can our company become a partner of Unordin?',
      'We are an integrator. Can we work with you?',
      'What are the conditions to become a partner?',
      'partner program?',
      'We sell hosting and want to be on your partners page.',
      'We are an integrator and want to work with you',
      'Do you have a partner program?',
      'How can we resell your products?',
      'We are a consultancy in Africa and would like to implement your products',
      'Do you look for local partners or resellers?',
      'Can my firm work together with yours?',
    ],
    answer:
      'Write to us if you meet the four conditions: an open interface, a clear place for data, a way to leave and a named engineer. They are the same for everyone.',
    says: [
      'For vendors and integrators who want our platforms to run on their technology. The four conditions are the same for everyone.',
      'An open interface',
      'A clear place for data',
      'A way to leave',
      'A named engineer',
      'If you meet these conditions, write to us.',
    ],
    fr: {
      asked: [
        "Comment notre entreprise peut-elle devenir partenaire d'Unordin ?",
        'Quelles sont les conditions pour devenir partenaire ?',
        'on voudrait devenir revendeur',
        'je représente une SSII et je veux un partenariat',
        'comment collaborer avec vous',
      ],
      answer:
        'Écrivez-nous si vous remplissez les quatre conditions : une interface ouverte, un lieu clair pour les données, une façon de partir et un ingénieur nommé. Elles sont les mêmes pour tous.',
    },
  },
  {
    id: 'partners-condition-interface',
    path: '/partners',
    asked: [
      'What does the condition of an open interface mean for a partner?',
      'Must a partner publish the documentation of its product?',
      'Which documentation do you expect from a vendor?',
      'open interface condition',
      'Our API documents are private. Can we be a partner?',
    ],
    answer:
      'The parts of your product that we use are documented in public, or there is a public equivalent.',
    says: [
      'The parts of your product that we use are documented in public, or there is a public equivalent.',
    ],
    fr: {
      asked: [
        "Que veut dire la condition d'une interface ouverte ?",
        'Un partenaire doit-il publier sa documentation ?',
      ],
      answer:
        'Les parties de votre produit que nous utilisons sont documentées publiquement, ou il y a un équivalent public.',
    },
  },
  {
    id: 'partners-condition-data',
    path: '/partners',
    asked: [
      'What must a partner say about the place of data?',
      'Which statements about data do you want from a vendor?',
      'Do partners have to name the law that applies to the data?',
      'data location condition for partners',
      'Must a partner tell who can access the data?',
    ],
    answer: 'A partner says where data is, under which law, and who in the company can access it.',
    says: ['You say where data is, under which law, and who in your company can access it.'],
    fr: {
      asked: [
        'Que doit dire un partenaire sur le lieu des données ?',
        'Un partenaire doit-il dire qui a accès aux données ?',
      ],
      answer:
        "Un partenaire dit où sont les données, sous quelle loi, et qui dans l'entreprise peut y accéder.",
    },
  },
  {
    id: 'partners-condition-leave',
    path: '/partners',
    asked: [
      'May a partner charge a penalty when a client leaves?',
      'What is the condition about leaving for partners?',
      'Are exit fees allowed for partners?',
      'exit penalty?',
      'Does a partner have to prove that clients can leave?',
    ],
    answer:
      'A client can leave with everything in the table, without a penalty. This has been tested.',
    says: [
      'A client can leave with everything in the table above, without a penalty. This has been tested.',
    ],
    fr: {
      asked: [
        'Un partenaire peut-il imposer une pénalité quand un client part ?',
        'Les frais de sortie sont-ils permis ?',
      ],
      answer:
        'Un client peut partir avec tout ce qui est dans le tableau, sans pénalité. Cela a été testé.',
    },
  },
  {
    id: 'partners-condition-engineer',
    path: '/partners',
    asked: [
      'What does the condition of a named engineer mean?',
      'Who must answer when the service of a partner fails at night?',
      'Is a call centre enough as support from a partner?',
      'named engineer condition',
      'What support do you expect from a vendor?',
    ],
    answer: 'If a service fails at night, the person who answers is able to fix it.',
    says: ['If a service fails at night, the person who answers is able to fix it.'],
    fr: {
      asked: [
        "Que veut dire la condition d'un ingénieur nommé ?",
        'Qui doit répondre quand un service tombe en panne la nuit ?',
      ],
      answer:
        'Si un service tombe en panne la nuit, la personne qui répond est capable de le réparer.',
    },
  },
  {
    id: 'partners-which-fits',
    path: '/partners',
    asked: [
      'Which of the four vendors fits which case?',
      'AWS, Azure, Google or Red Hat: what is each one for?',
      'What is the difference between your four technology vendors?',
      'compare the four vendors?',
      'For what do you use each of the four vendors?',
    ],
    answer:
      'AWS: our services run in the region you choose, on managed Kubernetes. Azure: administrations where officers already sign in with a Microsoft account. Google Cloud: large collections of documents and images. Red Hat: clients who host themselves.',
    says: [
      'If you choose an AWS region, our services run there on managed Kubernetes.',
      'For administrations where officers already sign in with a Microsoft account.',
      'For large collections of documents and images.',
      'For clients who host themselves.',
    ],
    fr: {
      asked: [
        'Lequel des quatre fournisseurs convient à quel cas ?',
        'AWS, Azure, Google ou Red Hat, chacun sert à quoi',
        'comparer les quatre fournisseurs',
      ],
      answer:
        "AWS : nos services fonctionnent dans la région que vous choisissez, sur Kubernetes géré. Azure : les administrations où les agents se connectent déjà avec un compte Microsoft. Google Cloud : les grandes collections de documents et d'images. Red Hat : les clients qui hébergent eux-mêmes.",
    },
  },
  {
    id: 'partners-blueprint-conditions',
    path: '/partners',
    asked: [
      'What does the Blueprint say about the cloud vendor?',
      'Which conditions for the vendor are in the Blueprint?',
      'Does the Blueprint name a vendor?',
      'blueprint and vendor choice?',
      'On what does the choice of the vendor depend?',
    ],
    answer:
      'The conditions: the country of the data, the owner of the keys and the systems it has to work with. It does not choose the vendor; your tender decides.',
    says: [
      'We do not choose the vendor for you. The Blueprint names the conditions: the country of the data, the owner of the keys and the systems it has to work with. Your tender decides.',
    ],
    fr: {
      asked: [
        'Que dit le Blueprint sur le fournisseur infonuagique ?',
        'le Blueprint choisit un fournisseur de cloud ou pas ?',
        'Blueprint et choix du fournisseur',
      ],
      answer:
        "Les conditions : le pays des données, le propriétaire des clés et les systèmes avec lesquels il doit fonctionner. Il ne choisit pas le fournisseur ; votre appel d'offres décide.",
    },
  },
  {
    id: 'partners-no-american-cloud',
    path: '/partners',
    asked: [
      'Can we use your platforms without an American cloud?',
      'Must we take Amazon, Microsoft or Google?',
      'We are not allowed to use a US provider. What is left?',
      'Can a local data centre in our country be used in place of AWS?',
      'Is there a European cloud that you work with?',
      'no US cloud possible?',
      'Our parliament forbids American cloud companies',
      'All four of your vendors are American, so how can we be independent?',
      'we want cloud from own country, you can do?',
      'I work for a government that trusts only its national provider',
    ],
    answer:
      "Our platforms can run in your own building, on the ministry's hardware. A vendor that is not on the page is probably possible, if it runs container images and PostgreSQL and has a place for keys.",
    says: [
      "Enterprise Linux and OpenShift run on the ministry's hardware, also at sites without a line to a public cloud.",
      'Probably, if it runs container images and PostgreSQL and has a place for keys. We test it with one service before anybody signs.',
    ],
    fr: {
      asked: [
        'Peut-on utiliser vos plateformes sans cloud américain ?',
        'Faut-il prendre Amazon, Microsoft ou Google ?',
        "Nous n'avons pas le droit d'utiliser un fournisseur américain",
        "un hébergeur national à la place d'AWS, possible ?",
        'Travaillez-vous avec un cloud européen ?',
      ],
      answer:
        "Nos plateformes peuvent tourner dans votre propre bâtiment, sur le matériel du ministère. Un autre fournisseur est probablement possible, s'il fait tourner des images de conteneurs et PostgreSQL et a un endroit pour les clés.",
    },
  },
  {
    id: 'partners-become-cost',
    path: '/partners',
    asked: [
      'Does it cost anything to become a partner?',
      'Is there a fee for partners of Unordin?',
      'Do you pay partners or do partners pay you?',
      'What does a place on your page of partners cost?',
      'We would like to be a partner, which costs come with it?',
      'partner fee',
      'Can one buy a place on your list of partners?',
      'I bet the big vendors paid to be on that page',
      'to be partner we must pay?',
      'Our company makes database software. What do you charge for a partnership?',
    ],
    answer:
      'The page names no fee. The four conditions are the same for everyone. A vendor is there if our platforms can run on its technology; it describes engineering, not sales.',
    says: [
      'The four conditions are the same for everyone.',
      'A vendor is on this page if a whole platform of ours can run on its technology, and if our engineers operate it themselves. It describes engineering, not sales.',
    ],
    fr: {
      asked: [
        'Faut-il payer pour devenir partenaire ?',
        'Y a-t-il des frais pour vos partenaires ?',
        'combien coûte une place sur votre page de partenaires',
        'Peut-on acheter une place parmi vos partenaires ?',
        "Payez-vous vos partenaires ou l'inverse ?",
      ],
      answer:
        "La page ne nomme aucun frais. Il y a quatre conditions, les mêmes pour tous, et un fournisseur y figure si nos plateformes tournent sur sa technologie : c'est de l'ingénierie, pas de la vente.",
    },
  },
  {
    id: 'partners-price-rise',
    path: '/partners',
    asked: [
      'What can we do if our cloud vendor raises its prices?',
      'Are we stuck with the cloud vendor when it becomes too expensive?',
      'What if our cloud company goes bankrupt?',
      'Our cloud contract ends in two years. Do we have to rebuild everything then?',
      'What happens if the vendor stops a service that you use?',
      'cloud price increase, way out?',
      'We fear that the cloud company squeezes us later',
      'If cloud become expensive we can go away?',
      'I am the budget officer. Who protects us from a vendor that doubles its bill?',
      'Can the vendor force us to stay?',
    ],
    answer:
      'You can change the vendor later, and your data and your services move with you. A way to leave is part of the delivery.',
    says: [
      'You choose which one, and you can change it later. Your data and your services move with you.',
      'A way to leave is part of the delivery.',
    ],
    fr: {
      asked: [
        'Que faire si notre fournisseur de cloud augmente ses prix ?',
        'Sommes-nous coincés si le cloud devient trop cher ?',
        'et si le fournisseur fait faillite',
        'Notre contrat de cloud se termine dans deux ans, faut-il tout refaire ?',
        'le fournisseur peut-il nous prendre en otage',
      ],
      answer:
        'Vous pouvez changer de fournisseur plus tard, et vos données et vos services vous suivent. La façon de partir fait partie de la livraison.',
    },
  },
]
