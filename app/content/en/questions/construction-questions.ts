import type { KnownQuestion } from './known-question.ts'

/** About construction and inspection. */
export const constructionQuestions: readonly KnownQuestion[] = [
  {
    id: 'construction-what',
    path: '/solutions/construction',
    asked: [
      'What is the Construction & Inspection solution?',
      'What does your building inspection platform do?',
      'Tell me about the inspection software',
      'construction solution in short?',
      'What does every finding of an inspection contain?',
      'What is your construction product about?',
      'You also do buildings? What is that?',
      'software for building inspectors, what do you offer',
      'Tell me about inspections of buildings with your software',
    ],
    answer:
      'An inspection platform for permit offices, public works and builders. Every finding has a place on the drawing, a photograph, a measurement and a name.',
    says: [
      'An inspection platform for permit offices, public works and builders.',
      'Every finding has a place on the drawing, a photograph, a measurement and a name.',
      'It is in the permit record before the inspector leaves the site.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que la solution Construction & Inspection ?",
        "Que fait votre plateforme d'inspection des bâtiments ?",
        "Que contient chaque constat d'une inspection ?",
        'un outil pour le suivi de chantier ?',
        'vous avez quelque chose pour le BTP',
        'inspection des bâtiments, vous proposez quoi',
      ],
      answer:
        "Une plateforme d'inspection pour les bureaux de permis, les travaux publics et les constructeurs. Chaque constat a un endroit sur le plan, une photo, une mesure et un nom.",
    },
  },
  {
    id: 'construction-for-whom',
    path: '/solutions',
    asked: [
      'Who is the construction solution for?',
      'Which authorities use the inspection platform?',
      'Is the inspection platform for contractors too?',
      'target users of the construction product?',
      'I run a building authority, does this fit?',
      'Who buys that, the city or the contractor?',
    ],
    answer: 'Building authorities, public works departments and their contractors.',
    says: ['Building authorities, public works departments and their contractors.'],
    fr: {
      asked: [
        "À qui s'adresse la solution de construction ?",
        "La plateforme d'inspection est-elle aussi pour les entrepreneurs ?",
        'Je dirige un service du bâtiment, est-ce pour nous ?',
        "c'est pour les mairies ou les entreprises de construction",
      ],
      answer: 'Aux services du bâtiment, aux services de travaux publics et à leurs entrepreneurs.',
    },
  },
  {
    id: 'construction-replaces',
    path: '/solutions',
    asked: [
      'What does the construction platform replace?',
      'Inspectors fill in forms at the office later, does your system end that?',
      'inspection software instead of what?',
      'Site photographs are lost in mailboxes',
      'Which old way of working disappears with the inspection platform?',
    ],
    answer: 'Photographs in mailboxes, and forms filled in later at the office.',
    says: ['Photographs in mailboxes, and forms filled in later at the office.'],
    fr: {
      asked: [
        'Que remplace la plateforme de construction ?',
        'Les photos de chantier se perdent dans les boîtes de courriel',
        "Quelle ancienne façon de travailler disparaît avec la plateforme d'inspection ?",
      ],
      answer:
        'Les photos dans les boîtes de courriel et les formulaires remplis plus tard au bureau.',
    },
  },
  {
    id: 'construction-start',
    path: '/solutions',
    asked: [
      'How do we start with the inspection platform?',
      'What is a good pilot for construction inspections?',
      'first step for digital inspections?',
      'Do all inspectors have to change at once?',
      'Can we try it with one team of inspectors?',
      'Where should a building authority begin?',
      'Can we try it with one team?',
    ],
    answer: 'With one type of inspection and one team, on sites that are due anyway.',
    says: ['One type of inspection and one team, on sites that are due anyway.'],
    fr: {
      asked: [
        "Comment commencer avec la plateforme d'inspection ?",
        'Quel est un bon projet pilote pour les inspections ?',
        "Peut-on l'essayer avec une seule équipe d'inspecteurs ?",
      ],
      answer: "Avec un type d'inspection et une équipe, sur des chantiers déjà prévus.",
    },
  },
  {
    id: 'construction-steps',
    path: '/solutions/construction',
    asked: [
      'How does an inspection work, step by step?',
      'What are the five steps of an inspection?',
      'inspection process steps?',
      'Can a step of the inspection be skipped?',
      'Walk me through a site inspection with your platform',
      'Who acts in each step of an inspection?',
      'How does the construction platform work?',
      'What does an inspector do with your app?',
      'Walk me through an inspection on site with your software',
      'Describe the workflow of a building inspection',
      'how do inspections run in your system from the visit to the permit',
      'What is the flow in the inspection software?',
    ],
    answer:
      "In five steps: site visit, evidence, machine check, inspector's signature and permit record. Nobody can file a step before the one above it is complete.",
    says: [
      'Each inspection has five steps.',
      'Nobody can file a step before the one above it is complete.',
      'Site visit',
      'Evidence',
      'Machine check',
      "Inspector's signature",
      'Permit record',
    ],
    fr: {
      asked: [
        'Comment se déroule une inspection, étape par étape ?',
        "Quelles sont les cinq étapes d'une inspection ?",
        "Peut-on sauter une étape de l'inspection ?",
        'une inspection se passe comment',
      ],
      answer:
        "En cinq étapes : visite du chantier, preuves, contrôle par la machine, signature de l'inspecteur et dossier du permis. Personne ne peut déposer une étape avant que la précédente soit complète.",
    },
  },
  {
    id: 'construction-visit',
    path: '/solutions/construction',
    asked: [
      'How is a site visit prepared?',
      'Who plans the inspection visits?',
      'What decides which site is visited next?',
      'visit planning for inspectors?',
      'Can a supervisor move an inspection visit?',
      'Is the builder present at the inspection?',
      'Who decides where an inspector goes today?',
      'How are the visits planned?',
    ],
    answer:
      'The platform proposes visits by stage, risk and distance. A supervisor can move them, and the reason is kept. The inspector visits with the builder present.',
    says: [
      'The platform proposes visits by stage, risk and distance.',
      'A supervisor can move them, and the reason is kept.',
      'Inspector, with the builder present',
      'The permit conditions become a list of points, and the inspector follows it on the drawing.',
    ],
    fr: {
      asked: [
        'Comment une visite de chantier est-elle préparée ?',
        "Qui planifie les visites d'inspection ?",
        'Un superviseur peut-il déplacer une visite ?',
      ],
      answer:
        "La plateforme propose des visites selon l'étape, le risque et la distance. Un superviseur peut les déplacer, et la raison est gardée. L'inspecteur fait la visite avec le constructeur.",
    },
  },
  {
    id: 'construction-evidence',
    path: '/solutions/construction',
    asked: [
      'What evidence does the inspector record?',
      'How is evidence recorded on a building site?',
      'What is kept with each photograph?',
      'inspection evidence: photo, measurement or certificate?',
      'Does the inspector have to enter evidence twice?',
      'What does the inspector have to write down?',
      'What counts as proof on site?',
    ],
    answer:
      'A photograph, a measurement or a certificate at each point, once. The original file, time, place, device and seal are kept.',
    says: [
      'The inspector records a photograph, a measurement or a certificate at each point, once.',
      'Original file, time, place, device and seal',
    ],
    fr: {
      asked: [
        "Quelles preuves l'inspecteur enregistre-t-il ?",
        'Comment les preuves sont-elles enregistrées sur un chantier ?',
        'Que garde-t-on avec chaque photo ?',
        'les photos du chantier servent de preuve ?',
      ],
      answer:
        "Une photo, une mesure ou un certificat à chaque point, une seule fois. Le fichier original, l'heure, l'endroit, l'appareil et le sceau sont gardés.",
    },
  },
  {
    id: 'construction-machine-check',
    path: '/solutions/construction',
    asked: [
      'Does the software pass or fail a building?',
      'What does the AI do in an inspection?',
      'Can the model approve construction work?',
      'automatic building approval?',
      'Who decides: the inspector or the machine?',
      'What does the machine check compare?',
      'Does AI decide if a house is safe?',
      'Can the software reject a building?',
      'Who decides that something is wrong, the model or the inspector?',
    ],
    answer:
      'In an inspection, a model marks what is missing or does not match the plan and the rule. It accepts nothing by itself. The inspector confirms or changes each mark and signs.',
    says: [
      'No. It marks what is missing or does not match the plan and the rule.',
      'It accepts nothing by itself.',
      'The inspector confirms or changes each mark and signs.',
      'A model compares each picture and number with the plan and the rule.',
    ],
    fr: {
      asked: [
        'Le logiciel accepte-t-il ou refuse-t-il un bâtiment ?',
        "Que fait l'IA dans une inspection ?",
        "Qui décide : l'inspecteur ou la machine ?",
        "l'IA valide le bâtiment ?",
      ],
      answer:
        "Lors d'une inspection, un modèle marque ce qui manque ou ne correspond pas au plan et à la règle. Il n'accepte rien tout seul. L'inspecteur confirme ou change chaque marque et signe.",
    },
  },
  {
    id: 'construction-changed-marks',
    path: '/solutions/construction',
    asked: [
      'Why does the platform keep marks that an inspector changed?',
      'How do we know how good the inspection model is?',
      'What is recorded about the model in an inspection?',
      'model version in the inspection record?',
      'Are corrections of the AI by inspectors stored?',
    ],
    answer:
      'The platform keeps changed marks, because they show how good the model is. Kept with each mark: the version of the model, the rule and the reason.',
    says: [
      'The platform keeps changed marks, because they show how good the model is.',
      'Version of the model, mark, rule and reason',
    ],
    fr: {
      asked: [
        "Pourquoi la plateforme garde-t-elle les marques changées par l'inspecteur ?",
        "Comment savoir si le modèle d'inspection est bon ?",
        "Qu'est-ce qui est enregistré sur le modèle dans une inspection ?",
      ],
      answer:
        "La plateforme garde les marques changées, parce qu'elles montrent la qualité du modèle. Chaque marque garde la version du modèle, la règle et la raison.",
    },
  },
  {
    id: 'construction-signature',
    path: '/solutions/construction',
    asked: [
      'How does the inspector sign a report?',
      'When is the inspection report signed?',
      'Can a shared account sign an inspection?',
      'digital signature of inspectors?',
      'Does the builder get a copy of the report?',
      'Can someone sign for a colleague?',
      'How is the report signed?',
      'When is the report finished, at the site or later?',
    ],
    answer:
      'The inspector reads the report with the builder and signs it with a personal credential before leaving. A shared account cannot sign. The builder gets a copy.',
    says: [
      'The inspector confirms or changes each mark and reads the report with the builder.',
      'They sign it with a personal credential before they leave.',
      'An inspector signs with a credential for one person and one device.',
      'A shared account cannot sign.',
      'Decision on every mark, signature, copy for the builder',
    ],
    fr: {
      asked: [
        "Comment l'inspecteur signe-t-il un rapport ?",
        'Un compte partagé peut-il signer une inspection ?',
        'Le constructeur reçoit-il une copie du rapport ?',
      ],
      answer:
        "L'inspecteur lit le rapport avec le constructeur et le signe avec un justificatif personnel avant de partir. Un compte partagé ne peut pas signer. Le constructeur reçoit une copie.",
    },
  },
  {
    id: 'construction-permit-record',
    path: '/solutions/construction',
    asked: [
      'What happens with a signed inspection report?',
      'Who releases the next stage of construction?',
      'Who can see the permit record?',
      'permit record: who has access?',
      'Does the fire service see the report?',
    ],
    answer:
      'It becomes part of the permit. The office releases or holds the next stage. Owner, builder and fire service see their part.',
    says: [
      'The signed report becomes part of the permit.',
      'The office releases or holds the next stage.',
      'Owner, builder and fire service see their part.',
    ],
    fr: {
      asked: [
        "Que devient un rapport d'inspection signé ?",
        "Qui autorise l'étape suivante de la construction ?",
        'Qui peut voir le dossier du permis ?',
      ],
      answer:
        "Il devient une partie du permis. Le bureau autorise ou retient l'étape suivante. Le propriétaire, le constructeur et le service d'incendie voient leur partie.",
    },
  },
  {
    id: 'construction-offline',
    path: '/solutions/construction',
    asked: [
      'What if there is no network on site?',
      'Does the inspection app work offline?',
      'Can an inspector sign without internet?',
      'field app without network?',
      'We inspect tunnels and basements without signal',
      'When is offline evidence sent?',
      'Does it work in a cellar without signal?',
      'No mobile network on the site, what then?',
      'Can inspectors work in a basement without reception?',
      'Underground car park, no signal: does the app still record?',
    ],
    answer:
      'The inspector loads the visit, the drawings and the rules before departure. The device records, checks for gaps and takes the signature without a network. It sends everything when there is a network again.',
    says: [
      'The inspector loads the visit, the drawings and the rules before departure.',
      'The device records, checks for gaps and takes the signature without a network.',
      'It sends everything when there is a network again.',
      'The evidence shows the time it was recorded.',
    ],
    fr: {
      asked: [
        "Et s'il n'y a pas de réseau sur le chantier ?",
        "L'application d'inspection fonctionne-t-elle hors ligne ?",
        'Un inspecteur peut-il signer sans Internet ?',
        'pas de réseau sur le chantier',
      ],
      answer:
        "L'inspecteur charge la visite, les plans et les règles avant le départ. L'appareil enregistre, cherche les lacunes et prend la signature sans réseau. Il envoie tout quand le réseau revient.",
    },
  },
  {
    id: 'construction-points',
    path: '/solutions/construction',
    asked: [
      'What is inspected on a building site?',
      'Which inspection points are there?',
      'inspection points in the example?',
      'Does the platform inspect foundations and roofs?',
      'Is the school in the drawing a real building?',
    ],
    answer:
      'In the specimen drawing of a primary school: footing, stair and escape route, column and slab, roof edge, front and windows, scaffold and hoist.',
    says: [
      'Primary school',
      'Specimen',
      'Footing',
      'Stair and escape route',
      'Column and slab',
      'Roof edge',
      'Front and windows',
      'Scaffold and hoist',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui est inspecté sur un chantier ?",
        "Quels sont les points d'inspection ?",
        "L'école du dessin est-elle un vrai bâtiment ?",
      ],
      answer:
        "Dans le dessin d'exemple d'une école primaire : semelle, escalier et voie d'évacuation, colonne et dalle, bord du toit, façade et fenêtres, échafaudage et monte-charge.",
    },
  },
  {
    id: 'construction-footing',
    path: '/solutions/construction',
    asked: [
      'How are foundations inspected before the concrete is poured?',
      'Can a pour be released without a photograph?',
      'Is reinforcement documented before concrete covers it?',
      'rebar photos before the pour?',
      'What is checked at the footing?',
      'How do you check what is already under concrete?',
    ],
    answer:
      'Bar size, spacing and cover are photographed with a scale before the concrete covers them. Nobody can release the pour without this photograph.',
    says: [
      'Bar size, spacing and cover, photographed with a scale before the concrete covers them.',
      'Nobody can release the pour without this photograph.',
    ],
    fr: {
      asked: [
        'Comment inspecte-t-on les fondations avant de couler le béton ?',
        'Peut-on autoriser le coulage sans photo ?',
        'Que vérifie-t-on à la semelle ?',
      ],
      answer:
        "Le diamètre, l'espacement et l'enrobage des barres sont photographiés avec une échelle avant que le béton les couvre. Personne ne peut autoriser le coulage sans cette photo.",
    },
  },
  {
    id: 'construction-stairs',
    path: '/solutions/construction',
    asked: [
      'How are stairs and escape routes measured?',
      'Does the platform compare measurements with the approved plan?',
      'stair width and headroom check?',
      'In which unit are deviations from the plan shown?',
      'What does an inspector measure at an escape route?',
    ],
    answer:
      'The inspector measures width, rise and headroom. The platform compares them with the approved plan and shows differences in millimetres.',
    says: [
      'The inspector measures width, rise and headroom.',
      'The platform compares them with the approved plan and shows differences in millimetres.',
    ],
    fr: {
      asked: [
        "Comment mesure-t-on les escaliers et les voies d'évacuation ?",
        'La plateforme compare-t-elle les mesures au plan approuvé ?',
        'Dans quelle unité les écarts sont-ils montrés ?',
      ],
      answer:
        "L'inspecteur mesure la largeur, la hauteur de marche et la hauteur libre. La plateforme les compare au plan approuvé et montre les écarts en millimètres.",
    },
  },
  {
    id: 'construction-materials',
    path: '/solutions/construction',
    asked: [
      'How are materials and certificates traced?',
      'What if a concrete strength test fails later?',
      'Can delivery notes be linked to a place in the building?',
      'material traceability?',
      'How do we find all places with a bad batch of concrete?',
    ],
    answer:
      'Delivery notes and test results belong to the place where the material is, and you can follow them in both directions. If a later strength test fails, you find every place it concerns.',
    says: [
      'Delivery notes and test results belong to the place where the material is.',
      'You can follow them in both directions.',
      'If a later strength test fails, you find every place it concerns.',
    ],
    fr: {
      asked: [
        'Comment retrace-t-on les matériaux et les certificats ?',
        'Et si un essai de résistance du béton échoue plus tard ?',
        'Peut-on lier un bon de livraison à un endroit du bâtiment ?',
      ],
      answer:
        "Les bons de livraison et les résultats d'essais appartiennent à l'endroit où est le matériau, et on peut les suivre dans chaque sens. Si un essai échoue plus tard, vous trouvez chaque endroit concerné.",
    },
  },
  {
    id: 'construction-roof-sample',
    path: '/solutions/construction',
    asked: [
      'How are roof waterproofing and facades checked?',
      'Who chooses the sample of windows to inspect?',
      'Can the builder choose which anchors are checked?',
      'random sample for facade inspection?',
      'How many photographs does the waterproofing need?',
    ],
    answer:
      'The waterproofing needs one photograph per layer, taken before the next layer covers it. Anchors and joints are checked by sample, and the platform chooses the sample.',
    says: [
      'The waterproofing needs one photograph per layer, taken before the next layer covers it.',
      'Anchors and joints are checked by sample.',
      'The platform chooses the sample, so nobody can choose the easy ones.',
    ],
    fr: {
      asked: [
        "Comment vérifie-t-on l'étanchéité du toit et les façades ?",
        "Qui choisit l'échantillon de fenêtres à inspecter ?",
        "Combien de photos faut-il pour l'étanchéité ?",
      ],
      answer:
        "L'étanchéité demande une photo par couche, prise avant que la couche suivante la couvre. Les ancrages et les joints sont vérifiés par échantillon, et la plateforme choisit l'échantillon.",
    },
  },
  {
    id: 'construction-scaffold',
    path: '/solutions/construction',
    asked: [
      'Who checks the scaffold and how often?',
      'Are daily scaffold checks visible to the inspector?',
      'scaffold safety check?',
      'What happens if a daily scaffold check is missed?',
      'Is the hoist inspected every day?',
    ],
    answer:
      'The builder checks scaffold and hoist every day, and the inspector can see it. A missed day is visible before anyone climbs.',
    says: [
      'Scaffold and hoist',
      'The builder checks them every day, and the inspector can see it.',
      'A missed day is visible before anyone climbs.',
    ],
    fr: {
      asked: [
        "Qui vérifie l'échafaudage et à quelle fréquence ?",
        "L'inspecteur voit-il les contrôles quotidiens de l'échafaudage ?",
        'Que se passe-t-il si un contrôle quotidien manque ?',
      ],
      answer:
        "Le constructeur vérifie l'échafaudage et le monte-charge chaque jour, et l'inspecteur peut le voir. Un jour manqué est visible avant que quelqu'un monte.",
    },
  },
  {
    id: 'construction-before-after',
    path: '/solutions/construction',
    asked: [
      'What changes for the inspector with the platform?',
      'How does an inspection report differ before and after?',
      'benefits of the inspection platform for inspectors?',
      'Does the inspector still write numbers on a pad?',
      'How does the inspector work on site with your app?',
      'What gets easier for an inspector?',
      'Do inspectors still write reports at night?',
      'How do we stop inspectors from writing reports at home from memory?',
      'Less paperwork for inspectors?',
    ],
    answer:
      'The inspector opens the visit at the gate, with plans, permit conditions and open findings on the device. Each number goes to its point on the drawing, and the report is signed on site.',
    says: [
      'Opens the visit at the gate.',
      'Plans, permit conditions and open findings are on the device, with or without a network.',
      'Enters each number at its point on the drawing.',
      'Reads the report on site with the builder and signs it.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour l'inspecteur avec la plateforme ?",
        'Quels sont les avantages pour les inspecteurs ?',
        "Comment l'inspecteur travaille-t-il sur le chantier ?",
      ],
      answer:
        "L'inspecteur ouvre la visite à l'entrée, avec les plans, les conditions du permis et les constats ouverts sur l'appareil. Chaque nombre va à son point sur le plan, et le rapport est signé sur place.",
    },
  },
  {
    id: 'construction-builder',
    path: '/solutions/construction',
    asked: [
      'How does a builder answer a finding?',
      'How quickly does the builder learn about a finding?',
      'What does the construction company have to do?',
      'builder response to findings?',
      'When does a contractor see defects that were found?',
      'What does the builder get to see?',
      'How does a firm show that it has repaired something?',
    ],
    answer:
      'The builder sees the finding and the rule within the hour, and answers with a picture of the repair.',
    says: [
      'Sees the finding and the rule within the hour, and answers with a picture of the repair.',
    ],
    fr: {
      asked: [
        'Comment un constructeur répond-il à un constat ?',
        'Quand le constructeur apprend-il un constat ?',
        "Que doit faire l'entreprise de construction ?",
      ],
      answer:
        "Le constructeur voit le constat et la règle dans l'heure, et répond avec une photo de la réparation.",
    },
  },
  {
    id: 'construction-builders-buy',
    path: '/solutions/construction',
    asked: [
      'Do builders have to buy anything?',
      'Does a contractor need your software?',
      'What do builders need to file daily checks?',
      'costs for builders?',
      'Must a large construction firm give up its own site software?',
      'Contractors will say that they cannot afford it',
      'What does it cost the building firms?',
      'Does the builder need software?',
      'Is there a cost for contractors and small builders?',
      'What do builders need to pay?',
    ],
    answer:
      'Builders do not have to buy anything: they answer findings and file daily checks in a browser or on an ordinary phone. Larger firms can connect their own site software.',
    says: [
      'No. They answer findings and file daily checks in a browser or on an ordinary phone.',
      'Larger firms can connect their own site software.',
    ],
    fr: {
      asked: [
        'Les constructeurs doivent-ils acheter quelque chose ?',
        'Un entrepreneur a-t-il besoin de votre logiciel ?',
        'Une grande entreprise doit-elle abandonner son logiciel de chantier ?',
      ],
      answer:
        "Les constructeurs n'ont rien à acheter : ils répondent aux constats et déposent les contrôles quotidiens dans un navigateur ou sur un téléphone ordinaire. Les grandes entreprises peuvent connecter leur propre logiciel de chantier.",
    },
  },
  {
    id: 'construction-findings',
    path: '/solutions/construction',
    asked: [
      'When is a finding closed?',
      'Does each finding have a deadline?',
      'How are defects followed up?',
      'findings and repairs tracking?',
      'Can someone simply tick off a defect?',
      'When is a defect really off the list?',
      'Who follows up on defects?',
    ],
    answer:
      'When there is evidence and a second look, not a tick in a box. Each finding has an owner, a rule and a date.',
    says: [
      'Each finding has an owner, a rule and a date.',
      'Evidence and a second look close it, not a tick in a box.',
    ],
    fr: {
      asked: [
        'Quand un constat est-il fermé ?',
        'Chaque constat a-t-il une échéance ?',
        'Peut-on simplement cocher un défaut ?',
      ],
      answer:
        'Quand il y a une preuve et un deuxième regard, et non une simple coche. Chaque constat a un responsable, une règle et une date.',
    },
  },
  {
    id: 'construction-parts',
    path: '/solutions/construction',
    asked: [
      'What does the inspection platform include?',
      'Which modules does the construction solution have?',
      'Do we need all parts of the inspection platform at once?',
      'construction modules?',
      'Does it work with our present permit system?',
    ],
    answer:
      'Permit and plan register, visit planning, field app, checks by picture and number, findings and repairs, materials and certificates, and the building record. Start with two and add the others later.',
    says: [
      'Each part works alone, and with your present plan and permit systems.',
      'Start with two and add the others when you need them.',
      'Permit and plan register',
      'Visit planning',
      'Field app without a network',
      'Checks by picture and number',
      'Findings and repairs',
      'Materials and certificates',
      'Building record',
    ],
    fr: {
      asked: [
        "Que comprend la plateforme d'inspection ?",
        'Quels modules la solution de construction a-t-elle ?',
        'Fonctionne-t-elle avec notre système de permis actuel ?',
      ],
      answer:
        'Registre des permis et des plans, planification des visites, application de terrain, contrôles par photo et par nombre, constats et réparations, matériaux et certificats, et dossier du bâtiment. Commencez par deux parties.',
    },
  },
  {
    id: 'construction-plans',
    path: '/solutions/construction',
    asked: [
      'Which plan revision does the inspector see?',
      'Can an inspector work with an outdated drawing?',
      'Are all plan revisions in one place?',
      'plan revisions on site?',
      'How do you avoid old plans on the building site?',
    ],
    answer:
      'The device on site shows the approved revision and no other. Applications, approved drawings and every revision are in one place.',
    says: [
      'Applications, approved drawings and every revision in one place.',
      'The device on site shows the approved revision and no other.',
    ],
    fr: {
      asked: [
        "Quelle révision du plan l'inspecteur voit-il ?",
        'Un inspecteur peut-il travailler avec un plan périmé ?',
        'Toutes les révisions des plans sont-elles au même endroit ?',
      ],
      answer:
        "L'appareil sur le chantier montre la révision approuvée et aucune autre. Les demandes, les plans approuvés et chaque révision sont au même endroit.",
    },
  },
  {
    id: 'construction-paper-plans',
    path: '/solutions/construction',
    asked: [
      'Our plans are scans of paper. Can we start?',
      'Does the inspection platform need BIM models?',
      'We only have paper drawings',
      'scanned plans possible?',
      'Can points be taken from a digital building model?',
      'We only have paper drawings, is that enough?',
      'Our plans are not digital',
    ],
    answer:
      'You can start with scans: you align a scan with the building grid and place the points by hand. If there is a digital model, the platform takes the points from it.',
    says: [
      'Yes. You align a scan with the building grid and place the points by hand.',
      'If there is a digital model, the platform takes the points from it.',
    ],
    fr: {
      asked: [
        'Nos plans sont des numérisations de papier. Pouvons-nous commencer ?',
        "La plateforme d'inspection a-t-elle besoin de modèles BIM ?",
        "Nous n'avons que des plans papier",
      ],
      answer:
        "Vous pouvez commencer avec des numérisations : vous alignez une numérisation sur la grille du bâtiment et placez les points à la main. S'il y a un modèle numérique, la plateforme en tire les points.",
    },
  },
  {
    id: 'construction-roads',
    path: '/solutions/construction',
    asked: [
      'Does the inspection platform also work for roads and bridges?',
      'Can we inspect civil works with it?',
      'roads, bridges, railways?',
      'Is it only for buildings?',
      'We build highways, is the inspection solution useful?',
      'Does it cover bridges and roads?',
      'We build highways, is it for us?',
    ],
    answer:
      'It works for roads and bridges too. A point then has a distance along the road instead of a floor. Visits, evidence, signature and record stay the same.',
    says: [
      'Yes. A point then has a distance along the road instead of a floor.',
      'Visits, evidence, signature and record stay the same.',
    ],
    fr: {
      asked: [
        "La plateforme d'inspection fonctionne-t-elle aussi pour les routes et les ponts ?",
        'Est-ce seulement pour les bâtiments ?',
        'Nous construisons des autoroutes, la solution est-elle utile ?',
        'ça marche pour les routes ?',
      ],
      answer:
        "Elle fonctionne aussi pour les routes et les ponts. Un point a alors une distance le long de la route au lieu d'un étage. Visites, preuves, signature et dossier restent les mêmes.",
    },
  },
  {
    id: 'construction-building-record',
    path: '/solutions/construction',
    asked: [
      'How long is the building record kept?',
      'What is in the building record?',
      'building file after handover?',
      'Does the new owner get the inspection history?',
      'What is left for the owner after the building is finished?',
      'How long are the inspection files there?',
    ],
    answer:
      'For the life of the building, and it is handed over with the keys. It has what was approved, built, changed and accepted.',
    says: [
      'What was approved, built, changed and accepted.',
      'The record is kept for the life of the building and handed over with the keys.',
      'The permit record opens at the right point: what was found, who accepted it, and why.',
    ],
    fr: {
      asked: [
        'Combien de temps le dossier du bâtiment est-il gardé ?',
        'Que contient le dossier du bâtiment ?',
        'Un propriétaire peut-il savoir des années plus tard qui a accepté un mur ?',
      ],
      answer:
        'Pendant toute la vie du bâtiment, et il est remis avec les clés. Il contient ce qui est approuvé, construit, changé et accepté.',
    },
  },
  {
    id: 'construction-sealed',
    path: '/solutions/construction',
    asked: [
      'Can site photographs be manipulated?',
      'How is a photo protected against editing?',
      'Does the platform accept pictures from a phone gallery?',
      'tamper-proof photos?',
      'What if somebody crops a site photograph?',
      'Can an inspection entry be overwritten?',
      'Can somebody use an old photo from another site?',
      'How do you know that a picture is genuine?',
      'Can photos be edited afterwards?',
      'Could a cheater reuse a picture taken somewhere else?',
      'Are the images tamper-proof?',
      'Pictures can be faked, so what is the inspection worth?',
    ],
    answer:
      'A site picture gets its seal when it is taken. The platform refuses a crop, a filter or a later copy. A correction is a new entry beside the old one.',
    says: [
      'A picture gets its seal when it is taken.',
      'The platform refuses a crop, a filter or a later copy, because the seal no longer matches.',
      'A correction is a new entry beside the old one, with a name and a reason.',
    ],
    fr: {
      asked: [
        'Les photos de chantier peuvent-elles être manipulées ?',
        'Comment une photo est-elle protégée contre les retouches ?',
        "Une entrée d'inspection peut-elle être écrasée ?",
      ],
      answer:
        "Une photo de chantier reçoit son sceau quand elle est prise. La plateforme refuse un recadrage, un filtre ou une copie faite plus tard. Une correction est une nouvelle entrée à côté de l'ancienne.",
    },
  },
  {
    id: 'construction-conflicts',
    path: '/solutions/construction',
    asked: [
      'How do you prevent corruption of inspectors?',
      'What about conflicts of interest?',
      'Is it visible when one inspector always visits the same builder?',
      'inspector rotation?',
      'Can an inspector visit the site of a relative?',
      'Builders bribe our inspectors, does it help against that?',
      'How does it make corruption harder?',
      'What if an inspector is a friend of the builder?',
      'Bribery and favours in inspections, what do you do about them?',
    ],
    answer:
      'The platform gives no visit to an inspector who has declared an interest. It shows which inspectors keep visiting the same builder.',
    says: [
      'The platform gives no visit to an inspector who has declared an interest.',
      'It shows which inspectors keep visiting the same builder.',
    ],
    fr: {
      asked: [
        'Comment évitez-vous la corruption des inspecteurs ?',
        "Qu'en est-il des conflits d'intérêts ?",
        'Voit-on si un inspecteur visite toujours le même constructeur ?',
        "comment éviter que l'inspecteur soit corrompu",
      ],
      answer:
        'La plateforme ne donne aucune visite à un inspecteur qui a déclaré un intérêt. Elle montre quels inspecteurs visitent toujours le même constructeur.',
    },
  },
  {
    id: 'construction-privacy',
    path: '/solutions/construction',
    asked: [
      'Are faces and licence plates hidden in inspection reports?',
      'What about workers who are visible in site photographs?',
      'privacy of people in site photos?',
      'Does the platform blur people and vehicles?',
      'Who keeps the original site photograph?',
      'Are workers on the pictures recognisable?',
      'What about faces on the photos?',
    ],
    answer:
      'The platform blurs people and vehicles in site photographs before it shares a report. The authority keeps the original.',
    says: [
      'The platform blurs people and vehicles before it shares a report.',
      'The authority keeps the original.',
    ],
    fr: {
      asked: [
        "Les visages et les plaques sont-ils cachés dans les rapports d'inspection ?",
        "Qu'en est-il des ouvriers visibles sur les photos ?",
        'Qui garde la photo originale du chantier ?',
      ],
      answer:
        "La plateforme floute les personnes et les véhicules sur les photos de chantier avant de partager un rapport. L'autorité garde l'original.",
    },
  },
  {
    id: 'construction-formats',
    path: '/solutions/construction',
    asked: [
      'Which file formats does the inspection platform use?',
      'Are drawings in PDF and IFC?',
      'Can we read the reports without your software?',
      'ifc support?',
      'open formats for inspection reports?',
    ],
    answer:
      'Drawings and models are in PDF and IFC. Reports with their evidence are one archive that opens without our software.',
    says: [
      'Drawings and models are in PDF and IFC.',
      'Reports with their evidence are one archive that opens without our software.',
    ],
    fr: {
      asked: [
        "Quels formats de fichiers la plateforme d'inspection utilise-t-elle ?",
        'Les plans sont-ils en PDF et en IFC ?',
        'Pouvons-nous lire les rapports sans votre logiciel ?',
      ],
      answer:
        "Les plans et les modèles sont en PDF et en IFC. Les rapports et leurs preuves forment une archive qui s'ouvre sans notre logiciel.",
    },
  },
  {
    id: 'construction-figures',
    path: '/solutions/construction',
    asked: [
      'How accurate is the inspection platform?',
      'What are the key figures of the construction solution?',
      '99.5% accuracy, can it be checked again?',
      'uptime of the inspection service?',
      'Does the field app stop when the service is down?',
    ],
    answer:
      '99.5% accuracy and 99.9% uptime are our figures; your contract defines how they are measured. The field app works without the service and sends its data later.',
    says: [
      '99.5%',
      'accuracy',
      '99.9%',
      'uptime',
      'Your contract defines how it is measured.',
      'The field app works without the service and sends its data later.',
      'A second inspector can repeat the check with the same evidence.',
    ],
    fr: {
      asked: [
        "Quelle est l'exactitude de la plateforme d'inspection ?",
        'Quels sont les chiffres clés de la solution de construction ?',
        "L'application de terrain s'arrête-t-elle quand le service est en panne ?",
      ],
      answer:
        "Nos chiffres sont 99,5 % d'exactitude et 99,9 % de disponibilité; votre contrat définit comment ils sont mesurés. L'application de terrain fonctionne sans le service et envoie ses données plus tard.",
    },
  },
  {
    id: 'construction-cost',
    path: '/solutions/construction',
    asked: [
      'What does the inspection platform cost?',
      'How much is the construction solution?',
      'price per inspection?',
      'What would digital inspections cost a permit office?',
      'inspection software licence price',
      'Price of the inspection app?',
    ],
    answer:
      'Our page about construction gives no price for the inspection platform. You can estimate a project: choose services, inspections a year, systems and languages, and the estimate shows the weeks and the team.',
    says: [],
    fr: {
      asked: [
        "Combien coûte la plateforme d'inspection ?",
        'Quel est le prix de la solution de construction ?',
        'Quel est le prix par inspection ?',
        "prix de l'outil de chantier",
      ],
      answer:
        "Notre page sur la construction ne donne pas de prix pour la plateforme d'inspection. Vous pouvez estimer un projet : choisissez les services, les inspections par année, les systèmes et les langues, et l'estimation montre les semaines et l'équipe.",
    },
    isUnstated: true,
  },
  {
    id: 'construction-drones',
    path: '/solutions/construction',
    asked: [
      'Do you use drones for site inspections?',
      'Can the inspection platform work with laser scans?',
      'drone or 360 degree camera support?',
      'Does the construction solution use sensors on site?',
      'Can we upload drone pictures of a roof?',
      'Do you fly drones?',
    ],
    answer:
      'Our page about construction does not mention drones, laser scans or sensors. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Utilisez-vous des drones pour les inspections ?',
        "La plateforme d'inspection fonctionne-t-elle avec des relevés laser ?",
        'Peut-on téléverser des images de drone ?',
      ],
      answer:
        'Notre page sur la construction ne parle ni de drones, ni de relevés laser, ni de capteurs. Posez-nous la question; une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'construction-phones',
    path: '/solutions/construction',
    asked: [
      'Does the field app run on iPhone and Android?',
      'Which tablets do inspectors need?',
      'inspection app for ios?',
      'What devices does the field app support?',
      'Do we have to buy special tablets for inspectors?',
      'On which phone does the app run?',
      'iPad or Android for the inspectors?',
    ],
    answer:
      'Our page about construction does not name the devices of the field app. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        "L'application de terrain fonctionne-t-elle sur iPhone et Android ?",
        'Quelles tablettes les inspecteurs doivent-ils avoir ?',
        "Quels appareils l'application d'inspection prend-elle en charge ?",
        'il faut quel téléphone pour les inspecteurs',
      ],
      answer:
        "Notre page sur la construction ne nomme pas les appareils de l'application de terrain. Posez-nous la question; une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'construction-duration',
    path: '/solutions/construction',
    asked: [
      'How long does it take to introduce digital inspections?',
      'When could our permit office start with the platform?',
      'inspection project duration?',
      'How many weeks does an inspection project need?',
      'timeline for the construction solution',
      'How fast could our inspectors start with it?',
    ],
    answer:
      'Our page about construction states no fixed time for the inspection platform. The estimate shows the weeks and the team for your project.',
    says: [],
    fr: {
      asked: [
        'Combien de temps faut-il pour introduire les inspections numériques ?',
        'Quand notre bureau de permis pourrait-il commencer ?',
        "Combien de semaines dure un projet d'inspection ?",
        'combien de temps avant les premières inspections numériques',
      ],
      answer:
        "Notre page sur la construction n'indique pas de durée fixe pour la plateforme d'inspection. L'estimation montre les semaines et l'équipe de votre projet.",
    },
    isUnstated: true,
  },
  {
    id: 'construction-picture-check',
    path: '/solutions/construction',
    asked: [
      'Does the app ask for a new picture when one is unclear?',
      'What do the picture checks compare?',
      'automatic checks of site photographs?',
      'Can the inspector retake a bad photograph on site?',
      'Does the model check reinforcement and openings?',
    ],
    answer:
      'The inspection platform asks for a new picture while the inspector is still there. It compares reinforcement, cover, openings, joints and signs with the plan.',
    says: [
      'The platform compares reinforcement, cover, openings, joints and signs with the plan.',
      'It asks for a new picture while the inspector is still there.',
    ],
    fr: {
      asked: [
        "L'application demande-t-elle une nouvelle photo si une photo n'est pas claire ?",
        'Que comparent les contrôles par photo ?',
        "L'inspecteur peut-il reprendre une mauvaise photo sur place ?",
      ],
      answer:
        "La plateforme d'inspection demande une nouvelle photo pendant que l'inspecteur est encore là. Elle compare l'armature, l'enrobage, les ouvertures, les joints et les signes au plan.",
    },
  },
  {
    id: 'construction-points-not-seen',
    path: '/solutions/construction',
    asked: [
      'What about points that the inspector did not reach?',
      'Are points that were not seen listed in the report?',
      'Does the report hide what was assumed?',
      'unseen points?',
      'What is kept from the site visit itself?',
    ],
    answer:
      'Points that were not seen are listed. The visit keeps arrival, route, points seen and points not reached.',
    says: [
      'Points that were not seen are listed.',
      'Arrival, route, points seen and points not reached',
    ],
    fr: {
      asked: [
        "Et les points que l'inspecteur n'a pas atteints ?",
        'Les points non vus sont-ils dans le rapport ?',
        'Que garde-t-on de la visite elle-même ?',
      ],
      answer:
        "Les points non vus sont dans une liste. La visite garde l'arrivée, le trajet, les points vus et les points non atteints.",
    },
  },
  {
    id: 'construction-own-staff',
    path: '/solutions/construction',
    asked: [
      'Do the evidence rules also apply to your own staff?',
      'Can Unordin change inspection evidence?',
      'are there accounts without these rules?',
      'Does an administrator account escape the evidence rules?',
      'Who agrees how the inspection figures are counted?',
      'Who checks the checkers at building sites?',
      'Are inspectors themselves controlled?',
    ],
    answer:
      'These rules apply to every visit and every account, including those of our own staff. Before the first visit we agree with your office how each figure is counted.',
    says: [
      'These rules apply to every visit and every account, including those of our own staff.',
      'Before the first visit we agree with your office how each figure is counted.',
    ],
    fr: {
      asked: [
        "Les règles des preuves s'appliquent-elles aussi à votre personnel ?",
        "Est-ce qu'Unordin peut changer des preuves d'inspection ?",
        "Qui convient de la façon de compter les chiffres d'inspection ?",
      ],
      answer:
        "Ces règles s'appliquent à chaque visite et à chaque compte, aussi à ceux de notre personnel. Avant la première visite, nous convenons avec votre bureau de la façon de compter chaque chiffre.",
    },
  },
  {
    id: 'construction-report-today',
    path: '/solutions/construction',
    asked: [
      'How is a site inspection reported today?',
      'What is wrong with inspection reports as filed today?',
      'inspection on paper?',
      'Why do inspection reports on paper fail?',
      'What does an owner find years later on paper?',
    ],
    answer:
      'Date and hour are filled in later at the office, from memory or from a diary. Numbers are copied twice. Years later the file is in another office, or it is lost.',
    says: [
      'Fills in date and hour later at the office, from memory or from a diary.',
      'Writes numbers on a pad and copies them twice.',
      'The file is in another office, or it is lost.',
    ],
    fr: {
      asked: [
        "Comment une inspection de chantier est-elle rapportée aujourd'hui ?",
        "Qu'est-ce qui ne va pas avec les rapports d'inspection actuels ?",
        'Que trouve un propriétaire des années plus tard sur papier ?',
      ],
      answer:
        "La date et l'heure sont inscrites plus tard au bureau, de mémoire ou d'après un agenda. Les nombres sont recopiés en double. Des années plus tard, le dossier est dans un autre bureau, ou perdu.",
    },
  },
  {
    id: 'construction-who-acts',
    path: '/solutions/construction',
    asked: [
      'Who acts in each of the five steps of an inspection?',
      'Which step of an inspection is done by whom?',
      'What does the builder do in an inspection, and what does the permit office do?',
      'who does what in an inspection?',
      'In which of the five steps does a model act?',
    ],
    answer:
      'Visit: the inspector, with the builder present. Evidence: the inspector; the builder for daily checks. Machine check: the model, which marks and does not decide. Signature: the inspector, by name. Permit record: the permit office.',
    says: [
      'Inspector, with the builder present',
      'Inspector; builder for daily checks',
      'Model; it marks, it does not decide',
      'Inspector, by name',
      'Permit office',
    ],
    fr: {
      asked: [
        "Qui agit à chacune des cinq étapes d'une inspection ?",
        'le constructeur fait quoi, et le bureau de permis fait quoi ?',
        'qui fait quoi dans une inspection',
      ],
      answer:
        "Visite : l'inspecteur, en présence du constructeur. Preuves : l'inspecteur ; le constructeur pour les contrôles quotidiens. Contrôle par la machine : le modèle, qui marque et ne décide pas. Signature : l'inspecteur, avec son nom. Dossier du permis : le bureau de permis.",
    },
  },
  {
    id: 'construction-photo-change',
    path: '/solutions/construction',
    asked: [
      'How are site photographs taken with the platform, and how today?',
      'What is different about photographs on site?',
      'Are site photographs sorted by point?',
      'inspection photos before and after?',
      'We have hundreds of site photographs with no names. What changes?',
    ],
    answer:
      'Each picture is taken for one point and one check, and the platform seals it at once. Today the inspector takes a hundred pictures, and the camera names them.',
    says: [
      'Takes a hundred pictures with a phone. The camera names them.',
      'Takes each picture for one point and one check. The platform seals it at once.',
    ],
    fr: {
      asked: [
        "Comment les photos de chantier sont-elles prises avec la plateforme, et comment aujourd'hui ?",
        'on a des centaines de photos de chantier sans nom, ça change quoi ?',
        "photos d'inspection avant et après",
      ],
      answer:
        "Chaque photo est prise pour un point et un contrôle, et la plateforme la scelle aussitôt. Aujourd'hui, l'inspecteur prend cent photos, et c'est l'appareil qui les nomme.",
    },
  },
  {
    id: 'construction-second-look',
    path: '/solutions/construction',
    asked: [
      'Can a second inspector repeat a check?',
      'Can somebody check the work of an inspector later, with the same evidence?',
      'Does a second look at an inspection need another visit?',
      'repeat an inspection check?',
      'How can we verify what an inspector found?',
    ],
    answer: 'A second inspector can repeat the check with the same evidence.',
    says: ['A second inspector can repeat the check with the same evidence.'],
    fr: {
      asked: [
        'Un second inspecteur peut-il refaire un contrôle ?',
        "on peut vérifier ce qu'un inspecteur a trouvé sans retourner sur place ?",
        "refaire un contrôle d'inspection",
      ],
      answer: 'Un second inspecteur peut refaire le contrôle avec les mêmes preuves.',
    },
  },
  {
    id: 'construction-owner-later',
    path: '/solutions/construction',
    asked: [
      'What does an owner find years later in the permit record?',
      'A wall is opened after years. What does the permit record say?',
      'Who accepted this part of the building? Can one see it later?',
      'permit record years after?',
      'How does an owner find one point of the building in the record?',
    ],
    answer: 'The permit record opens at the right point: what was found, who accepted it, and why.',
    says: ['The permit record opens at the right point: what was found, who accepted it, and why.'],
    fr: {
      asked: [
        'Que trouve un propriétaire dans le dossier du permis des années plus tard ?',
        'on ouvre un mur après des années, le dossier du permis dit quoi ?',
        'dossier du permis des années après',
      ],
      answer:
        "Le dossier du permis s'ouvre au bon point : ce qui a été constaté, qui l'a accepté, et pourquoi.",
    },
  },
  {
    id: 'construction-correct-mistake',
    path: '/solutions/construction',
    asked: [
      'How is a mistake in an inspection corrected?',
      'inspector typed 21 instead of 12, can he fix it?',
      'I entered a wrong measurement on site, how do I put it right?',
      'fixing a typo in an inspection report?',
      'everybody makes errors, is there a way to correct them',
      'Can a wrong number be deleted from the report?',
      'The inspector pressed the wrong button and it is sent',
      'is old wrong value still visible after correction',
      'wrong value entered, how to change?',
      'Do you see who corrected something and why?',
      'my report has an error, does it stay there for ever',
      'correcting an entry after the visit',
    ],
    answer:
      'With a new entry beside the old one, with a name and a reason. Nothing is overwritten.',
    says: [
      'A correction is a new entry beside the old one, with a name and a reason.',
      'Nothing is overwritten',
    ],
    fr: {
      asked: [
        'Comment corrige-t-on une erreur dans une inspection ?',
        "l'inspecteur a tapé 21 au lieu de 12, il peut corriger ?",
        "j'ai saisi une mauvaise mesure, que faire ?",
        'peut-on effacer un chiffre faux du rapport ?',
        'voit-on qui a corrigé et pourquoi',
        'faute de frappe dans le rapport',
      ],
      answer:
        "Par une nouvelle entrée à côté de l'ancienne, avec un nom et une raison. Rien n'est écrasé.",
    },
  },
  {
    id: 'construction-really-there',
    path: '/solutions/construction',
    asked: [
      'How can one prove that the inspector was really on site?',
      'can an inspector fill in the report from the sofa?',
      'Some inspectors never leave the car. Would you notice?',
      'proof of presence?',
      'Do you record the location of the inspector?',
      'is the inspector tracked by GPS during the visit?',
      'My inspector signed but nobody ever saw him here',
      'I am from the union: what do you record about the movements of inspectors?',
      'inspector not come but sign, possible to see?',
      'how long and where was he on the site',
      'fake inspections without a visit',
      'Which data show where a picture was taken?',
    ],
    answer:
      'The visit keeps arrival, route, points seen and points not reached. Each piece of evidence keeps the original file, time, place, device and seal.',
    says: [
      'Arrival, route, points seen and points not reached',
      'Original file, time, place, device and seal',
    ],
    fr: {
      asked: [
        "Comment prouver que l'inspecteur était vraiment sur place ?",
        'un inspecteur peut-il remplir le rapport depuis son canapé ?',
        "enregistrez-vous la position de l'inspecteur ?",
        "l'inspecteur a signé mais personne ne l'a vu",
        'preuve de présence sur le chantier',
        'inspections fictives sans visite',
      ],
      answer:
        "La visite garde l'arrivée, le parcours, les points vus et les points non atteints. Chaque preuve garde le fichier d'origine, l'heure, le lieu, l'appareil et le sceau.",
    },
  },
  {
    id: 'construction-one-device',
    path: '/solutions/construction',
    asked: [
      "Can an inspector sign on somebody else's phone?",
      "my tablet is empty, can I sign with my colleague's?",
      'Can two inspectors use one login?',
      'same account on two devices?',
      'What if an inspector gives his login to a friend?',
      'We share three tablets among ten inspectors',
      'I forgot my device at the office, may I sign on another one?',
      'sign with other device allowed?',
      'could the office sign for the inspector while he is on holiday',
      'One user for the whole team would be cheaper',
    ],
    answer:
      'An inspector signs with a credential for one person and one device. A shared account cannot sign.',
    says: [
      'An inspector signs with a credential for one person and one device.',
      'A shared account cannot sign.',
    ],
    fr: {
      asked: [
        "Un inspecteur peut-il signer sur le téléphone d'un autre ?",
        'ma tablette est vide, je signe avec celle de mon collègue ?',
        'un seul identifiant pour deux inspecteurs ?',
        "et s'il donne son mot de passe à un ami ?",
        'nous partageons trois tablettes à dix',
      ],
      answer:
        'Un inspecteur signe avec un identifiant valable pour une seule personne et un seul appareil. Un compte partagé ne peut pas signer.',
    },
  },
  {
    id: 'construction-recorded-time',
    path: '/solutions/construction',
    asked: [
      'Does offline evidence show the time of recording or of sending?',
      'picture taken Monday, sent Thursday, which date does it have?',
      'Which time counts when the upload is late?',
      'timestamp of offline photos?',
      'Three days without signal, are all the dates wrong then?',
      'could an inspector backdate a photo by staying offline?',
      'I upload everything in the evening, does it look like I worked at night?',
      'date of evidence when no internet',
      'is the hour on the photo the real one',
      'Our site has no signal for a week, what date is in the report?',
      'upload time or capture time',
      'late sending, is the time falsified?',
    ],
    answer:
      'The time it was recorded. Without a network the evidence stays on the device, sealed, and is sent later.',
    says: [
      'The evidence shows the time it was recorded.',
      'Without a network it stays on the device, sealed, and is sent later.',
    ],
    fr: {
      asked: [
        "Une preuve hors ligne montre-t-elle l'heure de la saisie ou de l'envoi ?",
        'photo prise lundi, envoyée jeudi, quelle date ?',
        'horodatage des photos sans réseau',
        "quelle heure compte si l'envoi est tardif ?",
        "j'envoie tout le soir, on croira que j'ai travaillé la nuit ?",
        'trois jours sans signal, les dates sont fausses ?',
      ],
      answer:
        "L'heure de la saisie. Sans réseau, la preuve reste sur l'appareil, scellée, et elle est envoyée plus tard.",
    },
  },
  {
    id: 'construction-hold',
    path: '/solutions/construction',
    asked: [
      'Can the permit office stop the work after a bad inspection?',
      'the inspection went badly, may we go on building?',
      'What happens if the site fails?',
      'stop work order?',
      'I am a builder, can I continue while a finding is open?',
      'Who says halt when something dangerous is found?',
      'does a defect block the next floor',
      'bad result, work must stop?',
      'Can they just keep pouring although the inspector complained?',
      'How do we make a builder wait until it is fixed?',
      'is a building site put on hold by your software',
      "a neighbour's site is unsafe, could the authority halt it with that",
    ],
    answer:
      'The permit office can hold the next stage or release it, and the record keeps this with the report behind it.',
    says: [
      'The office releases or holds the next stage.',
      'Release or hold, with the report behind it',
    ],
    fr: {
      asked: [
        'Le service des permis peut-il arrêter les travaux après une mauvaise inspection ?',
        "l'inspection s'est mal passée, on peut continuer à construire ?",
        'que se passe-t-il si le chantier ne passe pas ?',
        'arrêt de chantier ?',
        "qui dit stop quand c'est dangereux",
        'peuvent-ils continuer à couler malgré la remarque ?',
      ],
      answer:
        "Le service des permis peut bloquer l'étape suivante ou l'autoriser, et le dossier le garde avec le rapport qui le fonde.",
    },
  },
  {
    id: 'construction-builder-disagrees',
    path: '/solutions/construction',
    asked: [
      'What if a builder disagrees with a finding?',
      'the inspector is wrong, how can I defend myself?',
      'Can I object to what the inspector wrote about my site?',
      "builder's side of the story?",
      'I am a contractor and think the finding is unfair',
      'does the builder have a say before the report is signed',
      'inspector and builder quarrel about a defect, what then?',
      'I not agree with defect, what can I do',
      'Is the construction firm heard at all?',
      'Can we see what is held against us before it goes into the file?',
      'my repair was ignored, can I show it',
      'dispute over an inspection result',
    ],
    answer:
      'The builder reads the report on site with the inspector before it is signed. The builder sees the finding and the rule, and answers with a picture of the repair. The inspector decides on every mark.',
    says: [
      'Reads the report on site with the builder and signs it.',
      'Sees the finding and the rule within the hour, and answers with a picture of the repair.',
      'Decision on every mark, signature, copy for the builder',
      'Inspector, by name',
    ],
    fr: {
      asked: [
        "Et si le constructeur n'est pas d'accord avec un constat ?",
        "l'inspecteur se trompe, comment me défendre ?",
        "l'entreprise est-elle entendue avant la signature ?",
        'désaccord entre inspecteur et constructeur',
        'je trouve le constat injuste',
        "peut-on voir ce qu'on nous reproche avant que ce soit dans le dossier ?",
      ],
      answer:
        "Le constructeur lit le rapport sur place avec l'inspecteur avant la signature, voit le constat et la règle, et répond avec une photo de la réparation. L'inspecteur décide de chaque marque.",
    },
  },
  {
    id: 'construction-reschedule',
    path: '/solutions/construction',
    asked: [
      'Can the date of an inspection visit be changed?',
      "I'm a builder and we are not ready on Tuesday, can it be later?",
      'rescheduling a visit?',
      'it rains and the concrete is not in yet, what about the inspection?',
      'Does the computer fix the date and nobody can touch it?',
      'We need the visit sooner, who can do that?',
      'visit move to other day possible?',
      'Is it written down why a visit was put off?',
      'postponing an inspection',
      "a friend at the office delays my competitor's visit, would one see it",
      'our plans change every morning, is the schedule flexible',
    ],
    answer:
      'A supervisor can move a visit, and the reason is kept. The platform proposes visits by stage, risk and distance.',
    says: [
      'A supervisor can move them, and the reason is kept.',
      'The platform proposes visits by stage, risk and distance.',
    ],
    fr: {
      asked: [
        "Peut-on changer la date d'une visite d'inspection ?",
        "l'inspecteur est malade aujourd'hui, et la visite ?",
        'nous ne sommes pas prêts mardi, peut-on reporter ?',
        'est-ce noté pourquoi une visite a été repoussée ?',
        "l'ordinateur fixe la date et personne n'y touche ?",
        'avancer une visite',
      ],
      answer:
        "Un responsable peut déplacer une visite, et la raison est conservée. La plateforme propose les visites selon l'étape, le risque et la distance.",
    },
  },
  {
    id: 'construction-before-departure',
    path: '/solutions/construction',
    asked: [
      'What must an inspector do before leaving for a site without a network?',
      'do I have to download something before I drive out?',
      'Which things should be on the tablet before the trip?',
      'preparing the device for an offline visit?',
      'I go to a remote bridge tomorrow, what do I prepare?',
      'Are plans on the device by themselves or must I load them?',
      'forgot to load the drawings, no signal there',
      'before go to site, what to do with app?',
      "packing list for an inspector's tablet",
      'does the inspector sync at the office first',
      'Can I set off right away and load the plans at the site?',
      'What goes on the device in the morning?',
    ],
    answer:
      'Load the visit, the drawings and the rules on the device. After that it records, checks for gaps and takes the signature without a network.',
    says: [
      'The inspector loads the visit, the drawings and the rules before departure.',
      'The device records, checks for gaps and takes the signature without a network.',
    ],
    fr: {
      asked: [
        'Que doit faire un inspecteur avant de partir sur un site sans réseau ?',
        'faut-il télécharger quelque chose avant de partir ?',
        'que doit-il y avoir sur la tablette avant le trajet ?',
        'je vais demain sur un pont isolé, que préparer ?',
        "les plans sont-ils sur l'appareil tout seuls ?",
        "préparer l'appareil pour une visite hors ligne",
      ],
      answer:
        "Charger la visite, les plans et les règles sur l'appareil. Ensuite il enregistre, vérifie les lacunes et prend la signature sans réseau.",
    },
  },
  {
    id: 'construction-permit-conditions',
    path: '/solutions/construction',
    asked: [
      'How does the inspector know which permit conditions to check?',
      'our permits have forty conditions, who remembers them on site?',
      'What happens with the conditions written in the permit?',
      'permit conditions on site?',
      'Does the inspector have a checklist?',
      'I am new in the permit office, how would I know what to look at?',
      'the permit says a ramp is required, will anyone check it?',
      'how inspector know what he must look at',
      'Is there a to-do list on the drawing?',
      'Conditions of a permit are forgotten as soon as it is granted',
      'list of things to check at a building',
      'does each building get its own list of checks',
    ],
    answer:
      'The permit conditions become a list of points, and the inspector follows it on the drawing.',
    says: [
      'The permit conditions become a list of points, and the inspector follows it on the drawing.',
    ],
    fr: {
      asked: [
        "Comment l'inspecteur sait-il quelles conditions du permis vérifier ?",
        "nos permis ont quarante conditions, qui s'en souvient sur place ?",
        "l'inspecteur a-t-il une liste de contrôle ?",
        'que deviennent les conditions écrites dans le permis ?',
        "le permis exige une rampe, quelqu'un vérifie ?",
        'liste des points à contrôler',
      ],
      answer:
        "Les conditions du permis deviennent une liste de points, que l'inspecteur suit sur le plan.",
    },
  },
  {
    id: 'construction-open-findings',
    path: '/solutions/construction',
    asked: [
      'Does the inspector see the open findings of earlier visits?',
      'what was wrong last time, does he know it when he arrives?',
      'A different inspector comes each time, do they know the old problems?',
      'open defects from the last visit?',
      'I take over sites from a colleague who retired',
      'unfinished issues, are they shown on site',
      'Is the history of problems on the tablet?',
      'last visit problems, new inspector see them?',
      'The builder hopes that the next inspector does not know about the crack',
      'which complaints are still open at this site',
      'Can I read old findings in a cellar without internet?',
    ],
    answer:
      'Plans, permit conditions and open findings are on the device when the inspector opens the visit at the gate, with or without a network.',
    says: [
      'Opens the visit at the gate.',
      'Plans, permit conditions and open findings are on the device, with or without a network.',
    ],
    fr: {
      asked: [
        "L'inspecteur voit-il les constats ouverts des visites précédentes ?",
        "ce qui n'allait pas la dernière fois, le sait-il en arrivant ?",
        'un autre inspecteur vient chaque fois, connaît-il les anciens problèmes ?',
        'défauts encore ouverts sur ce chantier',
        "je reprends les chantiers d'un collègue",
      ],
      answer:
        "Les plans, les conditions du permis et les constats ouverts sont sur l'appareil quand l'inspecteur ouvre la visite à l'entrée, avec ou sans réseau.",
    },
  },
  {
    id: 'construction-how-soon',
    path: '/solutions/construction',
    asked: [
      'How soon are inspection results in the permit record?',
      'how many days do we wait for the report?',
      'Today the result comes after three weeks. And with you?',
      'when is the result known?',
      'I am building a house, when do I hear how the inspection went?',
      'waiting time for an inspection report',
      'do we get the result on the same day?',
      'result after visit how long',
      'Does the office have to type the report first?',
      'We lose money each day we wait for the paper',
      'is the finding in the file at once or later',
      'speed from visit to record',
    ],
    answer:
      'A finding is in the permit record before the inspector leaves the site. The builder sees a finding and its rule within the hour.',
    says: [
      'It is in the permit record before the inspector leaves the site.',
      'Sees the finding and the rule within the hour, and answers with a picture of the repair.',
    ],
    fr: {
      asked: [
        "Quand les résultats d'une inspection sont-ils dans le dossier du permis ?",
        'combien de jours attend-on le rapport ?',
        'a-t-on le résultat le jour même ?',
        "aujourd'hui le résultat arrive après trois semaines, et avec vous ?",
        'je construis une maison, quand est-ce que je sais ?',
        "délai du rapport d'inspection",
      ],
      answer:
        "Un constat est dans le dossier du permis avant que l'inspecteur quitte le chantier. Le constructeur voit un constat et sa règle dans l'heure.",
    },
  },
  {
    id: 'construction-deviates',
    path: '/solutions/construction',
    asked: [
      'What happens when something is built differently from the plan?',
      'the wall is where the window should be, does anyone notice?',
      'Is a difference of a few millimetres already a problem?',
      'deviation from the drawing?',
      'We moved a door during the works, how is that recorded?',
      'builder changed the design without asking',
      'not same as plan, what happen?',
      'Does the record show what was really built or just the plan?',
      'I bought a flat and it is not like the drawing',
      'are tolerances taken into account',
      'as-built differs from approved',
      'What if a column is missing?',
    ],
    answer:
      'A model marks what is missing, unclear or out of tolerance and says why. The inspector confirms or changes each mark. The building record has what was approved, built, changed and accepted.',
    says: [
      'It marks what is missing, unclear or out of tolerance and says why.',
      'The inspector confirms or changes each mark and reads the report with the builder.',
      'What was approved, built, changed and accepted.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si on construit autrement que sur le plan ?',
        "le mur est à la place de la fenêtre, quelqu'un le voit ?",
        'un écart de quelques millimètres est-il un problème ?',
        "on a déplacé une porte pendant les travaux, c'est noté ?",
        'le dossier montre ce qui est vraiment construit ou le plan ?',
        'écart avec le plan approuvé',
      ],
      answer:
        "Un modèle marque ce qui manque, est peu clair ou hors tolérance, et dit pourquoi. L'inspecteur confirme ou change chaque marque. Le dossier du bâtiment contient ce qui a été approuvé, construit, changé et accepté.",
    },
  },
  {
    id: 'construction-neighbour',
    path: '/solutions/construction',
    asked: [
      'Can neighbours or the press read an inspection report?',
      'I live next to a building site, may I see what the inspector found?',
      'Are inspection results public?',
      'journalist wants inspection files of a school',
      'public access to reports?',
      'As a parent I want to know whether the new school was checked',
      'can anyone look up a building',
      'who apart from the authority gets to see a report',
      'neighbour can see report or not?',
      'Could my tenants read the findings about the house?',
      'everybody on the internet can see my house then?',
      'freedom of information and building inspections',
    ],
    answer:
      'Neighbours and press are not named on the page: owner, builder and fire service see their part of the permit record. Before a report is shared, people and vehicles are blurred.',
    says: [
      'Owner, builder and fire service see their part.',
      'The platform blurs people and vehicles before it shares a report.',
    ],
    fr: {
      asked: [
        "Les voisins ou la presse peuvent-ils lire un rapport d'inspection ?",
        "j'habite à côté d'un chantier, puis-je voir les constats ?",
        "les résultats d'inspection sont-ils publics ?",
        "parent d'élève, je veux savoir si l'école a été contrôlée",
        "n'importe qui peut consulter mon bâtiment ?",
        'accès du public aux rapports',
      ],
      answer:
        "La page ne nomme ni voisins ni presse : le propriétaire, le constructeur et les pompiers voient leur partie du dossier du permis. Avant le partage d'un rapport, personnes et véhicules sont floutés.",
    },
  },
  {
    id: 'construction-replace-inspectors',
    path: '/solutions/construction',
    asked: [
      'Will the software replace building inspectors?',
      'Can a city do without inspectors then?',
      'inspectors replaced by machine?',
      'I have been an inspector for twenty years, will I still be needed?',
      'our union fears that the computer takes over',
      'you need still human for inspection?',
      'Is a person still going out to the building site?',
      'what is left for the human to do',
    ],
    answer:
      'It does not replace them: the model marks and does not decide. The inspector confirms or changes each mark and signs.',
    says: [
      'Model; it marks, it does not decide',
      'The inspector confirms or changes each mark and signs.',
    ],
    fr: {
      asked: [
        'Le logiciel va-t-il remplacer les inspecteurs du bâtiment ?',
        "une ville peut-elle se passer d'inspecteurs ?",
        'je suis inspecteur depuis vingt ans, on aura encore besoin de moi ?',
        'le syndicat a peur que la machine prenne le travail',
        "que reste-t-il à faire à l'humain",
      ],
      answer:
        "Il ne les remplace pas : le modèle marque et ne décide pas. L'inspecteur confirme ou change chaque marque et signe.",
    },
  },
]
