import type { PublicationQuestion } from '../publication-question.ts'

/** About the case study on telemedicine for one district. */
export const aTelemedicineLineThroughOneDistrictQuestions: readonly PublicationQuestion[] = [
  {
    id: 'cs-tele-problem',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'Which problem does the rural district have with health care?',
      'how far is the nearest doctor?',
      'what happens to referral letters?',
      'why can the hospital not prepare?',
      'does the clinic learn how a case ended?',
    ],
    answer:
      'The nearest doctor is most of a day away. Referral letters often arrive after the patients, or never; the hospital cannot prepare, and the clinic never learns how a case ended.',
    says: [
      'The nearest doctor is most of a day away.',
      'Patients carry referral letters, and the letters often arrive after them, or never.',
      'The hospital cannot prepare, and the clinic never learns how a case ended.',
    ],
    fr: {
      asked: [
        'Quel problème de santé le district rural a-t-il ?',
        'à quelle distance est le médecin',
      ],
      answer:
        'Le médecin le plus proche est à presque un jour. Les lettres arrivent souvent après les patients, ou jamais.',
    },
  },
  {
    id: 'cs-tele-real',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'Is the telemedicine district a real district?',
      'which ministry of health is it?',
      'where is this rural district?',
      'real project or composed, the telemedicine one?',
      'does the district in the case study exist',
    ],
    answer: 'It is a composed case study: a ministry of health and one rural district.',
    says: ['Composed case study: a ministry of health and one rural district'],
    fr: {
      asked: ['Le district de télémédecine est-il réel ?', 'où se trouve ce district rural'],
      answer: "C'est une étude composée : un ministère de la santé et un district rural.",
    },
  },
  {
    id: 'cs-tele-staff',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'Who works in the clinics and in the hospital of the district?',
      'are there doctors in the clinics?',
      'nurse or doctor, who is where?',
      'how good is the network in the district?',
      'one hospital and a few clinics, who staffs them',
    ],
    answer: 'A few clinics have a nurse, one hospital has doctors, and the network comes and goes.',
    says: ['A few clinics have a nurse, one hospital has doctors, and the network comes and goes.'],
    fr: {
      asked: [
        "Qui travaille dans les cliniques et l'hôpital du district ?",
        'y a-t-il des médecins dans les cliniques',
      ],
      answer:
        'Quelques cliniques ont une infirmière, un hôpital a des médecins, et le réseau va et vient.',
    },
  },
  {
    id: 'cs-tele-pilot',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'Why did the earlier pilot stop?',
      'was there a telemedicine trial before?',
      'how quickly did the staff go back to paper?',
      'what did the failed pilot need?',
      'what do the staff not want to do again?',
    ],
    answer:
      'It needed a steady connection. Within a month the staff went back to paper, and they do not want to type everything twice again.',
    says: [
      'An earlier pilot stopped because it needed a steady connection.',
      'Within a month the staff went back to paper.',
      'They do not want to type everything twice again.',
    ],
    fr: {
      asked: [
        "Pourquoi l'essai précédent s'est-il arrêté ?",
        'en combien de temps est-on revenu au papier',
      ],
      answer: 'Il exigeait une connexion stable. En un mois, le personnel est revenu au papier.',
    },
  },
  {
    id: 'cs-tele-first',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'What would be done first at the sites of the district?',
      'what is noted when the clinics are visited?',
      'why visit the sites first?',
      'signal, power and what else is checked?',
      'what decides what can be promised to a clinic',
    ],
    answer:
      'We would visit the sites and note the signal by hour, the power, the charging, the people on duty and on call. This would decide what we can promise to each clinic.',
    says: [
      'We would visit the sites first and note the signal by hour, the power, the charging, the people on duty and the people on call.',
      'This would decide what we can promise to each clinic.',
    ],
    fr: {
      asked: ["Que ferait-on d'abord sur les sites du district ?", 'pourquoi visiter les sites'],
      answer:
        "Visiter et noter le signal par heure, le courant, la recharge, les personnes de service. Cela déciderait de ce qu'on peut promettre.",
    },
  },
  {
    id: 'cs-tele-offline',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'Would the tablets work without a signal?',
      'what works offline in the district?',
      'what is sent first when there is a connection?',
      'can nurses work with no network?',
      'record, triage and referral on a tablet, also offline?',
    ],
    answer:
      "In the telemedicine example, the record, the ministry's triage protocol and the referral would work without a signal. The tablet would send them when it finds one, the urgent ones first.",
    says: [
      "The record, the ministry's triage protocol and the referral would work on a tablet without a signal.",
      'The tablet would send them when it finds one, the urgent ones first.',
      'Staff would continue to work without a signal, and the device would show what is not sent yet.',
    ],
    fr: {
      asked: ['Les tablettes marcheraient-elles sans signal ?', "qu'envoie-t-on en premier"],
      answer:
        "Dans l'exemple de télémédecine, le dossier, le protocole de tri et le renvoi marcheraient sans signal. La tablette les enverrait dès qu'elle trouve un signal, les urgents d'abord.",
    },
  },
  {
    id: 'cs-tele-unsent',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'Would staff in the clinics see what has not been sent yet?',
      'how does a nurse know that her notes have reached the hospital?',
      'does the tablet say what is still waiting for a signal?',
      'unsent visits visible?',
      'in the district story, can one see if a record is still on the device',
      'would the clinic notice that nothing went out for days',
      'who tells the nurse that something is stuck on the tablet',
      'does the device of the village clinic show its backlog',
    ],
    answer:
      'Staff in the district clinics would continue to work without a signal, and the device would show what is not sent yet.',
    says: [
      'Staff would continue to work without a signal, and the device would show what is not sent yet.',
    ],
    fr: {
      asked: [
        "Le personnel verrait-il ce qui n'est pas encore envoyé ?",
        "comment l'infirmière sait-elle que ses notes sont arrivées",
        'la tablette montre-t-elle ce qui attend',
      ],
      answer:
        "Le personnel des cliniques du district continuerait à travailler sans signal, et l'appareil montrerait ce qui n'est pas encore envoyé.",
    },
  },
  {
    id: 'cs-tele-doctor',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'How would a doctor answer a clinic?',
      'which questions does the doctor see first?',
      'video, voice or writing?',
      'in what way does the doctor reply to nurses?',
      'urgent question from a clinic, who answers',
    ],
    answer: 'In writing, by voice or by video. A doctor would see the most urgent questions first.',
    says: [
      'A doctor would see the most urgent questions first and answer in writing, by voice or by video.',
    ],
    fr: {
      asked: ['Comment un médecin répondrait-il à une clinique ?', 'vidéo, voix ou écrit'],
      answer:
        "Par écrit, à la voix ou en vidéo. Il verrait d'abord les questions les plus urgentes.",
    },
  },
  {
    id: 'cs-tele-protocol',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'Who decides the urgency: the protocol or the nurse?',
      'does the triage protocol decide alone?',
      'can the nurse change the proposed urgency?',
      'does the protocol explain its proposal?',
      'triage by machine, who has the last word in the clinic',
    ],
    answer:
      'The protocol would propose an urgency and show why. The nurse would accept it or change it.',
    says: [
      'The protocol would propose an urgency and show why.',
      'The nurse would accept it or change it.',
    ],
    fr: {
      asked: [
        "Qui décide de l'urgence : le protocole ou l'infirmière ?",
        "l'infirmière peut-elle changer la proposition",
      ],
      answer:
        "Le protocole proposerait une urgence et montrerait pourquoi. L'infirmière l'accepterait ou la changerait.",
    },
  },
  {
    id: 'cs-tele-contradiction',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      "What if two facts in a patient's record contradict each other?",
      'contradicting entries, who decides in the district?',
      'are conflicting facts shown as open?',
      'two different facts about a patient, what then?',
      'who resolves contradictions in the telemedicine record',
    ],
    answer: 'A clinician would decide, and until then both would be marked as open.',
    says: [
      'If two facts contradict each other, a clinician would decide, and until then both would be marked as open.',
    ],
    fr: {
      asked: ['Et si deux faits du dossier se contredisent ?', 'qui tranche une contradiction'],
      answer: "Un clinicien déciderait ; d'ici là, chacun serait marqué comme ouvert.",
    },
  },
  {
    id: 'cs-tele-paper',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'What would happen to the paper register in the district?',
      'do we give up paper at once?',
      'until when does the paper run beside the platform?',
      'paper and tablet together, how long?',
      'is paper still used in the beginning',
    ],
    answer: 'The paper register would run beside the platform until both agree.',
    says: [
      'This composed case study shows how one district could start, and how the paper register would run beside the platform until both agree.',
    ],
    fr: {
      asked: [
        'Que deviendrait le registre papier du district ?',
        "jusqu'à quand garde-t-on le papier",
      ],
      answer: "Il serait tenu à côté de la plateforme jusqu'à ce que tout concorde.",
    },
  },
  {
    id: 'cs-tele-outcomes',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'What would improve for the hospital and the clinics?',
      'would the hospital know before the patient comes?',
      'can a clinic see if the doctor read its question?',
      'does the device show what is not sent yet?',
      'what would the surveillance officer count',
    ],
    answer:
      'The hospital would read a referral before the patient arrives. A clinic would see if a doctor has read its question, and what happened to its patient.',
    says: [
      'The hospital would read a referral before the patient arrives.',
      'A clinic would see if a doctor has read its question, and what happened to its patient.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui s'améliorerait pour l'hôpital et les cliniques ?",
        'la clinique voit-elle si le médecin a lu',
      ],
      answer:
        "L'hôpital lirait le renvoi avant l'arrivée du patient. La clinique verrait si sa question a été lue et ce qui s'est passé.",
    },
  },
  {
    id: 'cs-tele-late-visits',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'In which week would late visits be counted in the district?',
      'late visits and surveillance, how?',
      'who counts visits that arrive late?',
      'a visit arrives next week, which week counts?',
      'surveillance officer and late data',
    ],
    answer: 'In the week they happened; the surveillance officer would count them.',
    says: ['The surveillance officer would count late visits in the week they happened.'],
    fr: {
      asked: [
        'Dans quelle semaine compterait-on les visites tardives ?',
        'qui compte les visites en retard',
      ],
      answer:
        'Dans la semaine où elles ont eu lieu ; le responsable de la surveillance les compterait.',
    },
  },
  {
    id: 'cs-tele-kpis',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'What would be measured in the telemedicine case?',
      'what does 300% healthcare reach compare with?',
      'target for consultations in the district?',
      'which KPIs for the telemedicine district?',
      'how is time to a doctor counted?',
      'who reads the proposals that nurses changed',
    ],
    answer:
      'Completed consultations and triages, with a target of 300% healthcare reach against the same district before launch. Also the time to a doctor, referrals that arrive before the patient, and proposals that nurses changed.',
    says: [
      'Completed consultations and triages, target: 300% healthcare reach against the same district before launch',
      'Time from a question at the clinic to a doctor reading it, counted by urgency',
      'Referrals that arrive before the patient, counted for each clinic',
      'Proposals that nurses changed, read each month by the clinical authority',
    ],
    fr: {
      asked: ['Que mesurerait-on dans le cas de télémédecine ?', '300 % par rapport à quoi'],
      answer:
        "Les consultations et tris, cible : 300 % de portée par rapport au même district avant ; le temps jusqu'au médecin ; les renvois arrivés avant le patient.",
    },
  },
  {
    id: 'cs-tele-about',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'What does the case study on telemedicine in one district show?',
      'summary of the telemedicine case study?',
      'what is the district case about?',
      'in short, how could one district start with telemedicine?',
      'main idea of the rural health case',
    ],
    answer:
      'How one district could start, and how the paper register would run beside the platform until both agree.',
    says: [
      'This composed case study shows how one district could start, and how the paper register would run beside the platform until both agree.',
    ],
    fr: {
      asked: [
        "Que montre l'étude de cas sur la télémédecine d'un district ?",
        "résumé de l'étude de télémédecine",
      ],
      answer:
        "Comment un district pourrait commencer, avec le registre papier à côté de la plateforme jusqu'à ce que tout concorde.",
    },
  },
  {
    id: 'cs-tele-double-typing',
    path: '/projects/a-telemedicine-line-through-one-district',
    asked: [
      'Would nurses in the district have to write everything twice?',
      'Is there double work for the clinics in the telemedicine district?',
      'double entry for nurses?',
      'How long would a nurse keep paper and tablet in the telemedicine case?',
      'Does the tablet come on top of the paper register in the district?',
      'I am a nurse: does telemedicine in the district mean more writing for me?',
      'When could the clinics of the district stop with the paper?',
      'New system, twice the work, that is how it always is in clinics',
      'Do the staff in the telemedicine case fear more typing?',
      'nurse write on paper and on tablet also?',
      'What is different from the pilot in which staff typed everything twice?',
      'Is the paper book in the clinics thrown away on day one of telemedicine?',
    ],
    answer:
      'For a time: the paper register would run beside the platform until both agree. After an earlier pilot, the staff do not want to type everything twice again.',
    says: [
      'This composed case study shows how one district could start, and how the paper register would run beside the platform until both agree.',
      'They do not want to type everything twice again.',
    ],
    fr: {
      asked: [
        'Les infirmières du district devraient-elles tout écrire deux fois ?',
        'Y a-t-il un double travail pour les cliniques du district de télémédecine ?',
        'double saisie pour les infirmières',
        'Combien de temps garder le papier et la tablette dans le cas de télémédecine ?',
        'Quand les cliniques du district pourraient-elles arrêter le papier ?',
        "La tablette s'ajoute-t-elle au registre papier du district ?",
      ],
      answer:
        "Pendant un temps : le registre papier serait tenu à côté de la plateforme jusqu'à ce qu'ils concordent. Après un premier pilote, le personnel ne veut plus de double saisie.",
    },
  },
]
