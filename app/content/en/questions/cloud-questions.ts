import type { KnownQuestion } from './known-question.ts'

/** About cloud infrastructure. */
export const cloudQuestions: readonly KnownQuestion[] = [
  {
    id: 'cloud-what',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What is your Cloud Infrastructure capability?',
      'What is a sovereign platform?',
      'How is your hosting built?',
      'cloud infrastructure in short?',
      'Which five layers does the platform have?',
      'Do you host in our own country?',
      'How does your cloud thing work?',
      'What do you mean by cloud infrastructure in our own country?',
      'sovereign cloud, is that what you do?',
    ],
    answer:
      'Your platform in your own country, in five layers: applications, platform, data, keys and data centres. The lower a layer is, the less of it may leave the country.',
    says: [
      'Your platform, in your own country.',
      'A national platform has five layers, from the page a citizen opens to the building it runs in.',
      'The lower a layer is in the drawing, the less of it may leave the country.',
      'Applications',
      'Platform',
      'Data',
      'Keys',
      'Data centres',
    ],
    fr: {
      asked: [
        "Qu'est-ce que votre capacité d'infrastructure infonuagique ?",
        "Qu'est-ce qu'une plateforme souveraine ?",
        'Quelles sont les cinq couches de la plateforme ?',
      ],
      answer:
        'Votre plateforme dans votre propre pays, en cinq couches : applications, plateforme, données, clés et centres de données. Plus une couche est basse, moins elle peut quitter le pays.',
    },
  },
  {
    id: 'cloud-may-leave',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What may leave the country?',
      'Is anything of the platform hosted abroad?',
      'Which data crosses the border?',
      'data transfers abroad?',
      'Are public pages cached outside the country?',
      'Do you use foreign servers for the website of the service?',
      'Is there anything that goes to foreign servers?',
    ],
    answer:
      'Public pages and empty forms, software updates (they only come in), and measurements as counts without names. Nothing else can pass.',
    says: [
      'Public pages and empty forms',
      'Software updates',
      'Measurements',
      'They only come in.',
      'Load, errors and response times as counts.',
      'Nothing else can pass.',
      'We remove names, numbers and contents first.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui peut quitter le pays ?",
        "Une partie de la plateforme est-elle hébergée à l'étranger ?",
        'Quelles données passent la frontière ?',
      ],
      answer:
        "Les pages publiques et les formulaires vides, les mises à jour de logiciels (qui ne font qu'entrer) et les mesures sous forme de nombres sans noms. Rien d'autre ne peut passer.",
    },
  },
  {
    id: 'cloud-measurements',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Which measurements may leave the country?',
      'Do measurements that leave the country contain names?',
      'what do you see of our service from outside',
      'telemetry abroad?',
      'can your people in canada see how busy our system is',
      'which numbers about our platform do you get',
      'is usage data sent out of the country',
      'Do you remove names before you send error counts?',
      'what is in the counts that cross the border',
    ],
    answer:
      'Load, errors and response times, as counts. We remove names, numbers and contents first.',
    says: [
      'Load, errors and response times as counts. We remove names, numbers and contents first.',
    ],
    fr: {
      asked: [
        'Quelles mesures peuvent quitter le pays ?',
        "que voyez-vous de notre service depuis l'extérieur",
        'les mesures contiennent-elles des noms',
      ],
      answer:
        "La charge, les erreurs et les temps de réponse, sous forme de comptes. Nous enlevons d'abord les noms, les numéros et les contenus.",
    },
  },
  {
    id: 'cloud-stays',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What never leaves the country?',
      'Does personal data stay in the country?',
      'Are backups and keys kept in the country?',
      'data sovereignty?',
      "Is there any chance that our citizens' records go abroad?",
      'What has to remain inside our borders?',
      'Do personal data ever go abroad?',
    ],
    answer:
      'Personal data, encryption keys, backups and the access by our engineers stay in the country. Records, files, messages and the logs that could contain them do too.',
    says: [
      'Personal data',
      'Encryption keys',
      'Backups',
      'Access by our engineers',
      'Stays',
      'Records, files, messages, and the logs that could contain them.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui ne quitte jamais le pays ?",
        'Les données personnelles restent-elles dans le pays ?',
        'Les sauvegardes et les clés sont-elles gardées au pays ?',
      ],
      answer:
        "Les données personnelles, les clés de chiffrement, les sauvegardes et l'accès de nos ingénieurs restent au pays. Les dossiers, fichiers, messages et journaux qui pourraient en contenir aussi.",
    },
  },
  {
    id: 'cloud-border-enforced',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Who enforces the list of what may leave the country?',
      'Is the list of allowed transfers in the contract?',
      'Can our security office see every transfer?',
      'transfer log?',
      'How do we know that nothing else is exported?',
    ],
    answer:
      'The list is part of the contract, and the network enforces it. Every transfer is logged, and your security office reads the log without asking us.',
    says: [
      'This list is part of the contract, and the network enforces it.',
      'Every transfer is logged, and your security office reads the log without asking us.',
    ],
    fr: {
      asked: [
        'Qui fait respecter la liste de ce qui peut quitter le pays ?',
        'La liste des transferts permis est-elle dans le contrat ?',
        'Notre bureau de sécurité voit-il chaque transfert ?',
      ],
      answer:
        'La liste fait partie du contrat, et le réseau la fait respecter. Chaque transfert est enregistré, et votre bureau de sécurité lit le journal sans nous demander.',
    },
  },
  {
    id: 'cloud-keys',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Who keeps the encryption keys of the platform?',
      'Can we own the hardware modules for the keys?',
      'Who makes and destroys the keys?',
      'hsm?',
      'What happens if we withdraw our keys?',
      'Could Unordin decrypt our data?',
      'Do you have the keys to our data?',
      'Who can decrypt our records?',
      'Who can decrypt what we store?',
      'Do you hold a master key?',
    ],
    answer:
      'Two of your officers make, use and destroy them in the country, in hardware modules you can own. If you withdraw them, nobody can read the data, including us.',
    says: [
      'Two of your officers make, use and destroy them in the country.',
      'You can use hardware modules that you own.',
      'If you withdraw them, nobody can read the data, including us.',
      'You can keep the keys in hardware modules that you own.',
    ],
    fr: {
      asked: [
        'Qui garde les clés de chiffrement de la plateforme ?',
        'Pouvons-nous posséder les modules matériels des clés ?',
        'Que se passe-t-il si nous retirons nos clés ?',
      ],
      answer:
        'Deux de vos agents les créent, les utilisent et les détruisent au pays, dans des modules matériels qui peuvent être à vous. Si vous les retirez, personne ne peut lire les données, nous non plus.',
    },
  },
  {
    id: 'cloud-who-reads',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Who can read our data?',
      'Can your engineers read our data?',
      'Do Unordin staff have access to the contents?',
      'access of your staff to our data?',
      'What if an operation would show the contents of a record?',
      "Could one of your people look at citizens' records?",
    ],
    answer:
      'The officers you authorize. Our engineers operate the services, but your keys encrypt the contents. If a procedure would show contents, one of your officers must open it.',
    says: [
      'The officers you authorize.',
      'Our engineers operate the services, but your keys encrypt the contents.',
      'If a procedure would show contents, one of your officers must open it, and it is recorded in full.',
    ],
    fr: {
      asked: [
        'Qui peut lire nos données ?',
        'Vos ingénieurs peuvent-ils lire nos données ?',
        "Le personnel d'Unordin a-t-il accès aux contenus ?",
      ],
      answer:
        "Les agents que vous autorisez. Nos ingénieurs exploitent les services, mais vos clés chiffrent les contenus. Si une opération montrait des contenus, un de vos agents doit l'ouvrir.",
    },
  },
  {
    id: 'cloud-engineer-access',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How do your engineers get access to the platform?',
      'Do your engineers work on our systems from abroad?',
      'Is remote access of your staff recorded?',
      'engineer access with a ticket?',
      'Can our officer end a session of your engineer?',
      'How do your people get into our servers?',
      'Is remote access by your staff controlled?',
    ],
    answer:
      'From inside the country, with a ticket, for a limited time. The session is recorded, and your officer can end it.',
    says: [
      'From inside the country, with a ticket, for a limited time.',
      'The session is recorded, and your officer can end it.',
    ],
    fr: {
      asked: [
        'Comment vos ingénieurs accèdent-ils à la plateforme ?',
        "Vos ingénieurs travaillent-ils sur nos systèmes depuis l'étranger ?",
        'Notre agent peut-il mettre fin à une session de votre ingénieur ?',
      ],
      answer:
        "Depuis l'intérieur du pays, avec un billet, pour un temps limité. La session est enregistrée, et votre agent peut y mettre fin.",
    },
  },
  {
    id: 'cloud-foreign-order',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What if another state orders a supplier to hand over data?',
      'Does the US CLOUD Act affect our data?',
      'Can a foreign court get our records?',
      'foreign subpoena?',
      'Has any supplier abroad a key to our data?',
      'Could the Americans force Amazon to hand over our records?',
      'What about the Cloud Act?',
      'Can a foreign court get at our data?',
      'Foreign police wants the data of our citizens from your provider',
      'Can another government subpoena our records?',
      'US jurisdiction, is that a risk?',
      'US Cloud Act?',
    ],
    answer:
      'Only public pages and counts are outside the country. Data, keys and backups are in the country, under its law. No supplier abroad has a key to them.',
    says: [
      'Only public pages and counts are outside the country, as the list above says.',
      'Data, keys and backups are in the country, under its law.',
      'No supplier abroad has a key to them.',
    ],
    fr: {
      asked: [
        'Et si un autre État ordonne à un fournisseur de remettre des données ?',
        'Un tribunal étranger peut-il obtenir nos dossiers ?',
        "Un fournisseur à l'étranger a-t-il une clé de nos données ?",
      ],
      answer:
        "Seules des pages publiques et des nombres sont hors du pays. Les données, les clés et les sauvegardes sont au pays, sous sa loi. Aucun fournisseur à l'étranger n'en a la clé.",
    },
  },
  {
    id: 'cloud-data-centres',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How many data centres does the platform need?',
      'We have one data centre. Can we begin?',
      'second site required?',
      'Can the second data centre be smaller?',
      'How many sites do we need?',
    ],
    answer:
      'Two data centres in the country is the plan, but you can start with one location. The second site may be smaller, or at an operator.',
    says: [
      'Two data centres in the country.',
      'They belong to the government, or to a local operator under your law.',
      'Yes, you can start with one location.',
      'The second site may be smaller, or at an operator.',
      'It must be in the country, with other power and other cables.',
      'Until it exists, the service says what a failure would mean.',
    ],
    fr: {
      asked: [
        'Combien de centres de données la plateforme demande-t-elle ?',
        'Nous avons un seul centre de données. Pouvons-nous commencer ?',
        'Le deuxième centre de données peut-il être plus petit ?',
      ],
      answer:
        'Deux centres de données au pays sont prévus, mais vous pouvez commencer avec un seul lieu. Le deuxième site peut être plus petit, ou chez un exploitant.',
    },
  },
  {
    id: 'cloud-second-site',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What must the second data centre be like?',
      'We have no second site yet. What happens until then?',
      'may the backup site be in a neighbouring country',
      'requirements for the second site?',
      'can the other data centre hang on the same power line',
      'Does the second location need its own power and cables?',
      'we only have one server room, what do you tell us about the risk',
      'must both sites be equally big',
      'where should our spare data centre stand',
    ],
    answer:
      'It must be in the country, with other power and other cables, and may be smaller or at an operator. Until it exists, the service says what a failure would mean.',
    says: [
      'The second site may be smaller, or at an operator. It must be in the country, with other power and other cables. Until it exists, the service says what a failure would mean.',
    ],
    fr: {
      asked: [
        'Comment doit être le deuxième centre de données ?',
        "nous n'avons qu'un site, que se passe-t-il d'ici là",
        'le site de secours peut-il être dans un pays voisin',
      ],
      answer:
        "Il doit être dans le pays, avec une autre alimentation et d'autres câbles, et peut être plus petit ou chez un exploitant. D'ici là, le service dit ce qu'une panne voudrait dire.",
    },
  },
  {
    id: 'cloud-provider',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Does the platform need a large cloud provider?',
      'Can we run on our own hardware?',
      'Does it work on AWS or Azure?',
      'on-premises possible?',
      'Can we change the hosting choice later?',
      'Which data centres can the platform run in?',
      'We do not want any cloud, only our own basement',
      'Can we do without Amazon, Microsoft and Google?',
      'Does it have to be a public cloud?',
      'Only our own basement, no cloud at all, is that possible?',
      'Are we forced into AWS or Azure?',
    ],
    answer:
      'The platform needs no large provider, only machines, a network and a place for the keys in the country. It runs on your hardware, at a local operator, or in the in-country region of a provider. You can change this choice later.',
    says: [
      'No. It needs machines, a network and a place for the keys in the country.',
      'It runs on your hardware, at a local operator, or in the in-country region of a provider.',
      'You can change this choice later.',
      'Your data centre, a local operator, or the in-country region of a large provider: the same code, the same tests, the same border.',
    ],
    fr: {
      asked: [
        "La plateforme a-t-elle besoin d'un grand fournisseur infonuagique ?",
        "Pouvons-nous l'exploiter sur notre propre matériel ?",
        "Pouvons-nous changer d'hébergement plus tard ?",
      ],
      answer:
        "La plateforme n'a besoin d'aucun grand fournisseur, seulement de machines, d'un réseau et d'un endroit pour les clés au pays. Elle fonctionne sur votre matériel, chez un exploitant local ou dans la région d'un fournisseur au pays. Vous pouvez changer ce choix plus tard.",
    },
  },
  {
    id: 'cloud-site-fails',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What happens when one data centre fails?',
      'Is data lost when a site burns down?',
      'How does failover work?',
      'disaster recovery?',
      'Do citizens notice when one site is down?',
      'What happens during a flood or a cut cable?',
      'What if one of the data centres burns down?',
      'A flood destroys the server room, is everything lost?',
      'What is your plan for a disaster?',
      'Do you have a second site?',
    ],
    answer:
      'The other site continues. A change counts as saved only when both have written it. The failed site is blocked, and citizens stay signed in with their saved data.',
    says: [
      'The other site continues',
      'A change counts as saved only when both have written it, so both are always equal.',
      'The failed site is blocked, so it cannot write if it returns.',
      'Citizens stay signed in, and their saved data is there.',
      'A third place decides which site works.',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si un centre de données tombe en panne ?',
        'Des données sont-elles perdues si un site brûle ?',
        'Comment fonctionne le basculement ?',
      ],
      answer:
        "L'autre site continue. Un changement compte comme enregistré seulement quand chaque site l'a écrit. Le site en panne est bloqué, et les citoyens restent connectés avec leurs données enregistrées.",
    },
  },
  {
    id: 'cloud-rebuild',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How is a failed site rebuilt?',
      'Do you repair a broken site by hand?',
      'What happens in the days after a failure?',
      'site recovery after a disaster?',
      'How do you know the rebuilt site has the right data?',
      'How do you repair a broken site?',
    ],
    answer:
      'We build it from the same code, fill it from the working copy and compare every record. Only then does it go back into service. We do not repair it by hand.',
    says: [
      'We do not repair it by hand.',
      'We build it from the same code, fill it from the working copy and compare every record.',
      'Only then does it go back into service.',
    ],
    fr: {
      asked: [
        'Comment un site en panne est-il reconstruit ?',
        'Réparez-vous un site à la main ?',
        'Comment savoir si le site reconstruit a les bonnes données ?',
      ],
      answer:
        'Nous le construisons à partir du même code, le remplissons à partir de la copie qui fonctionne et comparons chaque enregistrement. Ensuite seulement il est remis en service. Nous ne le réparons pas à la main.',
    },
  },
  {
    id: 'cloud-drill',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Do you practise a failure with the real service?',
      'When does a disaster drill count?',
      'Are staff trained for an outage?',
      'failover drills?',
      'Who takes part in a recovery exercise?',
      'Do you test the emergency?',
      'How do you know that the failover works?',
    ],
    answer:
      'We practise a failure with the real service. We restore backups to an empty site. A drill counts only when a case officer has opened a case there.',
    says: [
      'We practise with the real service.',
      'We restore backups to an empty site.',
      'A drill counts only when a case officer has opened a case there.',
      'The plan is always the same, and your staff have practised it.',
    ],
    fr: {
      asked: [
        'Exercez-vous une panne avec le vrai service ?',
        'Quand un exercice de panne compte-t-il ?',
        'Le personnel est-il formé pour une panne ?',
      ],
      answer:
        'Nos exercices de panne se font avec le vrai service. Nous restaurons les sauvegardes sur un site vide. Un exercice compte seulement quand un agent y a ouvert un dossier.',
    },
  },
  {
    id: 'cloud-backups',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How are backups made and tested?',
      'Are backups ever restored as a test?',
      'Where is the offline copy?',
      'backup testing?',
      'How long does a restore take?',
      'Is there an offline backup against ransomware?',
      'Are the backups tested?',
      'What if a backup cannot be restored?',
      'How do you back up our data?',
    ],
    answer:
      'We count a backup only after we have restored it. The monthly report shows the time of each restore. A third copy is offline in the country, in a place that you choose.',
    says: [
      'We count a backup only after we have restored it.',
      'We measure each restore, and the monthly report shows the time.',
      'A third copy is offline in the country, in a place that you choose.',
    ],
    fr: {
      asked: [
        'Comment les sauvegardes sont-elles faites et testées ?',
        'Y a-t-il une copie hors ligne contre les rançongiciels ?',
        'Combien de temps prend une restauration ?',
      ],
      answer:
        "Nous comptons une sauvegarde seulement après l'avoir restaurée. Le rapport mensuel montre la durée de chaque restauration. Une troisième copie est hors ligne au pays, à un endroit que vous choisissez.",
    },
  },
  {
    id: 'cloud-updates',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How do software updates reach the platform?',
      'Are updates signed and tested before use?',
      'Is there a software bill of materials?',
      'sbom?',
      'How do you protect the supply chain?',
      'Could an unsigned image run on our servers?',
      'How do updates get onto our servers?',
      'Who decides when a new version is installed?',
    ],
    answer:
      'Updates arrive signed, with a bill of materials, and wait until they pass your tests. No unsigned image can start.',
    says: [
      'They are signed, have a bill of materials and wait until they pass your tests.',
      'Updates arrive signed and are tested here before use.',
      'Each release has a bill of materials, and reproducible builds where the tools allow it.',
      'No unsigned image can start.',
    ],
    fr: {
      asked: [
        'Comment les mises à jour arrivent-elles sur la plateforme ?',
        'Les mises à jour sont-elles signées et testées ?',
        "Comment protégez-vous la chaîne d'approvisionnement logicielle ?",
      ],
      answer:
        "Les mises à jour arrivent signées, avec une liste des composants, et attendent d'avoir réussi vos tests. Aucune image non signée ne peut démarrer.",
    },
  },
  {
    id: 'cloud-before-after',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What changes for our operators with your infrastructure?',
      'How does the operator on duty learn about a problem?',
      'What does the security officer see?',
      'operations before and after?',
      'What happens to a citizen on deadline day?',
    ],
    answer:
      'The operator sees the slow step before callers do. The security officer reads every access in their own log. A citizen on deadline day keeps a place in the queue and a saved draft.',
    says: [
      'Sees the slow step before callers do, and follows a procedure the team has practised.',
      'Reads every access and every transfer across the border in their own log.',
      'Keeps a place in the queue and a saved draft.',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui change pour nos exploitants avec votre infrastructure ?",
        "Comment l'exploitant de garde apprend-il un problème ?",
        "Que se passe-t-il pour un citoyen le jour de l'échéance ?",
      ],
      answer:
        "L'exploitant voit l'étape lente avant les appels. L'agent de sécurité lit chaque accès dans son propre journal. Un citoyen garde sa place dans la file et un brouillon enregistré le jour de l'échéance.",
    },
  },
  {
    id: 'cloud-infrastructure-code',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Is the infrastructure described as code?',
      'Where is the infrastructure code kept?',
      'What happens to a server change that is not in the code?',
      'infrastructure as code?',
      'Do the configuration files match the running system?',
      'Do we get the setup of the servers as files?',
    ],
    answer:
      'Every network, machine and rule of the infrastructure is a reviewed file in your repository. The next run removes what is not in a file.',
    says: [
      'Every network, machine and rule is a reviewed file in your repository.',
      'The next run removes what is not in a file.',
      'So the files always describe the real system.',
    ],
    fr: {
      asked: [
        "L'infrastructure est-elle décrite par du code ?",
        "Où le code de l'infrastructure est-il gardé ?",
        'Les fichiers correspondent-ils au système réel ?',
      ],
      answer:
        "Chaque réseau, machine et règle de l'infrastructure est un fichier relu dans votre dépôt. L'exécution suivante retire ce qui n'est pas dans un fichier.",
    },
  },
  {
    id: 'cloud-monitoring',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How is the platform monitored?',
      'Do our operators own the monitoring screens?',
      'In which formats are logs and traces?',
      'monitoring and alerts?',
      'Are alerts understandable for non-technicians?',
      'Can our operators see what is going on in the system?',
    ],
    answer:
      'With traces, measurements and logs in open formats, on screens that your operators own. Alerts name the service in the words a citizen would use.',
    says: [
      'Traces, measurements and logs in open formats, on screens that your operators own.',
      'Alerts name the service in the words a citizen would use.',
    ],
    fr: {
      asked: [
        'Comment la plateforme est-elle surveillée ?',
        'Nos exploitants possèdent-ils les écrans de surveillance ?',
        'Dans quels formats sont les journaux et les traces ?',
      ],
      answer:
        "Avec des traces, des mesures et des journaux en formats ouverts, sur des écrans qui appartiennent à vos exploitants. Les alertes nomment le service avec les mots d'un citoyen.",
    },
  },
  {
    id: 'cloud-load',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Can the platform handle a rush on deadline days?',
      'What happens when too many people use the service at once?',
      'Do you run load tests?',
      'peak load?',
      'Do citizens lose their form when the system is overloaded?',
      'What happens when everybody files on the last evening?',
      'Does it crash under heavy load on tax day?',
      'Our old portal goes down whenever there is a rush, would yours?',
      'Can it cope with a million people on the same day?',
      'how do you deal with peaks in traffic',
    ],
    answer:
      'We test with the number of people who file on the last evening. Above that, a fair queue opens, and nobody loses what they have entered.',
    says: [
      'We test with the number of people who file on the last evening.',
      'Above that, a fair queue opens, and nobody loses what they have entered.',
    ],
    fr: {
      asked: [
        "La plateforme supporte-t-elle l'affluence des jours d'échéance ?",
        'Que se passe-t-il si trop de gens utilisent le service ?',
        'Faites-vous des tests de charge ?',
      ],
      answer:
        "Nous testons avec le nombre de personnes qui déclarent le dernier soir. Au-delà, une file équitable s'ouvre, et personne ne perd ce qu'il a saisi.",
    },
  },
  {
    id: 'cloud-exit',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How can we leave your hosting?',
      'What do we receive when we leave?',
      'Is there an exit plan?',
      'cloud exit and lock-in?',
      'When do we get the exit plan and what does it cost to leave?',
      'Do we own the infrastructure code?',
      'How do we get rid of you?',
      'Are we locked in?',
      'What do we get when we change the operator?',
      'Can we take our data with us if we leave you?',
      'do we get all our data back when we go',
      'in what format do we take our records with us?',
    ],
    answer:
      'You receive the exit plan with the first release. It has a price, and we keep it up to date. You have the infrastructure code, all data in open formats, the keys, and the operating manuals.',
    says: [
      'You receive the exit plan with the first release, and we keep it up to date.',
      'We rehearse it while we still work for you, on a date that you choose.',
      'The infrastructure code, in your repository from the first day',
      'All data, in open formats with descriptions, checked by count and by sum',
      'The keys, which were always yours',
      'Operating manuals, drawings and the log of every decision',
      'Has an exit plan with a price, tested on a copy.',
    ],
    fr: {
      asked: [
        'Comment pouvons-nous quitter votre hébergement ?',
        'Que recevons-nous si nous partons ?',
        'Y a-t-il un plan de sortie ?',
        "on peut quitter l'hébergeur facilement ?",
        'un État peut-il changer de cloud',
      ],
      answer:
        "Vous recevez le plan de sortie avec la première version. Il a un prix, et nous le tenons à jour. Vous avez le code de l'infrastructure, toutes les données en formats ouverts, les clés et les manuels d'exploitation.",
    },
  },
  {
    id: 'cloud-exit-people',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Are our operators trained to run the platform without you?',
      'Is your access closed when the contract ends?',
      'Who closes the access of your staff at the end?',
      'operator training for the exit?',
      'Do you rehearse the exit from your hosting?',
      'Can our own admins take over?',
    ],
    answer:
      'For the exit, your operators are trained beside ours. Our access is closed by you, with a record of it. We rehearse the exit on a date that you choose.',
    says: [
      'Your operators, trained beside ours',
      'Our access, closed by you, and a record of it',
      'We rehearse it while we still work for you, on a date that you choose.',
    ],
    fr: {
      asked: [
        'Nos exploitants sont-ils formés pour travailler sans vous ?',
        'Votre accès est-il fermé à la fin du contrat ?',
        'Exercez-vous la sortie de votre hébergement ?',
      ],
      answer:
        "Pour la sortie, vos exploitants sont formés à côté des nôtres. C'est vous qui fermez notre accès, avec une trace. Nous exerçons la sortie à une date que vous choisissez.",
    },
  },
  {
    id: 'cloud-standards',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Which standards does the cloud infrastructure follow?',
      'Do you follow ISO 27017 and 27018?',
      'Which norms can our auditor expect for the hosting?',
      'security standards of the hosting?',
      'Is FIPS 140-3 supported?',
      'Which open technologies do you use for the platform?',
      'Which norms does your hosting meet?',
    ],
    answer:
      'ISO/IEC 27001, 27017 and 27018, ISO 22301, FIPS 140-3, TLS 1.3, and OpenTelemetry, OCI and PostgreSQL.',
    says: [
      'ISO/IEC 27001, 27017, 27018',
      'ISO 22301',
      'FIPS 140-3',
      'TLS 1.3 on both sides',
      'OpenTelemetry, OCI, PostgreSQL',
      'Controls and evidence are filed under these headings, so your auditor finds each item in the usual place.',
      'Open formats and open engines in every layer, so that another operator can run each one.',
    ],
    fr: {
      asked: [
        "Quelles normes l'infrastructure infonuagique suit-elle ?",
        'Suivez-vous ISO 27017 et 27018 ?',
        'Quelles technologies ouvertes utilisez-vous pour la plateforme ?',
      ],
      answer:
        'ISO/IEC 27001, 27017 et 27018, ISO 22301, FIPS 140-3, TLS 1.3, ainsi que OpenTelemetry, OCI et PostgreSQL.',
    },
  },
  {
    id: 'cloud-continuity',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Do you have continuity plans?',
      'Who is named in a continuity plan?',
      'Is business continuity by ISO 22301?',
      'business continuity?',
      'How would people be reached in a crisis of the data centre?',
    ],
    answer:
      'Our continuity plans follow ISO 22301. They name the people who act, how to reach them, and the last drill they did.',
    says: [
      'ISO 22301',
      'Continuity plans name the people who act, how to reach them, and the last drill they did.',
    ],
    fr: {
      asked: [
        'Avez-vous des plans de continuité ?',
        'Qui est nommé dans un plan de continuité ?',
        'La continuité suit-elle la norme ISO 22301 ?',
      ],
      answer:
        'Nos plans de continuité suivent ISO 22301. Ils nomment les personnes qui agissent, comment les joindre et leur dernier exercice.',
    },
  },
  {
    id: 'cloud-zero-trust',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Do services trust each other inside the network?',
      'Is there a zero trust architecture?',
      'Is traffic between services encrypted?',
      'mutual TLS?',
      'Does being inside the network give rights?',
      'What if a hacker gets into the internal network?',
    ],
    answer:
      'Services prove to each other who they are, with TLS 1.3 on both sides. A place inside the network gives no rights.',
    says: [
      'TLS 1.3 on both sides',
      'Services prove to each other who they are.',
      'A place inside the network gives no rights.',
    ],
    fr: {
      asked: [
        'Les services se font-ils confiance dans le réseau ?',
        'Y a-t-il une architecture à vérification systématique ?',
        'Le trafic entre les services est-il chiffré ?',
      ],
      answer:
        "Les services prouvent l'un à l'autre qui ils sont, avec TLS 1.3 de chaque côté. Une place dans le réseau ne donne aucun droit.",
    },
  },
  {
    id: 'cloud-fips',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Can we ask for validated hardware modules in our tender?',
      'Are the key modules validated to FIPS 140-3?',
      'hardware security module validation?',
      'Which standard applies to the hardware modules for keys?',
      'Do the HSMs have a certificate?',
      'Are certified HSMs possible?',
    ],
    answer:
      'Your tender can ask for modules validated to FIPS 140-3. You can keep the keys in hardware modules that you own.',
    says: [
      'FIPS 140-3',
      'Your tender can ask for modules validated to this standard.',
      'You can keep the keys in hardware modules that you own.',
    ],
    fr: {
      asked: [
        "Pouvons-nous demander des modules validés dans notre appel d'offres ?",
        'Les modules de clés sont-ils validés selon FIPS 140-3 ?',
        "Quelle norme s'applique aux modules matériels des clés ?",
      ],
      answer:
        "Votre appel d'offres peut demander des modules validés selon FIPS 140-3. Vous pouvez garder les clés dans des modules matériels qui vous appartiennent.",
    },
  },
  {
    id: 'cloud-night',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Who is called at night?',
      'Who is on call when the platform has a problem?',
      'Does our team or yours lead during an incident?',
      'on-call shifts?',
      'Is there support around the clock for the platform?',
      'Who is woken up at three in the morning?',
      'Who is on duty at night when it fails?',
      'Is somebody watching the systems around the clock?',
      'Is there an emergency number when our live system fails at night?',
      'Who fixes it on a Sunday at three?',
      'Who is on call?',
      'After hours, who reacts to an outage?',
      'who is woken up at 3am',
      'who gets the phone call when it breaks at 2 am',
    ],
    answer:
      'Your operators and our engineers are on one shift list. We agree for each service who leads. Your team takes over step by step.',
    says: [
      'Your operators and our engineers are on one shift list.',
      'We agree for each service who leads.',
      'Your team takes over step by step.',
    ],
    fr: {
      asked: [
        'Qui est appelé la nuit ?',
        'Qui est de garde quand la plateforme a un problème ?',
        'Votre équipe ou la nôtre dirige-t-elle pendant un incident ?',
      ],
      answer:
        'Vos exploitants et nos ingénieurs sont sur une seule liste de garde. Nous convenons pour chaque service qui dirige. Votre équipe prend le relais étape par étape.',
    },
  },
  {
    id: 'cloud-figures',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What is the uptime of your platforms?',
      'How many countries and citizens do your platforms serve?',
      'key figures of the cloud infrastructure?',
      'Do you guarantee 99.9%?',
      'How is uptime measured?',
      'How reliable are your systems?',
      'What availability do your platforms reach?',
      'How often are you down?',
      'your uptime figure please',
    ],
    answer:
      '99.9% uptime, 3+ countries and 1M+ citizens. Your contract defines how uptime is measured; countries and citizens are our platforms as a whole.',
    says: [
      '99.9%',
      'uptime',
      'your contract defines how it is measured',
      '3+',
      'countries',
      '1M+',
      'citizens',
      'our platforms as a whole',
    ],
    fr: {
      asked: [
        'Quelle est la disponibilité de vos plateformes ?',
        'Combien de pays et de citoyens vos plateformes servent-elles ?',
        'Comment la disponibilité est-elle mesurée ?',
      ],
      answer:
        '99,9 % de disponibilité, 3+ pays et 1M+ citoyens. Votre contrat définit comment la disponibilité est mesurée; pays et citoyens valent pour nos plateformes dans leur ensemble.',
    },
  },
  {
    id: 'cloud-survey',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How do we start with cloud infrastructure?',
      'What do we get when we tell you what we run?',
      'survey of our systems?',
      'Which layer can move first?',
      'Can you tell what a failed site would mean for us?',
    ],
    answer:
      'Tell us what you run and where. We reply with a first drawing: which layer can move, which must stay, and what a failed site would mean today.',
    says: [
      'Start with a survey of your systems',
      'Tell us what you run and where.',
      'We reply with a first drawing: which layer can move, which must stay, and what a failed site would mean today.',
    ],
    fr: {
      asked: [
        "Comment commencer avec l'infrastructure infonuagique ?",
        'Quelle couche peut être déplacée en premier ?',
        "Pouvez-vous dire ce qu'un site en panne signifierait pour nous ?",
      ],
      answer:
        "Dites-nous ce que vous exploitez et où. Nous répondons avec un premier dessin : quelle couche peut bouger, laquelle doit rester et ce qu'un site en panne signifierait aujourd'hui.",
    },
  },
  {
    id: 'cloud-rto',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What are the recovery time and recovery point objectives?',
      'rto and rpo?',
      'How many minutes of downtime does a failover cause?',
      'Within how many hours is the service back after a disaster?',
      'What is your guaranteed recovery time?',
      'How fast are you back after a crash?',
      'How much data can be lost in the worst case?',
    ],
    answer:
      'Our page about cloud infrastructure states no recovery time in minutes or hours. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Quels sont les objectifs de temps et de point de reprise ?',
        "Combien de minutes d'arrêt une panne de site cause-t-elle ?",
        'Quel est votre temps de reprise garanti ?',
      ],
      answer:
        "Notre page sur l'infrastructure infonuagique n'indique aucun temps de reprise en minutes ou en heures. Posez-nous la question; une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'cloud-cost',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What does the hosting cost?',
      'Monthly price of the cloud infrastructure?',
      'How expensive is a sovereign platform?',
      'cloud running costs?',
      'What would two data centres cost our country?',
      'What does it cost to run it each year?',
    ],
    answer:
      'Our page about cloud infrastructure gives no price for hosting or operation. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        "Combien coûte l'hébergement ?",
        "Quel est le prix mensuel de l'infrastructure infonuagique ?",
        'Combien coûteraient deux centres de données à notre pays ?',
      ],
      answer:
        "Notre page sur l'infrastructure infonuagique ne donne pas de prix pour l'hébergement ou l'exploitation. Posez-nous la question; une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'cloud-green',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How much energy do your data centres use?',
      'Is the hosting carbon neutral?',
      'Do you use renewable energy?',
      'environmental footprint of the platform?',
      'green hosting?',
      'Are your data centres climate friendly?',
    ],
    answer:
      'Our page about cloud infrastructure does not say how much energy the data centres use or where it comes from. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        "Combien d'énergie vos centres de données consomment-ils ?",
        "L'hébergement est-il carboneutre ?",
        "Utilisez-vous de l'énergie renouvelable ?",
      ],
      answer:
        "Notre page sur l'infrastructure infonuagique ne dit pas combien d'énergie les centres de données consomment ni d'où elle vient. Posez-nous la question; une personne vous répond.",
    },
    isUnstated: true,
  },
  {
    id: 'cloud-penalty',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What happens if you miss the 99.9% uptime?',
      'Are there service credits or penalties for downtime?',
      'sla penalties?',
      'Do we get money back when the platform is down?',
      'Is there a compensation for outages?',
      'What do we get when it was down longer than promised?',
      'Do you pay when you miss the availability?',
    ],
    answer:
      'Our page about cloud infrastructure states no credits or penalties. It says that your contract defines how uptime is measured.',
    says: [],
    fr: {
      asked: [
        "Que se passe-t-il si vous n'atteignez pas 99,9 % de disponibilité ?",
        'Y a-t-il des pénalités ou des crédits pour les pannes ?',
        'Recevons-nous un remboursement si la plateforme est en panne ?',
      ],
      answer:
        "Notre page sur l'infrastructure infonuagique n'indique ni crédits ni pénalités. Elle dit que votre contrat définit comment la disponibilité est mesurée.",
    },
    isUnstated: true,
  },
  {
    id: 'cloud-layer-details',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What is in each layer of the platform?',
      'Which software belongs to the platform layer?',
      'Are forms and answers cached abroad?',
      'layers: applications, platform and data?',
      'Who may process the data layer?',
      'What are the parts of your infrastructure?',
    ],
    answer:
      'Applications are portals, counters and interfaces. Platform: containers, queues, databases and logs. Data: registers, files and backups, processed in the country by people cleared there.',
    says: [
      'Portals, counters and interfaces.',
      'Containers, queues, databases and logs.',
      'Registers, files and backups.',
      'They are stored and processed in the country, by people cleared there.',
      'Public pages may be cached abroad. Forms and answers may not.',
    ],
    fr: {
      asked: [
        'Que contient chaque couche de la plateforme ?',
        "Les formulaires et les réponses sont-ils mis en cache à l'étranger ?",
        'Qui peut traiter la couche des données ?',
      ],
      answer:
        'Les applications sont les portails, les comptoirs et les interfaces. La plateforme : conteneurs, files, bases de données et journaux. Les données : registres, fichiers et sauvegardes, traités au pays par des personnes habilitées.',
    },
  },
  {
    id: 'cloud-public-copies',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How are public pages served to travellers abroad?',
      'Do the copies of public pages use cookies?',
      'cdn for public pages?',
      'Are visitor addresses kept on foreign servers?',
      'Are empty forms copied outside the country?',
    ],
    answer:
      'We copy public pages and empty forms to servers near travellers, without cookies and without visitor addresses.',
    says: [
      'Public pages and empty forms',
      'We copy them to servers near travellers, without cookies and without visitor addresses.',
    ],
    fr: {
      asked: [
        "Comment les pages publiques sont-elles servies aux voyageurs à l'étranger ?",
        'Les copies des pages publiques utilisent-elles des témoins ?',
        'Les formulaires vides sont-ils copiés hors du pays ?',
      ],
      answer:
        'Nous copions les pages publiques et les formulaires vides sur des serveurs près des voyageurs, sans témoins et sans adresses de visiteurs.',
    },
  },
  {
    id: 'cloud-forms-abroad',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Are filled-in forms stored abroad?',
      'May a public page be cached in another country?',
      'What happens to my answers, do they leave the country?',
      'caching abroad?',
      'is a form that a citizen has completed ever on a foreign server',
      'can you use a content delivery network',
      'which part of the portal may sit on servers in other countries',
      'do the answers of citizens travel abroad',
      'only the empty form goes out, right?',
    ],
    answer:
      'Forms and answers may not be cached abroad, but public pages may. Only public pages and empty forms are copied to servers near travellers.',
    says: [
      'Portals, counters and interfaces. Public pages may be cached abroad. Forms and answers may not.',
      'Public pages and empty forms',
      'We copy them to servers near travellers, without cookies and without visitor addresses.',
    ],
    fr: {
      asked: [
        "Les formulaires remplis sont-ils gardés à l'étranger ?",
        'Une page publique peut-elle être en cache dans un autre pays ?',
        "les réponses des citoyens vont-elles à l'étranger",
      ],
      answer:
        "Les formulaires et les réponses ne peuvent pas être en cache à l'étranger, mais les pages publiques le peuvent. Seuls les pages publiques et les formulaires vides sont copiés près des voyageurs.",
    },
  },
  {
    id: 'cloud-failure-records',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What is recorded when a site fails?',
      'Who signs that a rebuilt site is correct?',
      'records of a failover?',
      'Is it written down who was told about an outage?',
      'How do we see that both sites have the same data?',
    ],
    answer:
      'The difference between the two copies at all times, who was told, when, and which services were running. Your operator and ours sign the comparison after the rebuild.',
    says: [
      'Recorded: the difference between the two copies, at all times',
      'Recorded: who was told, when, and which services were running',
      'Recorded: the comparison, signed by your operator and ours',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui est enregistré quand un site tombe en panne ?",
        "Qui signe qu'un site reconstruit est correct ?",
        'Comment voir que les sites ont les mêmes données ?',
      ],
      answer:
        'La différence entre les deux copies en tout temps, qui est informé, quand, et quels services fonctionnaient. Votre exploitant et le nôtre signent la comparaison après la reconstruction.',
    },
  },
  {
    id: 'cloud-budget-holder',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What changes for the budget holder with your cloud infrastructure?',
      'Do we know what it costs to leave you?',
      'Has the exit plan a price?',
      'budget holder before and after?',
      'Why do ministries renew hosting contracts without knowing the cost of leaving?',
    ],
    answer:
      'The budget holder has an exit plan with a price, tested on a copy. Today the contract is renewed, because nobody knows the cost of leaving.',
    says: [
      'Renews the contract, because nobody knows the cost of leaving.',
      'Has an exit plan with a price, tested on a copy.',
    ],
    fr: {
      asked: [
        'Que change votre infrastructure infonuagique pour le responsable du budget ?',
        'on sait combien ça coûte de vous quitter ?',
        'prix du plan de sortie',
      ],
      answer:
        "Le responsable du budget a un plan de sortie avec un prix, testé sur une copie. Aujourd'hui, le contrat est renouvelé, parce que personne ne connaît le coût d'un départ.",
    },
  },
  {
    id: 'cloud-who-owns-centres',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Who owns the data centres of the platform?',
      'Do the data centres belong to Unordin?',
      'Under which law is the operator of a data centre?',
      'owner of the data centres?',
      'Does our data lie in buildings that you own?',
    ],
    answer:
      'The government, or a local operator under your law. There are two data centres in the country.',
    says: [
      'Two data centres in the country. They belong to the government, or to a local operator under your law.',
    ],
    fr: {
      asked: [
        'À qui appartiennent les centres de données de la plateforme ?',
        'nos données sont dans des bâtiments à vous ?',
        'propriétaire des centres de données',
      ],
      answer:
        'Au gouvernement, ou à un exploitant local soumis à votre loi. Il y a deux centres de données dans le pays.',
    },
  },
  {
    id: 'cloud-failure-causes',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Which causes of a site failure does the plan cover?',
      'Does the plan for a failed site also cover a flood or a cut cable?',
      'Is there a different plan for each kind of failure?',
      'causes of a failed site?',
      'Have your staff and ours practised the failure of a site?',
    ],
    answer:
      'A fire, a flood, a cut cable or a mistake. The plan is always the same, and your staff have practised it.',
    says: [
      'The cause can be a fire, a flood, a cut cable or a mistake. The plan is always the same, and your staff have practised it.',
    ],
    fr: {
      asked: [
        "Quelles causes de panne d'un site le plan couvre-t-il ?",
        "une inondation ou un câble coupé, c'est aussi dans le plan ?",
        "causes de panne d'un site",
      ],
      answer:
        "Un incendie, une inondation, un câble coupé ou une erreur. Le plan est toujours le même, et votre personnel l'a exercé.",
    },
  },
  {
    id: 'cloud-third-place',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How do you prevent that both sites work against each other after a failure?',
      'What is the third place for when a site fails?',
      'Who decides which of the two sites works?',
      'split brain between two sites?',
      'Can a failed site write data when it comes back?',
    ],
    answer:
      'A third place decides which site works. The failed site is blocked, so it cannot write if it returns.',
    says: [
      'A third place decides which site works. The failed site is blocked, so it cannot write if it returns.',
    ],
    fr: {
      asked: [
        "Comment évitez-vous que les deux sites travaillent l'un contre l'autre après une panne ?",
        'qui décide lequel des deux sites travaille ?',
        'split brain entre deux sites',
      ],
      answer:
        "Un troisième lieu décide quel site travaille. Le site en panne est bloqué et ne peut donc pas écrire s'il revient.",
    },
  },
  {
    id: 'cloud-cleared-people',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Are the people who process our data cleared in our country?',
      'Do the staff who handle our registers need a clearance from our state?',
      'Who are the people that work on our stored data?',
      'Could a person without a clearance work with our registers?',
      'cleared staff for the data layer?',
      'Is our data processed by people abroad?',
      'I am from the interior ministry: only cleared people may touch registers. Is that so?',
      'people who work with data have clearance of our land?',
      'Some subcontractor overseas will handle our files, I am sure',
      'Where are the people who process registers, files and backups?',
      'Must operators of the data layer be checked by our authorities?',
    ],
    answer:
      'Registers, files and backups are stored and processed in the country, by people cleared there.',
    says: [
      'Registers, files and backups. They are stored and processed in the country, by people cleared there.',
    ],
    fr: {
      asked: [
        'Les personnes qui traitent nos données sont-elles habilitées dans notre pays ?',
        'Le personnel qui gère nos registres doit-il être habilité par notre État ?',
        'Qui sont les personnes qui travaillent sur nos données ?',
        'personnel habilité pour les données ?',
        "Un sous-traitant à l'étranger va traiter nos fichiers, non ?",
        'Des gens sans habilitation peuvent-ils toucher aux registres ?',
      ],
      answer:
        'Les registres, les fichiers et les sauvegardes sont stockés et traités dans le pays, par des personnes qui y sont habilitées.',
    },
  },
  {
    id: 'cloud-exit-complete',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How do we know that we get all our data when we leave?',
      'Who makes sure that no record is missing when we move away from you?',
      'Is the returned data checked for completeness?',
      'We leave and half the files are missing. How do you prevent that?',
      'completeness of data at exit?',
      'Could you keep back some of our data?',
      'I am responsible for the archive, how is the handed-over data checked?',
      'when we go away all data come with us, how we check?',
      'You might just forget a few tables when we leave',
      'Are the exported data described so that others understand them?',
      'How can we verify the export at the end of the contract?',
    ],
    answer:
      'All data is checked by count and by sum. You receive it in open formats with descriptions.',
    says: ['All data, in open formats with descriptions, checked by count and by sum'],
    fr: {
      asked: [
        'Comment savoir que nous recevons toutes nos données quand nous partons ?',
        "Qui vérifie qu'aucun dossier ne manque à la sortie ?",
        'Les données rendues sont-elles contrôlées ?',
        'vous pourriez oublier quelques tables',
        "Comment vérifier l'export à la fin du contrat ?",
        'données complètes à la sortie ?',
      ],
      answer:
        'Toutes les données sont contrôlées par le nombre et par la somme. Vous les recevez dans des formats ouverts, avec des descriptions.',
    },
  },
  {
    id: 'cloud-other-operator',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Could another operator run the platform instead of you?',
      'Is the infrastructure so special that only you can run it?',
      'Can we give the operation to a local company later?',
      'Do other operators know the technology that you use?',
      'another operator possible?',
      'We want to switch the operator, but keep the platform. Does that work?',
      'I run a local data centre, could my team take over a layer?',
      'other firm can operate your platform?',
      'I suppose only your own people understand your technology',
      'Which open technologies make it possible to change the operator?',
      'Can different firms run different layers?',
    ],
    answer:
      'Another operator can run each layer, because there are open formats and open engines in every layer.',
    says: [
      'Open formats and open engines in every layer, so that another operator can run each one.',
    ],
    fr: {
      asked: [
        'Un autre opérateur pourrait-il exploiter la plateforme à votre place ?',
        "L'infrastructure est-elle si spéciale que vous seuls pouvez l'exploiter ?",
        "Peut-on confier l'exploitation à une entreprise locale plus tard ?",
        "changer d'opérateur mais garder la plateforme ?",
        "D'autres opérateurs connaissent-ils votre technologie ?",
        'seuls vos gens comprennent votre technique je suppose',
      ],
      answer:
        'Un autre opérateur peut exploiter chaque couche, car chacune a des formats ouverts et des moteurs ouverts.',
    },
  },
  {
    id: 'cloud-monthly-report',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Do we get a monthly report about the backups?',
      'Is there a regular report from the people who run our servers?',
      'How do we learn if the backups of last month were fine?',
      'Which time does the monthly report show?',
      'monthly report?',
      'Will somebody tell us each month how the restores went?',
      'I have to report on our backups to the minister, do you give me figures?',
      'every month we receive paper about restore?',
      'Do you measure how long a restore takes?',
      'What can I show my director about our backups?',
    ],
    answer: 'We measure each restore, and the monthly report shows the time.',
    says: ['We measure each restore, and the monthly report shows the time.'],
    fr: {
      asked: [
        'Recevons-nous un rapport mensuel sur les sauvegardes ?',
        "Y a-t-il un rapport régulier sur l'exploitation ?",
        'Comment savoir si les sauvegardes du mois dernier étaient bonnes ?',
        'rapport chaque mois ?',
        'Je dois rendre compte au ministre sur nos sauvegardes, avez-vous des chiffres ?',
        "mesurez-vous la durée d'une restauration",
      ],
      answer: 'Nous mesurons chaque restauration, et le rapport mensuel indique sa durée.',
    },
  },
  {
    id: 'cloud-how-many-copies',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'How many copies of our data are there?',
      'Is there only one copy of our register?',
      'In how many places is each change stored?',
      'Where are the copies of our data?',
      'number of copies?',
      'If both data centres are lost, is there still a copy?',
      'I am responsible for the civil register, how often does it exist?',
      'how much copies you make of data',
      'One copy is no copy. What do you have?',
      'What is the third copy for?',
      'Is there a copy that is not connected to anything?',
    ],
    answer:
      'A change counts as saved only when both sites have written it. Beside these, a third copy is offline in the country, in a place that you choose.',
    says: [
      'A change counts as saved only when both have written it, so both are always equal.',
      'A third copy is offline in the country, in a place that you choose.',
    ],
    fr: {
      asked: [
        'Combien de copies de nos données existe-t-il ?',
        "N'y a-t-il qu'une seule copie de notre registre ?",
        "À combien d'endroits chaque modification est-elle enregistrée ?",
        'Si les deux centres sont perdus, reste-t-il une copie ?',
        'nombre de copies des données ?',
        'à quoi sert la troisième copie',
      ],
      answer:
        "Une modification ne compte comme enregistrée que quand chaque site l'a écrite. En plus, une troisième copie est hors ligne dans le pays, à un endroit que vous choisissez.",
    },
  },
  {
    id: 'cloud-operator-away',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'What if the only administrator who knows the system is ill?',
      'Does the platform depend on one person who knows everything?',
      'Our best operator leaves next month. Who restarts the servers?',
      'Are there procedures for the operators, or does everything live in one head?',
      'key person risk in operations?',
      'I am the only one who understands our servers. How is this with you?',
      'admin is sick, who knows what to do?',
      'In the end one expert knows it all and goes on holiday',
      'Do new operators have a procedure to follow when something fails?',
      'Does the operator on duty work from memory?',
      'What does an operator do when something gets slow?',
    ],
    answer:
      'The operator on duty follows a procedure the team has practised. Your operators and our engineers are on one shift list.',
    says: [
      'Sees the slow step before callers do, and follows a procedure the team has practised.',
      'Your operators and our engineers are on one shift list.',
      'The operator on duty',
    ],
    fr: {
      asked: [
        'Que se passe-t-il si le seul administrateur qui connaît le système est malade ?',
        "La plateforme dépend-elle d'une seule personne ?",
        'Notre meilleur opérateur part le mois prochain, qui redémarre les serveurs ?',
        "tout est dans la tête d'un seul expert",
        'Les opérateurs ont-ils une procédure à suivre en cas de panne ?',
        'je suis le seul à comprendre nos serveurs',
      ],
      answer:
        "L'opérateur de service suit une procédure que l'équipe a exercée. Vos opérateurs et nos ingénieurs sont sur la même liste de service.",
    },
  },
  {
    id: 'cloud-why-built-so',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Do we learn later why the platform was built in this way?',
      'Are technical decisions written down for the next team?',
      'Do we get drawings of the infrastructure when we leave?',
      'A new team takes over and asks why things are as they are. Where do they look?',
      'log of technical decisions?',
      'I inherited a system without any drawings. Would that happen with you?',
      'we get drawing and explanation of the system?',
      'The reasons are always lost when the supplier goes',
      'Which written material on operation do we receive at the exit?',
      'Is there a record of every decision about the infrastructure?',
      'Where do our successors read about the choices that were made?',
    ],
    answer: 'At the exit you receive operating manuals, drawings and the log of every decision.',
    says: [
      'Operating manuals, drawings and the log of every decision',
      'You receive the exit plan with the first release, and we keep it up to date.',
    ],
    fr: {
      asked: [
        'Apprendra-t-on plus tard pourquoi la plateforme a été construite ainsi ?',
        "Les décisions techniques sont-elles notées pour l'équipe suivante ?",
        "Recevons-nous des plans de l'infrastructure quand nous partons ?",
        "J'ai hérité d'un système sans aucun plan, cela arrive-t-il chez vous ?",
        'journal des décisions techniques ?',
        'les raisons se perdent quand le fournisseur part',
      ],
      answer:
        "À la sortie, vous recevez les manuels d'exploitation, les plans et le journal de chaque décision.",
    },
  },
  {
    id: 'cloud-reproducible',
    path: '/capabilities/cloud-infrastructure',
    asked: [
      'Can we check that the running software was built from the source code?',
      'Are your builds reproducible?',
      'How do we know that nobody slipped something into the program?',
      'Can our experts build a release again and compare it?',
      'reproducible builds?',
      'Do you show what every release consists of?',
      'I work in cyber defence: can we rebuild your binaries ourselves?',
      'program on server is really from the code, how to prove',
      'A backdoor could hide between the code and the program',
      'Where are builds not reproducible?',
      'Is there a list of the parts for each release?',
    ],
    answer:
      'Builds are reproducible where the tools allow it. Each release has a bill of materials, and no unsigned image can start.',
    says: [
      'Each release has a bill of materials, and reproducible builds where the tools allow it. No unsigned image can start.',
    ],
    fr: {
      asked: [
        'Peut-on vérifier que le logiciel vient bien du code source ?',
        'Vos builds sont-ils reproductibles ?',
        "Comment savoir que personne n'a glissé quelque chose dans le programme ?",
        'Nos experts peuvent-ils refaire une version et comparer ?',
        'builds reproductibles ?',
        'une porte dérobée pourrait se cacher entre le code et le programme',
      ],
      answer:
        'Les builds sont reproductibles là où les outils le permettent. Chaque version a une nomenclature, et aucune image non signée ne peut démarrer.',
    },
  },
]
