import type { PublicationQuestion } from '../publication-question.ts'

/** About the case note on the photograph before the pour. */
export const thePhotographBeforeThePourQuestions: readonly PublicationQuestion[] = [
  {
    id: 'pour-real-case',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Is the case note about the reinforcement inspection a real case?',
      'which building is this about?',
      'did you do this inspection for a client?',
      'is the footing inspection a true story?',
      'real client or invented, the concrete note?',
    ],
    answer:
      'The case note about the reinforcement inspection is composed from the usual course of such work and describes no particular client or building.',
    says: [
      'It is composed from the usual course of such work and describes no particular client or building.',
    ],
    fr: {
      asked: [
        "La note sur l'inspection des armatures est-elle un cas réel ?",
        "de quel bâtiment s'agit-il",
      ],
      answer:
        "La note sur l'inspection des armatures est composée à partir du cours habituel de ce travail et ne décrit ni client ni bâtiment précis.",
    },
  },
  {
    id: 'pour-situation',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'At what time is the footing checked, and when does the truck come?',
      'when is the truck due?',
      "seven in the morning and nine o'clock, what happens?",
      'why is there time pressure in this inspection?',
      'what does nobody see after nine',
    ],
    answer:
      "The inspector checks it at seven in the morning, and the truck is due at nine. After nine o'clock nobody will see any of it again.",
    says: [
      'An inspector checks a footing at seven in the morning.',
      'The truck is due at nine.',
      "Bars are tied, spacers are in, and after nine o'clock nobody will see any of it again.",
    ],
    fr: {
      asked: [
        'À quelle heure contrôle-t-on la semelle, et quand vient le camion ?',
        'pourquoi est-ce pressé',
      ],
      answer: 'À sept heures ; le camion arrive à neuf heures. Après, personne ne reverra rien.',
    },
  },
  {
    id: 'pour-why-first',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Why does the visit before a pour come first?',
      'which three reasons speak for the reinforcement visit?',
      'what is a hold point?',
      'can a footing be inspected again?',
      'which inspection to modernise first?',
    ],
    answer:
      'For three reasons: it is a hold point, so nobody forgets to file; its checks are few and physical; and it cannot be repeated.',
    says: [
      'We suggest the visit before a pour, for three reasons.',
      'It is a hold point: work may not go on without it, so nobody forgets to file.',
      'Its checks are few and physical: bar size, spacing, cover, laps, cleanliness.',
      'And it cannot be repeated.',
    ],
    fr: {
      asked: [
        'Pourquoi commencer par la visite avant le coulage ?',
        "qu'est-ce qu'un point d'arrêt",
      ],
      answer:
        "Trois raisons : c'est un point d'arrêt, ses contrôles sont peu nombreux et physiques, et elle ne peut pas être refaite.",
    },
  },
  {
    id: 'pour-checks',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Which checks are made before the pour?',
      'what does the inspector check at the reinforcement?',
      'list of checks for rebar?',
      'bar size, spacing and what else?',
      'what is physically checked on the steel',
    ],
    answer: 'Bar size, spacing, cover, laps and cleanliness.',
    says: ['Its checks are few and physical: bar size, spacing, cover, laps, cleanliness.'],
    fr: {
      asked: [
        'Quels contrôles fait-on avant le coulage ?',
        "que vérifie l'inspecteur sur les armatures",
      ],
      answer: "Le diamètre des barres, l'espacement, l'enrobage, les recouvrements et la propreté.",
    },
  },
  {
    id: 'pour-method-holds',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Does the method work in bad weather too?',
      'rain and gloves, will it work?',
      'what does the first visit show about the method?',
      'will it also work in a stairwell?',
      'harsh conditions on site, a good test?',
    ],
    answer:
      'It shows early whether the method holds up. If it works in rain, in gloves and with a truck waiting, it will work in a stairwell.',
    says: [
      'It also shows early whether the method holds up.',
      'If it works in rain, in gloves and with a truck waiting, it will work in a stairwell.',
    ],
    fr: {
      asked: ['La méthode marche-t-elle par mauvais temps ?', 'pluie et gants, cela marche-t-il'],
      answer:
        'Cela se voit tôt : si elle marche sous la pluie, avec des gants et un camion qui attend, elle marchera dans un escalier.',
    },
  },
  {
    id: 'pour-evidence',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What makes a photograph evidence?',
      'which five companions does a picture need?',
      'what must a site photo have to prove something?',
      'is a normal photo proof?',
      'what does a photograph prove by itself?',
      'photo as evidence, requirements',
    ],
    answer:
      'Five companions at the moment of capture: a point on the approved drawing, a question, a scale, a revision and a seal. By itself it proves that light fell on a lens.',
    says: [
      'A photograph proves that light fell on a lens.',
      'To prove something about a building, it needs five companions, and each of them has to be there at the moment of capture.',
      'A point.',
      'The picture belongs to a numbered place on the approved drawing, chosen before the camera opens.',
      'A question.',
      'A scale.',
      'A revision.',
      'A seal.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui fait d'une photographie une preuve ?",
        'quels cinq compagnons faut-il à une image',
      ],
      answer:
        'Cinq compagnons : un point du plan, une question, une échelle, une révision du plan et un sceau.',
    },
  },
  {
    id: 'pour-point-question',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What do "a point" and "a question" mean for a picture?',
      'when is the point chosen?',
      'example of a good question for a photo?',
      '"footing, general", is that a good caption?',
      'why is the place chosen before the camera opens',
    ],
    answer:
      'A point is a numbered place on the approved drawing, chosen before the camera opens. A question is "Spacing of bottom bars, direction A" and not "footing, general".',
    says: [
      'The picture belongs to a numbered place on the approved drawing, chosen before the camera opens.',
      '"Spacing of bottom bars, direction A" and not "footing, general".',
    ],
    fr: {
      asked: [
        'Que veulent dire « un point » et « une question » pour une image ?',
        'quand choisit-on le point',
      ],
      answer:
        "Un lieu numéroté du plan, choisi avant d'ouvrir l'appareil, et une question précise comme l'espacement des barres du bas.",
    },
  },
  {
    id: 'pour-scale',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Why does a picture need a scale?',
      'what can be used as scale?',
      'can you measure spacing without a ruler in the photo?',
      'where must the scale be?',
      'pixels and centimetres, how do I get from one to the other',
    ],
    answer:
      'Without one, a spacing in pixels stays in pixels. Use a rule, a marked rod or a printed target in the plane of the bars.',
    says: [
      'A rule, a marked rod or a printed target in the plane of the bars.',
      'Without one, a spacing in pixels stays in pixels.',
    ],
    fr: {
      asked: ["Pourquoi une image a-t-elle besoin d'une échelle ?", "que peut servir d'échelle"],
      answer:
        'Sans elle, un espacement en pixels reste en pixels. Utilisez une règle, une tige graduée ou une mire dans le plan des barres.',
    },
  },
  {
    id: 'pour-revision',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Why is the revision of the drawing recorded?',
      'what are many disputes about, if not steel?',
      'which plan was valid that day?',
      'drawing number in the evidence, for what?',
      'old plan or new plan, how to know',
    ],
    answer: 'Many disputes are not about steel. They are about which plan was valid on that day.',
    says: [
      'Many disputes are not about steel.',
      'They are about which plan was valid on that day.',
      'The drawing it is compared with, by number.',
    ],
    fr: {
      asked: ['Pourquoi noter la révision du plan ?', 'de quoi parlent beaucoup de litiges'],
      answer:
        "Beaucoup de litiges ne portent pas sur l'acier, mais sur le plan valable ce jour-là.",
    },
  },
  {
    id: 'pour-seal',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What does the seal of a picture do?',
      'how do you notice that a photo was cropped?',
      'can a picture be changed later?',
      'what is computed on the device?',
      'tampering with photos, how is it detected',
    ],
    answer:
      'A value computed on the device from the file, with time and place, so that a crop or a later copy no longer matches.',
    says: [
      'A value computed on the device from the file, with time and place, so that a crop or a later copy no longer matches.',
    ],
    fr: {
      asked: ["À quoi sert le sceau d'une image ?", "comment voit-on qu'une photo a été recadrée"],
      answer:
        "Une valeur calculée sur l'appareil à partir du fichier, avec heure et lieu : un recadrage ou une copie ne correspond plus.",
    },
  },
  {
    id: 'pour-gps',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Is the GPS position reliable as evidence?',
      'do you use GPS on site?',
      'why is satellite position only weak?',
      'how exact is the position in a basement?',
      'what places a detail better than GPS',
    ],
    answer:
      'It is a weak sixth companion, a few metres wide in the open and useless in a basement. We record it and do not rely on it; the point on the drawing with an overview picture is more reliable.',
    says: [
      'Position from a satellite is a weak sixth companion.',
      'It is a few metres wide in the open and useless in a basement.',
      'We record it and do not rely on it.',
      'The point on the drawing, together with an overview picture that shows the neighbouring points, places a detail more reliably.',
    ],
    fr: {
      asked: [
        'La position GPS est-elle une preuve fiable ?',
        'utilisez-vous le GPS sur le chantier',
      ],
      answer:
        "C'est un faible sixième compagnon : à quelques mètres près dehors, inutile dans une cave. Nous la notons sans nous y fier.",
    },
  },
  {
    id: 'pour-spacing-cover',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What may the model mark for spacing and cover, and what does the inspector decide?',
      'spacing: model or inspector?',
      'who decides if the cover is enough?',
      'what if a gap is beyond tolerance?',
      'missing spacers, who sees them?',
    ],
    answer:
      'The model marks gaps beyond tolerance, oblique pictures, missing spacers or values below the rule. The inspector decides whether a deviation is acceptable, and if cover is corrected before the pour or held.',
    says: [
      'Spacing',
      'Gaps beyond tolerance; picture too oblique to measure',
      'Whether a local deviation is acceptable, and why',
      'Cover',
      'Spacers missing in a field; value below the rule',
      'Corrected before the pour, or held',
    ],
    fr: {
      asked: [
        "Que marque le modèle pour l'espacement et l'enrobage ?",
        "qui décide si l'enrobage suffit",
      ],
      answer:
        "Le modèle marque écarts, images obliques, cales manquantes ou valeurs trop basses. L'inspecteur décide si c'est acceptable, corrigé ou retenu.",
    },
  },
  {
    id: 'pour-every-case',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'For which checks does the inspector decide every case?',
      'can the model tell the bar size from a picture?',
      'can AI see the grade of steel?',
      'which two rows say "every case"?',
      'how long does a gauge take?',
      'may the model guess the diameter',
    ],
    answer:
      'Bar size and grade of steel. A model can count bars but cannot see the grade. Do not let it guess a diameter from a picture when a gauge takes ten seconds.',
    says: [
      'Bar size',
      'Grade of steel',
      'Two rows say "every case".',
      'A model can count bars.',
      'It cannot see the grade of the steel.',
      'Do not let it guess a diameter from a picture when a gauge takes ten seconds.',
      'Every case; a picture is not enough',
    ],
    fr: {
      asked: [
        "Pour quels contrôles l'inspecteur décide-t-il chaque cas ?",
        "l'IA voit-elle la nuance de l'acier",
      ],
      answer:
        "Le diamètre et la nuance de l'acier. Un modèle compte les barres ; il ne voit pas la nuance. Un calibre prend dix secondes.",
    },
  },
  {
    id: 'pour-laps-cleanliness',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'How are laps and cleanliness checked?',
      'what about standing water or timber?',
      'lap too short, what happens?',
      'who releases the footing after cleaning?',
      'captured as what, the laps?',
    ],
    answer:
      'Laps by a picture with scale along the lap; the inspector decides whether the alternative detail was approved. Cleanliness by an overview picture: released, or cleaned and seen again.',
    says: [
      'Laps',
      'Picture with scale along the lap',
      'Whether the alternative detail was approved',
      'Cleanliness',
      'Overview picture',
      'Released, or cleaned and seen again',
      'Length shorter than the drawing shows',
      'Standing water, timber, loose soil',
    ],
    fr: {
      asked: [
        'Comment contrôle-t-on recouvrements et propreté ?',
        "et s'il y a de l'eau stagnante",
      ],
      answer:
        "Recouvrements : image avec échelle. Propreté : image d'ensemble, puis libéré, ou nettoyé et revu.",
    },
  },
  {
    id: 'pour-light',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What should be done about shadows in the pictures?',
      'low sun, why does the model count wrong?',
      'does the model count shadows as bars?',
      'how do you fix a picture with shadow?',
      '"too oblique", when does the device say it',
    ],
    answer:
      'A flash in the shade or a coat held over the spot solves it. The device says "too oblique" or "shadow" while the inspector is still there, so a second picture can be taken.',
    says: [
      'Low sun throws a second set of bars onto the ground.',
      'The model then counts shadows, with confidence.',
      'A flash in the shade or a coat held over the spot solves it.',
      'The device says "too oblique" or "shadow" while the inspector is still there.',
      'A second picture takes less time than an explanation later.',
    ],
    fr: {
      asked: ['Que faire contre les ombres sur les images ?', 'le modèle compte-t-il les ombres'],
      answer:
        "Un flash à l'ombre ou un manteau tenu au-dessus suffit. L'appareil dit « trop oblique » ou « ombre » tant que l'inspecteur est là.",
    },
  },
  {
    id: 'pour-gloves',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What does an app need for wet gloves?',
      'are small tick boxes usable in the rain?',
      'how big should the buttons be?',
      'why record at the bar and not in the car?',
      'numbers by voice, what for?',
      'recorded in the car, what is the problem',
    ],
    answer:
      'Large buttons, numbers by voice and one point per screen. If inspectors record later in the car, it is memory.',
    says: [
      'A list with small tick boxes is unusable with wet gloves.',
      'Large buttons, numbers by voice and one point per screen decide if inspectors record at the bar or later in the car.',
      'If it happens in the car, it is memory.',
    ],
    fr: {
      asked: [
        'Que faut-il à une application pour des gants mouillés ?',
        'pourquoi ne pas noter dans la voiture',
      ],
      answer:
        'De grands boutons, des nombres à la voix et un point par écran. Ce qui est noté dans la voiture est un souvenir.',
    },
  },
  {
    id: 'pour-chalk',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Why are "before" and "after" pictures taken from the same spot?',
      'chalk marks on the steel, what did inspectors do?',
      'when is a chalk-marked finding closed?',
      'how is a repair documented?',
      'what belongs to one finding',
    ],
    answer:
      'Builders mark corrections with chalk and tape, and inspectors photographed the mark, then the repair. "Before" and "after" belong to one finding; the second picture and a second look close it.',
    says: [
      'Builders mark corrections with chalk and tape.',
      'Inspectors began to photograph the mark, then the repair, from the same spot.',
      'So the sheet now asks for both: "before" and "after" belong to one finding.',
      'The second picture and a second look close it.',
    ],
    fr: {
      asked: [
        'Pourquoi photographier « avant » et « après » du même endroit ?',
        'quand un constat est-il clos',
      ],
      answer:
        'Ces images appartiennent à un même constat. La seconde image et un second regard le closent.',
    },
  },
  {
    id: 'pour-not-seen',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What happens with points that nobody visited?',
      'does the report show points that were not seen?',
      'why should the list of unseen points not be hidden?',
      'large slab, not everything was inspected, what then?',
      'which is the most honest number of an inspection service?',
    ],
    answer:
      'Each point is seen, sampled by rule, or listed as not seen. It should not be hidden: it is the most honest number an inspection service has, and the best argument for another inspector.',
    says: [
      'Now each point is seen, sampled by rule, or listed as not seen.',
      'It should not be hidden.',
      'It is the most honest number an inspection service has, and the best argument for another inspector.',
      'On paper, the points that nobody visited disappeared among the points that were in order.',
    ],
    fr: {
      asked: [
        "Que deviennent les points que personne n'a visités ?",
        'le rapport montre-t-il les points non vus',
      ],
      answer:
        "Chaque point est vu, échantillonné par règle ou listé comme non vu. C'est le nombre le plus honnête d'un service d'inspection.",
    },
  },
  {
    id: 'pour-overrule',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'How does an inspector overrule the model?',
      'is it quick to disagree with the model?',
      'what are the reasons for overruling used for?',
      'many "shadow" reasons, what does it mean?',
      '"approved change" comes often, what is wrong?',
      'how often are the reasons read',
    ],
    answer:
      'One action, one reason from a short list, and free words if wanted; the reasons are read each month. If "shadow" dominates, picture instructions are improved; if "approved change", the drawings are out of date.',
    says: [
      'Overruling has to be as quick as confirming: one action, one reason from a short list, and free words if wanted.',
      'The reasons are read each month.',
      'If "shadow" dominates, the instruction for taking pictures is improved.',
      'If "approved change" dominates, the drawings on the devices are out of date, and the problem lies in the plan register.',
    ],
    fr: {
      asked: ['Comment un inspecteur contredit-il le modèle ?', 'à quoi servent les raisons'],
      answer:
        "Une action et une raison d'une courte liste, lues chaque mois. Beaucoup d'« ombre » : on améliore les consignes ; « modification approuvée » : les plans sont périmés.",
    },
  },
  {
    id: 'pour-never-overruled',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What if the model is never overruled?',
      'zero disagreement on site, is the model perfect?',
      'inspectors always agree with the AI, good or bad?',
      'no overruling at all, what does it tell?',
      'nobody contradicts the marks, what now',
    ],
    answer: 'It is not perfect. It is more likely that nobody is looking.',
    says: [
      'A model that is never overruled is not perfect.',
      'It is more likely that nobody is looking.',
    ],
    fr: {
      asked: [
        "Et si le modèle n'est jamais contredit ?",
        'aucun désaccord, le modèle est-il parfait',
      ],
      answer: "Il n'est pas parfait. Il est plus probable que personne ne regarde.",
    },
  },
  {
    id: 'pour-accuracy',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'How is 99.5% accuracy defined for the reinforcement visit?',
      'accuracy of what exactly?',
      'who confirms a mark as right or wrong?',
      '99.5 percent of inspection marks, how measured?',
      'does the second inspector see the first decision?',
    ],
    answer:
      'It is measured as the contract defines it. Agree on marks that a second inspector, with the same evidence and without seeing the first decision, confirms as right or wrong.',
    says: [
      'The figure we work to is 99.5% accuracy, measured as the contract defines it.',
      'Agree on marks that a second inspector, working from the same evidence and without seeing the first decision, confirms as right or wrong.',
      'For this visit the definition needs one more sentence: accuracy of what?',
    ],
    fr: {
      asked: ["Comment définir 99,5 % d'exactitude pour cette visite ?", 'qui confirme une marque'],
      answer:
        "Comme le contrat le définit : des marques qu'un second inspecteur confirme justes ou fausses, sans voir la première décision.",
    },
  },
  {
    id: 'pour-false-alarm',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Why count missed defects and false alarms separately?',
      'what does a false alarm cost?',
      'what does a missed defect cost?',
      'false positive or false negative, which is worse here?',
      'one error rate for all mistakes, enough?',
    ],
    answer:
      'They do not cost the same: a false alarm costs a picture, a missed defect costs whatever the footing carries.',
    says: [
      'Count missed defects and false alarms separately, because they do not cost the same.',
      'A false alarm costs a picture.',
      'A missed defect costs whatever the footing carries.',
    ],
    fr: {
      asked: [
        'Pourquoi compter à part défauts manqués et fausses alertes ?',
        'que coûte une fausse alerte',
      ],
      answer:
        'Ils ne coûtent pas pareil : une fausse alerte coûte une image, un défaut manqué ce que porte la semelle.',
    },
  },
  {
    id: 'pour-signature',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Who signs the report at the gate?',
      'how is the inspection report signed?',
      'does the builder sign as well?',
      'what is read together before leaving?',
      'whose names stand under the report',
    ],
    answer:
      "The inspector and the builder's representative read it on the device, and both names go under it. The inspector signs with a credential of their own, because a shared account is no signature.",
    says: [
      "Before leaving, the inspector reads the report on the device with the builder's representative: findings, releases, points not seen.",
      'Both names go under it.',
      'The inspector signs with a credential of their own, because a shared account is no signature.',
    ],
    fr: {
      asked: ['Qui signe le rapport à la sortie du chantier ?', 'le constructeur signe-t-il aussi'],
      answer:
        "L'inspecteur le lit avec le représentant du constructeur ; le nom de chacun y figure. Il signe avec son propre justificatif.",
    },
  },
  {
    id: 'pour-no-network',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What if there is no network when the report is signed?',
      'sign without signal, possible?',
      'which time does the report carry if sent later?',
      'offline at the gate, is the report valid?',
      'the report is sent next day, what date is on it',
    ],
    answer: 'The report is sealed on the device and sent later. Its time is the time of signing.',
    says: [
      'With no network the report is sealed on the device and sent later.',
      'Its time is the time of signing.',
    ],
    fr: {
      asked: ['Et sans réseau au moment de signer ?', 'quelle heure porte le rapport'],
      answer:
        "Le rapport est scellé sur l'appareil et envoyé plus tard. Son heure est celle de la signature.",
    },
  },
  {
    id: 'pour-builder-copy',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'When does the builder receive a copy of the report?',
      "why does the builder's copy matter?",
      'a finding in a letter ten days later, why is it bad?',
      'does the contractor see the findings at once?',
      'relation between builder and inspector, what changes?',
    ],
    answer:
      'At the same moment. A finding read together over the open footing is a technical matter; the same finding in a letter ten days later is an accusation.',
    says: [
      "The builder's copy arrives at the same moment.",
      'A finding that is read together over the open footing is a technical matter.',
      'The same finding in a letter ten days later is an accusation.',
    ],
    fr: {
      asked: [
        'Quand le constructeur reçoit-il la copie du rapport ?',
        'pourquoi la copie compte-t-elle',
      ],
      answer:
        "Au même moment. Lu ensemble, un constat est technique ; dans une lettre dix jours plus tard, c'est une accusation.",
    },
  },
  {
    id: 'pour-prepare',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'How can an inspection team prepare without buying anything?',
      'how many footings should we choose to try?',
      'can we try with an ordinary phone?',
      'first trial with no software?',
      'who looks at the pictures in the trial?',
      'what belongs on our own sheet',
    ],
    answer:
      'Choose three footings due next month and number the points on the approved drawing. Write the question and the rule for each. Take pictures with any phone and a scale, and ask an inspector who was not there.',
    says: [
      'A team can prepare for this without buying anything.',
      'Choose three footings that are due next month.',
      'Number the points on the approved drawing.',
      'Write the question for each point, and the rule that answers it.',
      'Take the pictures with any phone and a scale, then give them to an inspector who was not there and ask what can be concluded.',
      'Whatever cannot be concluded belongs on your sheet.',
    ],
    fr: {
      asked: [
        'Comment une équipe peut-elle se préparer sans rien acheter ?',
        'combien de semelles choisir',
      ],
      answer:
        'Choisissez trois semelles, numérotez les points, écrivez question et règle, photographiez avec une échelle, puis montrez à un inspecteur absent.',
    },
  },
  {
    id: 'pour-about',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'What does the note on the photograph before the pour describe?',
      'summary of the reinforcement note?',
      'what changes in the visit of the inspector?',
      'what is the concrete article about?',
      'main idea of the photograph before the pour',
    ],
    answer: 'How the visit changes when the inspector records evidence once and signs on site.',
    says: [
      'This note describes how the visit changes when the inspector records evidence once and signs on site.',
    ],
    fr: {
      asked: [
        'Que décrit la note sur la photographie avant le coulage ?',
        "qu'est-ce qui change dans la visite",
      ],
      answer:
        "Comment la visite change quand l'inspecteur enregistre les preuves une fois et signe sur place.",
    },
  },
  {
    id: 'pour-not-final',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Why not begin with the final acceptance when inspection is modernised?',
      'With which visit do most teams begin, and what do you suggest?',
      'Final acceptance or the visit before a pour: which first?',
      'begin with the final acceptance?',
      'Why do teams often choose the wrong visit to start with?',
    ],
    answer:
      'Teams often begin with the final acceptance, because it is the most visible. We suggest the visit before a pour: a roof can be inspected again next year, a footing cannot.',
    says: [
      'Teams that want to modernise inspection often begin with the final acceptance, because it is the most visible. We suggest the visit before a pour, for three reasons.',
      'A roof can be inspected again next year. A footing cannot.',
    ],
    fr: {
      asked: [
        "Pourquoi ne pas commencer par la réception finale quand on modernise l'inspection ?",
        "la réception finale ou la visite avant le coulage, on fait quoi d'abord ?",
        'commencer par la réception finale',
      ],
      answer:
        "Les équipes commencent souvent par la réception finale, parce qu'elle est la plus visible. Nous proposons la visite avant le coulage : un toit peut être inspecté de nouveau l'an prochain, une semelle non.",
    },
  },
  {
    id: 'pour-shared-account',
    path: '/blog/the-photograph-before-the-pour',
    asked: [
      'Can inspectors share an account to sign the report?',
      'Does a shared login count as a signature on site?',
      'Our team uses one account for all. Is that enough to sign?',
      'shared account and signing',
      'May two inspectors sign with the same login?',
      'Why does each inspector need a credential of their own?',
      'one login for the whole crew, can we still sign',
      'If all inspectors use one password, whose signature is it?',
    ],
    answer: 'A shared account is no signature: the inspector signs with a credential of their own.',
    says: [
      'The inspector signs with a credential of their own, because a shared account is no signature.',
    ],
    fr: {
      asked: [
        'Un compte partagé suffit-il pour signer le rapport ?',
        'Deux inspecteurs peuvent-ils signer avec le même compte ?',
        'les inspecteurs peuvent-ils partager un compte',
      ],
      answer:
        "Un compte partagé n'est pas une signature : l'inspecteur signe avec son propre justificatif.",
    },
  },
]
