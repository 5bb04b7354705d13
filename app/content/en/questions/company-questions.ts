import type { KnownQuestion } from './known-question.ts'

/** About the company, its offer and how to reach it. */
export const companyQuestions: readonly KnownQuestion[] = [
  {
    id: 'reply-time',
    path: '/about',
    asked: [
      'How fast do you reply to a message?',
      'When will I hear back from you?',
      'how long until someone answers',
      'What is your response time for inquiries?',
      'If I write to you today, when do I get an answer?',
      'I sent a message. How long do I have to wait?',
      'How long until somebody gets back to me?',
      'When can I expect your answer?',
      'how quickly will I hear from you after I wrote',
      'I need to know how many days an answer takes',
      'Does it take weeks until you react to a request?',
      'I sent my request this morning, when will it be dealt with?',
      'Nobody has answered me yet, how long does it usually take?',
      'You have not answered my mail, how long does it take?',
    ],
    answer: 'Within 24 hours: a person reads your message and replies.',
    says: ['A person reads your message and replies within 24 hours.'],
    fr: {
      asked: [
        'Quand aurai-je une réponse à mon message ?',
        'Combien de temps avant que vous répondiez ?',
        'délai de réponse',
        'vous répondez sous combien de temps',
        "je vous ai écrit, quand est-ce que j'aurai un retour",
        'il faut attendre longtemps une réponse ?',
      ],
      answer: 'Dans les 24 heures : une personne lit votre message et y répond.',
    },
  },
  {
    id: 'blueprint-documents',
    path: '/blueprint',
    asked: [
      'Which documents does a Blueprint consist of?',
      'What do we get at the end of a Blueprint?',
      'blueprint deliverables?',
      'What exactly is in the Blueprint?',
      'How many documents will you hand over to us after a Blueprint?',
      'What do I hold in my hands at the end of a Blueprint?',
      'Which papers do we receive from the Blueprint?',
      'What is the outcome of the planning phase, exactly?',
      'list of deliverables',
    ],
    answer:
      'Six documents: the current-state map, the target architecture, the AI and automation plan, the security and compliance review, the roadmap and the business case.',
    says: [
      'The Blueprint consists of these six documents.',
      'Current-state map',
      'Target architecture',
      'AI and automation plan',
      'Security and compliance review',
      'Roadmap',
      'Business case',
    ],
    fr: {
      asked: [
        'De quels documents se compose un Blueprint ?',
        "Que recevons-nous à la fin d'un Blueprint ?",
        "Qu'est-ce que contient le Blueprint ?",
        'on reçoit quoi à la fin du Blueprint',
        'liste des livrables du Blueprint',
        'vous livrez combien de documents',
      ],
      answer:
        "Six documents : la carte de la situation actuelle, l'architecture cible, le plan d'IA et d'automatisation, l'examen de la sécurité et de la conformité, la feuille de route et l'analyse de rentabilité.",
    },
  },
  {
    id: 'company-what',
    path: '/about',
    asked: [
      'What does Unordin do?',
      'What kind of company is Unordin?',
      'Who are you?',
      'unordin in one sentence',
      'What do you make or sell?',
      'I have never heard of you. What is your business?',
      'Are you a consulting firm or a software company?',
      'What do you do?',
      'In one sentence, what is your business?',
      'What is Unordin?',
      'who are you guys',
    ],
    answer:
      'We build AI-enabled cloud platforms: e-visa and immigration, digital governance and tax collection, healthcare and telemedicine, digital legacy, construction and inspection.',
    says: [
      'Unordin builds AI-enabled cloud platforms: e-visa and immigration, digital governance and tax collection, healthcare and telemedicine, digital legacy, construction and inspection.',
    ],
    fr: {
      asked: [
        'Que fait Unordin ?',
        'Qui êtes-vous ?',
        "C'est quoi, votre entreprise ?",
        'vous faites quoi exactement comme boîte',
        "c'est quoi votre activité",
        'présentez-vous en deux mots',
        'dans quel domaine travaillez-vous',
        'à quoi sert Unordin',
      ],
      answer:
        "Nous construisons des plateformes infonuagiques dotées d'IA : visa électronique et immigration, gouvernance numérique et perception des impôts, santé et télémédecine, héritage numérique, construction et inspection.",
    },
  },
  {
    id: 'company-for-whom',
    path: '/about',
    asked: [
      'For whom does Unordin work?',
      'Who are your customers?',
      'Do you only work with governments?',
      'Which kinds of organizations can hire you?',
      'target customers?',
      'Do private companies count among your clients too?',
      'Is this only for ministries?',
      'Do you only work for governments?',
      'Who are your clients, in general?',
      'Is that for private firms too?',
    ],
    answer:
      'For ministries, revenue authorities, health authorities, and enterprises that keep important records.',
    says: [
      'Ministries, revenue authorities, health authorities, and enterprises that keep important records.',
    ],
    fr: {
      asked: [
        'Pour qui Unordin travaille-t-elle ?',
        'Qui sont vos clients ?',
        'Travaillez-vous seulement avec les gouvernements ?',
        'vous bossez pour quel type de clients',
        "c'est pour les ministères ou aussi pour le privé ?",
        "vos clients, c'est qui",
      ],
      answer:
        'Pour les ministères, les administrations fiscales, les autorités sanitaires et les entreprises qui tiennent des dossiers importants.',
    },
  },
  {
    id: 'company-who-decides',
    path: '/about',
    asked: [
      'Do your systems take decisions away from our officers?',
      'What remains for officers to decide?',
      'Will your platform replace our civil servants?',
      'Who makes the decision, our officers or your system?',
      'role of officers?',
      'Does the software replace our officers?',
      'Do people lose their jobs because of it?',
    ],
    answer: 'Your officers decide. Our systems prepare the decision and keep the reason.',
    says: ['Your officers decide. Our systems prepare the decision and keep the reason.'],
    fr: {
      asked: [
        'Vos systèmes remplacent-ils nos fonctionnaires ?',
        'Qui prend la décision, nos agents ou votre système ?',
        "est-ce que l'IA décide à la place de nos agents",
        'le logiciel tranche tout seul ou un fonctionnaire valide ?',
        'qui garde la main sur les décisions',
      ],
      answer: 'Vos agents décident. Nos systèmes préparent la décision et en gardent la raison.',
    },
  },
  {
    id: 'company-where-people',
    path: '/',
    asked: [
      'Where do your engineers and designers work?',
      'Is your team in Canada or in the United States?',
      'Where is your development team based?',
      'team location',
      'What kinds of people work at Unordin?',
      'Do you only write the software, or do you support it too?',
    ],
    answer:
      'In Ottawa and Atlanta: we are engineers and designers. We build the systems, and we support them while they run.',
    says: [
      'We are engineers and designers in Ottawa and Atlanta.',
      'We build the systems behind visas, tax accounts and health records, and we support them while they run.',
    ],
    fr: {
      asked: [
        'Où travaillent vos ingénieurs et vos concepteurs ?',
        'Votre équipe est-elle au Canada ou aux États-Unis ?',
        'vos équipes sont basées où',
        'les développeurs travaillent depuis quel pays',
      ],
      answer:
        "À Ottawa et à Atlanta : nous sommes des ingénieurs et des concepteurs. Nous construisons les systèmes et nous les soutenons pendant qu'ils fonctionnent.",
    },
  },
  {
    id: 'company-auditor',
    path: '/',
    asked: [
      'Can an auditor follow a case without asking you?',
      'What does an auditor find in your platforms?',
      'How can an audit office check a decision?',
      'audit trail of decisions?',
      'Do your platforms keep the reason for each decision?',
      'As an auditor I want to see who decided and why. Is that possible?',
    ],
    answer:
      'Every platform keeps who saw the file, which rule applied, what a model proposed and which person decided. An auditor can follow a case from start to end without asking us.',
    says: [
      'Every platform keeps each decision together with its reason: who saw the file, which rule applied, what a model proposed and which person decided.',
      'An auditor can follow a case from start to end without asking us.',
    ],
    fr: {
      asked: [
        'Un vérificateur peut-il suivre un dossier sans vous demander ?',
        'Vos plateformes gardent-elles la raison de chaque décision ?',
        'la cour des comptes peut-elle contrôler sans passer par vous',
        'un auditeur peut vérifier tout seul ?',
      ],
      answer:
        "Chaque plateforme garde qui a vu le dossier, quelle règle s'appliquait, ce qu'un modèle a proposé et qui a décidé. Un vérificateur peut suivre un cas du début à la fin sans nous demander.",
    },
  },
  {
    id: 'company-slogan',
    path: '/',
    asked: [
      'What is the slogan of Unordin?',
      'Do you have a tagline?',
      'company motto?',
      'What does "unordinary insights" stand for, is it your claim?',
      'Which phrase do you use as your motto?',
    ],
    answer: 'Our tagline is "Unordinary insights, uncommon innovation".',
    says: ['Unordinary insights, uncommon innovation'],
    fr: {
      asked: [
        "Quel est le slogan d'Unordin ?",
        'Avez-vous une devise ?',
        "votre devise c'est quoi",
        "phrase d'accroche de l'entreprise",
      ],
      answer: 'Notre slogan, en anglais : « Unordinary insights, uncommon innovation ».',
    },
  },
  {
    id: 'company-operating-system',
    path: '/',
    asked: [
      'What do you mean by "The Operating System for Modern Enterprises and Nations"?',
      'Is Unordin an operating system like Windows or Linux?',
      'Do you make an operating system for computers?',
      'why do you call yourself an operating system?',
      'Operating system for nations, what is that supposed to be?',
    ],
    answer:
      'It is the headline of our home page: we build AI-enabled cloud platforms for governments and enterprises.',
    says: [
      'The Operating System for Modern Enterprises and Nations',
      'We build AI-enabled cloud platforms for governments and enterprises.',
    ],
    fr: {
      asked: [
        "Unordin est-il un système d'exploitation comme Windows ?",
        'Que voulez-vous dire par « The Operating System for Modern Enterprises and Nations » ?',
      ],
      answer:
        "C'est le titre de notre page d'accueil : nous construisons des plateformes infonuagiques dotées d'IA pour les gouvernements et les entreprises.",
    },
  },
  {
    id: 'home-services',
    path: '/',
    asked: [
      'Which public services do your platforms deliver?',
      'What does an ordinary citizen get from your platforms?',
      'Give me examples of services that you build.',
      'examples of services?',
      'What can a traveller, a taxpayer or a patient receive through you?',
    ],
    answer:
      'For example a visa, a tax receipt, a referral, an occupancy permit, a proof of age or a recorded voice. Each example links to the platform behind it.',
    says: [
      'Six examples of what a traveller, a taxpayer, a patient or a family receives. Each one links to the platform behind it.',
      'A visa',
      'A tax receipt',
      'A referral',
      'An occupancy permit',
      'A proof of age',
      'A recorded voice',
    ],
    fr: {
      asked: [
        'Quels services publics vos plateformes offrent-elles ?',
        'Donnez-moi des exemples de services que vous construisez.',
        'quels services publics peut-on mettre en ligne avec vous',
        'vous numérisez quelles démarches',
        'donnez des exemples concrets',
      ],
      answer:
        "Par exemple un visa, un reçu d'impôt, une demande de consultation, un permis d'occupation, une preuve d'âge ou une voix enregistrée. Chaque exemple mène à la plateforme correspondante.",
    },
  },
  {
    id: 'home-visa',
    path: '/',
    asked: [
      'What happens with a visa application on your platform?',
      'Where does the traveller apply for a visa?',
      'Does a traveller have to go to a consulate to apply?',
      'In how many files are the results of the visa checks?',
      'visa application in two sentences',
    ],
    answer:
      'The traveller applies at home. The results of all checks are in one file, and an officer reads them and decides.',
    says: [
      'The traveller applies at home. The results of all checks are in one file. An officer reads them and decides.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il avec une demande de visa sur votre plateforme ?',
        'Où le voyageur fait-il sa demande de visa ?',
        'comment ça se passe pour un visa avec votre système',
      ],
      answer:
        'Le voyageur fait sa demande à la maison. Les résultats de tous les contrôles sont dans un seul dossier ; un agent les lit et décide.',
    },
  },
  {
    id: 'home-tax-receipt',
    path: '/',
    asked: [
      'How does a taxpayer get a tax receipt on your platform?',
      'Are declaration and payment in the same account?',
      'Where does the receipt for taxes come from?',
      'tax receipt?',
      'Does the taxpayer need several accounts to declare and to pay?',
    ],
    answer:
      'From one account: the taxpayer declares and pays in it, and the receipt comes from the same account.',
    says: [
      'The taxpayer declares and pays in one account. The receipt comes from the same account.',
    ],
    fr: {
      asked: [
        "Comment le contribuable obtient-il son reçu d'impôt ?",
        'La déclaration et le paiement sont-ils dans le même compte ?',
        'comment un contribuable reçoit sa quittance',
        'on a un reçu quand on paie ses impôts ?',
      ],
      answer:
        "D'un seul compte : le contribuable y déclare et y paie, et le reçu vient du même compte.",
    },
  },
  {
    id: 'home-referral',
    path: '/',
    asked: [
      'How does a referral from a village reach the hospital?',
      'Can the hospital read a referral before the patient arrives?',
      'Who writes the referral in a rural clinic?',
      'referral from nurse to hospital',
      'Is the referral at the hospital before the patient?',
    ],
    answer: 'A nurse in a village writes it, and the hospital reads it before the patient arrives.',
    says: ['A nurse in a village writes it. The hospital reads it before the patient arrives.'],
    fr: {
      asked: [
        "Comment une demande de consultation passe-t-elle du village à l'hôpital ?",
        "L'hôpital peut-il lire la demande avant l'arrivée du patient ?",
        "comment un patient est envoyé du dispensaire à l'hôpital",
      ],
      answer: "Une infirmière du village l'écrit, et l'hôpital la lit avant l'arrivée du patient.",
    },
  },
  {
    id: 'home-occupancy-permit',
    path: '/',
    asked: [
      'What stands behind an occupancy permit from your platform?',
      'What evidence is there for each inspection point?',
      'Who signs the inspection for an occupancy permit?',
      'occupancy permit proof',
      'Are there photos for building inspections?',
    ],
    answer:
      'Every inspection point has a photograph, a measurement and the name of the inspector who signed.',
    says: [
      'Every inspection point has a photograph, a measurement and the name of the inspector who signed.',
    ],
    fr: {
      asked: [
        "Quelles preuves y a-t-il pour un permis d'occupation ?",
        'Y a-t-il des photos pour les inspections de bâtiments ?',
        "permis de construire ou d'habiter en ligne, vous faites ?",
        "comment on obtient le permis d'occuper",
      ],
      answer:
        "Chaque point d'inspection a une photo, une mesure et le nom de l'inspecteur qui a signé.",
    },
  },
  {
    id: 'home-proof-of-age',
    path: '/',
    asked: [
      'Can a person prove their age without showing a date of birth?',
      'How does your proof of age work?',
      'What do others learn when somebody proves to be over 18?',
      'age verification without ID card?',
      'Must I show my name to prove that I am an adult?',
      'Does a bar see my address when I show that I am of age?',
      'How do I prove that I am eighteen without telling everything?',
    ],
    answer:
      'A person proves that they are over 18 without showing a name, an address or a date of birth.',
    says: [
      'A person proves that they are over 18 without showing a name, an address or a date of birth.',
    ],
    fr: {
      asked: [
        'Peut-on prouver son âge sans montrer sa date de naissance ?',
        "Comment fonctionne la preuve d'âge ?",
        "prouver qu'on est majeur sans donner sa date de naissance",
        "vérification de l'âge sans carte d'identité",
      ],
      answer:
        "Une personne prouve qu'elle a plus de 18 ans sans montrer de nom, d'adresse ni de date de naissance.",
    },
  },
  {
    id: 'home-recorded-voice',
    path: '/',
    asked: [
      'Who may hear a recorded voice after a death?',
      'When is the voice for a digital legacy recorded?',
      'Is the voice of a dead person made up by a computer?',
      'recorded voice legacy?',
      'Who decides which relatives may listen to the recording?',
    ],
    answer:
      'The people whom the person chose: they record the voice while they live and decide who in the family may hear it.',
    says: ['A person records it while they live and decides who in the family may hear it.'],
    fr: {
      asked: [
        'Qui peut entendre une voix enregistrée après un décès ?',
        "Quand la voix de l'héritage numérique est-elle enregistrée ?",
        "qui a le droit d'écouter les enregistrements d'un défunt",
      ],
      answer:
        "Les proches que la personne a choisis : elle enregistre sa voix de son vivant et décide qui, dans la famille, pourra l'entendre.",
    },
  },
  {
    id: 'home-platforms-separately',
    path: '/',
    asked: [
      'Can we use one platform without the others?',
      'Do we have to buy all platforms together?',
      'Are your solutions independent of each other?',
      'only one module possible?',
      'What do the platforms have in common?',
      'Does a second platform take as much work as the first?',
      'Do we have to take everything?',
      'Can we take just one part?',
    ],
    answer:
      'You can use each platform on its own. They share sign-in, records and hosting, so the second platform takes less work than the first.',
    says: [
      'You can use each platform on its own. They share sign-in, records and hosting, so the second platform takes less work than the first.',
    ],
    fr: {
      asked: [
        'Peut-on utiliser une plateforme sans les autres ?',
        'Faut-il acheter toutes les plateformes ensemble ?',
        'Une deuxième plateforme demande-t-elle autant de travail ?',
        'on peut prendre juste un module ?',
        'est-on obligé de tout acheter',
        "peut-on n'acheter que la partie visa",
      ],
      answer:
        "Vous pouvez utiliser chaque plateforme seule. Elles partagent la connexion, les dossiers et l'hébergement ; la deuxième demande donc moins de travail que la première.",
    },
  },
  {
    id: 'key-figures',
    path: '/',
    asked: [
      'What are your key figures?',
      'Which results do your platforms state in numbers?',
      'numbers / statistics about unordin?',
      'Give me the figures that you advertise.',
      'What performance figures can I quote in an article?',
      'What have you achieved so far?',
      'What numbers do you advertise with?',
    ],
    answer:
      'Our home page names 70% reduction in visa processing time, 20% more tax collection, 300% healthcare reach, 99.9% uptime and 99.5% accuracy.',
    says: [
      'Key figures',
      '70%',
      'reduction in visa processing time',
      '20%',
      'more tax collection',
      '300%',
      'healthcare reach',
      '99.9%',
      'uptime',
      '99.5%',
      'accuracy',
    ],
    fr: {
      asked: [
        'Quels sont vos chiffres clés ?',
        'Quels chiffres puis-je citer dans un article ?',
        'vous avez des chiffres à montrer',
        'quelques statistiques sur vos résultats',
      ],
      answer:
        "Notre page d'accueil indique : 70 % de réduction du temps de traitement des visas, 20 % de perception d'impôts en plus, 300 % de portée en santé, 99,9 % de disponibilité et 99,5 % d'exactitude.",
    },
  },
  {
    id: 'key-figure-sources',
    path: '/',
    asked: [
      'How did you measure your key figures?',
      'Where do the 70% and the 20% come from?',
      'What is the source of your statistics?',
      'In which country was the 70% achieved?',
      'Is there a study behind the 99.5% accuracy?',
      'evidence for your numbers?',
      'Where do these percentages come from?',
      'How can you prove the seventy percent?',
      'Who measured the 20 percent more tax?',
    ],
    answer:
      'Our home page names no source and no country for its key figures. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Comment avez-vous mesuré vos chiffres clés ?',
        "D'où viennent les 70 % et les 20 % ?",
        "vos pourcentages sortent d'où",
        'comment sont calculés vos chiffres',
      ],
      answer:
        "Notre page d'accueil n'indique ni source ni pays pour ses chiffres clés. Demandez-le-nous : une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'what-can-i-check',
    path: '/',
    asked: [
      'What can I check about Unordin right now?',
      'How can I verify what you claim?',
      'Why should we trust you?',
      'due diligence on unordin - where do I look?',
      'Which facts about your company are open to inspection?',
    ],
    answer:
      'Where your data is kept, which certificates we hold, who answers a tender and what a project costs: each of these has a page.',
    says: [
      'What you can check now',
      'Where your data is kept',
      'Which certificates we hold',
      'Who answers a tender',
      'What a project costs',
    ],
    fr: {
      asked: [
        "Que puis-je vérifier à propos d'Unordin dès maintenant ?",
        'Pourquoi devrions-nous vous faire confiance ?',
        'comment savoir si vous êtes sérieux',
        'quelles garanties avons-nous que ce que vous dites est vrai',
        'preuve que ça marche',
      ],
      answer:
        "Où vos données sont gardées, quels certificats nous avons, qui répond à un appel d'offres et ce que coûte un projet : chacun de ces points a sa page.",
    },
  },
  {
    id: 'company-targets',
    path: '/',
    asked: [
      'How many countries do you want to reach?',
      'What are your targets for e-visa and tax platforms?',
      'Do 50 countries already use your e-visa?',
      'targets in numbers?',
      'How many visa applications a year are you aiming for?',
    ],
    answer:
      'Our targets are 50+ countries for e-visa, 30+ countries for tax platforms and 7.5M annual visa applications. They are targets, not results.',
    says: [
      'Our targets: 50+ countries for e-visa, 30+ countries for tax platforms, 7.5M annual visa applications.',
    ],
    fr: {
      asked: [
        'Combien de pays voulez-vous atteindre ?',
        'Quels sont vos objectifs pour le visa électronique et les impôts ?',
        'combien de pays visez-vous',
      ],
      answer:
        'Nos objectifs : plus de 50 pays pour le visa électronique, plus de 30 pays pour les plateformes fiscales et 7,5 millions de demandes de visa par an. Ce sont des objectifs, pas des résultats.',
    },
  },
  {
    id: 'start-which-service',
    path: '/',
    asked: [
      'How do we get started with Unordin?',
      'What is the first step if we are interested?',
      'We want to work with you. Where do we begin?',
      'how to start?',
      'Do I need a full specification before I contact you?',
    ],
    answer:
      'Describe one service that should change first. A person reads your message and replies within 24 hours.',
    says: [
      'Which service should change first?',
      'Describe one service. A person reads your message and replies within 24 hours.',
    ],
    fr: {
      asked: [
        'Comment commencer avec Unordin ?',
        'Quelle est la première étape si nous sommes intéressés ?',
        'par où on commence',
        'on est intéressés, quelle est la marche à suivre',
        'comment démarrer avec vous',
      ],
      answer:
        'Décrivez un service qui doit changer en premier. Une personne lit votre message et répond dans les 24 heures.',
    },
  },
  {
    id: 'citizen-wants-visa',
    path: '/contact',
    asked: [
      'Can I apply for my visa here?',
      'I want a visa for my holiday. Where do I apply?',
      'What is the status of my visa application?',
      'My visa was refused. Can you help me?',
      'Can I pay my taxes on this website?',
      'I am a citizen and need a passport. Is this the right place?',
      'I live here and my tax bill from your system is wrong, can you correct it?',
      'Can you help me with my own case at the immigration office?',
      'I am a citizen and want to check my application with you',
      'my residence permit is delayed, please look it up',
      'Where do I complain about a decision of my tax office?',
    ],
    answer:
      'Our pages do not offer applications to citizens. We build platforms for governments and enterprises. Please contact the authority that is responsible for your case.',
    says: [],
    fr: {
      asked: [
        'Puis-je demander mon visa ici ?',
        'Où en est ma demande de visa ?',
        'Puis-je payer mes impôts sur ce site ?',
        'je veux un visa pour partir en voyage',
        'où en est mon dossier de visa',
        "je dois payer mes impôts, c'est ici ?",
        'comment renouveler mon passeport',
      ],
      answer:
        "Nos pages n'offrent pas de demandes aux citoyens. Nous construisons des plateformes pour les gouvernements et les entreprises. Adressez-vous à l'autorité responsable de votre dossier.",
    },
    isUnstated: true,
  },
  {
    id: 'company-founded',
    path: '/about',
    asked: [
      'When was Unordin founded?',
      'How old is your company?',
      'Since when do you exist?',
      'founding year',
      'Are you a start-up?',
      'How long have you been in business?',
      'How old is the company?',
      'Are you a startup?',
    ],
    answer: 'Our pages do not say when Unordin was founded. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Quand Unordin a-t-elle été fondée ?',
        'Depuis quand existez-vous ?',
        "l'entreprise existe depuis quand",
        'année de création',
        "vous avez combien d'années d'existence",
        "depuis combien d'années vous êtes sur le marché",
      ],
      answer:
        'Nos pages ne disent pas quand Unordin a été fondée. Demandez-le-nous : une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'company-size',
    path: '/about',
    asked: [
      'How many employees does Unordin have?',
      'How big is your company?',
      'headcount?',
      'How many people work for you?',
      'Is Unordin a large company?',
      'How many of you are there?',
      'How big is your team?',
      'Are you a large company?',
      'How many developers do you employ?',
      'number of engineers on your payroll',
      'how many programmers do you have?',
      'Are there more than ten of you?',
    ],
    answer:
      'Our pages do not state the number of employees of Unordin. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        "Combien d'employés Unordin compte-t-elle ?",
        'Quelle est la taille de votre entreprise ?',
        'vous êtes combien dans la boîte',
        'effectif de la société',
        'combien de personnes travaillent chez vous',
      ],
      answer:
        "Nos pages n'indiquent pas le nombre d'employés d'Unordin. Demandez-le-nous : une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'company-owners',
    path: '/about',
    asked: [
      'Who owns Unordin?',
      'Who founded the company?',
      'Who are your investors?',
      'owners / shareholders?',
      'Is Unordin listed on a stock exchange?',
      'Who is behind the company?',
      'Is Unordin owned by a bigger group?',
      'Who finances you?',
      'My boss wants to know who stands behind your company',
      'Shareholders or investors?',
    ],
    answer:
      'Our pages do not name owners, founders or investors of Unordin. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'À qui appartient Unordin ?',
        'Qui a fondé Unordin ?',
        'Qui sont vos investisseurs ?',
        'qui sont les actionnaires',
        "c'est une société privée ou publique ?",
        'qui est le fondateur',
      ],
      answer:
        "Nos pages ne nomment ni propriétaires, ni fondateurs, ni investisseurs d'Unordin. Demandez-le-nous : une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'company-competitors',
    path: '/about',
    asked: [
      'How do you compare with your competitors?',
      'Are you better than other vendors of e-government software?',
      'Who are your main rivals?',
      'unordin vs other suppliers',
      'Why you and not a big consulting firm?',
      'Why you and not somebody else?',
      'What makes you better than the big consultancies?',
      'Why should we trust a small unknown company?',
    ],
    answer:
      'Our pages do not compare us with other companies. You can check our claims in the trust centre, and ask us for the rest.',
    says: [],
    fr: {
      asked: [
        'Comment vous comparez-vous à vos concurrents ?',
        "Pourquoi vous plutôt qu'un autre fournisseur ?",
        'pourquoi vous choisir vous',
        "qu'est-ce que vous avez de plus que les autres",
        'différence avec les autres éditeurs',
      ],
      answer:
        "Nos pages ne nous comparent pas à d'autres entreprises. Vous pouvez vérifier nos affirmations dans le centre de confiance et nous demander le reste.",
    },
    isUnstated: true,
  },
  {
    id: 'company-social-media',
    path: '/contact',
    asked: [
      'Are you on LinkedIn or X?',
      'What are your social media accounts?',
      'Do you have a YouTube channel?',
      'social media?',
      'Where can I follow Unordin?',
      'Can I follow you on Instagram or LinkedIn?',
    ],
    answer:
      'Our pages name no social media accounts. You can subscribe to our newsletter or follow our insights in a feed reader.',
    says: [],
    fr: {
      asked: [
        'Êtes-vous sur LinkedIn ?',
        'Avez-vous des comptes sur les réseaux sociaux ?',
        'vous êtes sur Facebook ou Twitter ?',
        'votre page LinkedIn',
        'où vous suivre sur les réseaux',
      ],
      answer:
        "Nos pages n'indiquent pas de comptes de réseaux sociaux. Vous pouvez vous abonner à notre infolettre ou suivre nos articles dans un lecteur de flux.",
    },
    isUnstated: true,
  },
  {
    id: 'company-press-kit',
    path: '/contact',
    asked: [
      'Do you have a press kit?',
      'Where can I download your logo?',
      'I am a journalist and need pictures of your team.',
      'logo and photos for media',
      'Can you send me a press release?',
      'I write for a newspaper and need a logo',
    ],
    answer:
      'Our pages offer no press kit, logo files or press releases. Please write to us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Avez-vous une trousse de presse ?',
        'Où télécharger votre logo ?',
        'dossier de presse',
        'je cherche des photos et un logo pour un article',
      ],
      answer:
        "Nos pages n'offrent ni trousse de presse, ni logo, ni communiqués. Écrivez-nous : une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'company-countries-now',
    path: '/projects',
    asked: [
      'In which countries are your platforms running today?',
      'Which governments already use Unordin?',
      'Do you have a client in my country?',
      'current deployments?',
      'Name a ministry that works with you.',
      'How many clients do you have?',
      'Are you already active in Morocco, Kenya or Senegal?',
      'Have you done projects in East Africa?',
      'Which countries use your systems today?',
      'Where in the world are you working at the moment?',
      'Do you have experience in the Caribbean or in the Pacific?',
      'Do you work in Arab countries?',
      'Has any government in our region bought from you?',
      'is someone in Latin America running your platform',
      'Is Ghana or Nigeria among your customers?',
      'Have you worked with the government of Peru or Jamaica?',
      'Track record in our continent?',
      'Who uses it already?',
      'Do you have experience with French-speaking countries?',
      'Any African government on your client list?',
      'Any project in West Africa so far?',
    ],
    answer:
      'Our pages name no country and no ministry as a client. Client names appear on the references page only with written permission.',
    says: [],
    fr: {
      asked: [
        "Dans quels pays vos plateformes fonctionnent-elles aujourd'hui ?",
        'Quels gouvernements utilisent déjà Unordin ?',
        'Êtes-vous déjà actifs au Maroc ou au Sénégal ?',
        "Quels pays utilisent vos systèmes aujourd'hui ?",
        'quels pays utilisent déjà vos produits',
        'vous êtes présents en Afrique ?',
        'avez-vous déjà travaillé avec le Maroc ou le Sénégal',
      ],
      answer:
        "Nos pages ne nomment aucun pays ni ministère client. Des noms de clients ne paraissent sur la page des références qu'avec une permission écrite.",
    },
    isUnstated: true,
  },
  {
    id: 'company-head',
    path: '/about',
    asked: [
      'Who is your CEO?',
      'Who leads Unordin?',
      'Who is the head of the company?',
      'management team?',
      'Name the director of Unordin.',
      'Who runs the company?',
      'Who is the boss?',
      'Name of the founder?',
    ],
    answer:
      'Our texts do not say who leads Unordin. People of our team who are published are on the About Us page.',
    says: [],
    fr: {
      asked: [
        'Qui dirige Unordin ?',
        'Qui est votre PDG ?',
        "c'est qui le patron",
        'nom du directeur général',
        'qui est à la tête de la société',
        'qui est votre directeur',
      ],
      answer:
        'Nos textes ne disent pas qui dirige Unordin. Les personnes de notre équipe qui sont publiées figurent sur la page About Us.',
    },
    isUnstated: true,
  },
  {
    id: 'company-donor-funding',
    path: '/contact',
    asked: [
      'Do you work on projects that the World Bank pays for?',
      'Can a development bank fund a project with you?',
      'Do you help us to find donors?',
      'donor-funded projects?',
      'Do you follow the procurement rules of donors?',
      'Our project is paid by a development bank, is that ok?',
      'Do you know the rules of the World Bank?',
    ],
    answer:
      'Our pages say nothing about projects that donors pay for. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Travaillez-vous sur des projets financés par la Banque mondiale ?',
        'Nous aidez-vous à trouver des bailleurs de fonds ?',
        'vos projets peuvent être financés par un bailleur ?',
        'financement par la Banque mondiale ou la BAD',
      ],
      answer:
        'Nos pages ne disent rien des projets financés par des bailleurs de fonds. Demandez-le-nous : une personne répond.',
    },
    isUnstated: true,
  },
  {
    id: 'company-events',
    path: '/contact',
    asked: [
      'Can one of you speak at our conference?',
      'Do you sponsor events?',
      'Will you be at a trade fair this year?',
      'conference / speaker request',
      'Do you hold webinars?',
      'Will you be at a fair or a conference?',
    ],
    answer:
      'Our pages do not mention events, talks or sponsoring. Please write to us; a person replies.',
    says: [],
    fr: {
      asked: [
        "L'un de vous peut-il parler à notre conférence ?",
        'Commanditez-vous des événements ?',
        'venez-vous aux salons',
        'organisez-vous des webinaires',
        'pouvez-vous intervenir dans un colloque',
      ],
      answer:
        'Nos pages ne mentionnent ni événements, ni conférences, ni commandites. Écrivez-nous : une personne répond.',
    },
    isUnstated: true,
  },
  {
    id: 'company-other-clients',
    path: '/about',
    asked: [
      'Do you work for cities and municipalities?',
      'Can a university or an NGO be your client?',
      'We are a small town. Is your offer right for us?',
      'municipalities / NGOs?',
      'Do you take on projects for schools or charities?',
      'Would you also work for a town or a province?',
      'We are a city, can you help us?',
      'Do you work with NGOs or universities?',
      'We are a town of nine thousand people, does that make sense for you?',
      'Do local governments or counties buy from you?',
      'Is a municipality with forty thousand inhabitants your kind of client?',
      'we run a town of 9000 people',
      'village council with 600 residents',
      'we are a county of forty thousand',
    ],
    answer:
      'Our pages name ministries, authorities and enterprises. They do not mention cities, universities or charities; please ask us.',
    says: [],
    fr: {
      asked: [
        'Travaillez-vous pour des villes et des municipalités ?',
        'Une université ou une ONG peut-elle être votre cliente ?',
        'vous travaillez avec les mairies ?',
        "on est une petite commune, c'est pour nous ?",
        'une association peut-elle faire appel à vous',
      ],
      answer:
        "Nos pages nomment des ministères, des autorités et des entreprises. Elles ne parlent pas de villes, d'universités ni d'organismes de bienfaisance ; demandez-le-nous.",
    },
    isUnstated: true,
  },
  {
    id: 'company-hardware',
    path: '/solutions',
    asked: [
      'Do you sell scanners or computers?',
      'Can we buy the hardware from you too?',
      'Do you deliver kiosks or devices for the counter?',
      'hardware sales?',
      'Who supplies the equipment for our offices?',
      'Do you deliver servers and kiosks as well?',
    ],
    answer: 'Our pages do not offer hardware for sale. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Vendez-vous des numériseurs ou des ordinateurs ?',
        'Peut-on aussi acheter le matériel chez vous ?',
        'vous fournissez le matériel aussi ?',
        'est-ce que vous vendez des tablettes ou des scanners',
        'faut-il acheter les machines ailleurs',
      ],
      answer:
        "Nos pages n'offrent pas de matériel à vendre. Demandez-le-nous : une personne répond.",
    },
    isUnstated: true,
  },
  {
    id: 'company-project-team',
    path: '/contact',
    asked: [
      'Who would work on our project?',
      'Do we get a fixed contact person during the project?',
      'Can we see the resumes of the team for our project?',
      'project team members?',
      'Will the same people stay with us until the end?',
      'How many people would come for our project?',
      'Do we get a fixed contact person?',
    ],
    answer:
      'Our pages do not say who works on a project or if you have a fixed contact person. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Qui travaillerait sur notre projet ?',
        'Avons-nous une personne-ressource fixe pendant le projet ?',
        'qui sera notre interlocuteur',
        'combien de personnes chez vous sur notre projet',
      ],
      answer:
        'Nos pages ne disent pas qui travaille sur un projet ni si vous avez une personne-ressource fixe. Demandez-le-nous : une personne répond.',
    },
    isUnstated: true,
  },
  {
    id: 'home-are-you-government',
    path: '/',
    asked: [
      'Are you a government office?',
      'Is Unordin part of the state?',
      'government or private firm?',
      'Do I speak with a public authority here or with a company?',
      'You look like an official site of a ministry, are you one?',
      'Is this an official page of the government?',
      'are you civil servants',
      'I got a letter from the tax office and landed here, are you the state?',
      'I suppose that you belong to the Canadian government',
      'Who are you, a ministry or a supplier of ministries?',
      'you are state company or not?',
      'Are you a business or a public body?',
      'Is Unordin a revenue authority or a government agency?',
    ],
    answer:
      'We are not a government office: we are engineers and designers in Ottawa and Atlanta. We build cloud platforms for governments and enterprises.',
    says: [
      'We are engineers and designers in Ottawa and Atlanta.',
      'We build AI-enabled cloud platforms for governments and enterprises.',
    ],
    fr: {
      asked: [
        'Êtes-vous un service du gouvernement ?',
        "Unordin fait-elle partie de l'État ?",
        'vous êtes une administration ou une entreprise',
        "C'est un site officiel du gouvernement ici ?",
        'Êtes-vous des fonctionnaires ?',
        "J'ai cru être sur le site d'un ministère, c'est le cas ?",
        'Unordin est-elle une administration fiscale ?',
      ],
      answer:
        'Nous ne sommes pas un service du gouvernement : nous sommes des ingénieurs et des designers à Ottawa et à Atlanta. Nous construisons des plateformes cloud pour des gouvernements et des entreprises.',
    },
  },
]
