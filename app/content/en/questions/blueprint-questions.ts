import type { KnownQuestion } from './known-question.ts'

/** About the Blueprint: what it is, what it contains, its tiers and its steps. */
export const blueprintQuestions: readonly KnownQuestion[] = [
  {
    id: 'blueprint-what',
    path: '/blueprint',
    asked: [
      'What is a Blueprint?',
      'blueprint meaning?',
      'Can you explain in simple words what this Blueprint thing is?',
      'I need to know what your planning product is about.',
      'What do you mean by Blueprint?',
      'Is the Blueprint a piece of software?',
      'Define Blueprint.',
      'Is it a study, a concept or a consultancy report?',
      'Why would I need a Blueprint?',
      'explain blueprint in two sentences',
    ],
    answer:
      'A plan: it records how your services run today and what should change. Your own team can fund it, put it out to tender and check it.',
    says: [
      'A Blueprint records how your services run today and what should change.',
      'The result is a plan that your own team can fund, put out to tender and check.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qu'un Blueprint ?",
        "C'est quoi, le Blueprint ?",
        'Le Blueprint est-il un logiciel ?',
        'ça veut dire quoi Blueprint',
        'expliquez-moi le Blueprint simplement',
        "c'est un audit ou un logiciel, le Blueprint ?",
      ],
      answer:
        "Un plan : il décrit comment vos services fonctionnent aujourd'hui et ce qui doit changer. Votre équipe peut le financer, le mettre en appel d'offres et le vérifier.",
    },
  },
  {
    id: 'blueprint-for-tender',
    path: '/blueprint',
    asked: [
      'Can we use the Blueprint for a tender?',
      'Is the plan detailed enough to go to the market with?',
      'Can we publish a call for tenders based on your Blueprint?',
      'blueprint usable for RFP?',
      'Will the Blueprint help us to get funding approved?',
      'I want to know if our treasury can base a budget on the Blueprint.',
      'Can we put the plan out to bid?',
      'Is the result good enough for our procurement to use?',
    ],
    answer:
      'The Blueprint is the complete plan, ready for funding and tender. Its business case has the effort, cost and expected effect of each stage.',
    says: [
      'The complete plan, ready for funding and tender.',
      'Effort, cost and expected effect of each stage, ready for a budget or a tender.',
    ],
    fr: {
      asked: [
        "Peut-on utiliser le Blueprint pour un appel d'offres ?",
        'Le plan suffit-il pour demander un budget ?',
        'Le Blueprint nous aide-t-il à obtenir un financement ?',
        "avec le plan on peut lancer un appel d'offres ?",
        'le Blueprint peut servir à demander un financement',
        'ça suffit pour convaincre le ministère des Finances ?',
      ],
      answer:
        "Le Blueprint est le plan complet, prêt pour le financement et l'appel d'offres. Son analyse de rentabilité donne l'effort, le coût et l'effet attendu de chaque étape.",
    },
  },
  {
    id: 'blueprint-problems',
    path: '/blueprint',
    asked: [
      'Which problems does a Blueprint deal with?',
      'Why do organizations call you?',
      'What kind of trouble do your clients usually have?',
      'typical problems of your customers?',
      'When does it make sense to order a Blueprint?',
      'What are the four common problems?',
    ],
    answer:
      'Four common ones: legacy systems, operational silos, poor citizen experience and limited scalability. The Blueprint records the cause of each one.',
    says: [
      'Four common problems',
      'Organizations call us about one of these problems, and often about several.',
      'The Blueprint records the cause of each one.',
      'Legacy Systems',
      'Operational Silos',
      'Poor Citizen Experience',
      'Limited Scalability',
    ],
    fr: {
      asked: [
        'Quels problèmes le Blueprint traite-t-il ?',
        'Pourquoi les organisations font-elles appel à vous ?',
        'Quels sont les problèmes les plus fréquents de vos clients ?',
        'dans quels cas faire appel à vous',
        'pour quels soucis on vous appelle',
      ],
      answer:
        'Quatre problèmes courants : les systèmes anciens, les services cloisonnés, la mauvaise expérience des citoyens et la capacité limitée. Le Blueprint note la cause de chacun.',
    },
  },
  {
    id: 'blueprint-legacy',
    path: '/blueprint',
    asked: [
      'Our register runs on very old software. What does a Blueprint do about that?',
      'How do you deal with legacy systems?',
      'We have a mainframe that hardly anybody understands. Can you help?',
      'old core system nobody dares to touch',
      'What does the Blueprint record about outdated software?',
      'Do you look at what depends on our old applications?',
      'We have a mainframe that nobody understands any more',
      'The developers of our old system have retired, where do we begin?',
      'Our core system is thirty years old, can a Blueprint help?',
    ],
    answer: 'The Blueprint records which system has the correct data, and what depends on it.',
    says: [
      'Core registers run on software that few people still understand.',
      'Every change is a risk, so nobody changes anything.',
      'which system has the correct data, and what depends on it',
    ],
    fr: {
      asked: [
        'Comment traitez-vous les anciens systèmes ?',
        'Notre registre fonctionne avec un vieux logiciel. Que fait le Blueprint ?',
        'on a un vieux logiciel des années 90',
        'notre informatique est dépassée, que proposez-vous',
        "vieux système d'état civil",
      ],
      answer: 'Le Blueprint indique quel système contient les bonnes données et ce qui en dépend.',
    },
  },
  {
    id: 'blueprint-silos',
    path: '/blueprint',
    asked: [
      'Our departments all keep their own records. What does the Blueprint do about it?',
      'How do you handle silos between departments?',
      'We type the same data again and again in different offices.',
      'data silos?',
      'Do you document how data moves from one department to another?',
      'Staff copy information by hand. Do you look into that?',
      'Our databases contradict each other',
      'Every directorate has its own list, and they do not match',
    ],
    answer: 'The Blueprint records every transfer of data, who does it, and how often.',
    says: [
      'Departments keep their own records about the same person or company.',
      'Staff move data between them by hand.',
      'every transfer of data, who does it, and how often',
    ],
    fr: {
      asked: [
        'Nos ministères tiennent chacun leurs propres dossiers. Que fait le Blueprint ?',
        'Comment traitez-vous les silos de données ?',
        'nos directions ne partagent rien entre elles',
      ],
      answer: 'Le Blueprint note chaque transfert de données, qui le fait et à quelle fréquence.',
    },
  },
  {
    id: 'blueprint-citizen-experience',
    path: '/blueprint',
    asked: [
      'People queue and nobody can tell them where their case is. Does a Blueprint look at that?',
      'How does the Blueprint treat a poor citizen experience?',
      'Our citizens complain about long queues. What do you do?',
      'citizens repeat the same answers at each counter',
      'Do you look at the service from the point of view of the applicant?',
    ],
    answer: 'The Blueprint records one real case, from application to decision.',
    says: [
      'People queue, repeat the same answers and do not know where their case is.',
      'Officers answer the same call twice.',
      'one real case, from application to decision',
    ],
    fr: {
      asked: [
        'Les citoyens font la file et ne savent pas où en est leur dossier. Le Blueprint en tient-il compte ?',
        'Regardez-vous le service du point de vue du demandeur ?',
        'les gens font la queue des heures chez nous',
      ],
      answer: 'Le Blueprint décrit un cas réel, de la demande à la décision.',
    },
  },
  {
    id: 'blueprint-scale',
    path: '/blueprint',
    asked: [
      'Our service gets slow when everybody uses it on the same day. Do you study that?',
      'Does the Blueprint look at peak load?',
      'What about limited scalability?',
      'Our system crashes at the end of the tax year. Can a Blueprint help?',
      'load and bottlenecks in the blueprint?',
      'Will you find out which part of our system breaks first?',
    ],
    answer: 'The Blueprint records where the load is highest, and which part fails first.',
    says: [
      'A service that works for one office becomes slow when the whole country uses it on the same day.',
      'where the load is highest, and which part fails first',
    ],
    fr: {
      asked: [
        'Notre service ralentit quand tout le pays se connecte. Le Blueprint examine-t-il cela ?',
        'Le Blueprint examine-t-il les pointes de charge ?',
        'le site tombe quand tout le monde se connecte',
      ],
      answer:
        'Le Blueprint indique où la charge est la plus forte et quelle partie tombe en premier.',
    },
  },
  {
    id: 'method-eight-rules',
    path: '/blueprint',
    asked: [
      'Which rules do you follow in a project?',
      'What is your method of working?',
      'How do you work?',
      'your methodology in short',
      'Do you have principles that you apply in all projects?',
      'Can we hold you to a way of working?',
      'Is there a fixed procedure for your projects?',
    ],
    answer:
      'We follow eight rules, the same in every project. We start from one case, talk to the people who do the work, draw first, keep what works and hand everything over.',
    says: [
      'How we work: eight rules',
      'We follow the same rules in every project. You can hold us to them.',
      'Start from one case',
      'Talk to the people who do the work',
      'Draw first, write second',
      'Keep what works',
      'Hand everything over',
    ],
    fr: {
      asked: [
        'Quelles règles suivez-vous dans un projet ?',
        'Quelle est votre méthode de travail ?',
        'Comment travaillez-vous ?',
        'comment vous travaillez',
        'votre façon de faire',
        'quelles sont vos règles de travail',
      ],
      answer:
        "Nous suivons huit règles, les mêmes dans chaque projet. Par exemple : partir d'un cas réel, parler aux personnes qui font le travail, dessiner d'abord, garder ce qui fonctionne et tout remettre.",
    },
  },
  {
    id: 'method-start-from-case',
    path: '/blueprint',
    asked: [
      'Where do you begin when you study a service?',
      'What is the first thing that you look at?',
      'Do you follow a real application through our office?',
      'How do you find out what really happens in our service?',
      'Why do you start from one case?',
    ],
    answer:
      'We begin with one case: we follow a real application from the counter to the decision.',
    says: ['Start from one case', 'We follow a real application from the counter to the decision.'],
    fr: {
      asked: [
        'Par quoi commencez-vous quand vous étudiez un service ?',
        'Suivez-vous une vraie demande dans nos bureaux ?',
        'vous commencez par quoi',
      ],
      answer: 'Par un cas : nous suivons une vraie demande, du guichet à la décision.',
    },
  },
  {
    id: 'method-interviews',
    path: '/blueprint',
    asked: [
      'Whom do you interview in our organization?',
      'Who from our side do you want to talk to?',
      'Will you speak with the staff at the counter or only with managers?',
      'Do you involve officers and operators?',
      'interviews with whom?',
      'Do you only talk to the IT managers?',
      'With whom do you want to talk in our ministry?',
    ],
    answer: 'Officers and operators first, then the managers of the systems.',
    says: [
      'We interview officers and operators first, then the managers of the systems.',
      'Talk to the people who do the work',
    ],
    fr: {
      asked: [
        'Qui interrogez-vous dans notre organisation ?',
        'Parlez-vous au personnel du guichet ou seulement aux gestionnaires ?',
        'qui allez-vous interroger chez nous',
      ],
      answer: "Les agents et les opérateurs d'abord, puis les gestionnaires des systèmes.",
    },
  },
  {
    id: 'method-diagrams',
    path: '/blueprint',
    asked: [
      'Do you use diagrams or long reports?',
      'Why do you draw before you write?',
      'In what form do you show our processes?',
      'Can our staff correct your findings before they are written down?',
      'diagrams or text?',
    ],
    answer:
      'Diagrams first: we draw processes, data and systems, so that everyone can correct them.',
    says: [
      'We show processes, data and systems as diagrams first, so that everyone can correct them.',
      'Draw first, write second',
    ],
    fr: {
      asked: [
        'Utilisez-vous des diagrammes ou de longs rapports ?',
        "Pourquoi dessinez-vous avant d'écrire ?",
      ],
      answer:
        "Des diagrammes d'abord : nous dessinons les processus, les données et les systèmes, pour que chacun puisse les corriger.",
    },
  },
  {
    id: 'method-keep-what-works',
    path: '/blueprint',
    asked: [
      'Do you replace the systems that we already have?',
      'Must we throw away our existing IT?',
      'Can we keep our current systems?',
      'Will we have to start from zero with new software?',
      'rip and replace?',
      'Our database works fine. Would it stay?',
      'Do you build on what is there?',
      'Must everything be thrown away?',
      'We would like to keep our register, is that ok?',
      'Do you integrate with what is already there?',
    ],
    answer: 'We connect to systems that work. We replace one only when there is a reason.',
    says: [
      'We connect to systems that work. We replace one only when there is a reason.',
      'Keep what works',
    ],
    fr: {
      asked: [
        'Remplacez-vous les systèmes que nous avons déjà ?',
        'Pouvons-nous garder nos systèmes actuels ?',
        'Faut-il tout reprendre à zéro ?',
        'il faut tout jeter et recommencer ?',
        'les anciens systèmes doivent-ils être remplacés',
        'on garde nos logiciels ?',
      ],
      answer:
        "Nous nous connectons aux systèmes qui fonctionnent. Nous n'en remplaçons un que s'il y a une raison.",
    },
  },
  {
    id: 'method-security-first',
    path: '/blueprint',
    asked: [
      'When do you deal with security in a project?',
      'Is security only added at the end?',
      'Is security by design part of the Blueprint?',
      'At which point do you think about identity and access?',
      'security from day one?',
    ],
    answer:
      'From the start: identity, access and records are in the first diagram, not in an appendix.',
    says: [
      'Identity, access and records are in the first diagram, not in an appendix.',
      'Security from the start',
    ],
    fr: {
      asked: [
        'À quel moment traitez-vous la sécurité dans un projet ?',
        'La sécurité est-elle ajoutée seulement à la fin ?',
      ],
      answer:
        "Dès le début : l'identité, l'accès et les registres sont dans le premier diagramme, pas dans une annexe.",
    },
  },
  {
    id: 'method-ai-people-check',
    path: '/blueprint',
    asked: [
      'Does your AI decide by itself?',
      'Who decides in your systems, the machine or a person?',
      'What role does artificial intelligence have in your method?',
      'Do your models make decisions about people?',
      'human in the loop?',
      'Is the decision left to an algorithm?',
      'Do you let AI decide?',
      'Who has the final say, human or AI?',
    ],
    answer: 'A model proposes, a person decides, and the reason stays with the case.',
    says: [
      'A model proposes, a person decides, and the reason stays with the case.',
      'AI that people can check',
    ],
    fr: {
      asked: [
        'Votre IA décide-t-elle toute seule ?',
        'Qui décide dans vos systèmes, la machine ou une personne ?',
        "Quel rôle joue l'intelligence artificielle dans votre méthode ?",
        "l'intelligence artificielle décide quoi",
        "y a-t-il toujours un humain qui vérifie l'IA",
      ],
      answer: 'Un modèle propose, une personne décide, et la raison reste dans le dossier.',
    },
  },
  {
    id: 'method-measure',
    path: '/blueprint',
    asked: [
      'How can we show that the project brought an improvement?',
      'Do you measure the service before you change it?',
      'Is there a baseline measurement?',
      'How will we prove progress to parliament later?',
      'KPIs before and after?',
      'I need evidence of success for my minister. How do you provide it?',
      'How do we prove to parliament that it was worth it?',
      'How is success measured?',
    ],
    answer: 'We measure the service as it is today, so that you can show progress later.',
    says: [
      'We measure the service as it is today, so that you can show progress later.',
      'Measure now and later',
    ],
    fr: {
      asked: [
        'Mesurez-vous le service avant de le changer ?',
        'Comment pourrons-nous prouver les progrès ?',
        "comment prouver que c'est mieux après",
      ],
      answer:
        "Nous mesurons le service tel qu'il est aujourd'hui, pour que vous puissiez montrer les progrès plus tard.",
    },
  },
  {
    id: 'method-handover-formats',
    path: '/blueprint',
    asked: [
      'In which formats do you hand over the results?',
      'Do we get the diagrams as editable files?',
      'Are the deliverables locked PDFs?',
      'Can our team change the Blueprint documents afterwards?',
      'file formats of the handover?',
      'Will we be able to edit your documents ourselves?',
      'Do we get the plan as Word or Excel files?',
      'Can my developers edit the diagrams?',
      'PDF only, or files we can change?',
    ],
    answer: 'In formats that you can edit: you receive diagrams, data and decisions.',
    says: [
      'You receive diagrams, data and decisions in formats you can edit.',
      'Handover in formats you can edit',
    ],
    fr: {
      asked: [
        'Dans quels formats remettez-vous les résultats ?',
        'Pourrons-nous modifier les documents du Blueprint ?',
        'les documents sont en Word ou en PDF ?',
      ],
      answer:
        'Dans des formats que vous pouvez modifier : vous recevez les diagrammes, les données et les décisions.',
    },
  },
  {
    id: 'blueprint-current-state-map',
    path: '/blueprint',
    asked: [
      'What does the current-state map show?',
      'What is in the as-is documentation?',
      'Do you describe how things are today?',
      'current state map?',
      'Would a new colleague understand the map of our services?',
      'Do you document our existing processes?',
    ],
    answer:
      'Your services, systems, data and transfers as they are today, drawn so that a new colleague understands them.',
    says: [
      'Your services, systems, data and transfers as they are today, drawn so that a new colleague understands them.',
      'Current-state map',
    ],
    fr: {
      asked: [
        'Que montre la carte de la situation actuelle ?',
        'Décrivez-vous la situation actuelle de nos services ?',
      ],
      answer:
        "Vos services, systèmes, données et transferts tels qu'ils sont aujourd'hui, dessinés pour qu'un nouveau collègue les comprenne.",
    },
  },
  {
    id: 'blueprint-target-architecture',
    path: '/blueprint',
    asked: [
      'What is in the target architecture?',
      'Do you design the to-be systems?',
      'Does the Blueprint say which of our systems stay?',
      'target architecture contents?',
      'As an architect, what will I find in your target design?',
    ],
    answer: "The systems that you will have, how they connect, and which of today's systems stay.",
    says: [
      "The systems you will have, how they connect, and which of today's systems stay.",
      'Target architecture',
    ],
    fr: {
      asked: [
        "Que contient l'architecture cible ?",
        'Le Blueprint dit-il lesquels de nos systèmes restent ?',
      ],
      answer:
        "Les systèmes que vous aurez, comment ils sont reliés et lesquels des systèmes d'aujourd'hui restent.",
    },
  },
  {
    id: 'blueprint-ai-plan',
    path: '/blueprint',
    asked: [
      'What does the AI and automation plan say?',
      'Does the Blueprint cover where AI makes sense?',
      'Do we learn which steps could be automated?',
      'AI plan contents?',
      'Who checks what a model may propose, according to your plan?',
    ],
    answer: 'Where a model helps, what it may propose, and who checks it.',
    says: [
      'Where a model helps, what it may propose, and who checks it.',
      'AI and automation plan',
    ],
    fr: {
      asked: [
        "Que dit le plan d'IA et d'automatisation ?",
        "Le Blueprint dit-il où l'IA est utile ?",
        "que dit le plan sur l'IA",
      ],
      answer: "Où un modèle aide, ce qu'il peut proposer et qui le vérifie.",
    },
  },
  {
    id: 'blueprint-security-review',
    path: '/blueprint',
    asked: [
      'What does the security and compliance review contain?',
      'Is compliance checked in a Blueprint?',
      'Does the Blueprint include a look at access rights and rules?',
      'security review included?',
      'Do you check which laws and rules apply to our service?',
      'As a data-protection officer, what will I find in the Blueprint?',
    ],
    answer: 'Who may see what, how each access is recorded, and which rules apply.',
    says: [
      'Who may see what, how each access is recorded, and which rules apply.',
      'Security and compliance review',
    ],
    fr: {
      asked: [
        "Que contient l'examen de la sécurité et de la conformité ?",
        'La conformité est-elle vérifiée dans un Blueprint ?',
      ],
      answer: "Qui peut voir quoi, comment chaque accès est noté et quelles règles s'appliquent.",
    },
  },
  {
    id: 'blueprint-roadmap',
    path: '/blueprint',
    asked: [
      'What does the roadmap contain?',
      'Will we know in which order to do the work?',
      'Does the plan name who is responsible for each decision?',
      'roadmap with owners?',
      'Do you tell us what to do first and who decides?',
    ],
    answer: 'The work in the right order, with every decision and the person responsible for it.',
    says: [
      'The work in the right order, with every decision and the person responsible for it.',
      'Roadmap',
    ],
    fr: {
      asked: [
        'Que contient la feuille de route ?',
        'Le plan nomme-t-il les responsables des décisions ?',
        'la feuille de route, il y a quoi dedans',
      ],
      answer:
        'Le travail dans le bon ordre, avec chaque décision et la personne qui en est responsable.',
    },
  },
  {
    id: 'blueprint-business-case',
    path: '/blueprint',
    asked: [
      'What is in the business case?',
      'Does the Blueprint calculate the cost of the project?',
      'Do we get a cost-benefit analysis?',
      'business case included?',
      'Will the Blueprint say what each stage costs?',
      'I need figures for my finance department. Does the plan have them?',
    ],
    answer: 'Effort, cost and expected effect of each stage, ready for a budget or a tender.',
    says: [
      'Effort, cost and expected effect of each stage, ready for a budget or a tender.',
      'Business case',
    ],
    fr: {
      asked: [
        "Que contient l'analyse de rentabilité ?",
        'Le Blueprint calcule-t-il le coût du projet ?',
        'Aurons-nous une analyse coûts-avantages ?',
        'vous chiffrez les coûts du projet dans le plan ?',
        'retour sur investissement',
      ],
      answer:
        "L'effort, le coût et l'effet attendu de chaque étape, prêts pour un budget ou un appel d'offres.",
    },
  },
  {
    id: 'tiers-three',
    path: '/blueprint',
    asked: [
      'Which tiers do you offer?',
      'What are the packages that we can choose from?',
      'In which ways can we work with you?',
      'tiers / packages?',
      'What is the difference between Discovery, Blueprint and Implementation?',
      'Compare your three offers.',
      'Do you only sell one fixed package?',
      'What can I order from you?',
      'Which packages are there?',
      'options to work with you?',
    ],
    answer:
      'Three: Discovery finds out what is wrong, Blueprint is the complete plan, and Blueprint + Implementation is the plan and a team that builds it with you. Each tier includes the one before it.',
    says: [
      'Three ways to work with us',
      'Start small and continue, or agree on everything at once. Each tier includes the one before it.',
      'Find out what is wrong before you decide what to do.',
      'The complete plan, ready for funding and tender.',
      'The plan, and a team that builds it with you.',
    ],
    fr: {
      asked: [
        'Quelles formules proposez-vous ?',
        'Quelle est la différence entre Discovery, Blueprint et Implementation ?',
        'Quels forfaits peut-on choisir ?',
        "c'est quoi les différentes formules",
        'quelles offres vous avez',
        'il existe combien de niveaux',
      ],
      answer:
        'Trois : Discovery trouve ce qui ne va pas, Blueprint est le plan complet, et Blueprint + Implementation est le plan avec une équipe qui le construit avec vous. Chaque formule comprend la précédente.',
    },
  },
  {
    id: 'tier-discovery-includes',
    path: '/blueprint',
    asked: [
      'What does the Discovery tier include?',
      'What do we get in Discovery?',
      'discovery package contents',
      'What is the smallest thing that we can order from you?',
      'What is the first tier good for?',
      'Tell me what the entry level covers.',
      'What is in the smallest package?',
      'What do I get for Discovery?',
    ],
    answer:
      'A discovery call of 60-90 min, one service followed from start to end, and interviews with the people who run it. You get written findings and next steps.',
    says: [
      'Discovery call of 60-90 min',
      'One service followed from start to end',
      'Interviews with the people who run it',
      'Written findings and next steps',
      'Find out what is wrong before you decide what to do.',
    ],
    fr: {
      asked: [
        'Que comprend la formule Discovery ?',
        "Qu'obtient-on avec Discovery ?",
        'Quelle est la plus petite formule ?',
        'la formule de base comprend quoi',
        'il y a quoi dans Discovery',
      ],
      answer:
        'Un appel de 60 à 90 min, un service suivi du début à la fin, des entretiens avec les personnes qui le font fonctionner, et des constats écrits avec les prochaines étapes.',
    },
  },
  {
    id: 'discovery-six-documents',
    path: '/blueprint',
    asked: [
      'Do the six documents come with Discovery?',
      'Is the roadmap part of the Discovery tier?',
      'Do we get a business case with the smallest tier?',
      'discovery: plan included?',
      'from which package on do we get all the documents',
      'if i only take discovery, do i have the whole plan?',
      'What is missing in Discovery compared with Blueprint?',
      'does the cheapest package contain the target architecture',
      'Which tier contains the six Blueprint documents?',
      'how many of the six papers are in the first tier',
    ],
    answer:
      'All six Blueprint documents come with the Blueprint tier, not with Discovery. Discovery gives you written findings and next steps.',
    says: [
      'All six Blueprint documents',
      'Everything in Discovery',
      'Written findings and next steps',
    ],
    fr: {
      asked: [
        'Les six documents viennent-ils avec Discovery ?',
        'La feuille de route fait-elle partie de Discovery ?',
        'à partir de quelle offre a-t-on tous les documents',
        'si je prends seulement discovery, ai-je le plan complet',
      ],
      answer:
        "Les six documents viennent avec l'offre Blueprint, et non avec Discovery. Discovery vous donne des constats écrits et les prochaines étapes.",
    },
  },
  {
    id: 'tier-blueprint-includes',
    path: '/blueprint',
    asked: [
      'What does the Blueprint tier include?',
      'What is in the middle package?',
      'blueprint tier contents?',
      'Does the Blueprint tier contain everything from Discovery?',
      'Are review sessions part of the Blueprint tier?',
    ],
    answer:
      'Everything in Discovery and all six Blueprint documents. Also 2-3 review sessions with your team, a roadmap with owners and decisions, and the handover in formats you can edit.',
    says: [
      'Everything in Discovery',
      'All six Blueprint documents',
      '2-3 review sessions with your team',
      'Roadmap with owners and decisions',
      'Handover in formats you can edit',
    ],
    fr: {
      asked: [
        'Que comprend la formule Blueprint ?',
        'Que contient la formule du milieu ?',
        'Les séances de révision font-elles partie de la formule Blueprint ?',
        "le forfait Blueprint, c'est quoi dedans",
      ],
      answer:
        'Tout ce que comprend Discovery, les six documents du Blueprint, 2 à 3 séances de révision avec votre équipe, une feuille de route avec les responsables, et la remise dans des formats modifiables.',
    },
  },
  {
    id: 'tier-implementation-includes',
    path: '/blueprint',
    asked: [
      'What does the Blueprint + Implementation tier include?',
      'What do you do in the implementation package?',
      'implementation tier?',
      'Do you also build the system or only write the plan?',
      'Do you stop after the concept, or do you deliver the software too?',
      'What is included in the biggest package?',
      'What is in the biggest package?',
      'Do you also build it, and train our people?',
    ],
    answer:
      'Everything in Blueprint, and we build: our engineers deliver stage by stage. It also includes migration while the service keeps running, training for officers and operators, and ongoing support and measurement.',
    says: [
      'Everything in Blueprint',
      'Delivery by our engineers, stage by stage',
      'Migration while the service keeps running',
      'Training for officers and operators',
      'Ongoing support and measurement',
      'The plan, and a team that builds it with you.',
    ],
    fr: {
      asked: [
        'Que comprend la formule Blueprint + Implementation ?',
        'Construisez-vous aussi le système, ou seulement le plan ?',
        'Que faites-vous pendant la mise en œuvre ?',
        'vous faites aussi la réalisation ?',
        'la formule complète comprend quoi',
      ],
      answer:
        'Tout ce que comprend Blueprint, et nous construisons : livraison par nos ingénieurs, étape par étape, migration sans arrêt du service, formation des agents et des opérateurs, soutien et mesure en continu.',
    },
  },
  {
    id: 'tier-popular',
    path: '/blueprint',
    asked: [
      'Which tier is the most popular?',
      'Which package do most clients choose?',
      'most chosen option?',
      'What do other organizations usually order?',
      'Which of the three would people normally take?',
      'Which package do most clients take?',
    ],
    answer:
      'The Blueprint tier is marked as the most popular. It is the complete plan, ready for funding and tender.',
    says: ['Most Popular', 'The complete plan, ready for funding and tender.'],
    fr: {
      asked: [
        'Quelle formule est la plus populaire ?',
        'Quelle formule les clients choisissent-ils le plus ?',
        'laquelle est la plus demandée',
        'quelle formule prendre',
      ],
      answer:
        "La formule Blueprint est marquée comme la plus populaire. C'est le plan complet, prêt pour le financement et l'appel d'offres.",
    },
  },
  {
    id: 'tier-start-small',
    path: '/blueprint',
    asked: [
      'Can we start small and continue later?',
      'Do we have to agree to the whole project at the beginning?',
      'Could we begin with Discovery and upgrade afterwards?',
      'start with one step only?',
      'We are not sure yet. Can we commit step by step?',
      'Must we sign for implementation at once?',
      'We only have a budget for a small study, what can we get?',
      'What is the cheapest way to begin with you?',
      'Can we test you with something little first?',
    ],
    answer:
      'You can start small and continue, or agree on everything at once. Each tier includes the one before it.',
    says: [
      'Start small and continue, or agree on everything at once. Each tier includes the one before it.',
    ],
    fr: {
      asked: [
        'Peut-on commencer petit et continuer plus tard ?',
        'Faut-il signer pour tout le projet dès le début ?',
        'on peut y aller petit à petit ?',
        'commencer par un petit morceau',
        "est-ce qu'on s'engage pour tout dès le départ",
      ],
      answer:
        'Vous pouvez commencer petit et continuer, ou convenir de tout en une fois. Chaque formule comprend la précédente.',
    },
  },
  {
    id: 'training-included',
    path: '/blueprint',
    asked: [
      'Do you train our staff?',
      'Is training part of the project?',
      'Who trains the officers?',
      'staff training included?',
      'Will our operators learn how to use the new system?',
      'We worry that our people cannot handle a new platform. Do you teach them?',
      'Do our people learn how to use it?',
      'Is there training for the staff?',
      'Who teaches the officers?',
      'The nurses here hate computers, how long do they need to learn it?',
      'Is it hard to learn for officers who are not used to computers?',
      'Do you provide courses and manuals?',
    ],
    answer: 'Training for officers and operators is part of the tier Blueprint + Implementation.',
    says: ['Training for officers and operators', 'Blueprint + Implementation'],
    fr: {
      asked: [
        'Formez-vous notre personnel ?',
        'La formation est-elle comprise ?',
        'Qui forme les agents ?',
        'vous formez nos agents ?',
        'y a-t-il des formations prévues',
        "qui apprend à nos équipes à s'en servir",
      ],
      answer:
        'La formation des agents et des opérateurs fait partie de la formule Blueprint + Implementation.',
    },
  },
  {
    id: 'migration-running',
    path: '/blueprint',
    asked: [
      'Does our service have to stop during the migration?',
      'How do you migrate without downtime?',
      'Do we need to close our offices while you switch the systems?',
      'migration while in operation?',
      'Will citizens notice an interruption when we move to the new platform?',
      'Will the service be closed while you change it?',
      'Can we keep working during the move?',
      'How do our data get from the old to the new system?',
    ],
    answer:
      'The migration happens while the service keeps running. It is part of Blueprint + Implementation.',
    says: ['Migration while the service keeps running', 'Blueprint + Implementation'],
    fr: {
      asked: [
        'Faut-il arrêter notre service pendant la migration ?',
        'La migration interrompt-elle le service ?',
        'il y aura une coupure pendant la bascule ?',
        'le service continue pendant la migration ?',
      ],
      answer:
        'La migration se fait pendant que le service continue de fonctionner. Elle fait partie de Blueprint + Implementation.',
    },
  },
  {
    id: 'support-after-golive',
    path: '/blueprint',
    asked: [
      'What support do you give after the service has started?',
      'Do you leave us alone after go-live?',
      'Is there ongoing support?',
      'after-sales support?',
      'Who helps us when the platform is running?',
      'What comes after implementation?',
      'What happens after the launch, are we alone?',
      'Do you stay with us when it is running?',
      'Who helps us in the first months of operation?',
      'maintenance after go live?',
    ],
    answer:
      'Ongoing support and measurement: we answer questions and compare the results with the plan.',
    says: [
      'Ongoing support and measurement',
      'We answer questions and compare the results with the plan.',
      'Ongoing',
    ],
    fr: {
      asked: [
        'Quel soutien offrez-vous après le lancement ?',
        'Y a-t-il un soutien continu ?',
        'Que se passe-t-il après la mise en œuvre ?',
        'vous assurez le support après la mise en production ?',
        'et après le lancement, vous êtes encore là ?',
        'la maintenance est-elle comprise',
      ],
      answer:
        'Un soutien et une mesure en continu : nous répondons aux questions et comparons les résultats avec le plan.',
    },
  },
  {
    id: 'journey-steps',
    path: '/blueprint',
    asked: [
      'What are the steps from the first call to the running service?',
      'How does a project with you proceed?',
      'What happens in which order in a Blueprint project?',
      'project phases?',
      'Walk me through the process.',
      'What are the five steps?',
      'How does it go from the first call to a running service?',
      'What is the whole process of working with you?',
      'Which phases does a project have?',
      'how do we proceed together',
      'What does the timeline of a typical project look like?',
      'Roughly, how does a project with you unfold?',
    ],
    answer:
      'Five steps: the discovery call, the assessment, the Blueprint development, the review and refinement, and the implementation support.',
    says: [
      'From first call to running service',
      'The five steps, and how long each one takes.',
      'Discovery call',
      'Assessment',
      'Blueprint development',
      'Review and refinement',
      'Implementation support',
    ],
    fr: {
      asked: [
        'Quelles sont les étapes, du premier appel au service en marche ?',
        'Comment se déroule un projet avec vous ?',
        'Quelles sont les cinq étapes ?',
        "c'est quoi les étapes d'un projet",
        'comment ça se déroule du début à la fin',
        'les phases du projet',
      ],
      answer:
        "Cinq étapes : l'appel de découverte, l'évaluation, la préparation du Blueprint, la révision et le soutien à la mise en œuvre.",
    },
  },
  {
    id: 'journey-discovery-call',
    path: '/blueprint',
    asked: [
      'What happens in the discovery call?',
      'How long is the discovery call?',
      'What do you ask us in the first step?',
      'discovery call duration and content',
      'Who chooses the service that is studied first?',
      'Is the discovery call just a sales talk?',
      'What is talked about in the first long call?',
      'How should I prepare for the discovery call?',
    ],
    answer:
      'It takes 60-90 min. We ask what should change and for whom, and together we choose the service to follow first.',
    says: [
      'We ask what should change and for whom. Together we choose the service to follow first.',
      '60-90 min',
      'Discovery call',
    ],
    fr: {
      asked: [
        "Que se passe-t-il pendant l'appel de découverte ?",
        "Combien de temps dure l'appel de découverte ?",
        'le premier appel, on y parle de quoi',
        'ça dure combien le premier appel',
      ],
      answer:
        'Il dure de 60 à 90 min. Nous demandons ce qui doit changer et pour qui, et nous choisissons ensemble le service à suivre en premier.',
    },
  },
  {
    id: 'journey-assessment',
    path: '/blueprint',
    asked: [
      'How long does the assessment take?',
      'What do you do during the assessment?',
      'assessment duration?',
      'Do you look at our systems and documents?',
      'After the discovery call, what is next and how long does it last?',
      'Do we get the findings in writing?',
      'What do you do in the week at our office?',
      'How long do you look at our present systems?',
    ],
    answer:
      'One week. We interview your staff, look at your systems and read documents; you receive the findings in writing.',
    says: [
      'We interview your staff, look at your systems and read documents. You receive the findings in writing.',
      '1 week',
      'Assessment',
    ],
    fr: {
      asked: [
        "Combien de temps dure l'évaluation ?",
        "Que faites-vous pendant l'évaluation ?",
        'Recevons-nous les constats par écrit ?',
        "l'évaluation prend combien de temps",
      ],
      answer:
        'Une semaine. Nous interrogeons votre personnel, regardons vos systèmes et lisons des documents ; vous recevez les constats par écrit.',
    },
  },
  {
    id: 'journey-development',
    path: '/blueprint',
    asked: [
      'How many weeks does it take to prepare the Blueprint?',
      'How long until we have the finished plan?',
      'blueprint duration?',
      'Do you need months to write the plan?',
      'What do you prepare during the Blueprint development?',
      'Can a Blueprint be ready within a month?',
      'How many weeks until I have the finished plan?',
      'How long does a Blueprint take in all?',
      'When is the plan ready?',
      'How long from the signature until we see the plan?',
      'Time needed for the planning phase?',
    ],
    answer:
      '3-4 weeks for the Blueprint development: we prepare the target architecture, the roadmap and the business case, and your team checks every document.',
    says: [
      'We prepare the target architecture, the roadmap and the business case. Your team checks every document.',
      '3-4 weeks',
      'Blueprint development',
    ],
    fr: {
      asked: [
        'Combien de semaines faut-il pour préparer le Blueprint ?',
        'Combien de temps dure un Blueprint ?',
        'durée du Blueprint',
        'combien de semaines pour avoir le plan final',
        'le Blueprint est prêt en combien de temps',
        'délai pour un Blueprint',
      ],
      answer:
        "De 3 à 4 semaines pour la préparation du Blueprint : nous préparons l'architecture cible, la feuille de route et l'analyse de rentabilité, et votre équipe vérifie chaque document.",
    },
  },
  {
    id: 'journey-review',
    path: '/blueprint',
    asked: [
      'How many review sessions are there?',
      'Can we ask for corrections of the plan?',
      'What happens when we do not agree with a part of the Blueprint?',
      'review sessions - how many?',
      'Do you go through the document with us before it is final?',
      'When do we get the final documents?',
    ],
    answer:
      '2-3 sessions. We go through the plan with you, correct it and hand over the final documents.',
    says: [
      'We go through the plan with you, correct it and hand over the final documents.',
      '2-3 sessions',
      'Review and refinement',
    ],
    fr: {
      asked: [
        'Combien de séances de révision y a-t-il ?',
        'Peut-on faire corriger le plan ?',
        'Quand recevons-nous les documents finaux ?',
        'on peut demander des corrections',
        'combien de réunions de relecture',
      ],
      answer:
        'De 2 à 3 séances. Nous parcourons le plan avec vous, le corrigeons et remettons les documents finaux.',
    },
  },
  {
    id: 'blueprint-time-in-all',
    path: '/blueprint',
    asked: [
      'How long does it take from the first call to the finished Blueprint?',
      'How many weeks until we have the whole plan?',
      'when would our plan be ready',
      'total time for a blueprint?',
      'is a blueprint done in a month or in a year',
      'How long are you with us before building starts?',
      'from start to final documents, how long',
      'can you finish the plan before summer if we start now',
      'duration of all steps together',
    ],
    answer:
      'The discovery call takes 60-90 min, the assessment 1 week and the Blueprint development 3-4 weeks. Then follow 2-3 sessions of review, after which we hand over the final documents.',
    says: [
      'Discovery call',
      '60-90 min',
      'Assessment',
      '1 week',
      'Blueprint development',
      '3-4 weeks',
      'Review and refinement',
      '2-3 sessions',
      'We go through the plan with you, correct it and hand over the final documents.',
    ],
    fr: {
      asked: [
        'Combien de temps entre le premier appel et le Blueprint final ?',
        'quand notre plan serait-il prêt',
        'durée totale du Blueprint',
        "Combien de semaines avant d'avoir tout le plan ?",
      ],
      answer:
        "L'appel de découverte prend 60 à 90 minutes, l'évaluation 1 semaine et la préparation du Blueprint 3 à 4 semaines. Suivent 2 à 3 séances de révision, puis nous remettons les documents finaux.",
    },
  },
  {
    id: 'journey-who-builds',
    path: '/blueprint',
    asked: [
      'Who builds the system after the Blueprint?',
      'Must we hire you for the implementation?',
      'Can our own IT department build it?',
      'own team or yours for the build?',
      'Are we tied to Unordin for the realization of the plan?',
      'Could our in-house developers carry out the plan?',
      'Can another company build what you have planned?',
      'Do we have to build with you after the plan?',
      'May our own IT department do the implementation?',
      'Can we take your study and hire someone else?',
      'Is another vendor allowed to do the work afterwards?',
    ],
    answer: 'Your team or ours. We answer questions and compare the results with the plan.',
    says: [
      'Your team or ours builds it. We answer questions and compare the results with the plan.',
    ],
    fr: {
      asked: [
        'Qui construit le système après le Blueprint ?',
        'Sommes-nous obligés de vous engager pour la réalisation ?',
        'Notre propre équipe informatique peut-elle le construire ?',
        'on est obligés de continuer avec vous après ?',
        'un autre prestataire peut-il construire',
      ],
      answer:
        'Votre équipe ou la nôtre. Nous répondons aux questions et comparons les résultats avec le plan.',
    },
  },
  {
    id: 'blueprint-who-checks',
    path: '/blueprint',
    asked: [
      'Who checks the Blueprint documents?',
      'What does our own team have to do during the Blueprint?',
      'Are our people involved in the quality control of the plan?',
      'Do we need to review your drafts?',
      'Is the work of the Blueprint checked by anyone?',
      'Who signs off the plan?',
      'Do we get to correct the plan before it is final?',
      'Who approves the documents on our side?',
      'Who signs off on it?',
      'Do we have a say before it is final?',
    ],
    answer:
      'Your team checks every document. In 2-3 sessions we go through the plan with you and correct it.',
    says: [
      'Your team checks every document.',
      '2-3 review sessions with your team',
      'We go through the plan with you, correct it and hand over the final documents.',
    ],
    fr: {
      asked: [
        'Qui vérifie les documents du Blueprint ?',
        'Notre équipe doit-elle relire vos ébauches ?',
      ],
      answer:
        'Votre équipe vérifie chaque document. En 2 à 3 séances, nous parcourons le plan avec vous et le corrigeons.',
    },
  },
  {
    id: 'blueprint-request',
    path: '/blueprint',
    asked: [
      'How do I order a Blueprint?',
      'Where can I ask for a Blueprint?',
      'request a blueprint',
      'I want a Blueprint for my agency. What do I have to do?',
      'How can we get one of those plans?',
      'What happens after I send the Blueprint request?',
      'How fast do you react to a Blueprint request?',
      'I sent in a Blueprint request, when do I hear from you?',
      'what comes after I ask for a blueprint',
      'Do I get a number when I request a Blueprint?',
    ],
    answer:
      'Send the Blueprint request on this page. You get a reference number at once, we reply by email within 24 hours, and we agree on a date for the discovery call.',
    says: [
      'Blueprint request',
      'You get a reference number at once.',
      'We reply by email within 24 hours.',
      'We agree on a date for the discovery call.',
    ],
    fr: {
      asked: [
        'Comment demander un Blueprint ?',
        'Que se passe-t-il après ma demande de Blueprint ?',
        'Je voudrais un Blueprint pour mon ministère. Que dois-je faire ?',
        'comment commander un Blueprint',
        'je veux un Blueprint, je fais comment',
      ],
      answer:
        "Envoyez la demande de Blueprint sur cette page. Vous recevez un numéro de référence tout de suite, nous répondons par courriel dans les 24 heures et nous fixons une date pour l'appel de découverte.",
    },
  },
  {
    id: 'blueprint-start-date',
    path: '/blueprint',
    asked: [
      'How soon can you begin with our Blueprint?',
      'When is your next free slot for a project?',
      'What is the earliest start date?',
      'Could you start next week?',
      'Is there a waiting list for Blueprints?',
      'How soon could you start?',
      'Do you have capacity next month?',
      'We are in a hurry, when can you begin?',
      'Is there a waiting list?',
      'Earliest possible start?',
    ],
    answer:
      'Our pages do not name a start date. After your request we reply within 24 hours and agree on a date for the discovery call.',
    says: [],
    fr: {
      asked: [
        'Quand pouvez-vous commencer notre Blueprint ?',
        "Y a-t-il une liste d'attente ?",
        'quand pouvez-vous démarrer',
        'vous êtes dispo à partir de quand',
      ],
      answer:
        "Nos pages n'indiquent pas de date de début. Après votre demande, nous répondons dans les 24 heures et fixons une date pour l'appel de découverte.",
    },
    isUnstated: true,
  },
  {
    id: 'blueprint-on-site',
    path: '/blueprint',
    asked: [
      'Do you come to our offices for the Blueprint?',
      'Is the assessment done on site or remotely?',
      'Will your team travel to our country?',
      'on-site work or video only?',
      'Do your consultants visit our counters in person?',
      'Would your people come to our country?',
      'Is everything done remotely or on the spot?',
      'Is somebody coming to our capital or is it all by video?',
      'Do consultants travel to us?',
      'Would the team sit in our building?',
    ],
    answer:
      'Our pages do not say where the work on a Blueprint is done. They say that we interview your staff, look at your systems and read documents. Please ask us.',
    says: [],
    fr: {
      asked: [
        'Venez-vous dans nos bureaux pour le Blueprint ?',
        "L'évaluation se fait-elle sur place ou à distance ?",
        'vous vous déplacez chez nous ?',
        'venez-vous sur place',
      ],
      answer:
        "Nos pages ne disent pas où se fait le travail d'un Blueprint. Elles disent que nous interrogeons votre personnel, regardons vos systèmes et lisons des documents. Demandez-le-nous.",
    },
    isUnstated: true,
  },
  {
    id: 'blueprint-language',
    path: '/blueprint',
    asked: [
      'Can we get the Blueprint in French or Spanish?',
      'In which language is the Blueprint written?',
      'Would you deliver the documents in our own language?',
      'blueprint translated?',
      'Is the plan only available in English?',
    ],
    answer:
      'Our pages do not say in which languages a Blueprint is written. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Peut-on avoir le Blueprint en français ?',
        'Dans quelle langue le Blueprint est-il rédigé ?',
        'le Blueprint peut être rédigé en français ?',
        'plan livré en arabe ou en français',
      ],
      answer:
        'Nos pages ne disent pas dans quelles langues un Blueprint est rédigé. Demandez-le-nous : une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'blueprint-our-effort',
    path: '/blueprint',
    asked: [
      'How much work is a Blueprint for our own staff?',
      'What do you need from us during the Blueprint?',
      'How often do our people have to be available?',
      'client effort during blueprint?',
      'Will the Blueprint keep our officers from their work?',
      "How much of our people's time does it take?",
      'My team is overloaded, what do they have to do for a Blueprint?',
      'What do you need from us during the planning?',
      'How many meetings do you need with my team?',
      'Do my people have to be free for this full time?',
      'How busy will you keep our staff?',
      'How much work will our own people have with it?',
    ],
    answer:
      'Your staff give interviews, check every document and take part in 2-3 review sessions. The page does not say how many hours this takes.',
    says: [
      'We interview your staff, look at your systems and read documents.',
      'Your team checks every document.',
      '2-3 review sessions with your team',
    ],
    fr: {
      asked: [
        'Combien de travail un Blueprint demande-t-il à notre personnel ?',
        'De quoi avez-vous besoin de notre part pendant le Blueprint ?',
        'ça nous prendra combien de temps à nous',
        'combien de personnes de chez nous faut-il mobiliser',
      ],
      answer:
        "Votre personnel répond à des entretiens, vérifie chaque document et participe à 2 à 3 séances de révision. La page ne dit pas combien d'heures cela prend.",
    },
  },
  {
    id: 'build-without-blueprint',
    path: '/blueprint',
    asked: [
      'Can you build a platform without a Blueprint first?',
      'Can we skip the Blueprint and go straight to implementation?',
      'Do we need Discovery before the Blueprint?',
      'implementation only?',
      'We already have a plan. Can you just build it?',
    ],
    answer:
      'Each tier includes the one before it, so the tier with implementation contains everything in Blueprint. If you already have a plan, please ask us.',
    says: [
      'Start small and continue, or agree on everything at once. Each tier includes the one before it.',
      'Everything in Blueprint',
    ],
    fr: {
      asked: [
        "Pouvez-vous construire une plateforme sans Blueprint d'abord ?",
        'Peut-on sauter le Blueprint et passer à la réalisation ?',
      ],
      answer:
        'Chaque formule comprend la précédente ; la formule avec réalisation contient donc tout ce que comprend Blueprint. Si vous avez déjà un plan, posez-nous la question.',
    },
  },
  {
    id: 'discovery-call-or-consultation',
    path: '/blueprint',
    asked: [
      'Is the discovery call the same as the 30-minute consultation?',
      'What is the difference between a consultation and a discovery call?',
      'I booked a call of 30 minutes. Is that already the discovery call?',
      'discovery call vs consultation',
      'Does the discovery call last only half an hour?',
    ],
    answer:
      'The discovery call takes 60-90 min and is the first of the five steps. The consultation takes 30 minutes.',
    says: [
      'Discovery call of 60-90 min',
      'The five steps, and how long each one takes.',
      'Discovery call',
    ],
    fr: {
      asked: [
        "L'appel de découverte est-il la même chose que la consultation de 30 minutes ?",
        "Quelle est la différence entre la consultation et l'appel de découverte ?",
      ],
      answer:
        "L'appel de découverte dure de 60 à 90 min et est la première des cinq étapes. La consultation dure 30 minutes.",
    },
  },
  {
    id: 'blueprint-form-fields',
    path: '/blueprint',
    asked: [
      'What do I have to fill in for a Blueprint request?',
      'Which fields does the Blueprint form have?',
      'How long may the message in the Blueprint request be?',
      'blueprint form fields',
      'Which details do you need for a Blueprint request?',
    ],
    answer:
      'Full name, email, company name, phone, company size, primary interest and a message of up to 1000 characters. Fields marked * are required.',
    says: [
      'Fields marked * are required.',
      'Full name',
      'Email',
      'Company name',
      'Phone',
      'Company size',
      'Primary interest',
      'What do you want to change, and who is it for? Up to 1000 characters.',
    ],
    fr: {
      asked: [
        'Que faut-il remplir pour une demande de Blueprint ?',
        'Quels champs le formulaire du Blueprint a-t-il ?',
      ],
      answer:
        "Le nom complet, le courriel, le nom et la taille de l'entreprise, le téléphone, l'intérêt principal et un message d'au plus 1000 caractères. Les champs marqués * sont obligatoires.",
    },
  },
  {
    id: 'method-who-holds-us',
    path: '/blueprint',
    asked: [
      'Do your rules change from project to project?',
      'Do you really follow the same rules in every project?',
      'What happens if you break your own rules?',
      'same rules for every client?',
      'Are small clients treated by other rules?',
    ],
    answer: 'We follow the same rules in every project. You can hold us to them.',
    says: ['We follow the same rules in every project. You can hold us to them.'],
    fr: {
      asked: [
        "Vos règles changent-elles d'un projet à l'autre ?",
        'Suivez-vous vraiment les mêmes règles dans chaque projet ?',
      ],
      answer:
        'Nous suivons les mêmes règles dans chaque projet. Vous pouvez exiger que nous les respections.',
    },
  },
  {
    id: 'blueprint-several-services',
    path: '/blueprint',
    asked: [
      'Can one Blueprint cover several services?',
      'Do we need a Blueprint for each of our services?',
      'Could you plan our whole ministry in one Blueprint?',
      'one blueprint for many services?',
      'How many services fit into one plan?',
    ],
    answer:
      'Our pages do not say how many services one Blueprint covers. Discovery follows one service from start to end; please ask us about more.',
    says: [],
    fr: {
      asked: [
        'Un Blueprint peut-il couvrir plusieurs services ?',
        'Faut-il un Blueprint pour chacun de nos services ?',
      ],
      answer:
        'Nos pages ne disent pas combien de services un Blueprint couvre. Discovery suit un service du début à la fin ; demandez-nous pour les autres.',
    },
    isUnstated: true,
  },
  {
    id: 'blueprint-updates',
    path: '/blueprint',
    asked: [
      'Do you update the Blueprint when our law changes?',
      'How long does a Blueprint stay valid?',
      'Is the Blueprint revised after a year?',
      'blueprint updates?',
      'What if something changes after the plan is final?',
    ],
    answer:
      'Our pages do not say how long a Blueprint stays valid or if we update it. You get it in formats that you can edit.',
    says: [],
    fr: {
      asked: [
        'Mettez-vous le Blueprint à jour quand notre loi change ?',
        'Combien de temps un Blueprint reste-t-il valable ?',
      ],
      answer:
        'Nos pages ne disent pas combien de temps un Blueprint reste valable ni si nous le mettons à jour. Vous le recevez dans des formats que vous pouvez modifier.',
    },
    isUnstated: true,
  },
  {
    id: 'tier-which-for-us',
    path: '/blueprint',
    asked: [
      'Which of the three tiers should we choose?',
      'Which tier is right for us?',
      'When is Discovery enough, and when do we need more?',
      'how to choose a tier?',
      'We do not know yet what is wrong. Which tier do we take?',
    ],
    answer:
      'Discovery if you want to find out what is wrong before you decide. Blueprint if you need the complete plan, ready for funding and tender. Blueprint + Implementation if a team should build it with you.',
    says: [
      'Find out what is wrong before you decide what to do.',
      'The complete plan, ready for funding and tender.',
      'The plan, and a team that builds it with you.',
    ],
    fr: {
      asked: [
        'Laquelle des trois formules devons-nous choisir ?',
        'on prend quelle formule si on ne sait pas encore ce qui ne va pas',
        'quelle formule choisir',
      ],
      answer:
        "Discovery si vous voulez trouver ce qui ne va pas avant de décider. Blueprint s'il vous faut le plan complet, prêt pour le financement et l'appel d'offres. Blueprint + Implementation si une équipe doit le construire avec vous.",
    },
  },
  {
    id: 'tier-discovery-or-blueprint',
    path: '/blueprint',
    asked: [
      'What do we get in the Blueprint tier that Discovery does not have?',
      'Discovery or Blueprint: what is the difference in what we receive?',
      'What is added when we go from Discovery to Blueprint?',
      'discovery versus blueprint?',
      'Compare the Discovery tier with the Blueprint tier.',
    ],
    answer:
      'Discovery ends with written findings and next steps. Blueprint has everything in Discovery and adds all six documents and 2-3 review sessions. It also has a roadmap with owners and decisions, and a handover in formats you can edit.',
    says: [
      'Written findings and next steps',
      'Everything in Discovery',
      'All six Blueprint documents',
      '2-3 review sessions with your team',
      'Roadmap with owners and decisions',
      'Handover in formats you can edit',
    ],
    fr: {
      asked: [
        'Que recevons-nous avec la formule Blueprint que Discovery ne comprend pas ?',
        'on a quoi de plus en passant de Discovery à Blueprint',
        'Discovery ou Blueprint',
      ],
      answer:
        'Discovery se termine par des constats écrits et les prochaines étapes. Blueprint a tout ce que comprend Discovery et ajoute les six documents, 2 à 3 séances de révision, une feuille de route avec les responsables et les décisions, et la remise dans des formats modifiables.',
    },
  },
  {
    id: 'tier-blueprint-or-implementation',
    path: '/blueprint',
    asked: [
      'What does Blueprint + Implementation add to the Blueprint tier?',
      'Blueprint or Blueprint + Implementation: what is the difference?',
      'What more do we get in the largest tier?',
      'blueprint versus implementation?',
      'Do we need the tier with implementation if we only want the plan?',
    ],
    answer:
      'Blueprint is the complete plan. Blueprint + Implementation adds a team that builds it with you. It has delivery by our engineers, migration while the service keeps running, training, and ongoing support and measurement.',
    says: [
      'The complete plan, ready for funding and tender.',
      'The plan, and a team that builds it with you.',
      'Delivery by our engineers, stage by stage',
      'Migration while the service keeps running',
      'Training for officers and operators',
      'Ongoing support and measurement',
    ],
    fr: {
      asked: [
        "Qu'ajoute Blueprint + Implementation à la formule Blueprint ?",
        "si on veut juste le plan, est-ce qu'il nous faut Implementation",
        'Blueprint ou Blueprint + Implementation',
      ],
      answer:
        'Blueprint est le plan complet. Blueprint + Implementation ajoute une équipe qui le construit avec vous : livraison par nos ingénieurs, migration pendant que le service continue de fonctionner, formation, et soutien et mesure en continu.',
    },
  },
  {
    id: 'blueprint-doc-for-budget',
    path: '/blueprint',
    asked: [
      'Which of the six documents do we show to the finance ministry?',
      'Which Blueprint document has the costs?',
      'Which document do we need for the budget?',
      'document with the money?',
      'Which of the documents says what each stage costs and brings?',
    ],
    answer:
      'The business case: effort, cost and expected effect of each stage, ready for a budget or a tender.',
    says: [
      'Business case',
      'Effort, cost and expected effect of each stage, ready for a budget or a tender.',
    ],
    fr: {
      asked: [
        'Lequel des six documents montrons-nous au ministère des Finances ?',
        "c'est quel document du Blueprint qui donne les coûts",
        'document pour le budget',
      ],
      answer:
        "L'analyse de rentabilité : l'effort, le coût et l'effet attendu de chaque étape, prêts pour un budget ou un appel d'offres.",
    },
  },
  {
    id: 'blueprint-doc-what-stays',
    path: '/blueprint',
    asked: [
      'Which Blueprint document says which of our systems stay?',
      'Where do we read how the new systems connect?',
      'Which of the six documents is for our IT architects?',
      'document about systems that stay?',
      "In which document do you say what happens to today's systems?",
    ],
    answer:
      "The target architecture: the systems you will have, how they connect, and which of today's systems stay.",
    says: [
      'Target architecture',
      "The systems you will have, how they connect, and which of today's systems stay.",
    ],
    fr: {
      asked: [
        'Quel document du Blueprint dit lesquels de nos systèmes restent ?',
        "c'est où qu'on lit comment les nouveaux systèmes sont reliés",
        'document sur les systèmes qui restent',
      ],
      answer:
        "L'architecture cible : les systèmes que vous aurez, comment ils sont reliés et lesquels des systèmes d'aujourd'hui restent.",
    },
  },
  {
    id: 'blueprint-doc-responsible',
    path: '/blueprint',
    asked: [
      'Which Blueprint document says who is responsible for each decision?',
      'In which document is the order of the work?',
      'Which of the six documents tells us what comes first?',
      'document with owners and order?',
      'Where in the Blueprint do we see who has to decide what?',
    ],
    answer:
      'The roadmap: the work in the right order, with every decision and the person responsible for it.',
    says: [
      'Roadmap',
      'The work in the right order, with every decision and the person responsible for it.',
    ],
    fr: {
      asked: [
        'Quel document du Blueprint dit qui est responsable de chaque décision ?',
        'dans quel document on voit ce qui vient en premier',
        'document avec responsables et ordre',
      ],
      answer:
        'La feuille de route : le travail dans le bon ordre, avec chaque décision et la personne qui en est responsable.',
    },
  },
  {
    id: 'blueprint-doc-access',
    path: '/blueprint',
    asked: [
      'Which Blueprint document is for our security office?',
      'In which document do we read who may see what?',
      'Which of the six documents is about rules and access?',
      'document for the data protection officer?',
      'Which document do our lawyers and auditors need?',
    ],
    answer:
      'The security and compliance review: who may see what, how each access is recorded, and which rules apply.',
    says: [
      'Security and compliance review',
      'Who may see what, how each access is recorded, and which rules apply.',
    ],
    fr: {
      asked: [
        'Quel document du Blueprint est pour notre service de sécurité ?',
        'nos juristes et nos auditeurs ont besoin de quel document',
        'document sur les règles et les accès',
      ],
      answer:
        "L'examen de la sécurité et de la conformité : qui peut voir quoi, comment chaque accès est noté et quelles règles s'appliquent.",
    },
  },
  {
    id: 'journey-longest-step',
    path: '/blueprint',
    asked: [
      'Which of the five steps takes the longest?',
      'Which step of the Blueprint is the longest one?',
      'Where does most of the time go on the way to a Blueprint?',
      'longest step of the journey?',
      'Which step is short and which one is long?',
    ],
    answer:
      'Before implementation it is the Blueprint development with 3-4 weeks; the discovery call takes 60-90 min and the assessment 1 week. Implementation support is ongoing.',
    says: [
      '60-90 min',
      '1 week',
      'Blueprint development',
      '3-4 weeks',
      'Implementation support',
      'Ongoing',
    ],
    fr: {
      asked: [
        'Laquelle des cinq étapes est la plus longue ?',
        "c'est quoi qui prend le plus de temps pour arriver au Blueprint",
        'étape la plus longue',
      ],
      answer:
        "Avant la mise en œuvre, c'est la préparation du Blueprint, avec 3 à 4 semaines ; l'appel de découverte prend 60 à 90 min et l'évaluation 1 semaine. Le soutien à la mise en œuvre est continu.",
    },
  },
  {
    id: 'blueprint-several-problems',
    path: '/blueprint',
    asked: [
      'We have several problems at once. Is a Blueprint still right for us?',
      'Can one Blueprint deal with old software and long queues together?',
      'Do you take clients whose problems are mixed up?',
      'Everything is broken here: old systems, queues, paper. Can you help?',
      'more than one problem, is that normal?',
      'Does the Blueprint find out why we have these problems?',
      'I do not even know which of our problems is the worst. Is that a reason to call you?',
      'many problem same time, you can do?',
      'Our case is surely too messy for you',
      'Do other organizations also have several of these problems?',
      'Is the cause of each problem written down?',
    ],
    answer:
      'That is common: organizations call us about one of these problems, and often about several. The Blueprint records the cause of each one.',
    says: [
      'Organizations call us about one of these problems, and often about several. The Blueprint records the cause of each one.',
    ],
    fr: {
      asked: [
        'Nous avons plusieurs problèmes à la fois. Un Blueprint nous convient-il ?',
        "Un Blueprint peut-il traiter les vieux logiciels et les files d'attente ensemble ?",
        'Tout va mal chez nous : vieux systèmes, files, papier. Pouvez-vous aider ?',
        'plusieurs problèmes, est-ce normal ?',
        'Le Blueprint cherche-t-il la cause de chaque problème ?',
        'notre cas est trop compliqué pour vous',
      ],
      answer:
        "C'est fréquent : des organisations nous appellent pour un de ces problèmes, et souvent pour plusieurs. Le Blueprint note la cause de chacun.",
    },
  },
  {
    id: 'blueprint-request-what',
    path: '/blueprint',
    asked: [
      'What should I write in my Blueprint request?',
      'Is a short description enough for the Blueprint request?',
      'Do I have to describe the solution that we want?',
      'I do not know what to put into the message for the Blueprint. What do you need?',
      'message in the Blueprint request: what?',
      'Who reads my Blueprint request?',
      'I am not a technician, what do I tell you about our service?',
      'what to write for ask a blueprint',
      'A robot will sort my request anyway',
      'Which information about our service do you want first?',
      'Is my request read by a human being?',
    ],
    answer:
      'Tell us which service should change. A person reads your request and replies within 24 hours.',
    says: [
      'Tell us which service should change. A person reads your request and replies within 24 hours.',
    ],
    fr: {
      asked: [
        'Que dois-je écrire dans ma demande de Blueprint ?',
        'Une courte description suffit-elle pour la demande ?',
        'Je ne suis pas technicien, que dois-je dire sur notre service ?',
        'Qui lit ma demande de Blueprint ?',
        'message de la demande de Blueprint : quoi ?',
        'un robot va trier ma demande de toute façon',
      ],
      answer:
        'Dites-nous quel service doit changer. Une personne lit votre demande et répond dans les 24 heures.',
    },
  },
  {
    id: 'blueprint-first-result',
    path: '/blueprint',
    asked: [
      'When do we get the first written result?',
      'How soon do we see something after the discovery call?',
      'We need results before the end of the month. When do the first findings arrive?',
      'I have to show my director something quickly. What comes first?',
      'first findings: when?',
      'Do we have to wait for the whole plan before we read anything?',
      'Is there an early result, before the Blueprint is finished?',
      'when I get first paper from you',
      'We will wait for months and see nothing, I suppose',
      'Which result do we get at the end of the assessment?',
      'What do we hold in our hands after one week?',
    ],
    answer:
      'After the assessment of 1 week: you receive the findings in writing. The discovery call of 60-90 min comes before it.',
    says: [
      'We interview your staff, look at your systems and read documents. You receive the findings in writing.',
      '1 week',
      'Discovery call of 60-90 min',
    ],
    fr: {
      asked: [
        'Quand avons-nous le premier résultat écrit ?',
        "Quand voit-on quelque chose après l'appel de découverte ?",
        "Je dois vite montrer quelque chose à mon directeur, qu'est-ce qui vient d'abord ?",
        'premières conclusions : quand ?',
        'Faut-il attendre tout le plan avant de lire quelque chose ?',
        'on attendra des mois sans rien voir je suppose',
      ],
      answer:
        "Après l'évaluation (1 semaine) : vous recevez les conclusions par écrit. L'appel de découverte de 60-90 min la précède.",
    },
  },
]
