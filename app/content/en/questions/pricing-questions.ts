import type { KnownQuestion } from './known-question.ts'

/** About what a project costs, the estimate and the request for a project. */
export const pricingQuestions: readonly KnownQuestion[] = [
  {
    id: 'price-depends-on',
    path: '/pricing',
    asked: [
      'What does the price of a project depend on?',
      'How is the cost of a project determined?',
      'Why is there no fixed price?',
      'cost factors?',
      'Why do you not just tell me one number?',
      'What do we pay for?',
      'What drives the price?',
      'Why cannot you simply tell me a price?',
      'How do you calculate what we pay?',
      'What makes it cheap or expensive?',
      'On what does the amount depend?',
    ],
    answer: 'The cost depends on how many people work on your service, and for how many weeks.',
    says: ['The cost depends on how many people work on your service, and for how many weeks.'],
    fr: {
      asked: [
        "De quoi dépend le prix d'un projet ?",
        "Comment le coût d'un projet est-il déterminé ?",
        "Pourquoi n'y a-t-il pas de prix fixe ?",
        "qu'est-ce qui fait varier le prix",
        'le tarif dépend de quoi',
        'combien ça coûte',
        "c'est combien",
        'quel est le prix',
        'vos tarifs',
        'ça coûte combien',
      ],
      answer:
        'Le coût dépend du nombre de personnes qui travaillent sur votre service et du nombre de semaines.',
    },
  },
  {
    id: 'price-range-two-days',
    path: '/pricing',
    asked: [
      'How do I get a price for my project?',
      'When do we get a price range in writing?',
      'How fast do you send a quote?',
      'price quote - how long?',
      'Can I have an offer without a call?',
      'I need a price for my budget request. What do I do?',
      'Give me a ballpark figure, what does it cost?',
      'I need a number for the budget, how do I get one?',
      'How do we get a quote from you?',
      'rough costs please',
      'What would it take for you to name a price?',
      'I would need the price list',
      'Can you send us an offer?',
      'Do you have a rate card?',
      'What should I write into the budget for it?',
      'How expensive are you?',
      'Roughly how much, thousands or millions?',
    ],
    answer:
      'Send the request and talk to an architect for 30 minutes. Within two days after the call you get a price range in writing.',
    says: [
      'Answer the questions below and send them to us. It takes a few minutes.',
      'A call of 30 minutes. We ask about the service, the systems and the dates.',
      'Within two days after the call you get it in writing. It says what is included and what is not.',
    ],
    fr: {
      asked: [
        'Comment obtenir un prix pour mon projet ?',
        'Quand recevons-nous une fourchette de prix par écrit ?',
        'En combien de temps envoyez-vous une soumission ?',
        'comment avoir un devis',
        "j'aimerais recevoir une offre chiffrée",
        'je voudrais connaître le tarif de mon projet',
      ],
      answer:
        "Envoyez la demande et parlez 30 minutes avec un architecte. Dans les deux jours après l'appel, vous recevez une fourchette de prix par écrit.",
    },
  },
  {
    id: 'price-range-says',
    path: '/pricing',
    asked: [
      'What does the written price range say?',
      'Does the price range tell what is not included?',
      'Are there hidden costs in your offer?',
      'contents of the price range',
      'Will I know what I get for the money?',
    ],
    answer: 'It says what is included and what is not.',
    says: [
      'Within two days after the call you get it in writing. It says what is included and what is not.',
    ],
    fr: {
      asked: [
        'Que dit la fourchette de prix écrite ?',
        'Y a-t-il des coûts cachés dans votre offre ?',
      ],
      answer: "Elle dit ce qui est compris et ce qui ne l'est pas.",
    },
  },
  {
    id: 'price-call-topics',
    path: '/pricing',
    asked: [
      'What do you ask in the call about the price?',
      'What should I prepare for the talk about the price?',
      'Which information does the architect need for a price?',
      'preparation for pricing call',
      'What will the architect want to know about our project?',
    ],
    answer: 'We ask about the service, the systems and the dates. The call takes 30 minutes.',
    says: ['A call of 30 minutes. We ask about the service, the systems and the dates.'],
    fr: {
      asked: [
        "Que demandez-vous pendant l'appel sur le prix ?",
        "Que dois-je préparer pour l'appel sur le prix ?",
      ],
      answer:
        "Nous posons des questions sur le service, les systèmes et les dates. L'appel dure 30 minutes.",
    },
  },
  {
    id: 'price-drivers',
    path: '/pricing',
    asked: [
      'What makes a project larger?',
      'Which factors decide how much work a project is?',
      'What drives the effort?',
      'effort drivers?',
      'Why would our project take longer than the smallest one?',
    ],
    answer:
      'Four answers decide most of the effort: the number of services, the applications a year, the systems to connect and the languages.',
    says: [
      'Four answers decide most of the effort. We ask for them first.',
      'Number of services',
      'Applications a year',
      'Systems to connect',
      'Languages',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui rend un projet plus grand ?",
        "Quels facteurs déterminent l'effort ?",
        "qu'est-ce qui coûte le plus cher",
      ],
      answer:
        "Quatre réponses déterminent la plus grande partie de l'effort : le nombre de services, les demandes par an, les systèmes à relier et les langues.",
    },
  },
  {
    id: 'price-more-services',
    path: '/pricing',
    asked: [
      'How does a second service change the effort?',
      'Do we pay for sign-in and payments again with each further service?',
      'What is shared between several services?',
      'cost of additional services?',
      'Is it cheaper to do several services together?',
    ],
    answer:
      'Each further service has its own rules, forms and officers. Sign-in, payments and records are built once and shared.',
    says: [
      'Each further service has its own rules, forms and officers. Sign-in, payments and records are built once and shared.',
    ],
    fr: {
      asked: [
        "Comment un deuxième service change-t-il l'effort ?",
        "Qu'est-ce qui est partagé entre plusieurs services ?",
      ],
      answer:
        'Chaque service de plus a ses propres règles, formulaires et agents. La connexion, les paiements et les dossiers sont construits une seule fois et partagés.',
    },
  },
  {
    id: 'price-volume',
    path: '/pricing',
    asked: [
      'Does the number of applications affect the project?',
      'Why does the volume of applications matter for the effort?',
      'We have a million cases a year. Does that make it more expensive?',
      'high volume effect?',
      'Is a project bigger when more people apply?',
    ],
    answer: 'A higher number of applications needs load tests, more capacity and a longer pilot.',
    says: ['A higher number needs load tests, more capacity and a longer pilot.'],
    fr: {
      asked: [
        'Le nombre de demandes change-t-il le projet ?',
        'Pourquoi le volume de demandes compte-t-il ?',
      ],
      answer:
        'Un nombre plus élevé de demandes exige des tests de charge, plus de capacité et un projet pilote plus long.',
    },
  },
  {
    id: 'price-systems',
    path: '/pricing',
    asked: [
      'Why do systems to connect make a project longer?',
      'What is the greatest dependency on other people in a project?',
      'Do integrations with other systems cost extra time?',
      'effect of integrations on effort',
      'We must connect to the population register and the treasury. What does that mean for the plan?',
    ],
    answer:
      'Each system has an owner, an interface and test data. Here we depend on other people more than anywhere else.',
    says: [
      'Each system has an owner, an interface and test data. Here we depend on other people more than anywhere else.',
    ],
    fr: {
      asked: [
        'Pourquoi les systèmes à relier allongent-ils un projet ?',
        'Les intégrations demandent-elles plus de temps ?',
      ],
      answer:
        "Chaque système a un responsable, une interface et des données de test. C'est là que nous dépendons le plus des autres.",
    },
  },
  {
    id: 'price-languages',
    path: '/pricing',
    asked: [
      'What work does a further language mean?',
      'Does it cost more if the service is in two languages?',
      'Why do languages matter for the effort?',
      'cost of translation?',
      'Who checks the translations of our forms?',
      'Does a second language make it more expensive?',
      'What does bilingual mean for the effort?',
    ],
    answer:
      'Every language needs translation, checks by your editors and tests of forms and letters.',
    says: [
      'Every language needs translation, checks by your editors and tests of forms and letters.',
    ],
    fr: {
      asked: [
        'Quel travail une langue de plus demande-t-elle ?',
        'Est-ce plus cher si le service est en deux langues ?',
        'Qui vérifie les traductions ?',
      ],
      answer:
        'Chaque langue demande une traduction, une vérification par vos rédacteurs et des tests des formulaires et des lettres.',
    },
  },
  {
    id: 'price-stop-after-tier',
    path: '/pricing',
    asked: [
      'Can we stop after a tier?',
      'Can we end the project early?',
      'Are we bound to continue after the Blueprint?',
      'exit after Discovery possible?',
      'What if we do not want to go on after the first part?',
      'Do we have to take all three tiers?',
      'Can we take the plan and go to somebody else?',
      'Is there an obligation to continue after the first part?',
      'Can we get out after Discovery?',
      'What if we drop out after phase one?',
      'Can we end it early without a penalty?',
      'Do we keep anything when we stop half way?',
      'Is there a way out after each step?',
    ],
    answer:
      'You can stop after each tier. You keep the result and can give it to another supplier.',
    says: [
      'You can stop after each tier. You keep the result and can give it to another supplier.',
    ],
    fr: {
      asked: [
        'Peut-on arrêter après une formule ?',
        'Sommes-nous obligés de continuer après le Blueprint ?',
        'Peut-on mettre fin au projet plus tôt ?',
        'on peut arrêter après la première étape ?',
      ],
      answer:
        'Vous pouvez arrêter après chaque formule. Vous gardez le résultat et pouvez le donner à un autre fournisseur.',
    },
  },
  {
    id: 'price-who-owns-result',
    path: '/pricing',
    asked: [
      'Who owns the result of a tier?',
      'Can we give the Blueprint to another supplier?',
      'May a competitor of yours build from your plan?',
      'ownership of results?',
      'Do you keep the rights to the plan?',
      'Is the Blueprint ours when it is finished?',
    ],
    answer: 'You keep the result and can give it to another supplier.',
    says: [
      'You can stop after each tier. You keep the result and can give it to another supplier.',
    ],
    fr: {
      asked: [
        'À qui appartient le résultat ?',
        'Pouvons-nous donner le Blueprint à un autre fournisseur ?',
      ],
      answer: 'Vous gardez le résultat et pouvez le donner à un autre fournisseur.',
    },
  },
  {
    id: 'price-exact-amount',
    path: '/pricing',
    asked: [
      'Where is the exact price stated?',
      'Is a price range binding?',
      'Does the price range cover the whole project or one tier?',
      'final price where?',
      'Which document has the amount that we really pay?',
      'Is the amount certain at the end?',
      'Where will the final sum be written?',
    ],
    answer: 'The contract states the exact amount. A price range is for one tier.',
    says: ['These ranges are for one tier. The contract states the exact amount.'],
    fr: {
      asked: [
        'Où se trouve le prix exact ?',
        'La fourchette de prix couvre-t-elle tout le projet ?',
        'où je trouve le prix exact',
      ],
      answer: 'Le contrat indique le montant exact. Une fourchette de prix vaut pour une formule.',
    },
  },
  {
    id: 'price-smallest-project',
    path: '/pricing',
    asked: [
      'What is the smallest project that you do?',
      'What counts as a minimal project?',
      'Do you take on a project with only one service?',
      'minimum project size',
      'What is the smallest scope in your timeline?',
      'What is the least we can buy?',
    ],
    answer: 'One service, from the first call to the first working version.',
    says: ['The smallest project: one service, from the first call to the first working version.'],
    fr: {
      asked: [
        'Quel est le plus petit projet que vous faites ?',
        'Acceptez-vous un projet avec un seul service ?',
        'quel est le plus petit budget possible',
        'projet minimum',
      ],
      answer: 'Un seul service, du premier appel à la première version qui fonctionne.',
    },
  },
  {
    id: 'estimate-what',
    path: '/pricing',
    asked: [
      'What does the estimate on the pricing page tell me?',
      'Is there a calculator for weeks and team?',
      'Can I estimate the size of my project myself?',
      'cost calculator?',
      'Is the online estimate a binding offer?',
      'Does the calculator show a price?',
      'Is there a calculator for the effort?',
      'How can I roughly see how long our project would take?',
    ],
    answer:
      'Weeks and team for your service. It is an estimate, not an offer, and it contains no price.',
    says: [
      'This is an estimate, not an offer. It is calculated from your five answers and the table below. It contains no price.',
      'You can also estimate weeks and team for your own service.',
    ],
    fr: {
      asked: [
        "Que dit l'estimation de la page des prix ?",
        "Y a-t-il un calculateur pour les semaines et l'équipe ?",
        "L'estimation en ligne est-elle une soumission ferme ?",
        "l'estimation en ligne donne quoi",
        'votre calculateur sert à quoi',
      ],
      answer:
        "Les semaines et l'équipe pour votre service. C'est une estimation, pas une offre, et elle ne contient pas de prix.",
    },
  },
  {
    id: 'estimate-questions',
    path: '/pricing',
    asked: [
      'Which questions does the estimate ask?',
      'What do I have to enter for the estimate?',
      'How many answers do you need for an estimate?',
      'estimator inputs',
      'What does the calculator want to know from me?',
    ],
    answer:
      'Five: the solution, the number of services, the applications or cases a year, the systems to connect and the languages of the service.',
    says: [
      'It is calculated from your five answers and the table below.',
      'Which solution do you need?',
      'How many services?',
      'Applications or cases a year',
      'Systems to connect',
      'Languages of the service',
    ],
    fr: {
      asked: [
        "Quelles questions l'estimation pose-t-elle ?",
        "Que faut-il indiquer pour l'estimation ?",
      ],
      answer:
        'Cinq : la solution, le nombre de services, les demandes ou dossiers par an, les systèmes à relier et les langues du service.',
    },
  },
  {
    id: 'estimate-choices',
    path: '/pricing',
    asked: [
      'Which answers can I choose in the estimate?',
      'How big can a project be in your calculator?',
      'What is the largest number of applications in the estimate?',
      'estimate options?',
      'we get two million applications, can your estimate handle that',
      'do you have a choice for four services or more',
      'which sizes does your calculator know',
      'does the calculator go up to three languages',
      'how many systems can i select',
    ],
    answer:
      'One to 4 or more services, and up to more than 1 million applications or cases a year. None to 6 or more systems, and one to 3 or more languages.',
    says: [
      'One service',
      '4 or more services',
      'More than 1 million',
      'None to 2',
      '6 or more',
      'One language',
      '3 or more languages',
      'Applications or cases a year',
    ],
    fr: {
      asked: [
        "Quelles réponses peut-on choisir dans l'estimation ?",
        'quelles tailles votre calculateur connaît-il',
        "nous avons deux millions de demandes, l'estimation va-t-elle jusque-là",
      ],
      answer:
        "De un à 4 services ou plus, jusqu'à plus de 1 million de demandes ou de dossiers par an, d'aucun à 6 systèmes ou plus, et de une à 3 langues ou plus.",
    },
  },
  {
    id: 'estimate-how-calculated',
    path: '/pricing',
    asked: [
      'How is the estimate calculated?',
      'Where do the weeks in the estimate come from?',
      'How reliable is the estimate of weeks?',
      'estimate formula?',
      'Are the planning values in the estimate final?',
      'Is your calculator a black box?',
      'How reliable is the estimate on your site?',
    ],
    answer:
      'From your answers and a table that the page shows. Discovery and Blueprint have the weeks of the Blueprint page; the other values are planning values, which the Blueprint replaces with figures for your service.',
    says: [
      'It is calculated from your five answers and the table below.',
      'The weeks of Discovery and Blueprint are those of the Blueprint page. The others are our planning values for a first estimate. The Blueprint replaces them with figures for your service.',
    ],
    fr: {
      asked: [
        "Comment l'estimation est-elle calculée ?",
        "L'estimation des semaines est-elle fiable ?",
      ],
      answer:
        "À partir de vos réponses et d'un tableau que la page montre. Discovery et Blueprint ont les semaines de la page Blueprint ; les autres sont des valeurs de planification, que le Blueprint remplace.",
    },
  },
  {
    id: 'estimate-adds',
    path: '/pricing',
    asked: [
      'How many weeks does each further system or service add?',
      'Where do I see what another language adds to the project?',
      'does the estimate say why it is so long',
      'what does one more register cost us in weeks',
      'which of my answers makes the project longer',
      'weeks per connected system?',
      'Is there a table with the weeks and people for each answer?',
    ],
    answer:
      'The table on the pricing page shows the weeks and people for each answer. Your own estimate also lists the reasons why it is this long.',
    says: ['How the estimate is calculated', 'Answer', 'Weeks', 'People', 'Why it is this long'],
    fr: {
      asked: [
        'Combien de semaines chaque système de plus ajoute-t-il ?',
        "où voir ce qu'une langue de plus ajoute",
        'laquelle de mes réponses allonge le projet',
      ],
      answer:
        'Le tableau de la page des prix montre les semaines et les personnes pour chaque réponse. Votre propre estimation donne aussi les raisons de sa durée.',
    },
  },
  {
    id: 'estimate-own-staff',
    path: '/pricing',
    asked: [
      'Are our own employees counted in the estimate?',
      'Whose people does the estimate count?',
      'Does the team in the estimate include ministry staff?',
      'people in estimate = yours or ours?',
      'How much of our own time is in the calculation?',
    ],
    answer: 'The people are ours. Your own staff are not counted.',
    says: [
      'From the first call to the first working version. The people are ours. Your own staff are not counted.',
    ],
    fr: {
      asked: [
        "Nos propres employés sont-ils comptés dans l'estimation ?",
        "De qui sont les personnes comptées dans l'estimation ?",
      ],
      answer: "Ce sont nos gens. Votre propre personnel n'est pas compté.",
    },
  },
  {
    id: 'estimate-carry-over',
    path: '/pricing',
    asked: [
      'Can I send my estimate with a request?',
      'What can I do with the estimate when it is ready?',
      'Do I have to enter everything again after the estimate?',
      'use estimate in request?',
      'I have calculated the weeks. How do I go on from here?',
    ],
    answer:
      'Use the button "Get started with this estimate": it takes the estimate along to the request.',
    says: ['Get started with this estimate'],
    fr: {
      asked: [
        'Puis-je envoyer mon estimation avec une demande ?',
        "Que faire avec l'estimation une fois prête ?",
      ],
      answer:
        "Utilisez le bouton « Get started with this estimate » : il emporte l'estimation dans la demande.",
    },
  },
  {
    id: 'price-talk-architect',
    path: '/pricing',
    asked: [
      'Can I talk to somebody about the price?',
      'Who tells me what my service would need?',
      'How do I discuss the cost with you?',
      'talk about price',
      'I would like to speak to someone about the budget before I send anything.',
      'With whom can I discuss the costs?',
    ],
    answer:
      'In 30 minutes an architect tells you what your service would need. You choose the time.',
    says: [
      'In 30 minutes an architect tells you what your service would need. You choose the time.',
    ],
    fr: {
      asked: [
        "Puis-je parler du prix avec quelqu'un ?",
        'Qui me dit ce dont mon service aurait besoin ?',
        "je peux discuter du prix avec quelqu'un ?",
      ],
      answer:
        "En 30 minutes, un architecte vous dit ce dont votre service aurait besoin. Vous choisissez l'heure.",
    },
  },
  {
    id: 'price-licence-fees',
    path: '/pricing',
    asked: [
      'Are there licence fees for your platforms?',
      'Do we pay per user or per application?',
      'Is there a yearly subscription?',
      'licence model?',
      'What are the running costs per year after the launch?',
      'Do you charge a fee for each visa?',
      'Is there a yearly fee?',
      'Do we pay for each user or for each application?',
      'Are there running costs for the licence?',
      'Do we have to pay per citizen?',
      'Subscription, licence or one payment?',
      'Per transaction fees?',
    ],
    answer:
      'Our pages do not mention licence fees, subscriptions or fees for each application. You get a written price range after a call.',
    says: [],
    fr: {
      asked: [
        'Y a-t-il des frais de licence ?',
        'Paie-t-on par utilisateur ou par demande ?',
        'Y a-t-il un abonnement annuel ?',
        'faut-il payer une licence par utilisateur',
        'abonnement annuel ?',
        "c'est un achat ou une location",
      ],
      answer:
        'Nos pages ne mentionnent ni frais de licence, ni abonnement, ni frais par demande. Vous recevez une fourchette de prix par écrit après un appel.',
    },
    isUnstated: true,
  },
  {
    id: 'price-discount',
    path: '/pricing',
    asked: [
      'Do you give discounts to developing countries?',
      'Is there a lower price for small administrations?',
      'Can we negotiate the price?',
      'discount?',
      'Do non-profit organizations pay less?',
      'Is it cheaper for poor countries?',
      'Can you do it for less?',
      'Are you cheaper for countries with a low income?',
      'Special conditions for small or poor states?',
    ],
    answer: 'Our pages do not mention discounts. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Offrez-vous des rabais ?',
        'Peut-on négocier le prix ?',
        'une remise pour les pays pauvres ?',
        'tarif réduit pour les ONG',
        'on peut négocier le prix ?',
      ],
      answer: 'Nos pages ne parlent pas de rabais. Demandez-le-nous : une personne répond.',
    },
    isUnstated: true,
  },
  {
    id: 'price-travel-taxes',
    path: '/pricing',
    asked: [
      'Does the price contain travel costs and taxes?',
      'Do we pay for flights and hotels of your team?',
      'Is sales tax added to your prices?',
      'travel expenses?',
      'Are there costs on top of the price range?',
    ],
    answer:
      'Our pages say nothing about travel costs or taxes. The written price range after a call says what is included.',
    says: [],
    fr: {
      asked: [
        'Le prix comprend-il les taxes et les déplacements ?',
        'Payons-nous les vols et les hôtels de votre équipe ?',
        'les frais de déplacement et la TVA sont compris ?',
        'prix HT ou TTC',
        'hôtel et avion en plus ?',
      ],
      answer:
        'Nos pages ne disent rien des frais de déplacement ni des taxes. La fourchette de prix écrite, après un appel, dit ce qui est compris.',
    },
    isUnstated: true,
  },
  {
    id: 'price-free-trial',
    path: '/pricing',
    asked: [
      'Is there a free trial?',
      'Can we test your platform before we buy it?',
      'Do you offer a demo version?',
      'demo account?',
      'Can you show us the software in a demonstration?',
      'Can we try it before we buy?',
      'Is there a test version?',
      'Can we get a live demo?',
      'Could we see it working before we sign?',
      'Proof of concept without paying?',
      'Show us the product',
    ],
    answer:
      'Our pages do not mention a free trial or a demo account. Please ask for it in a call of 30 minutes with an architect, or read the sample Blueprint.',
    says: [],
    fr: {
      asked: [
        'Y a-t-il un essai gratuit ?',
        "Peut-on tester votre plateforme avant de l'acheter ?",
        'on peut tester gratuitement ?',
        "une version d'essai ?",
        'avez-vous une démo',
      ],
      answer:
        "Nos pages ne mentionnent ni essai gratuit ni compte de démonstration. Demandez-le pendant un appel de 30 minutes avec un architecte, ou lisez l'exemple de Blueprint.",
    },
    isUnstated: true,
  },
  {
    id: 'start-steps',
    path: '/get-started',
    asked: [
      'How many steps does the get-started form have?',
      'What do you ask when I start a project request?',
      'What do I have to tell you to get started?',
      'get started form steps',
      'Is it a long form?',
    ],
    answer:
      'Three short steps: who you are, what you need, your budget and timeline. Then you choose a time for a consultation.',
    says: [
      'Three short steps: who you are, what you need, your budget and timeline. Then you choose a time for a consultation.',
    ],
    fr: {
      asked: [
        "Combien d'étapes le formulaire de démarrage a-t-il ?",
        'Que demandez-vous quand je commence une demande de projet ?',
      ],
      answer:
        'Trois courtes étapes : qui vous êtes, ce dont vous avez besoin, votre budget et votre calendrier. Ensuite, vous choisissez une heure pour une consultation.',
    },
  },
  {
    id: 'start-answers-kept',
    path: '/get-started',
    asked: [
      'Are my answers lost when I close or reload the form?',
      'Where are my answers before I press Submit?',
      'Do you see what I type before I send the form?',
      'form saved automatically?',
      'My connection broke while I filled in the request. Is everything gone?',
      'Can I continue the form later?',
      'I was interrupted while filling in the form',
      'Do I lose my answers if the connection breaks or the page reloads?',
    ],
    answer:
      'Until you press Submit, your answers stay in this browser. You keep them if you reload the page or lose the connection.',
    says: [
      'Until you press Submit, your answers stay in this browser. You keep them if you reload the page or lose the connection.',
    ],
    fr: {
      asked: [
        'Mes réponses sont-elles perdues si je recharge le formulaire ?',
        "Voyez-vous ce que je tape avant que j'envoie ?",
        'Est-ce que je perds mes réponses si la connexion coupe ?',
      ],
      answer:
        "Tant que vous n'avez pas envoyé, vos réponses restent dans ce navigateur. Vous les gardez si vous rechargez la page ou perdez la connexion.",
    },
  },
  {
    id: 'start-description-complete',
    path: '/get-started',
    asked: [
      'Must my description of the project be complete?',
      'I only have a rough idea. Is that enough for a request?',
      'Do we need a specification to send a request?',
      'rough description ok?',
      'How detailed do my needs have to be described?',
      'Do I have to write everything perfectly in the request form?',
      'I only have a rough idea, may I write anyway?',
      'We have no specification yet, is it too early to contact you?',
    ],
    answer:
      'It does not have to be complete. Describe it in your own words; we put it in order together in the consultation.',
    says: [
      'Describe it in your own words. It does not have to be complete. We put it in order together in the consultation.',
    ],
    fr: {
      asked: [
        'Ma description du projet doit-elle être complète ?',
        "Je n'ai qu'une idée approximative. Est-ce suffisant ?",
      ],
      answer:
        "Elle n'a pas besoin d'être complète. Décrivez le projet dans vos propres mots ; nous y mettons de l'ordre ensemble pendant la consultation.",
    },
  },
  {
    id: 'start-binding',
    path: '/get-started',
    asked: [
      'Does my budget in the form bind me?',
      'Are the values for budget and timeline binding?',
      'Do I have to know my exact budget?',
      'budget field binding?',
      'What if I am not sure about our budget yet?',
      'Am I committed to anything when I send the form?',
    ],
    answer: 'Rough values are enough. They help us to prepare a proposal and bind nobody.',
    says: [
      'Rough values are enough. They help us to prepare a proposal and bind nobody.',
      'Not sure yet',
    ],
    fr: {
      asked: [
        "Mon budget dans le formulaire m'engage-t-il ?",
        'Dois-je connaître mon budget exact ?',
        "si je mets un budget ça m'engage ?",
      ],
      answer:
        "Des valeurs approximatives suffisent. Elles nous aident à préparer une proposition et n'engagent personne.",
    },
  },
  {
    id: 'start-budget-ranges',
    path: '/get-started',
    asked: [
      'Which budget ranges can I choose in the form?',
      'In which currency is the budget in the form?',
      'What is the lowest budget in your form?',
      'budget options?',
      'Is the budget for one year or for the whole project?',
      'Do I state the budget in Canadian dollars?',
      'What budget do projects have usually?',
      'Is there a minimum budget?',
    ],
    answer:
      'From 50k to 100k up to more than 1m, in US dollars, for the whole engagement. You can also choose "Not sure yet".',
    says: [
      'In US dollars, for the whole engagement.',
      '50k to 100k',
      '100k to 250k',
      '250k to 500k',
      '500k to 1m',
      'More than 1m',
      'Not sure yet',
    ],
    fr: {
      asked: [
        'Quels budgets peut-on choisir dans le formulaire ?',
        'Dans quelle monnaie le budget est-il indiqué ?',
      ],
      answer:
        "De « 50k to 100k » jusqu'à « More than 1m », en dollars américains, pour tout le mandat. Vous pouvez aussi choisir « Not sure yet ».",
    },
  },
  {
    id: 'start-timeline-options',
    path: '/get-started',
    asked: [
      'Which timelines can I choose in the form?',
      'Can I say that we are only exploring?',
      'We have no date yet. May I still send a request?',
      'timeline options',
      'What if the project starts only next year?',
    ],
    answer:
      'Immediately, in 1 to 3 months, in 3 to 6 months, in more than 6 months, or "We are exploring".',
    says: [
      'Immediately',
      'In 1 to 3 months',
      'In 3 to 6 months',
      'In more than 6 months',
      'We are exploring',
    ],
    fr: {
      asked: [
        'Quels délais peut-on choisir dans le formulaire ?',
        'Puis-je dire que nous explorons seulement ?',
      ],
      answer:
        'Tout de suite, dans 1 à 3 mois, dans 3 à 6 mois, dans plus de 6 mois, ou « We are exploring ».',
    },
  },
  {
    id: 'start-challenges',
    path: '/get-started',
    asked: [
      'What should I write under current challenges?',
      'What do you want to know about our problems?',
      'challenges field - what goes in?',
      'How do I describe what goes wrong today?',
      'Is there an example of what to write about our situation?',
    ],
    answer:
      'Write what takes too long, gets lost or cannot be checked today, and who has the problem.',
    says: ['What takes too long, gets lost or cannot be checked today? Who has the problem?'],
    fr: {
      asked: [
        'Que dois-je écrire sous « Current challenges » ?',
        'Que voulez-vous savoir sur nos problèmes ?',
      ],
      answer:
        "Écrivez ce qui prend trop de temps, se perd ou ne peut pas être vérifié aujourd'hui, et qui a le problème.",
    },
  },
  {
    id: 'start-after-submit',
    path: '/get-started',
    asked: [
      'What happens after I submit the project request?',
      'Do I get a copy of my answers?',
      'Who reads my project request?',
      'after submitting the get-started form',
      'I have sent the request. What do I get from you now?',
      'What happens after the get started form?',
      'I have submitted the project form, what are the next steps?',
      'Who looks at my project request once I sent it?',
      'What happens once I click submit?',
    ],
    answer:
      'We send you a copy of your answers by email. One of our architects reads them and replies within 24 hours. Then comes the consultation.',
    says: [
      'We are sending you a copy of your answers by email. One of our architects reads them and replies within 24 hours.',
      'Two things come next: our reply and the consultation.',
    ],
    fr: {
      asked: [
        "Que se passe-t-il après l'envoi de ma demande de projet ?",
        'Est-ce que je reçois une copie de mes réponses ?',
        'Qui lit ma demande de projet ?',
        "et après l'envoi de ma demande de projet",
      ],
      answer:
        "Nous envoyons une copie de vos réponses par courriel. L'un de nos architectes les lit et répond dans les 24 heures. Ensuite vient la consultation.",
    },
  },
  {
    id: 'start-repeat-answers',
    path: '/get-started',
    asked: [
      'Do I have to repeat everything in the consultation?',
      'Has the architect read my answers before the call?',
      'Will the person in the call know what I wrote?',
      'repeat answers in call?',
      'Does the architect come prepared?',
    ],
    answer: 'The architect has your answers, so you do not need to repeat them.',
    says: ['The architect has your answers, so you do not need to repeat them.'],
    fr: {
      asked: [
        'Dois-je tout répéter pendant la consultation ?',
        "L'architecte a-t-il lu mes réponses avant l'appel ?",
      ],
      answer: "L'architecte a vos réponses, vous n'avez donc pas besoin de les répéter.",
    },
  },
  {
    id: 'start-consent',
    path: '/get-started',
    asked: [
      'What do you do with the answers of my project request?',
      'What do I agree to when I submit the project form?',
      'Why do you keep my answers?',
      'consent of the form?',
      'Why does the project form ask for my consent?',
    ],
    answer:
      'You agree that we keep these answers to prepare our reply and the consultation. Our privacy page says how.',
    says: [
      'If you submit, you agree that we keep these answers to prepare our reply and the consultation. Our privacy page says how.',
    ],
    fr: {
      asked: [
        'Que faites-vous des réponses de ma demande ?',
        'À quoi est-ce que je consens en envoyant la demande de projet ?',
      ],
      answer:
        'Vous acceptez que nous gardions ces réponses pour préparer notre réponse et la consultation. Notre page de confidentialité dit comment.',
    },
  },
  {
    id: 'start-interests',
    path: '/get-started',
    asked: [
      'What can I select as my primary interest?',
      'Can I request a project that is not one of your solutions?',
      'Do you also build something custom?',
      'custom project possible?',
      'Our service is neither visa nor tax. Can we still ask for a project?',
    ],
    answer: 'Choose one of the solutions in the list, or "Something else".',
    says: [
      'Primary interest',
      'e-Visa and immigration',
      'Digital governance and tax collection',
      'Healthcare and telemedicine',
      'AftrLife avatars',
      'Construction and inspection',
      'Something else',
    ],
    fr: {
      asked: [
        'Que peut-on choisir comme intérêt principal ?',
        "Peut-on demander un projet qui n'est pas l'une de vos solutions ?",
      ],
      answer: "L'une des solutions de la liste, ou « Something else ».",
    },
  },
  {
    id: 'start-failure',
    path: '/get-started',
    asked: [
      'The request form failed. Are my answers gone?',
      'I got "Submission Failed". What now?',
      'Do I have to type everything again after an error in the form?',
      'submission failed',
      'Sending my project request does not work. What should I do?',
    ],
    answer:
      'They are all still there: we did not receive them, so please submit again in a moment.',
    says: [
      'We did not receive your answers. They are all still here. Please submit again in a moment.',
    ],
    fr: {
      asked: [
        "L'envoi du formulaire a échoué. Mes réponses sont-elles perdues ?",
        "L'envoi de ma demande ne fonctionne pas. Que faire ?",
      ],
      answer:
        'Elles sont toutes encore là : nous ne les avons pas reçues, alors envoyez de nouveau dans un instant.',
    },
  },
  {
    id: 'price-contract-type',
    path: '/pricing',
    asked: [
      'Do you work at a fixed price or by the hour?',
      'What are your daily rates?',
      'Is the contract based on time and material?',
      'fixed price or time and materials?',
      'How much does one of your consultants cost per day?',
      'Do we pay monthly or once?',
      'Is it a fixed price or time and material?',
      'how is it billed',
      'Is your price fixed or can it rise later?',
      'Can the costs explode during the project?',
      'Cost overrun, who carries it?',
    ],
    answer:
      'Our pages do not state daily rates or a type of contract. They say that the cost depends on people and weeks; you get a written price range after a call.',
    says: [],
    fr: {
      asked: [
        "Travaillez-vous à prix fixe ou à l'heure ?",
        'Quels sont vos tarifs journaliers ?',
        "c'est au forfait ou en régie",
        "facturez-vous à l'heure",
        'votre taux journalier',
      ],
      answer:
        "Nos pages n'indiquent ni tarifs journaliers ni type de contrat. Le coût dépend des personnes et des semaines ; vous recevez une fourchette de prix par écrit après un appel.",
    },
    isUnstated: true,
  },
  {
    id: 'start-company-size',
    path: '/get-started',
    asked: [
      'Why do you ask for the company size?',
      'What does company size mean in the form?',
      'Which company sizes can I choose?',
      'company size field',
      'Are we too small or too large for your form?',
    ],
    answer: 'It is the number of people who work there, from 1-10 up to 1000+.',
    says: ['Number of people who work there.', '1-10', '11-50', '51-200', '201-1000', '1000+'],
    fr: {
      asked: [
        "Que veut dire la taille de l'entreprise dans le formulaire ?",
        "Quelles tailles d'entreprise peut-on choisir ?",
      ],
      answer: "C'est le nombre de personnes qui y travaillent, de 1-10 à 1000+.",
    },
  },
  {
    id: 'start-challenges-length',
    path: '/get-started',
    asked: [
      'How much text can I write about our challenges?',
      'Is there a limit for the description of our problems?',
      'Can I paste a long document into the request form?',
      'max length challenges',
      'How many characters may the project description have?',
    ],
    answer: 'Please use at most 2000 characters.',
    says: ['Please use at most 2000 characters'],
    fr: {
      asked: [
        'Combien de texte puis-je écrire sur nos problèmes ?',
        'Y a-t-il une limite pour la description du projet ?',
      ],
      answer: 'Au plus 2000 caractères.',
    },
  },
  {
    id: 'start-find-reference',
    path: '/get-started',
    asked: [
      'I closed the page after my request. Where is my reference?',
      'The address no longer opens my answers. What can I do?',
      'Where do I find the reference of my project request?',
      'lost reference number',
      'Can I look at my request again later?',
    ],
    answer: 'The confirmation email has your reference.',
    says: ['This address no longer opens your answers. The confirmation email has your reference.'],
    fr: {
      asked: [
        "J'ai fermé la page après ma demande. Où est ma référence ?",
        'Où trouver la référence de ma demande de projet ?',
      ],
      answer: 'Le courriel de confirmation contient votre référence.',
    },
  },
  {
    id: 'small-country',
    path: '/pricing',
    asked: [
      'We are a small country, are we too small for you?',
      'Do you work for small island states?',
      'Is there a minimum size of population or budget for a project with you?',
      'We are only a small ministry with thirty people, would you take us on?',
      'Our country has less than a hundred thousand people, does a project make sense?',
      'are you only interested in big countries',
      'We are tiny, is it worth it?',
      'Is there a lower limit for the size of a client?',
    ],
    answer:
      'Our pages name no smallest size of a country or an office. The smallest project is one service, from the first call to the first working version.',
    says: ['The smallest project: one service, from the first call to the first working version.'],
    fr: {
      asked: [
        'Notre pays est petit, travaillez-vous avec nous ?',
        'Y a-t-il une taille minimale pour un projet ?',
      ],
      answer:
        'Nos pages ne nomment pas de taille minimale. Le plus petit projet est un service, du premier appel à la première version qui fonctionne.',
    },
  },
  {
    id: 'pricing-page-about',
    path: '/pricing',
    asked: [
      'What do I find on your pricing page?',
      'What does the page about prices show?',
      'Is it worth reading the pricing page?',
      'content of the pricing page?',
      'What can I do on the pricing page?',
    ],
    answer:
      'What each tier includes and what makes a project larger. You can also estimate weeks and team for your own service.',
    says: [
      'This page shows what each tier includes and what makes a project larger. You can also estimate weeks and team for your own service.',
    ],
    fr: {
      asked: [
        'Que trouve-t-on sur votre page de tarifs ?',
        'ça vaut la peine de lire la page des prix ?',
        'contenu de la page de tarifs',
      ],
      answer:
        "Ce que comprend chaque formule et ce qui rend un projet plus grand. Vous pouvez aussi estimer les semaines et l'équipe pour votre propre service.",
    },
  },
  {
    id: 'estimate-from-to',
    path: '/pricing',
    asked: [
      'From when to when does the estimate count?',
      'Does the estimate include the years of operation?',
      'What does the estimate on the pricing page cover?',
      'start and end of the estimate?',
      'Is the time after the first version in the estimate?',
    ],
    answer:
      'From the first call to the first working version. The people are ours; your own staff are not counted.',
    says: [
      'From the first call to the first working version. The people are ours. Your own staff are not counted.',
    ],
    fr: {
      asked: [
        "De quand à quand l'estimation compte-t-elle ?",
        "les années d'exploitation sont dans l'estimation ?",
        "début et fin de l'estimation",
      ],
      answer:
        "Du premier appel à la première version qui fonctionne. Ce sont nos gens ; votre propre personnel n'est pas compté.",
    },
  },
  {
    id: 'start-whose-details',
    path: '/get-started',
    asked: [
      'Whose name do I enter in the project request?',
      'I fill in the form for my boss. Whose details do you want?',
      'Who should be named in the first step of Get Started?',
      'whose details in get started?',
      'Do I enter my own name or that of the head of our office?',
    ],
    answer: 'The person who should receive our reply, and the organization it is for.',
    says: ['Tell us who should receive our reply, and for which organization.'],
    fr: {
      asked: [
        'Quel nom dois-je entrer dans la demande de projet ?',
        'je remplis le formulaire pour mon patron, vous voulez les coordonnées de qui ?',
        'coordonnées de qui dans Get Started',
      ],
      answer: "La personne qui doit recevoir notre réponse, et l'organisation concernée.",
    },
  },
  {
    id: 'price-form-minutes',
    path: '/pricing',
    asked: [
      'How long does it take to fill in the estimate?',
      'Is the request for a price range quick to fill in?',
      'Are your questions about the price answered in a few minutes?',
      'time to answer the questions?',
      'Is it a long form until I get a price?',
    ],
    answer: 'A few minutes: you answer the questions on the page and send them to us.',
    says: ['Answer the questions below and send them to us. It takes a few minutes.'],
    fr: {
      asked: [
        "Combien de temps faut-il pour remplir l'estimation ?",
        "c'est un long formulaire avant d'avoir un prix ?",
        'temps pour répondre aux questions',
      ],
      answer: 'Quelques minutes : vous répondez aux questions de la page et vous nous les envoyez.',
    },
  },
  {
    id: 'price-keep-small',
    path: '/pricing',
    asked: [
      'How can we keep our project small?',
      'How could we make the project cheaper?',
      'What can we leave out to save effort?',
      'Our budget is tight. Where can we cut?',
      'smaller project, how?',
      'Would fewer languages or fewer systems make it smaller?',
      'I must save money, which of our wishes are expensive?',
      'how to pay less for project',
      'You will only tell us how to make it bigger',
      'What is the best way to begin with little money?',
      'Does it help to connect fewer systems at first?',
    ],
    answer:
      'Begin with one service: that is the smallest project. The number of services, applications a year, systems to connect and languages decide most of the effort.',
    says: [
      'The smallest project: one service, from the first call to the first working version.',
      'Four answers decide most of the effort. We ask for them first.',
      'Number of services',
      'Applications a year',
      'Systems to connect',
      'Languages',
    ],
    fr: {
      asked: [
        'Comment garder notre projet petit ?',
        'Comment rendre le projet moins cher ?',
        'Notre budget est serré, où peut-on réduire ?',
        'Moins de langues ou moins de systèmes, est-ce plus petit ?',
        'projet plus petit, comment faire ?',
        "je dois économiser, qu'est-ce qui coûte le plus",
      ],
      answer:
        "Commencez par un seul service : c'est le plus petit projet. Le nombre de services, les demandes par an, les systèmes à relier et les langues décident de l'essentiel du travail.",
    },
  },
  {
    id: 'price-how-many-people',
    path: '/pricing',
    asked: [
      'How many of your people would work on our project?',
      'How large is the team for a project like ours?',
      'Where can I see how many people you would send?',
      'We have one service and two languages. How big is your team then?',
      'team size?',
      'Is it three people or thirty who work on a project?',
      'I have to plan desks for your team. How many people are they?',
      'how much people you need for our system',
      'You will send us a whole army of consultants',
      'Can I calculate the size of the team myself?',
      'Does the number of people depend on our answers?',
    ],
    answer:
      'The estimate on the pricing page tells you: it is calculated from your five answers and gives weeks and team. The people are ours.',
    says: [
      'You can also estimate weeks and team for your own service.',
      'It is calculated from your five answers and the table below.',
      'The people are ours.',
    ],
    fr: {
      asked: [
        'Combien de vos gens travailleraient sur notre projet ?',
        "Quelle est la taille de l'équipe pour un projet comme le nôtre ?",
        'Où voir combien de personnes vous enverriez ?',
        "taille de l'équipe ?",
        'Je dois prévoir des bureaux pour votre équipe, combien sont-ils ?',
        'vous allez envoyer une armée de consultants',
      ],
      answer:
        "L'estimation sur la page des prix vous le dit : elle est calculée à partir de vos cinq réponses et donne les semaines et l'équipe. Ces personnes sont les nôtres.",
    },
  },
  {
    id: 'price-figures-ready',
    path: '/pricing',
    asked: [
      'Which figures should I have ready before I ask for a price?',
      'What do I need to know about our service to get an estimate?',
      'What do you ask first about the size of a project?',
      'I want to prepare for the price. Which numbers do you need?',
      'numbers to prepare?',
      'Do I have to know how many applications we get each year?',
      'My boss wants a price. What should I find out in our office first?',
      'what information prepare for price',
      'I do not have a full specification. What is enough for a first idea?',
      'Should I count our systems before I talk to you?',
      'Which facts about our service matter most for the effort?',
    ],
    answer:
      'The number of services, the applications a year, the systems to connect and the languages. We ask for these first, because they decide most of the effort.',
    says: [
      'Four answers decide most of the effort. We ask for them first.',
      'Number of services',
      'Applications a year',
      'Systems to connect',
      'Languages',
    ],
    fr: {
      asked: [
        'Quels chiffres dois-je préparer avant de demander un prix ?',
        'Que faut-il savoir sur notre service pour une estimation ?',
        "Que demandez-vous d'abord sur la taille du projet ?",
        'chiffres à préparer ?',
        "Mon chef veut un prix, que dois-je chercher d'abord chez nous ?",
        'faut-il connaître le nombre de demandes par an',
      ],
      answer:
        "Le nombre de services, les demandes par an, les systèmes à relier et les langues. Nous les demandons d'abord, car ils décident de l'essentiel du travail.",
    },
  },
  {
    id: 'price-smallest-weeks',
    path: '/pricing',
    fact: 'time-project',
    asked: [
      'How many weeks does the smallest project take?',
      'How long from the first call until one service works?',
      'What is the shortest time in which you deliver something that runs?',
      'we have one small service, how many months until it works',
      'fastest delivery time for a single service',
      'How long is the wait from our first call to a first working version?',
      'shortest project duration',
      'Could one service be ready within half a year?',
      'How long does the smallest project take?',
    ],
    answer:
      'The estimate on the pricing page gives the weeks of the smallest project: one service, from the first call to the first working version.',
    says: [
      'The smallest project: one service, from the first call to the first working version.',
      'You can also estimate weeks and team for your own service.',
    ],
    fr: {
      asked: [
        'Combien de semaines prend le plus petit projet ?',
        'Combien de temps du premier appel à la première version ?',
        'durée du plus petit projet',
        'un seul service, ça prend combien de mois',
      ],
      answer:
        "L'estimation de la page des prix donne les semaines du plus petit projet : un service, du premier appel à la première version qui fonctionne.",
    },
  },
  {
    id: 'price-smallest-team',
    path: '/pricing',
    fact: 'team-project',
    asked: [
      'How many people work on the smallest project?',
      'How big is your team for one single service?',
      'If we only do one service, how many of you come?',
      'smallest team size',
      'How many people of yours are the minimum?',
      'team for one service, number of people',
      'With how many heads do you build a first small version?',
      'What is the least number of your people on a project?',
      'How many of your engineers does a single small service need?',
    ],
    answer:
      'The estimate on the pricing page gives the people for the smallest project. The people are ours; your own staff are not counted.',
    says: [
      'You can also estimate weeks and team for your own service.',
      'The people are ours. Your own staff are not counted.',
    ],
    fr: {
      asked: [
        'Combien de personnes travaillent sur le plus petit projet ?',
        'équipe minimale pour un seul service',
        'Pour un seul service, combien êtes-vous ?',
      ],
      answer:
        "L'estimation de la page des prix donne les personnes pour le plus petit projet. Ce sont les nôtres ; votre personnel n'est pas compté.",
    },
  },
  {
    id: 'price-ranges-published',
    path: '/pricing',
    fact: 'prices',
    asked: [
      'Which price ranges are on your site now?',
      'Where on the site do I see amounts in dollars?',
      'What does the pricing page say in figures of money?',
      'price ranges published?',
      'Why does the page about prices show no prices?',
      'I have read the whole pricing page and found no amount. Where is it?',
      'Are there price ranges on the site at the moment?',
      'dollars on your pricing page, where',
      'What are your published prices?',
    ],
    answer:
      'None, as long as the pricing page shows no amounts: you get a range for your own service in three steps. Within two days after the call you get it in writing.',
    says: [
      'We publish no price ranges at the moment. You get one for your own service in three steps.',
      'Within two days after the call you get it in writing. It says what is included and what is not.',
    ],
    fr: {
      asked: [
        'Quelles fourchettes de prix sont sur votre site en ce moment ?',
        'Pourquoi la page des prix ne montre-t-elle aucun prix ?',
        'où sont les montants sur votre page de prix',
        'prix affichés sur le site ?',
      ],
      answer:
        "Aucune, tant que la page des prix ne montre pas de montants : vous recevez une fourchette pour votre service en trois étapes. Dans les deux jours après l'appel, vous l'avez par écrit.",
    },
  },
  {
    id: 'price-volume-weeks',
    path: '/pricing',
    fact: 'estimate-volume',
    asked: [
      'How many weeks does each number of applications a year add?',
      'We have about fifty thousand cases a year. How much longer is the project?',
      'weeks added for 10,000 to 100,000 cases',
      'We get more than ten thousand applications a year, what does that add?',
      'extra time for a middle volume of applications',
      'How much longer does it take with forty thousand requests a year?',
      '30k applications yearly, extra weeks?',
      'What do up to 100,000 cases a year add to the plan?',
      'How many weeks more do 100,000 to 1 million applications a year take?',
      'We have half a million cases a year. How much longer is the project?',
      'weeks added for 100,000 to 1 million cases',
      'With three hundred thousand visas a year, what does that add in time?',
      'extra weeks for several hundred thousand applications',
      'How much longer does it take with 250,000 requests a year?',
      '700k applications yearly, extra weeks?',
      'What does a volume just below one million add?',
      'How many weeks and people do more than 1 million applications a year add?',
      'We have several million cases a year. How much longer is the project?',
      'weeks added for more than a million cases',
      'With three million tax returns a year, what does that add?',
      'extra weeks and staff above one million applications',
      'Does the team grow when we have over a million requests a year?',
      '5m applications yearly, extra weeks?',
      'What does the highest volume in your table add in weeks and people?',
    ],
    answer:
      'The table on the pricing page shows the weeks and people that each number of applications a year adds. They are our planning values for a first estimate.',
    says: [
      '10,000 to 100,000',
      'Applications or cases a year',
      'The others are our planning values for a first estimate.',
      '100,000 to 1 million',
      'More than 1 million',
    ],
    fr: {
      asked: [
        'Combien de semaines chaque nombre de demandes par an ajoute-t-il ?',
        'Nous avons cinquante mille cas par an, combien de temps de plus ?',
        'semaines de plus pour un volume moyen de demandes',
        'Combien de semaines de plus pour 100 000 à 1 million de demandes par an ?',
        'Nous avons un demi-million de cas par an, combien de temps de plus ?',
        'semaines de plus pour plusieurs centaines de milliers de demandes',
        'Combien de semaines de plus pour plus de 1 million de demandes par an ?',
        'Nous avons plusieurs millions de cas par an, combien de temps de plus ?',
        "plus d'un million de demandes, l'équipe grandit-elle",
      ],
      answer:
        "Le tableau de la page des prix montre les semaines et les personnes qu'ajoute chaque nombre de demandes par an. Ce sont nos valeurs de planification pour une première estimation.",
    },
  },
  {
    id: 'price-languages-weeks',
    path: '/pricing',
    fact: 'estimate-languages',
    asked: [
      'How many weeks does each number of languages add?',
      'How much longer is a project in two languages?',
      'Do you need more people when the service has 2 languages?',
      'second language, extra weeks?',
      'English and French together, how many weeks more?',
      'time for one more language',
      'What does a bilingual service add to the schedule?',
      'We need the service in two official languages, how many more weeks is that?',
      'How many weeks do 3 or more languages add?',
      'How much longer is a project in four languages?',
      'We need the service in five languages. What does that add in weeks?',
      'three languages, extra weeks?',
      'many languages, how much more time',
      'Do several languages need more people?',
      'trilingual service, added weeks',
      'Our law asks for four official languages, how many more weeks is that?',
    ],
    answer:
      'The table on the pricing page shows the weeks that each number of languages adds. They are our planning values for a first estimate.',
    says: [
      '2 languages',
      'Languages of the service',
      'The others are our planning values for a first estimate.',
      '3 or more languages',
    ],
    fr: {
      asked: [
        'Combien de semaines chaque nombre de langues ajoute-t-il ?',
        'Combien de temps de plus pour un service en deux langues ?',
        'service bilingue, délai en plus',
        'Combien de semaines ajoutent 3 langues ou plus ?',
        'Combien de temps de plus pour un service en quatre langues ?',
        'service en plusieurs langues, délai en plus',
      ],
      answer:
        "Le tableau de la page des prix montre les semaines qu'ajoute chaque nombre de langues. Ce sont nos valeurs de planification pour une première estimation.",
    },
  },
  {
    id: 'price-services-weeks',
    path: '/pricing',
    fact: 'estimate-services',
    asked: [
      'How many weeks and people does each number of services add?',
      'How much longer is a project with three services?',
      'We want two services instead of one. What does that add?',
      'two services, extra weeks and people?',
      'weeks for a third service',
      'How many more people come when we order 3 services?',
      'How long does it take if we do passports and identity cards together?',
      'If we add a second service to the first, how many weeks and people is that?',
      'How many weeks and people do 4 or more services add?',
      'How much longer is a project with five services?',
      'We want to put ten services online. What does that add?',
      'six services, extra weeks and people?',
      'many services at once, how much more time',
      'How many more people come for four services?',
      'weeks for a whole range of services',
      'What does the largest number of services in your table add?',
    ],
    answer:
      'The table on the pricing page shows the weeks and people that each number of services adds. They are our planning values for a first estimate.',
    says: [
      '2 to 3 services',
      'How many services?',
      'The others are our planning values for a first estimate.',
      '4 or more services',
    ],
    fr: {
      asked: [
        'Combien de semaines et de personnes chaque nombre de services ajoute-t-il ?',
        'Combien de temps de plus pour trois services ?',
        "deux services au lieu d'un, ça ajoute quoi",
        'Combien de semaines et de personnes ajoutent 4 services ou plus ?',
        'Combien de temps de plus pour cinq services ?',
        'dix services en ligne, ça ajoute quoi',
      ],
      answer:
        "Le tableau de la page des prix montre les semaines et les personnes qu'ajoute chaque nombre de services. Ce sont nos valeurs de planification pour une première estimation.",
    },
  },
  {
    id: 'price-systems-weeks',
    path: '/pricing',
    fact: 'estimate-systems',
    asked: [
      'How many weeks and people does each number of systems add?',
      'We must connect four systems. How much longer is the project?',
      'five interfaces, extra weeks?',
      'weeks added for three integrations',
      'How much more time do a few connected registers take?',
      'We have to link the bank, the register and the border. What does that add?',
      '4 integrations, how many weeks more',
      'Our service needs data from four registers, how many more weeks is that?',
      'How many weeks and people do 6 or more systems to connect add?',
      'We must connect ten systems. How much longer is the project?',
      'eight interfaces, extra weeks?',
      'weeks added for more than five integrations',
      'How much more time do many connected registers take?',
      'Does your team grow when we have seven systems to connect?',
      'a dozen integrations, how many weeks more',
      'Our service needs data from nine registers, how many more weeks is that?',
    ],
    answer:
      'The table on the pricing page shows the weeks and people that each number of systems to connect adds. They are our planning values for a first estimate.',
    says: [
      '3 to 5',
      'Systems to connect',
      'The others are our planning values for a first estimate.',
      '6 or more',
    ],
    fr: {
      asked: [
        'Combien de semaines chaque nombre de systèmes à relier ajoute-t-il ?',
        'Nous devons relier quatre systèmes, combien de temps de plus ?',
        'trois intégrations, délai en plus',
        'Combien de semaines ajoutent 6 systèmes ou plus à relier ?',
        'Nous devons relier dix systèmes, combien de temps de plus ?',
        "une douzaine d'intégrations, délai en plus",
      ],
      answer:
        "Le tableau de la page des prix montre les semaines et les personnes qu'ajoute chaque nombre de systèmes à relier. Ce sont nos valeurs de planification pour une première estimation.",
    },
  },
]
