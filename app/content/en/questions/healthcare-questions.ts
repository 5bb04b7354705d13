import type { KnownQuestion } from './known-question.ts'

/** About healthcare and telemedicine. */
export const healthcareQuestions: readonly KnownQuestion[] = [
  {
    id: 'health-what',
    path: '/solutions/healthcare',
    asked: [
      'What is the Healthcare & Telemedicine solution?',
      'What does your telemedicine platform do?',
      'Tell me about the health platform',
      'healthcare solution in short?',
      'Explain your eHealth system',
      'Who works with the same patient record?',
      'What do you offer for hospitals and clinics?',
      'We want telemedicine in rural areas, what do you have?',
      'In short, what is your health product?',
    ],
    answer:
      'A nurse, a remote doctor, a referral hospital and the surveillance office work with the same patient record, over the networks a country already has.',
    says: [
      'A nurse, a remote doctor, a referral hospital and the surveillance office work with the same patient record, over the networks a country already has.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que la solution Healthcare & Telemedicine ?",
        'Que fait votre plateforme de télémédecine ?',
        'Qui travaille avec le même dossier du patient ?',
        'vous avez quoi pour les hôpitaux',
        'une solution pour la santé publique ?',
        "c'est quoi votre plateforme de télémédecine",
      ],
      answer:
        'Une infirmière, un médecin à distance, un hôpital de référence et le bureau de surveillance travaillent avec le même dossier du patient, sur les réseaux que le pays a déjà.',
    },
  },
  {
    id: 'health-for-whom',
    path: '/solutions',
    asked: [
      'Who is the healthcare solution for?',
      'Is the telemedicine platform for hospitals or for clinics?',
      'Which organizations use the health platform?',
      'target users of the health solution?',
      'I work for a ministry of health, is this for us?',
      'Is it for private doctors too?',
      'Who would use the health system?',
    ],
    answer: 'Health ministries, district hospitals and remote clinics.',
    says: ['Health ministries, district hospitals and remote clinics.'],
    fr: {
      asked: [
        "À qui s'adresse la solution de santé ?",
        'La plateforme de télémédecine est-elle pour les hôpitaux ou les cliniques ?',
        'Je travaille au ministère de la Santé, est-ce pour nous ?',
        "c'est pour les dispensaires de village ou les grands hôpitaux",
      ],
      answer: 'Aux ministères de la Santé, aux hôpitaux de district et aux cliniques éloignées.',
    },
  },
  {
    id: 'health-replaces',
    path: '/solutions',
    asked: [
      'What does the healthcare platform replace?',
      'Do patients still carry referral letters?',
      'Which paper disappears with the health platform?',
      'telemedicine instead of what?',
      'Our disease numbers come in by telephone',
      'Will case numbers still be reported by phone?',
    ],
    answer: 'Referral letters that patients carry, and case numbers reported by telephone.',
    says: ['Referral letters that patients carry, and case numbers reported by telephone.'],
    fr: {
      asked: [
        'Que remplace la plateforme de santé ?',
        'Les patients portent-ils encore des lettres de référence ?',
        'Nos chiffres de maladies arrivent par téléphone',
      ],
      answer:
        'Les lettres de référence que les patients portent et les nombres de cas communiqués par téléphone.',
    },
  },
  {
    id: 'health-places',
    path: '/solutions/healthcare',
    asked: [
      'How does one patient record move from the village to the hospital?',
      'Which places does a patient record pass through?',
      'What are the five places of a patient record?',
      'patient record flow?',
      'Does somebody have to type the patient record again?',
      'Follow one patient through your system',
      'How does the health platform work?',
      'How does telemedicine work with you, from the nurse to the hospital?',
      'Describe the way of a patient through your system',
      'What happens between a village clinic and the hospital on your platform?',
      'how does your telehealth work in practice',
    ],
    answer:
      'Through five places: village clinic, triage, remote consultation, referral hospital and surveillance office. A nurse writes the record once, beside the patient. Nobody types it again.',
    says: [
      'How one record moves through five places',
      'A nurse writes the record once, beside the patient.',
      'Nobody types it again.',
      'Village clinic',
      'Triage',
      'Remote consultation',
      'Referral hospital',
      'Surveillance office',
    ],
    fr: {
      asked: [
        "Comment le dossier du patient va-t-il du village à l'hôpital ?",
        'Par quels endroits passe un dossier de patient ?',
        'Faut-il saisir de nouveau le dossier du patient ?',
      ],
      answer:
        "Par cinq endroits : clinique du village, triage, consultation à distance, hôpital de référence et bureau de surveillance. L'infirmière écrit le dossier une fois, à côté du patient. Personne ne le saisit de nouveau.",
    },
  },
  {
    id: 'health-offline',
    path: '/solutions/healthcare',
    asked: [
      'Does the health platform work without internet?',
      'Can a clinic work offline?',
      'What happens in a clinic with no signal?',
      'telemedicine without network?',
      'Our clinics have no mobile coverage',
      'Is the patient data lost when the connection drops?',
      'Our clinics have no signal and power cuts, is it any use?',
      'What if the internet is gone for days in the health post?',
      'Does a nurse lose the data when the connection breaks?',
      'can we work in the mountains without any network',
      'Is it pointless for clinics that have no electricity half of the day?',
      'No internet, no current: what does the nurse do?',
    ],
    answer:
      'Without a network the clinic continues to work. The visit stays on the device, encrypted, until there is a signal.',
    says: [
      'Without a network the clinic continues to work.',
      'The record follows later.',
      'Everything works. The visit stays on the device, encrypted, until there is a signal.',
    ],
    fr: {
      asked: [
        'La plateforme de santé fonctionne-t-elle sans Internet ?',
        'Une clinique peut-elle travailler hors ligne ?',
        "Nos cliniques n'ont pas de couverture mobile",
        'ça marche sans internet dans les zones rurales ?',
        "en brousse il n'y a pas de réseau",
      ],
      answer:
        "Sans réseau, la clinique continue de travailler. La visite reste sur l'appareil, chiffrée, jusqu'à ce qu'il y ait un signal.",
    },
  },
  {
    id: 'health-clinic-find',
    path: '/solutions/healthcare',
    asked: [
      'How does a nurse find a patient in the system?',
      'What does the patient record show?',
      'Which information is in the patient record?',
      'patient without a card, how is the record found?',
      'Does the record contain vaccinations and pregnancies?',
    ],
    answer:
      'By card, number or name, on a tablet. The record shows history, pregnancies, vaccinations and medicines.',
    says: [
      'A nurse or health worker finds the patient by card, number or name and opens the record on a tablet.',
      'It shows history, pregnancies, vaccinations and medicines.',
    ],
    fr: {
      asked: [
        "Comment l'infirmière trouve-t-elle un patient ?",
        'Que montre le dossier du patient ?',
        'Le dossier contient-il les vaccinations ?',
      ],
      answer:
        'Par carte, numéro ou nom, sur une tablette. Le dossier montre les antécédents, les grossesses, les vaccinations et les médicaments.',
    },
  },
  {
    id: 'health-triage',
    path: '/solutions/healthcare',
    asked: [
      'How does triage work?',
      'Whose protocol does the triage use?',
      'Who writes the triage questions?',
      'triage protocol: yours or ours?',
      'Can a health worker overrule the proposed urgency?',
      'Does the platform keep old versions of the triage protocol?',
      'How does the system know who is urgent?',
      'Who decides which patient comes first?',
      'How are sick people sorted by urgency?',
    ],
    answer:
      "Your ministry's own protocol asks the next question and proposes an urgency, with the answers behind it. The worker accepts it or changes it and says why.",
    says: [
      "Your ministry's own protocol asks the next question and takes the measurements.",
      'It proposes an urgency and shows the answers behind it.',
      'The worker accepts it or changes it and says why.',
      'Your clinical authority writes and approves the questions.',
      'The platform keeps every version with the visits that used it.',
    ],
    fr: {
      asked: [
        'Comment fonctionne le triage ?',
        'Quel protocole le triage utilise-t-il ?',
        "Le personnel peut-il changer l'urgence proposée ?",
      ],
      answer:
        "Le protocole de votre ministère pose la question suivante et propose une urgence, avec les réponses à l'appui. La personne l'accepte ou la change et dit pourquoi.",
    },
  },
  {
    id: 'health-diagnosis',
    path: '/solutions/healthcare',
    asked: [
      'Does the software diagnose?',
      'Does AI make a medical diagnosis?',
      'Is your health AI a doctor?',
      'automatic diagnosis?',
      'Who decides on the treatment, the machine or a person?',
      'Can the model decide how urgent a patient is?',
      'Does the computer decide what illness somebody has?',
      'Does a machine replace the doctor?',
      'Is it an AI doctor?',
    ],
    answer:
      'The model never makes a diagnosis. It follows a protocol that your clinical authority approved and proposes an urgency. A health worker decides and signs. The platform keeps the proposal and the decision.',
    says: [
      'No. It follows a protocol that your clinical authority approved, proposes an urgency and shows the answers behind it.',
      'A health worker decides and signs.',
      'The platform keeps the proposal and the decision, so you can see where they differ.',
      'A model proposes an urgency and never makes a diagnosis.',
    ],
    fr: {
      asked: [
        'Le logiciel pose-t-il des diagnostics ?',
        "L'IA fait-elle un diagnostic médical ?",
        "Qui décide de l'urgence d'un patient, la machine ou une personne ?",
        "l'IA fait le diagnostic à la place du médecin ?",
      ],
      answer:
        'Le modèle ne pose jamais de diagnostic. Il suit un protocole approuvé par votre autorité clinique et propose une urgence. Un membre du personnel de santé décide et signe. La plateforme garde la proposition et la décision.',
    },
  },
  {
    id: 'health-remote-consultation',
    path: '/solutions/healthcare',
    asked: [
      'How does the remote consultation work?',
      'Is telemedicine done by video?',
      'What if the connection is too slow for video?',
      'Which patient does the doctor see first?',
      'video or voice consultation?',
      'Does the clinic know whether a doctor has read its question?',
      'How does a doctor far away treat somebody in a village?',
      'How do the nurse and the remote doctor talk to each other?',
      'does a consultation need video',
      'Is it a video call with a doctor?',
      'What if video is too slow?',
      'How can a specialist in the capital help a patient in the bush?',
    ],
    answer:
      'A doctor sees the most urgent cases first. They use video where the connection allows it, or else voice, photographs or written questions.',
    says: [
      'A doctor sees the most urgent cases first.',
      'They use video where the connection allows it, or else voice, photographs or written questions.',
      'The clinic sees whether a doctor has read it.',
    ],
    fr: {
      asked: [
        'Comment se passe la consultation à distance ?',
        'La télémédecine se fait-elle par vidéo ?',
        'Et si la connexion est trop lente pour la vidéo ?',
      ],
      answer:
        "Un médecin voit d'abord les cas les plus urgents. La consultation se fait par vidéo si la connexion le permet, sinon par la voix, des photos ou des questions écrites.",
    },
  },
  {
    id: 'health-emergency-offline',
    path: '/solutions/healthcare',
    asked: [
      'How is an emergency reported from a clinic without signal?',
      'Can urgent cases be sent by text message?',
      'What happens with an emergency when there is no internet?',
      'emergency call from a village clinic?',
      'Does triage work without a network?',
    ],
    answer:
      'The worker sends an emergency by text message or call. The triage protocol is on the device.',
    says: [
      'The protocol is on the device.',
      'The worker sends an emergency by text message or call.',
    ],
    fr: {
      asked: [
        'Comment une urgence est-elle signalée depuis une clinique sans signal ?',
        'Peut-on envoyer les cas urgents par message texte ?',
        'Le triage fonctionne-t-il sans réseau ?',
      ],
      answer:
        "La personne envoie l'urgence par message texte ou par appel. Le protocole de triage est sur l'appareil.",
    },
  },
  {
    id: 'health-referral',
    path: '/solutions/healthcare',
    asked: [
      'How does a referral to a hospital work?',
      'Does the hospital know that a patient is coming?',
      'Is a bed confirmed before the patient leaves?',
      'referral and discharge process?',
      'Does the village clinic hear back from the hospital?',
      'What if there is no network for the referral?',
      'How is a patient sent on to the hospital?',
      'Does the hospital know before the ambulance arrives?',
      'Who arranges the bed?',
      'How does the ambulance or the hospital get the papers of the patient?',
    ],
    answer:
      'The referral arrives before the patient, with the record and the reason. The ward confirms a bed and a time. The clinic receives the discharge note.',
    says: [
      'The referral arrives before the patient, with the record and the reason.',
      'The ward confirms a bed and a time.',
      'The clinic receives the discharge note.',
      'A printed referral has a code that opens the same record at the hospital.',
    ],
    fr: {
      asked: [
        "Comment se fait l'orientation vers un hôpital ?",
        "L'hôpital sait-il qu'un patient arrive ?",
        'Un lit est-il confirmé avant le départ du patient ?',
      ],
      answer:
        'La demande arrive avant le patient, avec le dossier et la raison. Le service confirme un lit et une heure. La clinique reçoit la note de congé.',
    },
  },
  {
    id: 'health-surveillance',
    path: '/solutions/healthcare',
    asked: [
      'How does disease surveillance work?',
      'Who raises an alert about an outbreak?',
      'Can the platform detect an epidemic?',
      'outbreak detection?',
      'Does the surveillance office see patient names?',
      'Are disease alerts sent automatically?',
      'How would the ministry see cholera coming?',
      'How do you notice an epidemic early?',
      'Does it warn about outbreaks?',
      'tracking of diseases, what do you have',
      'How do you see an outbreak of cholera or measles coming?',
      'Early warning for epidemics?',
    ],
    answer:
      'The office counts notifiable signs by place and week as visits arrive. An officer reads the visits behind a cluster without names. An officer confirms an alert before the platform sends it.',
    says: [
      'The office counts notifiable signs by place and week as visits arrive.',
      'An officer sees a cluster, reads the visits behind it without names, and opens an investigation.',
      'An officer confirms an alert before the platform sends it.',
      'Notifiable conditions, thresholds for each district, maps and weekly reports.',
    ],
    fr: {
      asked: [
        'Comment fonctionne la surveillance des maladies ?',
        "Qui lance une alerte d'épidémie ?",
        'Le bureau de surveillance voit-il les noms des patients ?',
        'suivi des épidémies',
        'détecter une épidémie plus tôt',
      ],
      answer:
        "Le bureau compte les signes à déclaration obligatoire par lieu et par semaine, à mesure que les visites arrivent. Un agent lit les visites d'un foyer sans les noms et confirme une alerte avant son envoi.",
    },
  },
  {
    id: 'health-late-visits',
    path: '/solutions/healthcare',
    asked: [
      'How are clinic visits counted that arrive late?',
      'Do delayed reports distort the weekly disease counts?',
      'A clinic was offline for days, in which week do its cases count?',
      'late case reports?',
      'What happens to surveillance numbers when data comes in late?',
    ],
    answer: 'Late visits count in the week they happened, and are marked late.',
    says: ['Late visits count in the week they happened, and are marked late.'],
    fr: {
      asked: [
        'Comment compte-t-on les visites qui arrivent en retard ?',
        'Les rapports tardifs faussent-ils les chiffres de la semaine ?',
        'Une clinique était hors ligne, dans quelle semaine comptent ses cas ?',
      ],
      answer:
        'Les visites tardives comptent dans la semaine où elles ont eu lieu, et sont marquées comme tardives.',
    },
  },
  {
    id: 'health-networks',
    path: '/solutions/healthcare',
    asked: [
      'Which networks does the telemedicine platform work on?',
      'What kind of connection does a clinic need?',
      'Does the health platform work over satellite?',
      'satellite or fibre needed for telemedicine?',
      'What is the minimum bandwidth for a clinic?',
      'Do you check the network of each clinic first?',
      'Is 2G enough?',
      'What connection does a health post need?',
      'Can it run over satellite?',
    ],
    answer:
      'On no signal, text messages only, slow mobile data, satellite at set hours, and fibre or good mobile data. We visit the sites first and write down which network each one has.',
    says: [
      'We visit the sites first and write down which network each one has.',
      'We set up the platform site by site.',
      'No signal',
      'Text messages only',
      'Slow mobile data',
      'Satellite, at set hours',
      'Fibre or good mobile data',
    ],
    fr: {
      asked: [
        'Sur quels réseaux la plateforme de télémédecine fonctionne-t-elle ?',
        'La plateforme de santé fonctionne-t-elle par satellite ?',
        "Vérifiez-vous d'abord le réseau de chaque clinique ?",
      ],
      answer:
        "Sans signal, avec des messages texte seulement, avec des données mobiles lentes, par satellite à heures fixes, et par fibre ou bonnes données mobiles. Nous visitons d'abord les sites et notons le réseau de chacun.",
    },
  },
  {
    id: 'health-no-signal-functions',
    path: '/solutions/healthcare',
    asked: [
      'Which functions work in a clinic with no signal at all?',
      'Can a clinic print a referral offline?',
      'What is sent when there is no signal?',
      'no signal: what still works in the clinic?',
      'Do devices in the same clinic share records offline?',
      'What can a nurse still do when nothing is connected?',
    ],
    answer:
      'Record, triage, medicines and printed referral work. Nothing is sent; devices in one clinic share records with each other. All visits wait until a device has a signal.',
    says: [
      'Record, triage, medicines, printed referral',
      'Nothing; devices in one clinic share records with each other',
      'All visits, until a device has a signal',
    ],
    fr: {
      asked: [
        'Quelles fonctions marchent dans une clinique sans aucun signal ?',
        'Une clinique peut-elle imprimer une référence hors ligne ?',
        "Les appareils d'une clinique partagent-ils les dossiers hors ligne ?",
      ],
      answer:
        "Le dossier, le triage, les médicaments et la référence imprimée fonctionnent. Rien n'est envoyé; les appareils d'une clinique partagent les dossiers entre eux. Les visites attendent jusqu'à ce qu'un appareil ait un signal.",
    },
  },
  {
    id: 'health-text-only',
    path: '/solutions/healthcare',
    asked: [
      'What works in a clinic that has only text messages?',
      'Can disease alerts go by SMS?',
      'Are patient names sent in text messages?',
      'sms only clinics?',
      'Which data travels over SMS?',
    ],
    answer:
      'Urgent referrals and disease alerts are sent, in coded form without names. Full visits and photographs wait.',
    says: [
      'Urgent referrals and disease alerts, in coded form without names',
      'Full visits, photographs',
      'Text messages only',
    ],
    fr: {
      asked: [
        "Que peut faire une clinique qui n'a que des messages texte ?",
        'Les alertes de maladie peuvent-elles partir par texto ?',
        'Les noms des patients sont-ils envoyés par message texte ?',
      ],
      answer:
        'Les références urgentes et les alertes de maladie sont envoyées, sous forme codée et sans noms. Les visites complètes et les photos attendent.',
    },
  },
  {
    id: 'health-slow-data',
    path: '/solutions/healthcare',
    asked: [
      'What works in a clinic with slow mobile data or satellite?',
      'Are large images sent over a slow connection?',
      'slow connection: what is transmitted first?',
      'What still works when the line of a clinic is weak?',
      'Do urgent visits go first when the bandwidth is low?',
    ],
    answer:
      'With slow mobile data, written or voice consultation works, and visits are sent in order of urgency. Over satellite at set hours, booked video consultation works, with urgent visits first.',
    says: [
      'The same, and written or voice consultation',
      'Visits in order of urgency, photographs in small size',
      'The same, and booked video consultation',
      'Everything during the connection, urgent visits first',
      'Slow mobile data',
      'Satellite, at set hours',
    ],
    fr: {
      asked: [
        'Que peut faire une clinique avec des données mobiles lentes ou un satellite ?',
        'La consultation vidéo est-elle possible par satellite ?',
        'Les visites urgentes partent-elles en premier ?',
      ],
      answer:
        "Avec des données lentes, la consultation écrite ou vocale fonctionne et les visites partent par ordre d'urgence. Par satellite à heures fixes, la consultation vidéo réservée fonctionne, et les visites urgentes partent d'abord.",
    },
  },
  {
    id: 'health-acceptance-test',
    path: '/solutions/healthcare',
    asked: [
      'Is the offline behaviour part of the acceptance test?',
      'How do we verify that the platform works on our networks?',
      'Does the contract test cover weak networks?',
      'acceptance test for clinics?',
      'What proves that it really works in remote clinics?',
    ],
    answer:
      'For the health platform, the table of what works on which network is part of the acceptance test.',
    says: ['What works on which network', 'This table is part of the acceptance test.'],
    fr: {
      asked: [
        "Le fonctionnement hors ligne fait-il partie du test d'acceptation ?",
        'Comment vérifier que la plateforme fonctionne sur nos réseaux ?',
        "Qu'est-ce qui prouve que cela marche dans les cliniques éloignées ?",
      ],
      answer:
        "Pour la plateforme de santé, le tableau de ce qui fonctionne sur chaque réseau fait partie du test d'acceptation.",
    },
  },
  {
    id: 'health-conflict',
    path: '/solutions/healthcare',
    asked: [
      'What happens when two clinics change the same record offline?',
      'How are conflicting patient data resolved?',
      'Two clinics recorded different blood groups, what now?',
      'sync conflict in patient records?',
      'Does the software merge conflicting records by itself?',
      'Can a record get lost when two nurses write on the same day?',
      'Two nurses wrote about the same patient without network, which one counts?',
      'What if the records of two clinics contradict each other?',
    ],
    answer:
      'The platform keeps both visits, each with its author and time. Two different blood groups cannot both be true: a clinician decides, and until then both are shown as not confirmed.',
    says: [
      'The platform keeps both visits, each with its author and time.',
      'Two measurements can both be true, so both stay.',
      'Two different blood groups cannot.',
      'A clinician decides, and until then both are shown as not confirmed.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si deux cliniques changent le même dossier hors ligne ?',
        "Comment les données contradictoires d'un patient sont-elles réglées ?",
        'Deux groupes sanguins différents sont inscrits, que faire ?',
      ],
      answer:
        "La plateforme garde les deux visites, chacune avec son auteur et son heure. Deux groupes sanguins différents ne peuvent pas être vrais : un clinicien décide, et d'ici là les deux sont montrés comme non confirmés.",
    },
  },
  {
    id: 'health-parts',
    path: '/solutions/healthcare',
    asked: [
      'Which parts does the healthcare platform include?',
      'What modules does the health solution have?',
      'Can one part of the health platform start alone?',
      'health modules?',
      'List what is included in the telemedicine product',
    ],
    answer:
      'Patient record, triage, consultation queue, referral and return, disease surveillance, medicines and cold chain, languages and voice, and ministry reports. Each part can start alone.',
    says: [
      'Each part can start alone.',
      'You can connect it later to the systems you have.',
      'Patient record, offline first',
      'Triage by your protocol',
      'Consultation queue',
      'Referral and return',
      'Disease surveillance',
      'Medicines and cold chain',
      'Languages and voice',
      'Ministry reports',
    ],
    fr: {
      asked: [
        'Quelles parties la plateforme de santé comprend-elle ?',
        'Quels modules la solution de télémédecine a-t-elle ?',
        'Une partie de la plateforme de santé peut-elle démarrer seule ?',
      ],
      answer:
        'Dossier du patient, triage, file de consultation, orientation et retour, surveillance des maladies, médicaments et chaîne du froid, langues et voix, et rapports du ministère. Chaque partie peut démarrer seule.',
    },
  },
  {
    id: 'health-queue',
    path: '/solutions/healthcare',
    asked: [
      "Does the platform manage doctors' rosters?",
      'Can a clinic get a second opinion?',
      'How are shift changes of doctors handled?',
      'consultation queue features?',
      'What if nobody answers the question of a clinic?',
      'How are the doctors on call organized?',
      'Who answers the questions of the nurses at night?',
      'Does a doctor have to be available the whole day?',
      'Shifts of the remote doctors, who plans them?',
    ],
    answer:
      'The consultation queue has rosters, shift changes, second opinions, and a clear sign when a question has no answer.',
    says: [
      'Rosters, shift changes, second opinions, and a clear sign when a question has no answer.',
      'Consultation queue',
    ],
    fr: {
      asked: [
        'La plateforme gère-t-elle les horaires des médecins ?',
        'Une clinique peut-elle demander un deuxième avis ?',
        "Et si personne ne répond à la question d'une clinique ?",
      ],
      answer:
        'La file de consultation a des horaires, des changements de garde, des deuxièmes avis et un signe clair quand une question est sans réponse.',
    },
  },
  {
    id: 'health-medicines',
    path: '/solutions/healthcare',
    asked: [
      'Does the platform manage medicine stock?',
      'Can we monitor the cold chain and vaccine fridges?',
      'How are medicines ordered?',
      'drug stock and expiry dates?',
      'fridge temperature monitoring for vaccines?',
      'Medicine runs out all the time, does it help?',
      'Can it watch the cold chain for vaccines?',
      'Do we see which clinic has no drugs left?',
      'Can you monitor the fridges for vaccines?',
      'Stock of drugs, do you keep track of it?',
    ],
    answer:
      'The health platform keeps track of medicine stock, expiry dates and fridge temperatures. Orders follow from prescriptions.',
    says: ['Stock, expiry dates and fridge temperatures.', 'Orders follow from prescriptions.'],
    fr: {
      asked: [
        'La plateforme gère-t-elle le stock de médicaments ?',
        'Peut-on surveiller la chaîne du froid et les frigos de vaccins ?',
        'Comment les médicaments sont-ils commandés ?',
        'gestion des médicaments et des stocks',
      ],
      answer:
        'La plateforme de santé suit le stock de médicaments, les dates de péremption et la température des frigos. Les commandes découlent des ordonnances.',
    },
  },
  {
    id: 'health-languages',
    path: '/solutions/healthcare',
    asked: [
      'Which languages does the health platform support?',
      'Can triage questions be spoken in a local language?',
      'Are machine translations marked in the health platform?',
      'local languages in the clinic app?',
      'Our nurses and patients speak several languages',
      'Can the nurses use it in the local language?',
      'Does it speak languages of small peoples?',
    ],
    answer:
      'Screens and spoken questions are in the languages of the district. Machine translations are marked.',
    says: [
      'Screens and spoken questions in the languages of the district.',
      'Machine translations are marked.',
    ],
    fr: {
      asked: [
        'Quelles langues la plateforme de santé prend-elle en charge ?',
        'Les questions de triage peuvent-elles être lues dans une langue locale ?',
        'Les traductions automatiques sont-elles marquées ?',
        'les infirmiers peuvent travailler dans leur langue ?',
      ],
      answer:
        'Les écrans et les questions parlées sont dans les langues du district. Les traductions automatiques sont marquées.',
    },
  },
  {
    id: 'health-reports',
    path: '/solutions/healthcare',
    asked: [
      'Which reports does the health ministry get?',
      'Where do the health indicators come from?',
      'Can we trace a health statistic to the visits behind it?',
      'ministry health reporting?',
      'How reliable are the numbers in the ministry report?',
    ],
    answer: 'Indicators come from the visits. Each number links back to the visits it counts.',
    says: ['Indicators come from the visits.', 'Each number links back to the visits it counts.'],
    fr: {
      asked: [
        'Quels rapports le ministère de la Santé reçoit-il ?',
        "D'où viennent les indicateurs de santé ?",
        "Peut-on retracer un chiffre jusqu'aux visites ?",
      ],
      answer:
        "Les indicateurs viennent des visites. Chaque chiffre renvoie aux visites qu'il compte.",
    },
  },
  {
    id: 'health-access',
    path: '/solutions/healthcare',
    asked: [
      'Who may read a patient record?',
      'Does staff need a reason to open health data?',
      'What about emergency access to a patient record?',
      'access control for health records?',
      'Can any nurse read any patient file?',
      'How is snooping in medical records prevented?',
      "Who in the hospital can look at my mother's record?",
      'Can every nurse read every patient?',
      'How is medical secrecy protected?',
      'Are patient data visible to the ministry?',
      'How do you prevent that everybody in the village knows about my illness?',
      'Who can read sensitive diagnoses like HIV?',
      'Are medical secrets safe from curious staff?',
      'Could a curious receptionist read my file?',
    ],
    answer:
      'Staff open the records of patients in their care. Emergency access is possible: it asks for a reason and is reviewed the next day.',
    says: [
      'Staff open the records of patients in their care.',
      'Emergency access is possible.',
      'It asks for a reason and is reviewed the next day.',
      'Staff need a reason to read health data.',
    ],
    fr: {
      asked: [
        'Qui peut lire un dossier de patient ?',
        'Le personnel doit-il donner une raison pour ouvrir des données de santé ?',
        "Y a-t-il un accès d'urgence au dossier ?",
        'qui voit le dossier médical',
        'secret médical',
      ],
      answer:
        "Le personnel ouvre les dossiers des patients qu'il soigne. Un accès d'urgence est possible : il demande une raison et il est examiné le lendemain.",
    },
  },
  {
    id: 'health-patient-check',
    path: '/solutions/healthcare',
    asked: [
      'Can a patient find out who has read their record?',
      'Do patients get a list of who looked at their data?',
      'right of a patient to an access list?',
      'Who has opened my medical file?',
      'Does the patient see accesses to the health record in plain language?',
      'Can I learn who looked at my medical file?',
      'Do patients see who opened their data?',
    ],
    answer:
      'A patient can ask who has read the health record and receives the list, in plain words.',
    says: [
      'A patient can ask who has read the record and receives the list, in plain words.',
      'The platform keeps the reason, the reader and the time.',
    ],
    fr: {
      asked: [
        'Un patient peut-il savoir qui a lu son dossier ?',
        'Le patient reçoit-il la liste des accès à son dossier ?',
        'Qui a ouvert mon dossier médical ?',
      ],
      answer:
        'Un patient peut demander qui a lu le dossier de santé, et il reçoit la liste, en mots simples.',
    },
  },
  {
    id: 'health-lost-device',
    path: '/solutions/healthcare',
    asked: [
      'What happens when a clinic tablet is lost or stolen?',
      'Is patient data on a tablet encrypted?',
      'Can a lost device be locked?',
      'stolen tablet with patient data?',
      'How many patient records are on one device?',
      'A tablet was stolen, are the patient data safe?',
      'What if somebody loses the phone with the records?',
      'A phone with patient files was lost, is that a leak?',
    ],
    answer:
      'Records on a device are encrypted, and only those of its own clinic are there. A device reported lost is locked when it next finds a network.',
    says: [
      'Records on a device are encrypted, and only those of its own clinic are there.',
      'A device reported lost is locked when it next finds a network.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si une tablette de clinique est perdue ou volée ?',
        'Les données des patients sur la tablette sont-elles chiffrées ?',
        'Peut-on verrouiller un appareil perdu ?',
        'une tablette volée, et les dossiers des patients ?',
      ],
      answer:
        "Les dossiers sur un appareil sont chiffrés, et seuls ceux de sa clinique s'y trouvent. Un appareil signalé perdu est verrouillé dès qu'il retrouve un réseau.",
    },
  },
  {
    id: 'health-standards',
    path: '/solutions/healthcare',
    asked: [
      'Which standards does the health platform use?',
      'Do you support HL7 FHIR?',
      'Are conditions coded in ICD?',
      'fhir?',
      'Can the health platform send totals to our present reporting system?',
      'interoperability with other health systems',
      'Is it FHIR compatible?',
      'Which medical data formats are used?',
    ],
    answer:
      'HL7 FHIR and ICD. The platform exchanges records in HL7 FHIR, codes conditions in ICD, and sends totals to your present reporting system.',
    says: [
      'The platform exchanges records in HL7 FHIR, codes conditions in ICD, and sends totals to your present reporting system.',
    ],
    fr: {
      asked: [
        'Quelles normes la plateforme de santé utilise-t-elle ?',
        'Prenez-vous en charge HL7 FHIR ?',
        'Les maladies sont-elles codées selon la CIM (ICD) ?',
      ],
      answer:
        'HL7 FHIR et ICD. La plateforme échange les dossiers en HL7 FHIR, code les maladies selon ICD et envoie les totaux à votre système de rapports actuel.',
    },
  },
  {
    id: 'health-data-location',
    path: '/solutions/healthcare',
    asked: [
      'Where is patient data stored?',
      'Does health data stay in the country?',
      'What happens to the patient data if we leave?',
      'health data hosting?',
      'Can we choose the data centre for medical records?',
      'Is medical data ever sent abroad?',
      'Do patient data leave the country?',
      'Where do the medical records sit?',
    ],
    answer:
      'In the country, in the data centre you name. If you leave, you receive all of it in the same open formats.',
    says: [
      'Data stays in the country, in the data centre you name.',
      'If you leave, you receive all of it in the same open formats.',
    ],
    fr: {
      asked: [
        'Où les données des patients sont-elles gardées ?',
        'Les données de santé restent-elles dans le pays ?',
        'Que deviennent les données des patients si nous partons ?',
      ],
      answer:
        'Dans le pays, dans le centre de données que vous nommez. Si vous partez, vous les recevez toutes dans les mêmes formats ouverts.',
    },
  },
  {
    id: 'health-hospital-systems',
    path: '/solutions/healthcare',
    asked: [
      'Do we have to replace the systems in our hospitals?',
      'Can our hospital keep its own software?',
      'How do existing hospital systems connect to the platform?',
      'integration with a hospital information system?',
      'What about a hospital without any software?',
      'Our hospitals have their own software, must it go?',
      'Can you connect with the hospital system that exists?',
      'Do you work with DHIS2 or OpenMRS?',
      'Does it replace or connect to the software of the big hospitals?',
    ],
    answer:
      'A hospital with a system keeps it and exchanges referrals and discharge notes in HL7 FHIR. A hospital without one can use ours for referrals only.',
    says: [
      'No. A hospital with a system keeps it and exchanges referrals and discharge notes in HL7 FHIR.',
      'A hospital without one can use ours for referrals only.',
    ],
    fr: {
      asked: [
        'Devons-nous remplacer les systèmes de nos hôpitaux ?',
        'Notre hôpital peut-il garder son propre logiciel ?',
        'Et un hôpital sans aucun logiciel ?',
        'notre hôpital a déjà son logiciel',
      ],
      answer:
        "Un hôpital qui a un système le garde et échange les références et les notes de congé en HL7 FHIR. Un hôpital qui n'en a pas peut utiliser le nôtre pour les références seulement.",
    },
  },
  {
    id: 'health-devices',
    path: '/solutions/healthcare',
    asked: [
      'Which devices are needed in a clinic?',
      'What equipment does a clinic need for telemedicine?',
      'Does it run on iPads or on Android tablets?',
      'hardware for clinics?',
      'Do we have to buy special medical devices?',
      'What about electricity and charging in clinics?',
      'What must we buy for the clinics?',
      'Does it run on cheap tablets?',
      'Do nurses need a laptop?',
    ],
    answer:
      'An ordinary Android tablet or phone, a power source and, if possible, a printer. The site survey lists what each clinic has and what is missing, including charging.',
    says: [
      'An ordinary Android tablet or phone, a power source and, if possible, a printer.',
      'The site survey lists what each clinic has and what is missing, including charging.',
    ],
    fr: {
      asked: [
        'De quels appareils une clinique a-t-elle besoin ?',
        'Quel équipement faut-il pour la télémédecine ?',
        "Que faire pour l'électricité et la recharge dans les cliniques ?",
      ],
      answer:
        "Une tablette ou un téléphone Android ordinaire, une source de courant et, si possible, une imprimante. L'étude du site indique ce que chaque clinique a et ce qui manque, y compris la recharge.",
    },
  },
  {
    id: 'health-start',
    path: '/solutions/healthcare',
    asked: [
      'How do we start with the healthcare platform?',
      'How large should a telemedicine pilot be?',
      'first step for the health solution?',
      'Do we have to roll out to the whole country at once?',
      'Which clinics begin?',
      'Where would you start in our health system?',
      'Can we try it in one district first?',
      'What is the first step for a health ministry?',
    ],
    answer:
      'With one district: a few clinics, one hospital and the surveillance officer. The platform runs beside the paper register until your own check shows that both agree.',
    says: [
      'With one district: a few clinics, one hospital and the surveillance officer.',
      'The platform runs beside the paper register until your own check shows that both agree.',
      'Then the paper stops and the next district begins.',
    ],
    fr: {
      asked: [
        'Comment commencer avec la plateforme de santé ?',
        'Quelle taille pour un projet pilote de télémédecine ?',
        "Quand le registre papier peut-il s'arrêter ?",
        'comment lancer un pilote dans un district',
      ],
      answer:
        "Par un district : quelques cliniques, un hôpital et l'agent de surveillance. La plateforme fonctionne à côté du registre papier jusqu'à ce que votre propre vérification montre qu'ils concordent.",
    },
  },
  {
    id: 'health-reach',
    path: '/solutions/healthcare',
    asked: [
      'What does 300% healthcare reach mean?',
      'How many more people does the health platform reach?',
      'What are the key figures of the healthcare solution?',
      'How is the healthcare reach counted?',
      '300% reach, who counts that?',
      'Who can repeat the count of the health figures?',
      'Three hundred percent, what is that supposed to mean?',
      'How many more people would get care?',
    ],
    answer:
      '300% healthcare reach is our figure. We write the counting rule with you before the first clinic opens, and your own staff can repeat the count.',
    says: [
      '300%',
      'healthcare reach',
      'We write the counting rule with you before the first clinic opens.',
      'Your own staff can repeat the count.',
    ],
    fr: {
      asked: [
        'Que veut dire 300 % de portée des soins ?',
        'Combien de personnes de plus la plateforme de santé atteint-elle ?',
        'Comment compte-t-on la portée des soins ?',
      ],
      answer:
        "300 % de portée des soins est notre chiffre. Nous écrivons la règle de calcul avec vous avant l'ouverture de la première clinique, et votre personnel peut refaire le calcul.",
    },
  },
  {
    id: 'health-uptime',
    path: '/solutions/healthcare',
    asked: [
      'What is the uptime of the health platform?',
      'How accurate is the healthcare platform?',
      'Do clinics stop when the central service is down?',
      'availability of the telemedicine service?',
      'What happens in clinics during an outage?',
    ],
    answer:
      '99.9% uptime and 99.5% accuracy are our figures; your contract defines how they are measured. Clinics continue to work offline.',
    says: [
      '99.9%',
      'uptime',
      'Your contract defines how it is measured.',
      'Clinics continue to work offline.',
      '99.5%',
      'accuracy',
    ],
    fr: {
      asked: [
        'Quelle est la disponibilité de la plateforme de santé ?',
        "Quelle est l'exactitude de la plateforme de santé ?",
        'Que se passe-t-il dans les cliniques pendant une panne ?',
      ],
      answer:
        "Nos chiffres sont 99,9 % de disponibilité et 99,5 % d'exactitude; votre contrat définit comment ils sont mesurés. Les cliniques continuent de travailler hors ligne.",
    },
  },
  {
    id: 'health-example-patient',
    path: '/solutions/healthcare',
    asked: [
      'Is the pregnant woman in the example a real patient?',
      'Is the patient story on the healthcare page true?',
      'Whose case does the before and after show?',
      'example patient, real or invented?',
      'Did the story of the pregnant woman really happen?',
    ],
    answer:
      "The pregnant woman's story on the healthcare page is an example, not a real case. The woman, the clinic and the distance to the hospital are the same on both sides.",
    says: [
      'This is an example, not a real case.',
      'The woman, the clinic and the distance to the hospital are the same on both sides.',
    ],
    fr: {
      asked: [
        "La femme enceinte de l'exemple est-elle une vraie patiente ?",
        "L'histoire du patient sur la page est-elle vraie ?",
        "De qui parle l'exemple avant et après ?",
      ],
      answer:
        "L'histoire de la femme enceinte sur la page santé est un exemple, pas un vrai cas. La femme, la clinique et la distance jusqu'à l'hôpital sont les mêmes de chaque côté.",
    },
  },
  {
    id: 'health-book-doctor',
    path: '/solutions',
    asked: [
      'Can I see a doctor through your website?',
      'I am ill, can I get a consultation here?',
      'How do I register as a patient?',
      "book a doctor's appointment",
      'Do you offer medical advice to patients?',
      'I am ill and need a doctor',
      'Can I get a prescription from you?',
      'Do you treat patients?',
    ],
    answer:
      'We do not treat patients: we build the health platform for health ministries, district hospitals and remote clinics. Please go to a clinic or a doctor near you.',
    says: ['Health ministries, district hospitals and remote clinics.'],
    fr: {
      asked: [
        'Puis-je voir un médecin sur votre site ?',
        'Je suis malade, puis-je avoir une consultation ici ?',
        'Donnez-vous des conseils médicaux aux patients ?',
        'je veux prendre rendez-vous avec un médecin',
      ],
      answer:
        'Nous ne soignons pas de patients : nous construisons la plateforme pour les ministères de la Santé, les hôpitaux de district et les cliniques éloignées. Adressez-vous à une clinique ou à un médecin près de chez vous.',
    },
  },
  {
    id: 'health-cost',
    path: '/solutions/healthcare',
    asked: [
      'What does the healthcare platform cost?',
      'How much would telemedicine for one district cost?',
      'price of the health solution?',
      'Is the telemedicine platform priced per clinic?',
      'budget for the healthcare project',
      'What would it cost for one district?',
      'Price of the telemedicine system?',
    ],
    answer:
      'Our page about healthcare gives no price for the health platform. You can estimate a project for one district: choose services, cases, systems and languages, and the estimate shows the weeks and the team.',
    says: [],
    fr: {
      asked: [
        'Combien coûte la plateforme de santé ?',
        'Combien coûterait la télémédecine pour un district ?',
        'Quel est le prix de la solution de télémédecine ?',
        'prix de la solution santé',
        'devis pour une plateforme de santé',
      ],
      answer:
        "Notre page sur la santé ne donne pas de prix pour la plateforme de santé. Vous pouvez estimer un projet pour un district : choisissez les services, les cas, les systèmes et les langues, et l'estimation montre les semaines et l'équipe.",
    },
    isUnstated: true,
  },
  {
    id: 'health-medical-device',
    path: '/solutions/healthcare',
    asked: [
      'Is the health platform certified as a medical device?',
      'Do you have a CE mark or FDA approval for the triage?',
      'medical device regulation and your triage?',
      'Is the triage software approved by a regulator?',
      'Has the telemedicine platform been clinically validated?',
      'Is it approved by the FDA or Health Canada?',
      'CE mark for the medical software?',
    ],
    answer:
      'Our page about healthcare names no approval as a medical device and no clinical study. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'La plateforme de santé est-elle certifiée comme dispositif médical ?',
        "Le triage a-t-il une approbation d'un organisme de réglementation ?",
        'La plateforme est-elle validée par une étude clinique ?',
      ],
      answer:
        'Notre page sur la santé ne mentionne ni approbation comme dispositif médical ni étude clinique. Posez-nous la question; une personne vous répond.',
    },
    isUnstated: true,
  },
  {
    id: 'health-supervision',
    path: '/solutions/healthcare',
    asked: [
      'Is the health AI supervised by clinicians?',
      'Who reviews cases where staff did not follow the model?',
      'clinical oversight of the model?',
      'How does our clinical authority keep an eye on the triage model?',
      'Does anybody look at the disagreements between model and nurse?',
    ],
    answer:
      'Your clinical authority counts and reads the cases where staff decided otherwise. A model proposes an urgency and never makes a diagnosis.',
    says: [
      'Models under supervision',
      'A model proposes an urgency and never makes a diagnosis.',
      'Your clinical authority counts and reads the cases where staff decided otherwise.',
    ],
    fr: {
      asked: [
        "L'IA de santé est-elle surveillée par des cliniciens ?",
        "Qui examine les cas où le personnel n'a pas suivi le modèle ?",
        "Quelqu'un regarde-t-il les désaccords entre le modèle et l'infirmière ?",
      ],
      answer:
        'Votre autorité clinique compte et lit les cas où le personnel a décidé autrement. Un modèle propose une urgence et ne fait jamais de diagnostic.',
    },
  },
  {
    id: 'health-before-after',
    path: '/solutions/healthcare',
    asked: [
      'What changes for a patient with the health platform?',
      'How does the platform help a pregnant woman in a village?',
      'patient before and after the platform?',
      'Does an urgent patient still wait in order of arrival?',
      'What is better for a woman who lives far from the hospital?',
      'What is better for a pregnant woman in a village?',
      'What does the patient notice?',
    ],
    answer:
      'In our example the nurse takes her blood pressure and the protocol proposes "urgent". The doctor on call compares three visits, and the hospital confirms a bed before she leaves.',
    says: [
      'The nurse takes her blood pressure.',
      'The protocol proposes "urgent".',
      'The doctor on call compares the readings of three visits and calls the clinic.',
      'The referral hospital confirms a bed before she leaves.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour un patient avec la plateforme de santé ?",
        'Comment la plateforme aide-t-elle une femme enceinte dans un village ?',
        "Un patient urgent attend-il encore selon l'ordre d'arrivée ?",
      ],
      answer:
        "Dans notre exemple, l'infirmière mesure sa tension et le protocole propose « urgent ». Le médecin de garde compare trois visites, et l'hôpital confirme un lit avant son départ.",
    },
  },
  {
    id: 'health-duration',
    path: '/solutions/healthcare',
    asked: [
      'How long does it take to introduce the health platform?',
      'When could the first clinic start?',
      'health project duration?',
      'How many weeks until telemedicine works in one district?',
      'timeline of a telemedicine project',
      'When would the first clinic work with it?',
    ],
    answer:
      'Our page about healthcare states no fixed time for the health platform. The estimate shows the weeks and the team for a project in one district.',
    says: [],
    fr: {
      asked: [
        'Combien de temps faut-il pour introduire la plateforme de santé ?',
        'Quand la première clinique pourrait-elle commencer ?',
        'Combien de semaines dure un projet de télémédecine ?',
        'combien de temps pour équiper les cliniques',
      ],
      answer:
        "Notre page sur la santé n'indique pas de durée fixe pour la plateforme de santé. L'estimation montre les semaines et l'équipe d'un projet dans un district.",
    },
    isUnstated: true,
  },
  {
    id: 'health-signed-visits',
    path: '/solutions/healthcare',
    asked: [
      'Who signs what in a patient record?',
      'Is each visit signed by the person who wrote it?',
      "Does the doctor's name appear on the prescription?",
      'signature on a medical entry?',
      'Is it recorded who decided on the urgency?',
    ],
    answer:
      "The person who wrote the visit signs it. Triage shows urgency, findings and who decided. Advice and prescription carry the doctor's name.",
    says: [
      'The visit, signed by the person who wrote it',
      'Urgency, findings and who decided',
      "Advice and prescription, with the doctor's name",
    ],
    fr: {
      asked: [
        'Qui signe quoi dans un dossier de patient ?',
        "Chaque visite est-elle signée par la personne qui l'a écrite ?",
        "Le nom du médecin figure-t-il sur l'ordonnance ?",
      ],
      answer:
        "La personne qui a écrit la visite la signe. Le triage montre l'urgence, les constats et qui a décidé. L'avis et l'ordonnance portent le nom du médecin.",
    },
  },
  {
    id: 'health-referral-page',
    path: '/solutions/healthcare',
    asked: [
      'What is on the referral page of the health platform?',
      'Who is responsible for the next step of a referral?',
      'Is transport part of the referral?',
      'referral overview?',
      'Can I see bed, transport and discharge in one place?',
    ],
    answer:
      'Bed, transport, acceptance and discharge on one page, with the next step and the person responsible.',
    says: [
      'Bed, transport, acceptance and discharge on one page, with the next step and the person responsible.',
    ],
    fr: {
      asked: [
        "Que montre la page d'orientation de la plateforme de santé ?",
        "Qui est responsable de la prochaine étape d'une orientation ?",
        "Le transport fait-il partie de l'orientation ?",
      ],
      answer:
        "Le lit, le transport, l'acceptation et le congé sur une page, avec la prochaine étape et la personne responsable.",
    },
  },
  {
    id: 'health-queue-offline',
    path: '/solutions/healthcare',
    asked: [
      'Does a question keep its place when the clinic goes offline?',
      'What happens to a consultation request without a signal?',
      'waiting question of an offline clinic?',
      'Will our clinic lose its turn with the doctor during an outage?',
      'Is the queue position lost without a network?',
    ],
    answer:
      'The question keeps its place in the queue. The clinic sees whether a doctor has read it.',
    says: [
      'The question keeps its place in the queue.',
      'The clinic sees whether a doctor has read it.',
    ],
    fr: {
      asked: [
        'Une question garde-t-elle sa place si la clinique perd le réseau ?',
        'Que devient une demande de consultation sans signal ?',
        'Notre clinique perd-elle son tour pendant une panne ?',
      ],
      answer: "La question garde sa place dans la file. La clinique voit si un médecin l'a lue.",
    },
  },
  {
    id: 'health-video-network',
    path: '/solutions/healthcare',
    asked: [
      'Which network does a clinic need for a video consultation?',
      'On which networks does video with a doctor work?',
      'On which lines would a doctor see the patient on a screen?',
      'network for video consultation?',
      'With slow mobile data, can we talk to the doctor by video?',
    ],
    answer:
      'Over satellite at set hours a booked video consultation works, and with fibre or good mobile data everything does. With slow mobile data it is a written or voice consultation.',
    says: [
      'Slow mobile data',
      'The same, and written or voice consultation',
      'Satellite, at set hours',
      'The same, and booked video consultation',
      'Fibre or good mobile data',
      'Everything',
    ],
    fr: {
      asked: [
        'De quel réseau une clinique a-t-elle besoin pour une consultation vidéo ?',
        'avec des données mobiles lentes, on peut parler au médecin par vidéo ?',
        'réseau pour consultation vidéo',
      ],
      answer:
        "Par satellite à heures fixes, une consultation vidéo réservée fonctionne, et avec la fibre ou de bonnes données mobiles, tout fonctionne. Avec des données mobiles lentes, c'est une consultation écrite ou vocale.",
    },
  },
  {
    id: 'health-feedback',
    path: '/solutions/healthcare',
    asked: [
      'Does the village clinic learn what happened to its patient in the hospital?',
      'Who gets the discharge note?',
      'Does the nurse hear back from the hospital?',
      'feedback from hospital to clinic?',
      'How does the clinic know when the patient has the next visit?',
    ],
    answer:
      "The clinic receives the hospital's discharge note. In our example the nurse has it a week after, with the date of the next visit.",
    says: [
      'The clinic receives the discharge note.',
      'The nurse has the discharge note and the date of the next visit. The district count is up to date.',
    ],
    fr: {
      asked: [
        "La clinique du village apprend-elle ce qui est arrivé à son patient à l'hôpital ?",
        "l'infirmière a des nouvelles de l'hôpital après ?",
        "retour de l'hôpital à la clinique",
      ],
      answer:
        "La clinique reçoit la note de congé de l'hôpital. Dans notre exemple, l'infirmière l'a une semaine après, avec la date de la prochaine visite.",
    },
  },
  {
    id: 'health-reason-to-read',
    path: '/solutions/healthcare',
    asked: [
      'Do staff need a reason to read a patient record?',
      'Can any nurse open a record out of curiosity?',
      'What is kept when somebody reads health data?',
      'reason for reading health data?',
      'Is it noted why somebody looked at a patient record?',
    ],
    answer:
      'Staff need a reason to read health data. The platform keeps the reason, the reader and the time.',
    says: [
      'Staff need a reason to read health data. The platform keeps the reason, the reader and the time.',
    ],
    fr: {
      asked: [
        "Le personnel a-t-il besoin d'une raison pour lire un dossier de patient ?",
        'une infirmière peut ouvrir un dossier par curiosité ?',
        'raison de lire des données de santé',
      ],
      answer:
        "Le personnel a besoin d'une raison pour lire des données de santé. La plateforme garde la raison, le lecteur et l'heure.",
    },
  },
  {
    id: 'health-printed-code',
    path: '/solutions/healthcare',
    asked: [
      'What is the code on a printed referral for?',
      'Can a patient carry the referral on paper?',
      'How does the hospital open the record when the clinic had no signal?',
      'code on the referral?',
      'Does a referral work on paper too?',
    ],
    answer: 'A printed referral has a code that opens the same record at the hospital.',
    says: ['A printed referral has a code that opens the same record at the hospital.'],
    fr: {
      asked: [
        "À quoi sert le code d'une référence imprimée ?",
        'un patient peut apporter sa référence sur papier ?',
        'code sur la référence',
      ],
      answer: "Une référence imprimée a un code qui ouvre le même dossier à l'hôpital.",
    },
  },
  {
    id: 'health-paper-stops',
    path: '/solutions/healthcare',
    asked: [
      'Until when do clinics have to write on paper as well?',
      'How long do clinics keep the paper register beside the health platform?',
      'When does the next district begin with telemedicine?',
      'end of the paper register?',
      'Who decides that the clinic can give up paper?',
    ],
    answer:
      'When your own check shows that both agree. Until then the platform runs beside the paper register; then the paper stops and the next district begins.',
    says: [
      'The platform runs beside the paper register until your own check shows that both agree. Then the paper stops and the next district begins.',
    ],
    fr: {
      asked: [
        "Jusqu'à quand les cliniques doivent-elles aussi écrire sur papier ?",
        "quand est-ce qu'on peut enfin arrêter le papier à la clinique ?",
        'fin du registre papier',
      ],
      answer:
        "Quand votre propre vérification montre que la plateforme et le registre papier concordent. Jusque-là, la plateforme fonctionne à côté du registre ; ensuite le papier s'arrête et le district suivant commence.",
    },
  },
  {
    id: 'health-today',
    path: '/solutions/healthcare',
    asked: [
      'What often happens to a patient today, without the health platform?',
      'How does the day of the pregnant woman go without your platform?',
      'What goes wrong when a village patient goes to the hospital today?',
      'patient journey today?',
      'What does the hospital know about a patient from a village today?',
    ],
    answer:
      'In our example she waits in order of arrival and tells her history from memory. She gets a handwritten note for another hospital, which may have no bed. There the ward starts again.',
    says: [
      'She waits in order of arrival. Nobody knows that she is urgent.',
      'She tells her history from memory. The earlier readings are in a booklet at home.',
      'The hospital sends her to another one with a handwritten note. It may have no bed.',
      'The ward starts again and asks who she is and what she was given, and when.',
    ],
    fr: {
      asked: [
        "Qu'arrive-t-il souvent à un patient aujourd'hui, sans la plateforme de santé ?",
        "qu'est-ce qui va mal quand un patient du village va à l'hôpital ?",
        "parcours du patient aujourd'hui",
      ],
      answer:
        "Dans notre exemple, la patiente attend selon l'ordre d'arrivée, raconte ses antécédents de mémoire et reçoit une note manuscrite pour un autre hôpital, qui n'a peut-être pas de lit. Là, le service recommence depuis le début.",
    },
  },
  {
    id: 'health-one-record',
    path: '/solutions/healthcare',
    asked: [
      'Does each patient have only one record?',
      'Is there one record per person in the health platform?',
      'How many records does a patient have when two clinics write on the same day?',
      'one record per patient?',
      'Does the platform settle contradictions in a record by itself?',
    ],
    answer:
      'One record per person, even when two clinics write on the same day. The platform shows a conflict to a person and does not resolve it alone.',
    says: [
      'One record per person, even when two clinics write on the same day. The platform shows a conflict to a person and does not resolve it alone.',
    ],
    fr: {
      asked: [
        'Chaque patient a-t-il un seul dossier ?',
        'deux cliniques écrivent le même jour, ça fait combien de dossiers ?',
        'un dossier par patient',
      ],
      answer:
        'Un dossier par personne, même quand deux cliniques écrivent le même jour. La plateforme montre un conflit à une personne et ne le résout pas seule.',
    },
  },
  {
    id: 'health-cannot-read',
    path: '/solutions/healthcare',
    asked: [
      'Can the health platform be used with a patient who cannot read?',
      'half of our villagers never went to school, does it still work for them?',
      'Does the clinic app read the questions aloud?',
      'illiterate patients?',
      'is there a voice that asks the patient the question',
      'What if nurse and patient do not share a language?',
      'My grandmother only understands what you say to her, not what is written',
      'I am nurse, patient does not read, app can talk?',
      'audio questions for people without schooling?',
    ],
    answer:
      'On the health platform, questions can be spoken in the languages of the district, and so can be heard instead of read. The screens are in these languages too, and machine translations are marked.',
    says: [
      'Screens and spoken questions in the languages of the district.',
      'Machine translations are marked.',
    ],
    fr: {
      asked: [
        'La plateforme de santé convient-elle à un patient qui ne sait pas lire ?',
        'beaucoup de nos patients sont illettrés, ça marche quand même ?',
        "est-ce que l'application lit les questions à voix haute ?",
        "Et si l'infirmière et le patient ne parlent pas la même langue ?",
        'questions orales pour les gens sans école ?',
      ],
      answer:
        "Sur la plateforme de santé, les questions peuvent être posées oralement dans les langues du district, donc entendues au lieu d'être lues. Les écrans sont aussi dans ces langues, et les traductions automatiques sont signalées.",
    },
  },
  {
    id: 'health-doctor-photo',
    path: '/solutions/healthcare',
    asked: [
      'Can the nurse send the doctor a photograph of a wound?',
      'skin rash, can we just take a picture and send it to the doctor?',
      'sending pictures of a patient to a doctor far away',
      'we have poor internet, will a picture of the wound get through?',
      'A picture of the leg would help the doctor more than words',
      'photos to the specialist?',
      "I am a nurse and I'd like to show the doctor a swelling",
      'can doctor see picture of the skin when net is weak',
      'What happens to photos of injuries on a slow line?',
      'does the image arrive small or big',
    ],
    answer:
      'A doctor can use photographs where the connection does not allow video. Over slow mobile data they are sent in small size and full-size images wait; with text messages only, photographs wait.',
    says: [
      'They use video where the connection allows it, or else voice, photographs or written questions.',
      'Visits in order of urgency, photographs in small size',
      'Full-size images',
      'Full visits, photographs',
    ],
    fr: {
      asked: [
        "L'infirmière peut-elle envoyer au médecin la photo d'une plaie ?",
        'une éruption sur la peau, on peut envoyer une photo au docteur ?',
        'les images passent-elles avec une connexion lente ?',
        'photos de blessures pour le médecin à distance',
        'je suis infirmière, je voudrais montrer une brûlure au spécialiste',
        'le médecin voit une image du patient ?',
      ],
      answer:
        'Le médecin peut utiliser des photos là où la connexion ne permet pas la vidéo. Avec des données mobiles lentes, elles partent en petit format et les images en taille réelle attendent ; avec les SMS seuls, les photos attendent.',
    },
  },
  {
    id: 'health-site-visit',
    path: '/solutions/healthcare',
    asked: [
      'Do you come to our clinics before you install the health platform?',
      'will somebody from your team look at our health posts first?',
      'Do your people travel to remote villages or do you do it all from an office?',
      'site survey of clinics?',
      'You sit far away, how would you know what our clinics lack?',
      'Who finds out what is missing in each clinic?',
      'I run a small rural clinic, will anyone visit us beforehand?',
      'do you check every clinic on the spot',
      'you come here and see our clinic before start?',
      'Is the platform set up in all clinics on one day or one after the other?',
      'installing it clinic by clinic?',
      'Who makes the list of equipment that our health posts still need?',
    ],
    answer:
      'We visit the health sites first and write down which network each one has. A site survey lists what each clinic has and what is missing, and we set up the platform site by site.',
    says: [
      'We visit the sites first and write down which network each one has.',
      'We set up the platform site by site.',
      'The site survey lists what each clinic has and what is missing, including charging.',
    ],
    fr: {
      asked: [
        "Venez-vous voir nos cliniques avant d'installer la plateforme de santé ?",
        "quelqu'un de chez vous passe d'abord dans nos dispensaires ?",
        'qui établit ce qui manque dans chaque clinique ?',
        "vous êtes loin, comment savez-vous ce qu'il nous faut ?",
        'visite des sites avant le projet ?',
        "l'installation se fait clinique par clinique ?",
      ],
      answer:
        "Nous visitons d'abord les sites de santé et notons le réseau de chacun. Un relevé indique ce que chaque clinique a et ce qui manque, et nous installons la plateforme site par site.",
    },
  },
  {
    id: 'health-alert-recipients',
    path: '/solutions/healthcare',
    asked: [
      'Who receives an outbreak alert from the health platform?',
      'cholera next door, will our district be told?',
      'Who gets warned when a disease spreads?',
      'Does the alarm go to the whole country or only to the places concerned?',
      'are neighbouring districts informed about an outbreak',
      'I work in a district health office, would the warning reach me?',
      'to whom goes the alert',
      'Will everybody panic because the alarm goes to all of us?',
      'recipients of disease alerts?',
      'measles in one village, which offices hear of it?',
      'The last time nobody told our district about the epidemic',
      'When an epidemic starts, who is the warning sent to?',
    ],
    answer:
      'The affected districts. An officer confirms an alert before the platform sends it to them.',
    says: [
      'An alert to the affected districts',
      'An officer confirms an alert before the platform sends it.',
    ],
    fr: {
      asked: [
        'Qui reçoit une alerte épidémique de la plateforme de santé ?',
        'le choléra est à côté, notre district sera prévenu ?',
        'qui est averti quand une maladie se propage ?',
        "l'alerte part dans tout le pays ou seulement chez les districts touchés ?",
        'destinataires des alertes sanitaires ?',
        "je travaille dans un district, est-ce que je reçois l'alarme",
      ],
      answer:
        'Les districts touchés. Un agent confirme une alerte avant que la plateforme la leur envoie.',
    },
  },
  {
    id: 'health-thresholds',
    path: '/solutions/healthcare',
    asked: [
      'Can each district have its own alarm level for a disease?',
      'ten malaria cases are normal here but not in the capital, can it tell the difference?',
      'Do you use one limit for the whole country or one per region?',
      'alert thresholds per district?',
      'how many cases does it take before something is noticed, same everywhere?',
      'In our swamp area fever is common, we would get false alarms all day',
      'I am an epidemiologist and our regions differ a lot',
      'different limit of cases for different district, possible?',
      'Does a small district need as many cases as a big one before it counts as an outbreak?',
      'case limits for an alarm',
      'does the system cry wolf where malaria is always there?',
    ],
    answer:
      'The surveillance part has thresholds for each district. An officer confirms an alert before the platform sends it.',
    says: [
      'Notifiable conditions, thresholds for each district, maps and weekly reports.',
      'An officer confirms an alert before the platform sends it.',
    ],
    fr: {
      asked: [
        "Chaque district peut-il avoir son propre seuil d'alerte pour une maladie ?",
        'dix cas de paludisme sont normaux chez nous, pas dans la capitale, le système fait la différence ?',
        'un seul seuil pour tout le pays ou un par région ?',
        "seuils d'alerte par district",
        "à partir de combien de cas, et c'est pareil partout ?",
        'ne va-t-il pas y avoir de fausses alertes là où la fièvre est courante ?',
      ],
      answer:
        "La partie surveillance a des seuils pour chaque district. Un agent confirme une alerte avant que la plateforme l'envoie.",
    },
  },
  {
    id: 'health-maps',
    path: '/solutions/healthcare',
    asked: [
      'Does the health platform show diseases on a map?',
      'can I see on a map where the cases are?',
      'Do we get a weekly report of the diseases?',
      'epidemiological maps and weekly bulletin?',
      'map of outbreaks, is there one',
      'I need to show the minister where measles is spreading',
      'Our officer draws pins on a paper map every Monday',
      'which village has the most fever cases, can it be seen at a glance?',
      'is there weekly overview for the surveillance office',
      'The bulletin takes us two days each week. Does your system make it?',
      'where and when the cases happen, is this shown?',
      'visualization of disease spread?',
    ],
    answer:
      'Disease surveillance has maps and weekly reports. It counts notifiable signs by place and week as visits arrive.',
    says: [
      'Notifiable conditions, thresholds for each district, maps and weekly reports.',
      'The office counts notifiable signs by place and week as visits arrive.',
    ],
    fr: {
      asked: [
        'La plateforme de santé montre-t-elle les maladies sur une carte ?',
        'peut-on voir sur une carte où sont les cas ?',
        'y a-t-il un rapport hebdomadaire des maladies ?',
        'cartes et bulletin épidémiologique',
        'je dois montrer au ministre où la rougeole se propage',
        'quel village a le plus de cas, ça se voit ?',
      ],
      answer:
        'La surveillance des maladies a des cartes et des rapports hebdomadaires. Elle compte les signes à déclaration obligatoire par lieu et par semaine, à mesure que les visites arrivent.',
    },
  },
  {
    id: 'health-investigation',
    path: '/solutions/healthcare',
    asked: [
      'Who looks into it when many people in one place fall ill?',
      'ten people in one village have the same cough, who investigates?',
      'Does a person or a computer start the investigation of an outbreak?',
      'cluster of cases, what happens next?',
      'what does the officer do when numbers jump',
      'Suddenly many sick children in one school area, who takes care of that?',
      'Is an outbreak investigation started automatically?',
      "I'm a journalist: who decides that a cluster is followed up?",
      'many same illness in one place, who check it?',
      'The numbers go up and then nobody does anything',
      'opening an investigation of a disease cluster',
      'What can the investigator read about the patients?',
    ],
    answer:
      'An officer of the surveillance office. The officer sees a cluster, reads the visits behind it without names, and opens an investigation.',
    says: [
      'An officer sees a cluster, reads the visits behind it without names, and opens an investigation.',
    ],
    fr: {
      asked: [
        'Qui enquête quand beaucoup de gens tombent malades au même endroit ?',
        "dix personnes ont la même toux dans un village, qui s'en occupe ?",
        "l'enquête est-elle ouverte par une personne ou par la machine ?",
        'un foyer de cas, et ensuite ?',
        "que peut lire l'enquêteur sur les patients ?",
        "les chiffres montent d'un coup, qui réagit",
      ],
      answer:
        'Un agent du bureau de surveillance. Il voit un foyer de cas, lit sans les noms les visites qui sont derrière, et ouvre une enquête.',
    },
  },
  {
    id: 'health-current-figures',
    path: '/solutions/healthcare',
    asked: [
      "How up to date are the health ministry's disease numbers?",
      'how many days until the ministry sees a new case?',
      'Our statistics are always a month old. Is that better with you?',
      'Are the case numbers live or old?',
      'real time health data?',
      'when does a sick person appear in the statistics',
      'I advise the minister and I only get numbers at the end of the month',
      'do we still have to wait for the monthly report',
      'how fresh is the count of cases',
      'Numbers come too late to do anything about it',
      'figures of today or of last month?',
      'How soon after the visit is a patient counted?',
    ],
    answer:
      'The surveillance office counts notifiable signs by place and week as visits arrive. In our example the district count is up to date in the week after; today it often comes at the end of the month.',
    says: [
      'The office counts notifiable signs by place and week as visits arrive.',
      'The district count is up to date.',
      'The district counts her case at the end of the month.',
      'The week after',
    ],
    fr: {
      asked: [
        'Les chiffres des maladies du ministère sont-ils à jour ?',
        "combien de temps avant qu'un nouveau cas soit compté ?",
        'nos statistiques ont toujours un mois de retard, est-ce mieux avec vous ?',
        'données de santé en temps réel ?',
        'quand un malade apparaît-il dans les chiffres',
        'faut-il encore attendre le rapport de fin de mois ?',
      ],
      answer:
        "Le bureau de surveillance compte les signes à déclaration obligatoire par lieu et par semaine, à mesure que les visites arrivent. Dans notre exemple, le compte du district est à jour la semaine suivante ; aujourd'hui il vient souvent à la fin du mois.",
    },
  },
  {
    id: 'health-two-measurements',
    path: '/solutions/healthcare',
    asked: [
      'Two clinics measured different blood pressures. Which value stays?',
      'weight was 52 in one clinic and 54 in the other, what does the record say?',
      'Does the newer measurement delete the older one?',
      'two different readings on the same day?',
      'My temperature was taken twice and the numbers differ',
      'will one of two measurements be thrown away',
      'Does the system simply take the last value?',
      "I'm a nurse, my reading and my colleague's do not match",
      'two values for same patient, which is right one?',
      'Are earlier readings overwritten by new ones?',
      'blood sugar measured twice with different results',
      'which number wins when two nurses measure a patient',
    ],
    answer:
      'Both stay. The platform keeps both visits, each with its author and time, because two measurements can both be true.',
    says: [
      'Two measurements can both be true, so both stay.',
      'The platform keeps both visits, each with its author and time.',
    ],
    fr: {
      asked: [
        'Deux cliniques ont mesuré une tension différente, quelle valeur reste ?',
        "la nouvelle mesure efface-t-elle l'ancienne ?",
        'deux valeurs différentes le même jour, et alors ?',
        'ma température a été prise deux fois avec deux résultats',
        'est-ce que le système garde seulement la dernière valeur ?',
        'poids différent dans deux dispensaires',
      ],
      answer:
        'Les deux restent. La plateforme garde les deux visites, chacune avec son auteur et son heure, parce que deux mesures peuvent être vraies toutes les deux.',
    },
  },
  {
    id: 'health-already-given',
    path: '/solutions/healthcare',
    asked: [
      'Does the hospital know which medicines the clinic has already given?',
      'Does the hospital see what was done in the village?',
      'injection at the health post, will the ward know about it?',
      'I am a ward nurse, I never know what they got before they came here',
      'medicines given before arrival?',
      'hospital knows what drug clinic gave?',
      'first treatment at the clinic, is it in the record',
      'How do doctors learn what a patient has taken already?',
    ],
    answer:
      'The record of a patient shows the hospital what the clinic gave her, and it shows medicines too. In our example the ward has read it.',
    says: [
      'The ward has read her record.',
      'It shows what the clinic gave her.',
      'It shows history, pregnancies, vaccinations and medicines.',
    ],
    fr: {
      asked: [
        "L'hôpital sait-il quels médicaments la clinique a déjà donnés ?",
        "une piqûre au dispensaire, l'hôpital est au courant ?",
        "médicaments donnés avant l'arrivée",
      ],
      answer:
        "Le dossier montre à l'hôpital ce que la clinique a donné à la patiente, et il montre aussi les médicaments. Dans notre exemple, le service l'a déjà lu.",
    },
  },
  {
    id: 'health-bring-papers',
    path: '/solutions/healthcare',
    asked: [
      'Does a patient have to bring the health booklet to the clinic?',
      'I left my yellow vaccination book at home, what now?',
      'Do I have to remember all my illnesses and tell them again?',
      'Can the doctor see my earlier blood pressure values?',
      'old papers needed?',
      'my mother always forgets her medical papers',
      'I moved house and lost the booklet of my baby',
      'must patient carry his history paper',
      'Does the doctor know how I was three months ago?',
      'telling my whole story again at every visit',
      'Is the history there even if I have no papers with me?',
      'we keep our readings in a notebook, is that over?',
    ],
    answer:
      'Our page asks for no booklet: the record shows history, pregnancies, vaccinations and medicines. In our example the doctor compares the readings of three visits.',
    says: [
      'It shows history, pregnancies, vaccinations and medicines.',
      'The doctor on call compares the readings of three visits and calls the clinic.',
    ],
    fr: {
      asked: [
        'Faut-il apporter son carnet de santé à la clinique ?',
        "j'ai oublié mon carnet de vaccination à la maison, et maintenant ?",
        'dois-je raconter toutes mes maladies à chaque fois ?',
        'le médecin voit mes anciennes valeurs de tension ?',
        'ma mère oublie toujours ses papiers médicaux',
        'carnet du bébé perdu',
      ],
      answer:
        'Notre page ne demande pas de carnet : le dossier montre antécédents, grossesses, vaccinations et médicaments. Dans notre exemple, le médecin compare les mesures de trois visites.',
    },
  },
  {
    id: 'health-travel',
    path: '/solutions/healthcare',
    asked: [
      'Do patients still have to travel to the hospital to see a doctor?',
      'the hospital is six hours away, must my wife go there for a check?',
      'Can I be seen in my own village first?',
      'less travelling for sick people?',
      "the bus to the district hospital costs a week's wages",
      'Where does a patient go first, clinic or hospital?',
      'I live far from any town, what would change for me',
      'patient must walk to hospital?',
      'will people make the long trip for nothing',
      'Does somebody travel a whole day only to be sent on?',
      'does the doctor come to us by phone, or do we go to him',
      'We carry our sick on a donkey to the city',
    ],
    answer:
      'Not at first. In our example the woman walks to the clinic in her own village and the doctor calls the clinic. The referral hospital confirms a bed before she leaves.',
    says: [
      'She walks to the clinic in her own village.',
      'The doctor on call compares the readings of three visits and calls the clinic.',
      'The referral hospital confirms a bed before she leaves.',
    ],
    fr: {
      asked: [
        "Les patients doivent-ils encore aller à l'hôpital pour voir un médecin ?",
        "l'hôpital est à six heures, ma femme doit y aller pour un contrôle ?",
        "peut-on d'abord être vu dans son propre village ?",
        'où va le patient en premier, clinique ou hôpital ?',
        'moins de trajets pour les malades ?',
        "le bus pour l'hôpital coûte trop cher",
      ],
      answer:
        "Pas tout de suite. Dans notre exemple, la femme va à pied à la clinique de son village et le médecin appelle la clinique. L'hôpital de référence confirme un lit avant son départ.",
    },
  },
  {
    id: 'health-driver',
    path: '/solutions/healthcare',
    asked: [
      'Does the ambulance driver know where to take the patient?',
      'who tells the driver when to come and which hospital?',
      'Is the transport to the hospital organized too?',
      'drivers always wait at the wrong gate',
      'ambulance information?',
      'I drive patients for the district, what do I get from your system?',
      'patient has a bed but no car, is transport thought of?',
      'driver knows time and address?',
      'how is the ride to the hospital arranged',
      'getting a patient from the village to the ward by car',
    ],
    answer:
      'In our example the driver has the time and the place. Transport of the patient is on one page with bed, acceptance and discharge.',
    says: [
      'The driver has the time and the place.',
      'Bed, transport, acceptance and discharge on one page, with the next step and the person responsible.',
    ],
    fr: {
      asked: [
        "Le chauffeur de l'ambulance sait-il où emmener le patient ?",
        'qui dit au chauffeur quand venir et dans quel hôpital ?',
        "le transport vers l'hôpital est-il organisé aussi ?",
        "je conduis des patients, qu'est-ce que je reçois ?",
        'il y a un lit mais pas de voiture, y pensez-vous ?',
        'trajet en ambulance, comment ça marche',
      ],
      answer:
        "Dans notre exemple, le chauffeur a l'heure et le lieu. Le transport du patient est sur une seule page avec le lit, l'acceptation et la sortie.",
    },
  },
  {
    id: 'health-other-clinic',
    path: '/solutions/healthcare',
    asked: [
      'Can a clinic without a network read the record of a patient from another district?',
      'a traveller comes in and we are offline, do we have her file?',
      "Is the whole country's patient list on my tablet?",
      "I'm ill on a trip, does the next village know my history without internet?",
      'visitors from elsewhere, offline?',
      'nomads go from clinic to clinic, and none has signal',
      'Why is a patient of the neighbour clinic not on our device?',
      'patient of other clinic, no net, can see?',
      'are all patients stored on each device',
      'My patient normally goes to a different health post and we have no connection',
      'does each tablet carry every record of the nation',
      'Refugees arrive whose files are somewhere else and there is no signal',
    ],
    answer:
      'Not without a network: a device has only the records of its own clinic. There is one record per person, and a printed referral has a code that opens it at the hospital.',
    says: [
      'Records on a device are encrypted, and only those of its own clinic are there.',
      'One record per person, even when two clinics write on the same day.',
      'A printed referral has a code that opens the same record at the hospital.',
    ],
    fr: {
      asked: [
        "Une clinique sans réseau peut-elle lire le dossier d'un patient d'un autre district ?",
        'un voyageur arrive et nous sommes hors ligne, avons-nous son dossier ?',
        'tous les patients du pays sont-ils sur ma tablette ?',
        'je tombe malade en voyage, la clinique sans internet connaît mon histoire ?',
        'nomades qui vont de clinique en clinique',
        "un patient d'une autre clinique, sans connexion",
      ],
      answer:
        "Pas sans réseau : un appareil n'a que les dossiers de sa propre clinique. Il y a un dossier par personne, et un transfert imprimé porte un code qui l'ouvre à l'hôpital.",
    },
  },
  {
    id: 'health-stolen-offline',
    path: '/solutions/healthcare',
    asked: [
      'What if a stolen clinic tablet never goes online again?',
      'the thief just switches off the wifi, can he read everything?',
      'Locking needs a network. And if there is none?',
      'stolen tablet kept offline?',
      'a thief is not stupid, he will not connect it',
      'Can a lost device be wiped when it has no signal?',
      'when exactly does the lock happen after we report it',
      'I am the security officer and your remote lock sounds useless in places without coverage',
      'device lost in area with no net, lock works?',
      'someone takes the SIM card out of the stolen tablet',
      'how long is a lost tablet open before it is locked',
      'Our tablet fell off a truck in the desert, nobody will get signal there',
    ],
    answer:
      'Then it cannot be locked from afar: a device reported lost is locked when it next finds a network. The records on it are encrypted all the same.',
    says: [
      'A device reported lost is locked when it next finds a network.',
      'Records on a device are encrypted, and only those of its own clinic are there.',
    ],
    fr: {
      asked: [
        'Et si une tablette volée ne se reconnecte jamais ?',
        'le voleur coupe le wifi, il peut tout lire ?',
        "le verrouillage demande un réseau, et s'il n'y en a pas ?",
        'tablette perdue dans une zone sans réseau',
        "on retire la carte SIM de l'appareil volé, et alors ?",
        "quand l'appareil perdu est-il vraiment bloqué",
      ],
      answer:
        "Alors elle ne peut pas être verrouillée à distance : un appareil déclaré perdu est verrouillé dès qu'il retrouve un réseau. Les dossiers qu'il contient restent chiffrés.",
    },
  },
  {
    id: 'health-printer',
    path: '/solutions/healthcare',
    asked: [
      'Does every clinic need a printer?',
      'we have no printer at the health post, is that a problem?',
      'What is the printer good for?',
      'printer necessary?',
      'ink and paper never reach our village',
      'Can we leave out the printers to save money?',
      'I buy equipment for the clinics and wonder about printers',
      'must have printer or no?',
      'Our printer is broken since years',
      'why would a digital clinic print anything',
      'does a clinic work without printing',
      'is a printer on your shopping list',
    ],
    answer:
      'What is needed is an ordinary Android tablet or phone, a power source and, if possible, a printer. It prints the referral when there is no signal.',
    says: [
      'An ordinary Android tablet or phone, a power source and, if possible, a printer.',
      'Record, triage, medicines, printed referral',
    ],
    fr: {
      asked: [
        "Chaque clinique a-t-elle besoin d'une imprimante ?",
        "nous n'avons pas d'imprimante au dispensaire, c'est grave ?",
        "à quoi sert l'imprimante dans la clinique ?",
        "l'encre et le papier n'arrivent jamais chez nous",
        "peut-on se passer d'imprimante pour économiser ?",
        'imprimante obligatoire ?',
      ],
      answer:
        "Il faut une tablette ou un téléphone Android ordinaire, une source d'énergie et, si possible, une imprimante. Elle imprime le transfert quand il n'y a pas de signal.",
    },
  },
  {
    id: 'health-guidance',
    path: '/solutions/healthcare',
    asked: [
      'Does the platform guide a health worker with little experience?',
      'Does it tell a beginner what to ask and measure?',
      'help for new nurses?',
      "I'm a trainee and alone at the post, would it lead me through?",
      'Half of our staff are volunteers without a medical degree',
      'does the app say step by step what to check',
      'new worker not know what to do, system helps?',
      'Is there something like a checklist for the nurse',
      'it is my first week and a baby with fever comes in',
      'inexperienced staff, are they told what to measure next',
    ],
    answer:
      "Yes. Your ministry's own protocol asks the next question and takes the measurements. It proposes an urgency and shows the answers behind it; the worker accepts it or changes it.",
    says: [
      "Your ministry's own protocol asks the next question and takes the measurements.",
      'It proposes an urgency and shows the answers behind it.',
      'The worker accepts it or changes it and says why.',
    ],
    fr: {
      asked: [
        'La plateforme guide-t-elle un soignant peu expérimenté ?',
        'est-ce que ça dit à une débutante quoi demander et mesurer ?',
        'aide pour les nouvelles infirmières',
        'je suis stagiaire et seule au poste, ça me guide ?',
        "y a-t-il une sorte de liste de contrôle pour l'infirmière",
      ],
      answer:
        "Oui. Le protocole de votre ministère pose la question suivante et prend les mesures. Il propose une urgence et montre les réponses qui la fondent ; le soignant l'accepte ou la change.",
    },
  },
]
