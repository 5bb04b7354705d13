import type { KnownQuestion } from './known-question.ts'

/** About the public sector platforms. */
export const platformQuestions: readonly KnownQuestion[] = [
  {
    id: 'platforms-what',
    path: '/public-sector-platforms',
    asked: [
      'What are your public sector platforms?',
      'Which public services do you build platforms for?',
      'What do visas, tax and health surveillance have in common?',
      'public sector platforms in short?',
      'Can a ministry start with any of the three services?',
    ],
    answer:
      'Platforms for visas, tax collection and disease surveillance, on one foundation. A ministry can start with any of them.',
    says: [
      'We build platforms for visas, tax collection and disease surveillance.',
      'A ministry can start with any of them.',
      'One foundation for three public services',
      'All three need to know a person, keep a record and name an office that answers for it.',
    ],
    fr: {
      asked: [
        'Que sont vos plateformes pour le secteur public ?',
        'Pour quels services publics construisez-vous des plateformes ?',
        "Un ministère peut-il commencer avec n'importe lequel des trois services ?",
      ],
      answer:
        "Des plateformes pour les visas, la perception des impôts et la surveillance des maladies, sur une seule base. Un ministère peut commencer avec n'importe laquelle.",
    },
  },
  {
    id: 'platforms-visa-document',
    path: '/public-sector-platforms',
    asked: [
      'To whom is an e-visa issued and where is it shown?',
      'Which ministries is the e-visa platform for?',
      'Where does a traveller show the e-visa?',
      'e-visa: issued to whom?',
      'Does the embassy or the interior ministry run the e-visa?',
    ],
    answer:
      'It is issued to a traveller, by a named officer, and shown at check-in and the border. The platform is for ministries of the interior and of foreign affairs.',
    says: [
      'Ministries of the interior and of foreign affairs',
      'A traveller, by a named officer',
      'Check-in and the border',
    ],
    fr: {
      asked: [
        'À qui un visa électronique est-il délivré et où est-il montré ?',
        'Pour quels ministères est la plateforme de visa électronique ?',
        'Où le voyageur montre-t-il le visa électronique ?',
      ],
      answer:
        "Il est délivré à un voyageur, par un agent nommé, et montré à l'enregistrement et à la frontière. La plateforme est pour les ministères de l'Intérieur et des Affaires étrangères.",
    },
  },
  {
    id: 'platforms-tax-document',
    path: '/public-sector-platforms',
    asked: [
      'How is a tax declared, assessed and paid on your public sector platform?',
      'Does the taxpayer get a receipt at once?',
      'What does the office and the taxpayer see about a tax due?',
      'tax: declared once, assessed by rule?',
      'Who can see why a tax is due?',
    ],
    answer:
      'Declared once, assessed by rule, paid to the treasury and receipted at once. The office sees how much is due. The taxpayer sees why.',
    says: [
      'Declared',
      'once',
      'by rule',
      'to the treasury',
      'at once',
      'The office sees how much is due.',
      'The taxpayer sees why.',
    ],
    fr: {
      asked: [
        'Comment un impôt est-il déclaré, calculé et payé sur votre plateforme ?',
        'Le contribuable reçoit-il un reçu tout de suite ?',
        'Qui voit pourquoi un impôt est dû ?',
      ],
      answer:
        'Déclaré une seule fois, calculé selon une règle, payé au trésor et confirmé par un reçu tout de suite. Le bureau voit combien est dû. Le contribuable voit pourquoi.',
    },
  },
  {
    id: 'platforms-health-document',
    path: '/public-sector-platforms',
    asked: [
      'How do clinics report disease cases?',
      'Who reports cases to the public health office?',
      'Does a model announce an outbreak?',
      'healthcare surveillance: who sees names?',
      'How is a possible cluster of cases shown?',
      "Are patients' names visible in the case reports?",
    ],
    answer:
      'Clinics, laboratories and border posts report. A model shows a possible cluster to an epidemiologist as a question; it never announces one. Names are opened only with a reason, and recorded.',
    says: [
      'Clinics, laboratories, border posts',
      'Clinics send case reports to the public health office as they write them.',
      'A model shows a possible cluster to an epidemiologist as a question.',
      'It never announces one.',
      'Opened only with a reason, and recorded',
    ],
    fr: {
      asked: [
        'Comment les cliniques signalent-elles les cas de maladie ?',
        'Un modèle annonce-t-il une épidémie ?',
        'Les noms des patients sont-ils visibles dans les rapports de cas ?',
      ],
      answer:
        "Les cliniques, les laboratoires et les postes frontaliers signalent. Un modèle montre un foyer possible à un épidémiologiste comme une question; il n'en annonce jamais. Les noms sont ouverts seulement avec une raison, et c'est enregistré.",
    },
  },
  {
    id: 'platforms-figures',
    path: '/public-sector-platforms',
    asked: [
      'What are the figures of your platforms?',
      'In how many countries are your platforms?',
      'How many citizens do your platforms have?',
      'platform figures?',
      'Do one million citizens use your platforms?',
      'How many people use your platforms?',
      'In how many countries do your platforms run?',
      'In how many countries are you today, and for how many citizens?',
    ],
    answer: '3+ countries, 1M+ citizens and 99.9% uptime.',
    says: ['Our platforms in figures', '99.9%', 'uptime', '3+', 'countries', '1M+', 'citizens'],
    fr: {
      asked: [
        'Quels sont les chiffres de vos plateformes ?',
        'Dans combien de pays sont vos plateformes ?',
        'Combien de citoyens vos plateformes ont-elles ?',
        "Dans combien de pays êtes-vous aujourd'hui, et pour combien de citoyens ?",
      ],
      answer: '3+ pays, 1M+ citoyens et 99,9 % de disponibilité.',
    },
  },
  {
    id: 'platforms-shared',
    path: '/public-sector-platforms',
    asked: [
      'What do the three public services share?',
      'Do we pay twice for identity when we add a second service?',
      'Which parts come with the first service?',
      'shared parts of visa, tax and health?',
      'Is the second platform cheaper because parts are shared?',
      'What gets cheaper with the second service?',
    ],
    answer:
      'Four parts: identity, records, hosting and handover. They come with the first service. The second service uses them too, so you buy nothing twice.',
    says: [
      'These four parts come with the first service.',
      'The second service uses them too, so you buy nothing twice.',
      'Identity',
      'Records',
      'Hosting',
      'Handover',
    ],
    fr: {
      asked: [
        "Qu'est-ce que les trois services publics ont en commun ?",
        "Payons-nous l'identité en double si nous ajoutons un service ?",
        'Quelles parties viennent avec le premier service ?',
      ],
      answer:
        "Quatre parties : identité, registres, hébergement et transfert. Elles viennent avec le premier service. Le deuxième service les utilise aussi, et vous n'achetez rien en double.",
    },
  },
  {
    id: 'platforms-identity',
    path: '/public-sector-platforms',
    asked: [
      'How do the platforms handle identity across offices?',
      'Does each office see all attributes of a person?',
      'Is a person registered once for all services?',
      'shared identity between ministries?',
      'Can the tax office see my visa data?',
    ],
    answer:
      'The platform knows each person, company and officer once. Each office sees the attributes that its law allows and no others.',
    says: [
      'The platform knows each person, company and officer once.',
      'Each office sees the attributes that its law allows and no others.',
      'Which office asked for which attribute, and when.',
    ],
    fr: {
      asked: [
        "Comment les plateformes gèrent-elles l'identité entre les bureaux ?",
        "Chaque bureau voit-il tous les attributs d'une personne ?",
        'Le bureau des impôts peut-il voir mes données de visa ?',
      ],
      answer:
        'La plateforme connaît chaque personne, entreprise et agent une seule fois. Chaque bureau voit les attributs que sa loi permet, et aucun autre.',
    },
  },
  {
    id: 'platforms-records',
    path: '/public-sector-platforms',
    asked: [
      'Can entries on your platforms be overwritten?',
      'What does each record on the platform contain?',
      'Can we see the whole history of a case without asking you?',
      'history of a case?',
      'How is a mistake in a record corrected?',
    ],
    answer:
      'Nobody can overwrite an entry. Every entry has an author, a time and a reason. A correction is a new entry that points to the old one.',
    says: [
      'Every entry has an author, a time and a reason.',
      'Nobody can overwrite an entry.',
      'A correction is a new entry that points to the old one.',
      'The whole history of any case, without a request to us.',
    ],
    fr: {
      asked: [
        'Peut-on écraser des entrées sur vos plateformes ?',
        'Que contient chaque entrée sur la plateforme ?',
        "Pouvons-nous voir toute l'histoire d'un dossier sans vous demander ?",
      ],
      answer:
        "Personne ne peut écraser une entrée. Chaque entrée a un auteur, une heure et une raison. Une correction est une nouvelle entrée qui renvoie à l'ancienne.",
    },
  },
  {
    id: 'platforms-hosting',
    path: '/public-sector-platforms',
    asked: [
      'Where are the public sector platforms hosted?',
      'Can we choose a national cloud?',
      'Does a fault in one service stop the others?',
      'hosting choice for ministries?',
      'Can we check where the copies of our data are?',
      'If the visa service is down, does tax stop too?',
      'Where does it run?',
      'Who hosts the platform?',
      'Do we choose where it is hosted?',
    ],
    answer:
      'You choose your data centre, a national cloud or a region. The services run separately, so a fault in one does not stop the others.',
    says: [
      'You choose your data centre, a national cloud or a region.',
      'The services run separately, so a fault in one does not stop the others.',
      'The place of each copy, and the date of its last restore.',
    ],
    fr: {
      asked: [
        'Où les plateformes pour le secteur public sont-elles hébergées ?',
        'Pouvons-nous choisir une infonuagique nationale ?',
        "Une panne d'un service arrête-t-elle les autres ?",
      ],
      answer:
        "Vous choisissez votre centre de données, une infonuagique nationale ou une région. Les services fonctionnent séparément, et une panne de l'un n'arrête donc pas les autres.",
    },
  },
  {
    id: 'platforms-handover',
    path: '/public-sector-platforms',
    asked: [
      'What does the handover of a platform include?',
      'Do you train our operators?',
      'Is the exit rehearsed before going live?',
      'handover to our team?',
      'Can we run the platform without you in the end?',
      'Who operates the platform after handover?',
      'When do we run it on our own?',
    ],
    answer:
      'Open documented formats, configuration as text and training for operators. Your operators run the service, first with us and then alone. We rehearse the exit before the service goes live.',
    says: [
      'You receive open documented formats, configuration as text and training for operators.',
      'We rehearse the exit before the service goes live.',
      'Your operators run the service, first with us and then alone.',
      'You have the keys, the configuration, the records and the operating manuals.',
    ],
    fr: {
      asked: [
        "Que comprend le transfert d'une plateforme ?",
        'Formez-vous nos exploitants ?',
        'Pouvons-nous exploiter la plateforme sans vous à la fin ?',
      ],
      answer:
        "Des formats ouverts et documentés, la configuration sous forme de texte et la formation des exploitants. Vos exploitants font fonctionner le service, d'abord avec nous, puis seuls. Nous exerçons la sortie avant la mise en service.",
    },
  },
  {
    id: 'platforms-stages',
    path: '/public-sector-platforms',
    asked: [
      'What are the stages from scope to handover?',
      'How is a platform introduced, stage by stage?',
      'How many stages does a platform project have?',
      'rollout stages?',
      'When does the next stage start?',
      'From the first talk to running alone, which phases are there?',
      'How is a platform introduced, in which phases?',
    ],
    answer:
      'Six: scope, tender, configuration, parallel run, switch-over and handover. Each stage ends with a document that your ministry signs. The next stage starts after the signature.',
    says: [
      'Six stages, from scope to handover',
      'Each stage ends with a document that your ministry signs.',
      'The next stage starts after the signature.',
      'Scope',
      'Tender',
      'Configuration',
      'Parallel run',
      'Switch-over',
      'Handover',
    ],
    fr: {
      asked: [
        'Quelles sont les étapes, de la portée au transfert ?',
        'Comment une plateforme est-elle introduite, étape par étape ?',
        "Quand commence l'étape suivante ?",
      ],
      answer:
        "Six : portée, appel d'offres, configuration, marche en parallèle, passage et transfert. Chaque étape finit par un document que votre ministère signe. La suivante commence après la signature.",
    },
  },
  {
    id: 'platforms-scope',
    path: '/public-sector-platforms',
    asked: [
      'What happens in the scope stage?',
      'What is the statement of need?',
      'How do you find out what the new service must do?',
      'first stage of a platform project?',
      'Do you follow real cases with our staff?',
      'How do you find out what we need?',
    ],
    answer:
      'We choose one service in one office, follow real cases with your staff and write down what the new service must do. It ends with the statement of need.',
    says: [
      'We choose one service in one office.',
      'We follow real cases with your staff and write down what the new service must do.',
      'Statement of need',
    ],
    fr: {
      asked: [
        "Que se passe-t-il à l'étape de la portée ?",
        "Qu'est-ce que l'énoncé des besoins ?",
        'Suivez-vous de vrais dossiers avec notre personnel ?',
      ],
      answer:
        "Nous choisissons un service dans un bureau, suivons de vrais dossiers avec votre personnel et écrivons ce que le nouveau service doit faire. L'étape finit par l'énoncé des besoins.",
    },
  },
  {
    id: 'platforms-tender',
    path: '/public-sector-platforms',
    asked: [
      'Can other vendors bid on our platform project?',
      'Are the tender requirements written for your product?',
      'What can we publish in the tender?',
      'vendor-neutral tender?',
      'Is the tender rigged in your favour?',
      'Is your plan biased so that you win the tender?',
      'Is the plan neutral, or written for your own product?',
      'Can competitors offer too?',
    ],
    answer:
      'Other vendors can bid. You can publish the requirements, test cases and acceptance figures; they name standards and no product.',
    says: [
      'You can publish the requirements, test cases and acceptance figures.',
      'They name standards and no product, so that other vendors can bid.',
      'Tender annex',
    ],
    fr: {
      asked: [
        "D'autres fournisseurs peuvent-ils soumissionner pour notre projet ?",
        "Les exigences de l'appel d'offres sont-elles écrites pour votre produit ?",
        "Que pouvons-nous publier dans l'appel d'offres ?",
      ],
      answer:
        "D'autres fournisseurs peuvent soumissionner. Vous pouvez publier les exigences, les cas de test et les chiffres d'acceptation; ils nomment des normes et aucun produit.",
    },
  },
  {
    id: 'platforms-configuration',
    path: '/public-sector-platforms',
    asked: [
      'Who approves rules, forms and fees in the configuration?',
      'Do you test with our real systems?',
      'What happens in the configuration stage?',
      'configuration as tables?',
      'How are connections to our systems tested?',
    ],
    answer:
      'Your staff approve rules, forms, fees and roles as tables. We test connections with copies of your systems.',
    says: [
      'Your staff approve rules, forms, fees and roles as tables.',
      'We test connections with copies of your systems.',
      'Approved rule tables',
    ],
    fr: {
      asked: [
        'Qui approuve les règles, les formulaires et les frais ?',
        'Testez-vous avec nos vrais systèmes ?',
        "Que se passe-t-il à l'étape de la configuration ?",
      ],
      answer:
        'Votre personnel approuve les règles, les formulaires, les frais et les rôles sous forme de tableaux. Nous testons les connexions avec des copies de vos systèmes.',
    },
  },
  {
    id: 'platforms-parallel-run',
    path: '/public-sector-platforms',
    asked: [
      'Does the new service run beside the old one first?',
      'What happens with differences in the parallel run?',
      'old and new service in parallel?',
      'How do we know the new service gives the same results?',
      'Who takes part in the parallel run?',
      'Will there be a test phase next to the old system?',
      'Do old and new run at the same time for a while?',
    ],
    answer:
      'The new service first works beside the old one, for a limited group. We list the differences every day and explain each one.',
    says: [
      'The new service works beside the old one for a limited group.',
      'We list the differences every day and explain each one.',
      'Closed list of differences',
    ],
    fr: {
      asked: [
        "Le nouveau service fonctionne-t-il d'abord à côté de l'ancien ?",
        'Que fait-on des différences pendant la marche en parallèle ?',
        'Comment savoir si le nouveau service donne les mêmes résultats ?',
      ],
      answer:
        "Le nouveau service fonctionne d'abord à côté de l'ancien, pour un groupe limité. Nous dressons chaque jour la liste des différences et expliquons chacune.",
    },
  },
  {
    id: 'platforms-switch-over',
    path: '/public-sector-platforms',
    asked: [
      'How do we switch over to the new platform?',
      'Is there a way back if the switch-over goes wrong?',
      'Who sets the dates of the switch-over?',
      'go-live: big bang or office by office?',
      'Do all offices change on the same day?',
      'How is the change from old to new done?',
      'Can we go back if the new system fails?',
    ],
    answer: 'Office by office, on dates that you set. We rehearse the way back first.',
    says: [
      'Office by office, on dates that you set.',
      'We rehearse the way back first.',
      'Acceptance by each office',
    ],
    fr: {
      asked: [
        'Comment passons-nous à la nouvelle plateforme ?',
        'Y a-t-il un retour possible si le passage échoue ?',
        'Tous les bureaux changent-ils le même jour ?',
      ],
      answer:
        "Bureau par bureau, à des dates que vous fixez. Nous exerçons d'abord le retour en arrière.",
    },
  },
  {
    id: 'platforms-which-first',
    path: '/public-sector-platforms',
    asked: [
      'Which service should come first?',
      'What should we tell you before we choose a platform?',
      'Where do we begin: visas, tax or health?',
      'first service for our government?',
      'How do I get advice on the right platform?',
      'With which service should a government begin?',
    ],
    answer:
      'Tell us where people wait the longest and which systems have to stay. We reply within 24 hours.',
    says: [
      'Which service comes first?',
      'Tell us where people wait the longest and which systems have to stay.',
      'We reply within 24 hours.',
    ],
    fr: {
      asked: [
        'Quel service devrait venir en premier ?',
        'Que devons-nous vous dire avant de choisir une plateforme ?',
        'Par où commencer : visas, impôts ou santé ?',
      ],
      answer:
        'Dites-nous où les gens attendent le plus longtemps et quels systèmes doivent rester. Nous répondons dans les 24 heures.',
    },
  },
  {
    id: 'platforms-stage-duration',
    path: '/public-sector-platforms',
    asked: [
      'How long does each of the six stages take?',
      'How many months from scope to handover?',
      'timeline of a platform rollout?',
      'How long is the parallel run?',
      'When would the handover be finished?',
    ],
    answer:
      'Our page about platforms gives no duration for the six stages. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Combien de temps dure chacune des six étapes ?',
        'Combien de mois de la portée au transfert ?',
        'Combien de temps dure la marche en parallèle ?',
      ],
      answer:
        "Notre page sur les plateformes n'indique pas la durée des six étapes. Posez-nous la question; une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'platforms-other-services',
    path: '/public-sector-platforms',
    asked: [
      'Do you have platforms for education, land or elections?',
      'Can you build a land registry?',
      'other public services than visa, tax and health?',
      'Is there a platform for social benefits?',
      'We need a platform for driving licences',
      'Do you have something for education, land or police?',
      'Can it handle driving licences or elections?',
    ],
    answer:
      'Our page about platforms names platforms for visas, tax collection and disease surveillance only. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        "Avez-vous des plateformes pour l'éducation, le foncier ou les élections ?",
        'Pouvez-vous construire un registre foncier ?',
        'Y a-t-il une plateforme pour les prestations sociales ?',
      ],
      answer:
        'Notre page sur les plateformes nomme seulement des plateformes pour les visas, les impôts et la surveillance des maladies. Posez-nous la question; une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'platforms-stage-documents',
    path: '/public-sector-platforms',
    asked: [
      'Which document ends each stage of a platform project?',
      'What does our ministry sign after each stage?',
      'documents of the six stages?',
      'What do we have in writing at the end of every stage?',
      'Is there a document after the parallel run?',
    ],
    answer:
      'Statement of need, tender annex, approved rule tables, closed list of differences, acceptance by each office, and exit documents. Your ministry signs the document of each stage.',
    says: [
      'Statement of need',
      'Tender annex',
      'Approved rule tables',
      'Closed list of differences',
      'Acceptance by each office',
      'Exit documents',
      'Each stage ends with a document that your ministry signs.',
    ],
    fr: {
      asked: [
        "Quel document termine chaque étape d'un projet de plateforme ?",
        'Que signe notre ministère après chaque étape ?',
        'Y a-t-il un document après la marche en parallèle ?',
      ],
      answer:
        "L'énoncé des besoins, l'annexe de l'appel d'offres, les tables de règles approuvées, la liste close des différences, l'acceptation par chaque bureau et les documents de sortie. Votre ministère signe le document de chaque étape.",
    },
  },
  {
    id: 'platforms-take-payments',
    path: '/public-sector-platforms',
    asked: [
      'Which of your platforms take payments?',
      'Through which of your products can people pay?',
      'Do several of your platforms handle money?',
      'which platforms include payments?',
      'Where does money pass through your systems?',
    ],
    answer:
      'E-visa and tax collection. With e-visa the payment is in the file of the traveller. With tax collection, registers, declarations and payments are in one place.',
    says: [
      "Application, payment, checks and the officer's decision are in one file per traveller.",
      'Registers, declarations and payments are in one place.',
    ],
    fr: {
      asked: [
        'Lesquelles de vos plateformes prennent des paiements ?',
        'avec lesquels de vos produits les gens peuvent payer',
        'plateformes avec paiement',
      ],
      answer:
        'e-Visa et la perception des impôts : avec e-Visa, le paiement est dans le dossier du voyageur, et avec la perception des impôts, registres, déclarations et paiements sont au même endroit.',
    },
  },
  {
    id: 'platforms-why-one-foundation',
    path: '/public-sector-platforms',
    asked: [
      'Why is one foundation enough for visas, tax and disease surveillance?',
      'Why do you put three public services on the same base?',
      'What do all three public services need?',
      'why one foundation?',
      'What is the same about visas, taxes and disease reports?',
    ],
    answer:
      'All three need to know a person, keep a record and name an office that answers for it.',
    says: [
      'All three need to know a person, keep a record and name an office that answers for it.',
    ],
    fr: {
      asked: [
        'Pourquoi une seule base suffit-elle pour les visas, les impôts et la surveillance des maladies ?',
        "visas, impôts, maladies : qu'est-ce qu'il y a de pareil ?",
        'pourquoi une seule base',
      ],
      answer:
        'Les trois doivent connaître une personne, tenir un dossier et nommer un bureau qui en répond.',
    },
  },
  {
    id: 'platforms-checks-list',
    path: '/public-sector-platforms',
    asked: [
      'What can we check for each of the four shared parts?',
      'What can we verify about identity, records, hosting and handover?',
      'Which checks do you offer for the shared foundation?',
      'what can we check on the platforms?',
      'How do we control what the three services share?',
    ],
    answer:
      'Identity: which office asked for which attribute, and when. Records: the whole history of any case. Hosting: the place of each copy, and the date of its last restore. Handover: the dated result of the last rehearsal.',
    says: [
      'Which office asked for which attribute, and when.',
      'The whole history of any case, without a request to us.',
      'The place of each copy, and the date of its last restore.',
      'The dated result of the last rehearsal.',
    ],
    fr: {
      asked: [
        'Que pouvons-nous vérifier pour chacune des quatre parties partagées ?',
        'comment on contrôle ce que les trois services partagent ?',
        'quoi vérifier sur les plateformes',
      ],
      answer:
        "Identité : quel bureau a demandé quel attribut, et quand. Registres : tout l'historique de chaque dossier. Hébergement : le lieu de chaque copie, et la date de sa dernière restauration. Transfert : le résultat daté de la dernière répétition.",
    },
  },
  {
    id: 'platforms-unsigned-stage',
    path: '/public-sector-platforms',
    asked: [
      'Can you go on with the project if our ministry does not sign a stage?',
      'What happens if we are not satisfied at the end of a stage?',
      'Can we hold up the project until a document is right?',
      'Our minister does not want to sign yet. Do you start the next stage anyway?',
      'no signature, no next stage?',
      'Who has the last word before the project moves on?',
      'I am afraid that the supplier just continues and sends the bill. Can that happen?',
      'ministry say no after stage, project stop?',
      'You will carry on without our approval, like the last vendor',
      'Do we have to approve each stage of a platform project?',
      'Can a ministry stop the project between two stages?',
    ],
    answer:
      'Each stage ends with a document that your ministry signs, and the next stage starts after the signature.',
    says: [
      'Each stage ends with a document that your ministry signs. The next stage starts after the signature.',
    ],
    fr: {
      asked: [
        'Pouvez-vous continuer le projet si notre ministère ne signe pas une étape ?',
        "Que se passe-t-il si nous ne sommes pas satisfaits à la fin d'une étape ?",
        'Notre ministre ne veut pas encore signer, commencez-vous quand même la suite ?',
        "pas de signature, pas d'étape suivante ?",
        'Qui a le dernier mot avant de continuer ?',
        "vous continuez sans notre accord comme l'ancien fournisseur",
      ],
      answer:
        "Chaque étape se termine par un document que votre ministère signe, et l'étape suivante commence après la signature.",
    },
  },
  {
    id: 'platforms-hold-at-end',
    path: '/public-sector-platforms',
    asked: [
      'What do we have in our hands when the platform project is over?',
      'What belongs to us after the last stage?',
      'Do we get the keys and the records at the end of the project?',
      'You finish and go home. What stays with our ministry?',
      'what do we hold after the handover?',
      'Do you keep a key or a manual that we would need?',
      'I will run the service afterwards. What will I receive?',
      'at the end of project what is in our hand',
      'In the end you keep the important things, as all suppliers do',
      'Are the operating manuals ours after the last stage?',
      'Do we have everything that we need to run the platform alone?',
    ],
    answer:
      'You have the keys, the configuration, the records and the operating manuals. Your operators run the service, first with us and then alone.',
    says: [
      'Your operators run the service, first with us and then alone. You have the keys, the configuration, the records and the operating manuals.',
    ],
    fr: {
      asked: [
        "Qu'avons-nous en main quand le projet de plateforme est terminé ?",
        "Qu'est-ce qui nous appartient après la dernière étape ?",
        'Recevons-nous les clés et les dossiers à la fin du projet ?',
        'Vous partez : que reste-t-il au ministère ?',
        "en fin de projet vous gardez l'essentiel, comme tous les fournisseurs",
        'que tenons-nous après la remise ?',
      ],
      answer:
        "Vous avez les clés, la configuration, les dossiers et les manuels d'exploitation. Vos opérateurs font fonctionner le service, d'abord avec nous, puis seuls.",
    },
  },
  {
    id: 'platforms-companies-too',
    path: '/public-sector-platforms',
    asked: [
      'Does the platform know companies too, or only people?',
      'Are businesses registered on the platform?',
      'Can a company be a taxpayer on your platform?',
      'I own a company and I am a citizen. Does the platform know both?',
      'companies and officers in the identity part?',
      'Do officers have an identity on the platform as well?',
      'Our firm deals with three offices. Are we entered three times?',
      'company have identity in system too?',
      'Only citizens are registered, and companies hide, right?',
      'Who is known to the platform: people, firms, civil servants?',
      'Is each company entered once for all offices?',
    ],
    answer: 'The platform knows each person, company and officer once.',
    says: ['The platform knows each person, company and officer once.'],
    fr: {
      asked: [
        'La plateforme connaît-elle aussi les entreprises, ou seulement les personnes ?',
        'Les entreprises sont-elles enregistrées sur la plateforme ?',
        'Je dirige une société et je suis citoyen : la plateforme connaît-elle les deux ?',
        'les agents ont-ils aussi une identité',
        'Notre société traite avec trois bureaux, est-elle inscrite trois fois ?',
        'seulement les citoyens sont enregistrés ?',
      ],
      answer:
        'La plateforme connaît chaque personne, chaque entreprise et chaque agent une seule fois.',
    },
  },
]
