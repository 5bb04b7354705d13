import type { PublicationQuestion } from '../publication-question.ts'

/** About the article on where the processing time of visas goes. */
export const whereVisaProcessingTimeGoesQuestions: readonly PublicationQuestion[] = [
  {
    id: 'visa-time-where',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Where does the processing time of a visa go?',
      'why does a visa take so long',
      'what happens with the file on most days?',
      'What do you find when you write down every day of a file?',
      'is the file really worked on all that time',
      'What is the main reason for slow visa decisions in this article?',
    ],
    answer:
      'The file waits. Write down what happened on each day of twenty decided files: on most days nothing happened.',
    says: [
      'But take twenty decided files and write down what happened on each day.',
      'On most days the answer is: nothing.',
      'The file was waiting.',
    ],
    fr: {
      asked: [
        "Où passe le temps de traitement d'un visa ?",
        'pourquoi un visa prend-il si longtemps',
      ],
      answer:
        "Le dossier attend. Notez ce qui s'est passé chaque jour de vingt dossiers décidés : la plupart des jours, rien.",
    },
  },
  {
    id: 'visa-time-work-share',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'How much work does a visa file of forty days really need?',
      'how many hours of actual work is in a file',
      'real working time per case?',
      'How long do officers work on it, all together?',
      '40 days waiting but how much working',
      'what part of the forty days is real work',
    ],
    answer:
      'Less than an hour of work can be needed in a file that takes forty days. In the example, all officers together work on it for less than 1 day.',
    says: [
      'A visa file can take forty days and need less than an hour of work.',
      'Being worked on, all officers together',
      'less than 1',
    ],
    fr: {
      asked: [
        'Combien de travail un dossier de visa de quarante jours demande-t-il ?',
        'temps de travail réel par dossier',
      ],
      answer: "Un dossier de 40 jours peut demander moins d'une heure de travail.",
    },
  },
  {
    id: 'visa-time-for-whom',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'For whom is the article about visa processing time written?',
      'who should read this visa article?',
      'Who is the reader they have in mind here?',
      'Do I need a new system to use the advice about visa waiting?',
      'is it useful without buying software for visas',
    ],
    answer:
      'For the person who has to promise a minister a number. It shows how to find the waiting days and remove them in the right order, with or without a new system.',
    says: [
      'It is for the person who has to promise a minister a number.',
      'This article shows how to find those days and remove them in the right order, with or without a new system.',
    ],
    fr: {
      asked: [
        "Pour qui est écrit l'article sur le temps de traitement des visas ?",
        'Faut-il un nouveau système pour suivre ces conseils sur les visas ?',
      ],
      answer:
        "Pour la personne qui doit promettre un chiffre à un ministre. Il montre comment trouver et supprimer les jours d'attente, avec ou sans nouveau système.",
    },
  },
  {
    id: 'visa-time-four-times',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Which four times should a visa department record for each case?',
      'what are the 4 timestamps?',
      'What do submitted, complete, decided and delivered mean?',
      'which dates to write down per application',
      'at what moments do you start and stop the clock',
      'What does "complete" mean here?',
      'when is a case counted as delivered?',
    ],
    answer:
      'Submitted: the form is sent and paid. Complete: nothing the rules demand is missing. Decided: an officer has signed. Delivered: the traveller holds a decision that can be used.',
    says: [
      'Before anything is improved, settle four times for each case and record all of them.',
      'Submitted',
      'The applicant has sent the form and paid',
      'Complete',
      'Nothing that the rules demand is missing',
      'Decided',
      'An officer has signed',
      'Delivered',
      'The traveller holds a decision that can be used',
    ],
    fr: {
      asked: [
        'Quels quatre moments un service des visas doit-il noter pour chaque dossier ?',
        'Que veut dire « complet » ici ?',
      ],
      answer:
        "Déposé : formulaire envoyé et payé. Complet : rien de ce qu'exigent les règles ne manque. Décidé : un agent a signé. Remis : le voyageur tient une décision utilisable.",
    },
  },
  {
    id: 'visa-time-half',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Why can two visa departments with the same performance report different figures?',
      'why agree on start and end of counting?',
      'how much can the numbers differ between departments?',
      'Two offices equally fast but different statistics, how come?',
      'what goes wrong when everyone counts from another moment',
    ],
    answer: 'Because they count from different moments. Their figures can differ by half.',
    says: [
      'Two departments with the same performance can report figures that differ by half, because they count from different moments.',
    ],
    fr: {
      asked: [
        'Pourquoi deux services des visas aussi rapides publient-ils des chiffres différents ?',
        'De combien les chiffres peuvent-ils différer ?',
      ],
      answer:
        "Parce qu'ils comptent à partir de moments différents. Leurs chiffres peuvent différer de moitié.",
    },
  },
  {
    id: 'visa-time-published-figure',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Which processing time should be published: from complete to decided, or from submitted to delivered?',
      'which number do most departments publish?',
      'what time does the traveller feel?',
      'should we report both figures or only one',
      'Complete-to-decided or submitted-to-delivered, what is better?',
      'is it unfair to publish only the time from complete to decided',
    ],
    answer:
      'Report both. Most departments publish complete to decided, a fair figure that they control; the traveller lives through the time from submitted to delivered.',
    says: [
      'Most departments publish the time from complete to decided.',
      'It is the figure they control, and it is a fair one.',
      'The traveller lives through the time from submitted to delivered.',
      'Report both.',
    ],
    fr: {
      asked: [
        'Quelle durée publier : de complet à décidé, ou de déposé à remis ?',
        'quel chiffre la plupart des services publient-ils',
      ],
      answer:
        "Publiez l'une et l'autre. La plupart publient de complet à décidé, un chiffre juste qu'ils maîtrisent ; le voyageur vit la durée de déposé à remis.",
    },
  },
  {
    id: 'visa-time-three-letters',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'What if "complete" can be reached only after three letters?',
      'can the official figure improve and applicants feel nothing?',
      'why is the published visa figure sometimes misleading?',
      'what happens when many letters are needed before an application counts as complete',
      'Can statistics look better while nothing changes for anybody?',
    ],
    answer: 'Then the published figure may improve for years while nothing changes for anybody.',
    says: [
      'If "complete" can be reached only after three letters, the published figure may improve for years while nothing changes for anybody.',
    ],
    fr: {
      asked: [
        "Et si « complet » n'est atteint qu'après trois lettres ?",
        "Le chiffre publié peut-il s'améliorer sans effet pour personne ?",
      ],
      answer:
        "Alors le chiffre publié peut s'améliorer pendant des années sans que rien ne change pour personne.",
    },
  },
  {
    id: 'visa-time-seventy',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'How is your figure of a 70% reduction in visa processing time counted?',
      'what does the 70 percent mean?',
      '70% measured from when to when?',
      'against what is the seventy per cent reduction compared?',
      'is the 70% figure worth something without a baseline',
      'whose baseline do you use for the reduction',
    ],
    answer:
      "From complete application to decision, against the department's own baseline. It means nothing until that baseline exists.",
    says: [
      'Our figure is a 70% reduction in visa processing time.',
      "We count from complete application to decision, against the department's own baseline.",
      'It means nothing until that baseline exists.',
    ],
    fr: {
      asked: [
        'Comment compte-t-on votre réduction de 70 % du temps de traitement des visas ?',
        'par rapport à quoi mesure-t-on les 70 %',
      ],
      answer:
        'De la demande complète à la décision, par rapport à la situation de départ du service. Sans elle, le chiffre ne veut rien dire.',
    },
  },
  {
    id: 'visa-time-average',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Why is an average of decided visa cases misleading?',
      'what is wrong with averages?',
      'what does the mean hide?',
      'Why do averages look excellent although people wait',
      'can a department look good by deciding only the easy cases?',
      'the second flaw of averages?',
    ],
    answer:
      'It leaves out what is still open. A department can decide easy cases quickly and leave the difficult ones, and its averages will look excellent for as long as it does so.',
    says: [
      'Averages of decided cases have a second flaw: they leave out what is still open.',
      'A department can decide easy cases quickly and leave the difficult ones.',
      'Its averages will look excellent for as long as it does so.',
    ],
    fr: {
      asked: [
        'Pourquoi la moyenne des dossiers de visa décidés trompe-t-elle ?',
        'que cachent les moyennes',
      ],
      answer:
        'Elle laisse de côté ce qui est encore ouvert. Un service peut décider vite les cas faciles et laisser les difficiles ; sa moyenne semblera excellente.',
    },
  },
  {
    id: 'visa-time-two-figures',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Which two figures are better than the average processing time?',
      'what to measure instead of the mean?',
      'What does ninth decile mean?',
      'explain 9th decile in simple words',
      'why look at the age of open cases',
      'which number can nobody improve by choosing easy files?',
      'which figures show the people who wait?',
    ],
    answer:
      'The ninth decile, within which nine in ten cases were decided, and the age of open cases today. Nobody can improve the second by choosing which file to open first.',
    says: [
      'The ninth decile of decided cases: nine in ten were decided within this many days.',
      'The age of open cases today: how many are older than thirty, sixty, ninety days.',
      'Nobody can improve this figure by choosing which file to open first.',
    ],
    fr: {
      asked: [
        'Quels deux chiffres valent mieux que la durée moyenne ?',
        'Que veut dire neuvième décile ?',
      ],
      answer:
        "Le neuvième décile : neuf cas sur dix ont été décidés dans ce délai. Et l'âge des dossiers ouverts aujourd'hui, qu'on ne peut pas améliorer en choisissant ses dossiers.",
    },
  },
  {
    id: 'visa-time-twenty-files',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Which twenty visa files should be followed?',
      'how do I choose the 20 cases?',
      'how many of the files are random and how many slow?',
      'what mix of closed cases do I take for the drawing',
      'Do refused cases belong in the sample?',
      'which files to take for the exercise with lines',
    ],
    answer:
      'Twenty closed cases of one visa type: ten at random, five of the slowest, and five that were refused and then granted on review.',
    says: [
      'Take twenty closed cases of one visa type: ten at random, five of the slowest, five that were refused and then granted on review.',
    ],
    fr: {
      asked: ['Quels vingt dossiers de visa faut-il suivre ?', 'comment choisir les 20 dossiers'],
      answer:
        "Vingt dossiers clos d'un seul type : dix au hasard, cinq des plus lents, cinq refusés puis accordés après réexamen.",
    },
  },
  {
    id: 'visa-time-six-colours',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Which six colours are used to draw the line of a visa file?',
      'what are the six states?',
      'how do I draw the line of a case?',
      'What do the colours stand for?',
      'which kinds of waiting do you tell apart in a file',
    ],
    answer:
      'With the applicant, with another authority, in a queue, being worked on, awaiting a second signature, in transport. The line goes from submission to delivery.',
    says: [
      'For each, draw a line from submission to delivery and colour it by what was happening.',
      'Six colours are enough: with the applicant, with another authority, in a queue, being worked on, awaiting a second signature, in transport.',
    ],
    fr: {
      asked: [
        "Quelles six couleurs servent à dessiner la ligne d'un dossier de visa ?",
        'que représentent les couleurs',
      ],
      answer:
        "Chez le demandeur, chez une autre autorité, dans une file, en traitement, en attente d'une seconde signature, en transport.",
    },
  },
  {
    id: 'visa-time-longest-wait',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Which wait is the longest in the example of forty days?',
      'how long does it wait for the other authority?',
      'what takes 12 days and how to shorten?',
      'biggest delay in the table?',
      'what to do about waiting for a second authority',
    ],
    answer:
      'Waiting for a second authority: 12 days. Ask on the first day, and set a date and a person for a missing answer.',
    says: [
      'Waiting for a second authority',
      '12',
      'Ask on the first day, and set a date and a person for a missing answer',
    ],
    fr: {
      asked: [
        "Quelle attente est la plus longue dans l'exemple de quarante jours ?",
        'que faire quand on attend une autre autorité',
      ],
      answer:
        "L'attente d'une seconde autorité : 12 jours. Demandez dès le premier jour, et fixez une date et une personne en cas de silence.",
    },
  },
  {
    id: 'visa-time-other-waits',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'How long are the other waits in the example of a visa file?',
      'how many days for the scan, the queue, the signature and the printing?',
      'break down of the forty days?',
      'How many days does the file lie in the queue of one officer?',
      'how long for printing and collecting',
      'days lost for a clearer scan?',
    ],
    answer:
      'Nine days for a clearer scan of one page, and ten in the queue of one officer. Five days for a second signature, and four for printing and collecting.',
    says: [
      'Waiting for a clearer scan of one page',
      '9',
      'In the queue of one officer',
      '10',
      'Waiting for a second signature',
      '5',
      'Printing and collecting',
      '4',
    ],
    fr: {
      asked: [
        "Combien durent les autres attentes dans l'exemple ?",
        "combien de jours pour l'impression et le retrait",
      ],
      answer:
        "Neuf jours pour un scan plus net, dix dans la file d'un agent, cinq pour une seconde signature, quatre pour l'impression et le retrait.",
    },
  },
  {
    id: 'visa-time-example-real',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Is the visa case of forty days a real case?',
      'did this really happen?',
      'is the forty day example invented?',
      'real file or made-up line?',
      'Where do the figures in the forty-day table come from?',
    ],
    answer: 'The visa case of forty days is invented, but not unusual.',
    says: ['Here is such a line, invented but not unusual, for a case of forty days.'],
    fr: {
      asked: [
        'Le dossier de visa de quarante jours est-il réel ?',
        "l'exemple des quarante jours est-il inventé",
      ],
      answer: "Le dossier de visa de quarante jours est inventé, mais il n'a rien d'inhabituel.",
    },
  },
  {
    id: 'visa-time-faster-reading',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Why does a model that reads documents twice as fast change almost nothing?',
      'does AI reading speed up visas?',
      'would OCR help us?',
      'when does machine reading help?',
      'so buying faster document software is useless?',
      'Where is automatic reading of papers really useful',
    ],
    answer:
      'Because the file mostly waits and is hardly worked on. Machine reading helps where it removes a wait: it notices a bad scan in seconds, or names a missing page during upload.',
    says: [
      'The file was waiting.',
      'It also shows why a model that reads documents twice as fast, put into this process and nothing else, would change almost nothing.',
      'Machine reading helps where it removes a wait: it notices a bad scan in seconds, or names a missing page during upload.',
      'less than 1',
    ],
    fr: {
      asked: [
        'Pourquoi un modèle qui lit deux fois plus vite ne change-t-il presque rien ?',
        'quand la lecture automatique aide-t-elle',
      ],
      answer:
        "Parce que le dossier attend surtout. La lecture automatique aide là où elle supprime une attente : elle repère un mauvais scan ou une page manquante pendant l'envoi.",
    },
  },
  {
    id: 'visa-time-order',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'In which order should the waits be removed?',
      'what to fix first in visa processing?',
      'where should we begin to make visas faster',
      'what comes last?',
      'order of the steps to cut the waiting time?',
      'first correspondence and then what?',
    ],
    answer:
      'First the correspondence, second the sequence, third the queue, and last the work itself.',
    says: [
      'Remove waits in this order',
      'First, the correspondence',
      'Second, the sequence',
      'Third, the queue',
      'Last, the work itself',
    ],
    fr: {
      asked: [
        'Dans quel ordre faut-il supprimer les attentes ?',
        'par quoi commencer pour accélérer les visas',
      ],
      answer:
        "D'abord la correspondance, ensuite l'enchaînement, puis la file, et enfin le travail lui-même.",
    },
  },
  {
    id: 'visa-time-correspondence',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'How can a visa form reduce letters to the applicant?',
      'what should the form check while the applicant is there?',
      'how to avoid asking applicants again and again?',
      'why only one request instead of three?',
      'How do we have less back and forth about missing papers?',
      'what can be verified right in the form',
    ],
    answer:
      "It asks only for the right papers and checks legibility, the validity of the passport and the name on the statement. What is left goes out as one request, because each one restarts somebody's calendar.",
    says: [
      'A form that knows the type, the nationality and the purpose asks for the right papers and for no others.',
      'It checks what it can while the applicant is present: legibility, validity of the passport, and the name on the statement.',
      'What is left goes out as one request and not as three.',
      "Count requests per case: each one restarts somebody's calendar.",
    ],
    fr: {
      asked: [
        'Comment un formulaire de visa peut-il réduire la correspondance ?',
        'que doit vérifier le formulaire',
      ],
      answer:
        'Il ne demande que les bons papiers et vérifie la lisibilité, la validité du passeport et le nom. Le reste part en une seule demande, car chacune relance un délai.',
    },
  },
  {
    id: 'visa-time-parallel-checks',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Should checks at other authorities run in parallel?',
      'one after another or at the same time?',
      'why are the checks done in sequence today?',
      'what if another authority does not answer in time?',
      'who decides when there is no reply?',
      'does each check get a deadline',
    ],
    answer:
      'Start the checks at other authorities together, each with a time limit. If there is no answer, the file says so, and a named person decides what that means for this kind of case.',
    says: [
      'Start them together.',
      'Give each a time limit.',
      'If there is no answer, the file says so, and a named person decides what that means for this kind of case.',
      'Checks at other authorities are often done one after another, for no better reason than that the paper could be in one place only.',
    ],
    fr: {
      asked: [
        "Les vérifications d'autres autorités doivent-elles se faire en parallèle ?",
        'et si une autorité ne répond pas à temps',
      ],
      answer:
        "Lancez ensemble les vérifications d'autres autorités, chacune avec une limite de temps. Sans réponse, le dossier le dit et une personne désignée décide.",
    },
  },
  {
    id: 'visa-time-useless-check',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'What should be done with a check that never answers in time?',
      'what about a check that never changes a decision?',
      'are some security checks useless?',
      'check without any effect, keep it or not?',
      'who should look at checks that bring nothing',
    ],
    answer:
      'Your policy team should look at a check that never answers in time and never changes a decision. It may be protecting nobody.',
    says: [
      'A check that never answers in time and never changes a decision should be looked at by your policy team.',
      'It may be protecting nobody.',
    ],
    fr: {
      asked: [
        "Que faire d'une vérification qui ne répond jamais à temps ?",
        'certaines vérifications sont-elles inutiles',
      ],
      answer:
        "Si elle ne change jamais une décision non plus, votre équipe chargée des règles devrait l'examiner. Elle ne protège peut-être personne.",
    },
  },
  {
    id: 'visa-time-one-queue',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Why is one queue per visa type better than personal piles?',
      'what if an officer is ill or absent?',
      'how should the queue be sorted?',
      'one common queue or a pile for each officer?',
      'may a supervisor change the order?',
      'what is the problem with personal stacks of files',
    ],
    answer:
      'Ordered by age and open questions, it treats cases alike and makes absence harmless. Supervisors may reorder it, with a reason that is kept.',
    says: [
      'One queue per visa type, ordered by age and by open questions, treats cases alike and makes absence harmless.',
      'Supervisors may reorder it, with a reason that is kept.',
      'Personal piles are fast for those whose officer is well and on duty.',
    ],
    fr: {
      asked: [
        'Pourquoi une file par type de visa vaut-elle mieux que des piles personnelles ?',
        'comment trier la file',
      ],
      answer:
        'Triée par âge et par questions ouvertes, elle traite les dossiers également et rend les absences sans effet. Un superviseur peut la changer, avec une raison conservée.',
    },
  },
  {
    id: 'visa-time-sort-outcome',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Why should cases not be sorted by expected outcome?',
      'can we put the easy visas in a fast lane?',
      'fast lane for probable grants, good or bad?',
      'is a green lane based on prediction ok?',
      'what is wrong with lanes by predicted result',
    ],
    answer: 'Because it puts people into lanes on a guess, and the slow lane is never audited.',
    says: [
      'Resist the wish to sort by expected outcome: it puts people into lanes on a guess, and the slow lane is never audited.',
    ],
    fr: {
      asked: [
        'Pourquoi ne pas trier les dossiers selon le résultat attendu ?',
        'peut-on mettre les visas faciles dans une voie rapide',
      ],
      answer:
        "Parce que cela place les gens dans des voies sur une supposition, et que la voie lente n'est jamais contrôlée.",
    },
  },
  {
    id: 'visa-time-model-decides',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'May a model grant or refuse a visa in this process?',
      'does the AI decide about the visa?',
      'who takes the decision on the visa, man or machine?',
      'what does the officer do when fields are pre-filled?',
      'can a computer refuse me a visa',
    ],
    answer:
      'A model neither grants nor refuses a visa. The officer sees the evidence beside each field, decides, and gives a reason.',
    says: [
      'No model grants or refuses.',
      'The officer sees the evidence beside each field, decides, and gives a reason.',
      'Now faster reading, pre-filled fields and drafted letters make a difference, because the file spends its time with a person.',
    ],
    fr: {
      asked: [
        'Un modèle peut-il accorder ou refuser un visa dans ce processus ?',
        'qui décide du visa, la personne ou la machine',
      ],
      answer:
        "Un modèle n'accorde ni ne refuse un visa. L'agent voit la preuve à côté de chaque champ, décide et donne une raison.",
    },
  },
  {
    id: 'visa-time-counter-measures',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Which four counter-measures show that speed was not bought with worse decisions?',
      'how do we see that faster is not worse?',
      'what to measure beside the processing time?',
      'quality checks when you speed up?',
      'what are the 4 measures against bad decisions',
      'how do you keep decisions good?',
    ],
    answer:
      'Decisions changed on review or appeal, and grant and refusal rates by type and nationality. Referrals at the border of holders who were granted, and requests that turned out to be unnecessary.',
    says: [
      'Decisions changed on review or appeal, by month of the original decision.',
      'Grant and refusal rates by type and nationality, compared with the year before.',
      'Referrals at the border of holders who were granted, by reason.',
      'Requests that turned out to be unnecessary, from a monthly second reading of thirty files.',
      'Four counter-measures make that visible; agree on them together with the target and publish them beside it.',
    ],
    fr: {
      asked: [
        "Quelles quatre contre-mesures montrent que la vitesse n'a pas dégradé les décisions ?",
        'que mesurer à côté de la durée',
      ],
      answer:
        "Les décisions changées après réexamen, les taux d'octroi et de refus par type et nationalité, les renvois à la frontière, et les demandes inutiles. Quatre en tout.",
    },
  },
  {
    id: 'visa-time-one-moves',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'What if one of the counter-measures moves while the time falls?',
      'when is the gain real?',
      'time goes down but appeals go up, what now?',
      'do we continue with the next office if a measure changes?',
      'how to know that the improvement is genuine',
    ],
    answer:
      'If the time falls and all four stay level, the gain is real. If one moves, stop and look before the next office is switched over.',
    says: [
      'If the time falls and all four stay level, the gain is real.',
      'If one moves, stop and look before the next office is switched over.',
    ],
    fr: {
      asked: [
        'Et si une des contre-mesures bouge pendant que la durée baisse ?',
        'quand le gain est-il réel',
      ],
      answer:
        "Si la durée baisse et que les quatre restent stables, le gain est réel. Si l'une bouge, arrêtez et regardez avant le bureau suivant.",
    },
  },
  {
    id: 'visa-time-parallel-run',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'How do we compare the old and the new visa process exactly?',
      'what gives a fair comparison of before and after in the visa department?',
      'parallel run for visas, why?',
      'can we trust a comparison with last year',
      'is it enough to look at the figures of the year before',
      'should both processes decide the same cases for a while',
      'our minister wants proof that the new way is faster, how',
      'may we cut the double running short to be on time',
    ],
    answer:
      'Only a parallel run, where old and new process decide the same cases, gives an exact comparison. Do not shorten it to meet a date.',
    says: [
      'Only a parallel run, where old and new process decide the same cases, gives an exact comparison. Do not shorten it to meet a date.',
    ],
    fr: {
      asked: [
        "Comment comparer exactement l'ancien et le nouveau processus de visa ?",
        'peut-on raccourcir la marche en parallèle',
        "une comparaison avec l'an dernier suffit-elle",
      ],
      answer:
        "Seule une marche en parallèle, où l'ancien et le nouveau processus décident des mêmes dossiers, donne une comparaison exacte. Ne la raccourcissez pas pour tenir une date.",
    },
  },
  {
    id: 'visa-time-promise',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'What should a visa department promise?',
      'what may I promise the minister?',
      'promise the mean or the ninth decile?',
      'which promises are safe about processing time?',
      'How many visa types should the promise cover first',
      'what should we say about the date of the figure',
    ],
    answer:
      'The ninth decile and not the mean, for one visa type first. Also a date on which your own staff will read the figure from the register.',
    says: [
      'Promise the ninth decile and not the mean.',
      'Promise one visa type first, at the missions that took part in the drawing.',
      'Promise a date on which the figure will be read from the register by your own staff.',
    ],
    fr: {
      asked: ['Que doit promettre un service des visas ?', 'que puis-je promettre au ministre'],
      answer:
        "Le neuvième décile et non la moyenne, un seul type de visa d'abord, et une date à laquelle votre personnel lira le chiffre dans le registre.",
    },
  },
  {
    id: 'visa-time-not-do',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'What should a visa department not do to reach its target?',
      'what is forbidden for the sake of speed?',
      'may we close cases early if an answer is missing?',
      'can we just drop the second signature?',
      'which shortcuts should we write down as off limits',
      'can we shorten the parallel run to meet a date?',
    ],
    answer:
      'Close no case early because an answer is missing. Drop no second signature without a change of the rule. Move no group to a slower lane. Do not shorten the parallel run to meet a date.',
    says: [
      'Close no case early because an answer is missing.',
      'Drop no second signature without a change of the rule.',
      'Move no group to a slower lane.',
      'Do not shorten it to meet a date.',
      'Only a parallel run, where old and new process decide the same cases, gives an exact comparison.',
    ],
    fr: {
      asked: [
        'Que ne doit pas faire un service des visas pour atteindre son objectif ?',
        "peut-on clore un dossier parce qu'une réponse manque",
      ],
      answer:
        'Ne clore aucun dossier faute de réponse, ne supprimer aucune seconde signature sans changer la règle, ne ralentir aucun groupe, ne pas raccourcir la marche en parallèle.',
    },
  },
  {
    id: 'visa-time-more-officers',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Do more officers make visa processing faster?',
      'Why is it not enough to hire more visa officers?',
      'Should a visa department ask for more officers or for faster software?',
      'more visa officers?',
      'Does faster software or more staff solve slow visas?',
    ],
    answer:
      'Both can help. But take twenty decided files and write down what happened on each day: on most days nothing, because the file was waiting.',
    says: [
      'A visa department that wants to be faster usually asks for more officers or for software that reads faster. Both can help. But take twenty decided files and write down what happened on each day. On most days the answer is: nothing. The file was waiting.',
    ],
    fr: {
      asked: [
        "Plus d'agents rendent-ils le traitement des visas plus rapide ?",
        "pourquoi ça ne suffit pas d'embaucher plus d'agents des visas ?",
        "plus d'agents des visas",
      ],
      answer:
        "L'un et l'autre peuvent aider. Mais prenez vingt dossiers décidés et notez ce qui s'est passé chaque jour : la plupart des jours, rien, car le dossier attendait.",
    },
  },
  {
    id: 'visa-time-fast-harm',
    path: '/blog/where-visa-processing-time-goes',
    asked: [
      'Is a fast visa decision a bad decision?',
      'Does speed harm the quality of visa decisions?',
      'Can a quick visa decision be a good one?',
      'fast visa decision, any harm?',
      'When is a fast visa decision harmless?',
    ],
    answer:
      'Nobody is harmed by a fast decision, if a person really made it. But speed can be bought by deciding worse; four counter-measures make that visible.',
    says: [
      'Nobody is harmed by a fast decision, if a person really made it.',
      'Speed can be bought by deciding worse. Four counter-measures make that visible; agree on them together with the target and publish them beside it.',
    ],
    fr: {
      asked: [
        'Une décision de visa rapide est-elle une mauvaise décision ?',
        'décider vite, ça nuit à la qualité des visas ?',
        'décision de visa rapide, quel tort',
      ],
      answer:
        "Une décision rapide ne fait de tort à personne, si une personne l'a vraiment prise. Mais on peut acheter la vitesse en décidant moins bien ; quatre contre-mesures le rendent visible.",
    },
  },
]
