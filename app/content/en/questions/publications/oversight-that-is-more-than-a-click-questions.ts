import type { PublicationQuestion } from '../publication-question.ts'

/** About the white paper on how to tell whether officers decide. */
export const oversightThatIsMoreThanAClickQuestions: readonly PublicationQuestion[] = [
  {
    id: 'oversight-paper-shows',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What does the paper on human oversight show a service owner?',
      'what is this white paper about?',
      'to which systems does the paper on oversight apply?',
      'is this only for AI in government?',
      'How can you tell if officers decide or just click?',
      'decide or only press a button, how to know',
    ],
    answer:
      'How to tell whether a person decides or only presses a button for the software. It applies to any system where a model proposes and an officer decides.',
    says: [
      'The person may decide, or may only press a button for the software.',
      'This paper shows how a service owner can tell the difference.',
      'It applies to any system where a model proposes and an officer decides, as in our AI and automation.',
    ],
    fr: {
      asked: [
        "Que montre l'article sur la supervision humaine ?",
        "à quels systèmes s'applique cet article sur la supervision",
      ],
      answer:
        "Comment savoir si une personne décide ou ne fait qu'appuyer sur un bouton. Il vaut pour tout système où un modèle propose et un agent décide.",
    },
  },
  {
    id: 'oversight-stop-checking',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'Why do officers stop checking the suggestions of a model?',
      'are officers lazy when they confirm everything?',
      'why do people just click accept?',
      'why does nobody verify when the computer is mostly right?',
      'Is it laziness to accept AI proposals without looking',
    ],
    answer:
      'People who receive mostly correct suggestions stop checking them. This is not laziness: attention is expensive, and it is reasonable to save it where it has never paid.',
    says: [
      'People who receive mostly correct suggestions stop checking them.',
      'This is not laziness.',
      'Attention is expensive, and it is reasonable to save it where it has never paid.',
    ],
    fr: {
      asked: [
        "Pourquoi les agents cessent-ils de vérifier les propositions d'un modèle ?",
        'les agents sont-ils paresseux',
      ],
      answer:
        "Qui reçoit surtout des suggestions justes cesse de les vérifier. Ce n'est pas de la paresse : l'attention coûte cher.",
    },
  },
  {
    id: 'oversight-automation-bias',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What is automation bias?',
      'how does the European AI Act call this tendency?',
      'automation bias meaning?',
      'what does the EU AI act say about people who oversee a system',
      'Is being aware of the bias enough?',
      'what helps against automation bias?',
    ],
    answer:
      "The European AI Act's name for the tendency to stop checking mostly correct suggestions. Awareness alone helps little: checking must sometimes find something, and not checking must become visible.",
    says: [
      'The European AI Act calls this tendency automation bias.',
      'People who receive mostly correct suggestions stop checking them.',
      'Awareness alone helps little.',
      'What helps is a process in which checking sometimes finds something, and in which not checking becomes visible.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que le biais d'automatisation ?",
        "que dit le règlement européen sur l'IA de cette tendance",
      ],
      answer:
        "Le nom que le règlement européen sur l'IA donne à la tendance à ne plus vérifier. En être conscient aide peu : vérifier doit parfois trouver quelque chose, et ne pas vérifier doit se voir.",
    },
  },
  {
    id: 'oversight-agreement-no-evidence',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'Why is a high agreement rate no evidence of human oversight?',
      'our officers agree with the model in 99 of 100 cases, is that not good?',
      'what does nearly 100% agreement prove?',
      'which three situations look alike in the statistics?',
      'agreement rate enough as proof?',
      'is almost full agreement a good sign',
    ],
    answer:
      'It fits three situations: the model is right and verified, right and not looked at, or wrong and not looked at. Taken alone, agreement is not evidence of anything.',
    says: [
      'Three situations look alike in the statistics.',
      'The model is right and the officer has verified it.',
      'The model is right and the officer has not looked.',
      'The model is wrong and the officer has not looked.',
      'So agreement, taken alone, is not evidence of anything.',
    ],
    fr: {
      asked: [
        "Pourquoi un taux d'accord élevé ne prouve-t-il pas la supervision ?",
        'que prouve un accord de presque 100 %',
      ],
      answer:
        "Il convient à trois situations : modèle juste et vérifié, juste et non regardé, faux et non regardé. Seul, l'accord ne prouve rien.",
    },
  },
  {
    id: 'oversight-five-measures',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What are the five measures of human oversight?',
      'which measures do you propose?',
      'list the 5 measures',
      'how can oversight be measured?',
      'which KPIs show whether officers really decide',
      'what should we measure when AI proposes decisions?',
    ],
    answer: 'Blind agreement, pull, time to confirm, evidence opened and second look.',
    says: [
      'Five measures',
      'Blind agreement',
      'Pull',
      'Time to confirm',
      'Evidence opened',
      'Second look',
    ],
    fr: {
      asked: [
        'Quelles sont les cinq mesures de la supervision humaine ?',
        'comment mesurer la supervision',
      ],
      answer:
        "L'accord à l'aveugle, l'attraction, le temps de confirmation, la preuve ouverte et la seconde lecture.",
    },
  },
  {
    id: 'oversight-blind-agreement',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What is blind agreement and how is it taken?',
      'what are blind cases?',
      'how do we compare officer and model without influence?',
      'do some officers decide without seeing the AI suggestion?',
      'blind agreement meaning',
    ],
    answer:
      'A share of cases reaches officers without the proposal, and the two are compared afterwards. It tells how often officer and model agree when neither has influenced the other.',
    says: [
      'A share of cases reaches officers without the proposal; the two are compared afterwards',
      'How often officer and model agree when neither has influenced the other',
    ],
    fr: {
      asked: [
        "Qu'est-ce que l'accord à l'aveugle ?",
        "comment comparer l'agent et le modèle sans influence",
      ],
      answer:
        "Une part des cas arrive aux agents sans la proposition, puis on compare. Cela dit à quelle fréquence ils s'accordent sans s'influencer.",
    },
  },
  {
    id: 'oversight-pull',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What does "pull" measure?',
      'how is pull calculated?',
      'what is a large pull a sign of?',
      'which of the measures is the number to watch?',
      'is a bit of pull normal?',
      'How strongly does the suggestion draw officers towards it?',
    ],
    answer:
      'Agreement with the proposal shown, less blind agreement: how strongly the proposal draws officers towards it. A small positive value is expected; a large one means that the proposal is deciding.',
    says: [
      'Agreement with the proposal shown, less blind agreement',
      'How strongly the proposal draws officers towards it',
      'A small positive value is expected: sometimes the proposal reminds an officer of something true.',
      'A large one means that the proposal is deciding.',
      'Pull is the number to watch.',
    ],
    fr: {
      asked: ["Que mesure l'« attraction » de la proposition ?", 'comment la calcule-t-on'],
      answer:
        "L'accord avec la proposition affichée, moins l'accord à l'aveugle. Une petite valeur positive est attendue ; une grande veut dire que la proposition décide.",
    },
  },
  {
    id: 'oversight-pull-rises',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'When does pull rise?',
      'does tiredness influence how officers follow the model?',
      'is it worse at the end of a shift?',
      'what has pull to do with the workload?',
      'between what should pull be compared?',
      'long queue and AI suggestions, any effect',
    ],
    answer:
      'Often in the last two hours of a shift and with a long queue, so it measures workload as much as technology. Compare it between offices, times of day and languages.',
    says: [
      'It often rises in the last two hours of a shift and with a long queue.',
      'So it measures workload as much as technology.',
      'Compare it between offices, between times of day and between languages.',
    ],
    fr: {
      asked: [
        "Quand l'attraction de la proposition augmente-t-elle ?",
        'la fatigue joue-t-elle un rôle',
      ],
      answer:
        "Souvent dans les deux dernières heures d'un service et quand la file est longue. Elle mesure donc autant la charge de travail que la technique.",
    },
  },
  {
    id: 'oversight-time-to-confirm',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'Why must the time to confirm be handled with care?',
      'may we rank employees by how fast they click?',
      'what happens when officers know that slow clicking looks good?',
      'how should confirmation times be reported?',
      'time to confirm per person or by team?',
      'can we use clicking speed to judge staff',
    ],
    answer:
      'It measures the process and should never become a ranking of persons: officers would wait before they click. Report it by team, and show it to the team first.',
    says: [
      'It is a measure of the process and should never become a ranking of persons.',
      'Once officers know that slow confirmation looks conscientious, they will wait before they click.',
      'Report it by team, and show it to the team first.',
    ],
    fr: {
      asked: [
        'Pourquoi manier avec prudence le temps de confirmation ?',
        'peut-on classer les agents selon leur vitesse',
      ],
      answer:
        "Il mesure le processus et ne doit jamais classer des personnes : les agents attendraient avant de cliquer. Rapportez-le par équipe, à l'équipe d'abord.",
    },
  },
  {
    id: 'oversight-too-fast',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What should we ask if many confirmations are faster than anyone can read?',
      'they confirm in two seconds, what to do?',
      'confirmed too quickly, whose fault?',
      'what does it mean when decisions come quicker than reading',
      'Should we blame officers who confirm too fast?',
    ],
    answer: 'Ask about the screen and the workload.',
    says: [
      'If many confirmations are faster than anyone can read, ask about the screen and the workload.',
    ],
    fr: {
      asked: [
        'Que faire si les confirmations sont plus rapides que la lecture ?',
        'confirmations trop rapides, que demander',
      ],
      answer: "Interrogez-vous sur l'écran et la charge de travail.",
    },
  },
  {
    id: 'oversight-second-look',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What is the second look?',
      'who reads the confirmed cases again?',
      'does the second officer see the first decision?',
      'what does a repeated reading of confirmed cases tell?',
      'How are remaining errors found after confirmation?',
      'what is a second reading good for',
    ],
    answer:
      'A share of confirmed cases is read again by another officer, who sees neither decision nor proposal. It tells how many confirmed errors remain.',
    says: [
      'A share of confirmed cases read again by another officer, who sees neither decision nor proposal',
      'How many confirmed errors remain',
    ],
    fr: {
      asked: ["Qu'est-ce que la seconde lecture ?", 'le second agent voit-il la première décision'],
      answer:
        "Une part des cas confirmés est relue par un autre agent, qui ne voit ni décision ni proposition. Elle dit combien d'erreurs confirmées restent.",
    },
  },
  {
    id: 'oversight-evidence-opened',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What does the measure "evidence opened" tell?',
      'how do you know that the officer looked at the reason?',
      'was the marked passage read?',
      'what is checked with evidence opened',
      'Do you record whether officers viewed the passage?',
    ],
    answer:
      'Whether the marked passage was viewed before the decision: whether the reason was looked at, and not only the result.',
    says: [
      'Whether the marked passage was viewed before the decision',
      'Whether the reason was looked at, and not only the result',
    ],
    fr: {
      asked: [
        'Que dit la mesure « preuve ouverte » ?',
        "comment savoir si l'agent a regardé la raison",
      ],
      answer:
        'Si le passage marqué a été vu avant la décision : la raison, et pas seulement le résultat.',
    },
  },
  {
    id: 'oversight-rule-of-three',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What is the rule of three?',
      'explain the 3 divided by n rule',
      'what is the true error rate when no error was found?',
      "what confidence does the statisticians' rule have?",
      'we reviewed some cases and none was wrong, what can we say?',
      'zero errors found, so is the error rate zero?',
    ],
    answer:
      'Review n random cases and find no error: the true error rate may still be about 3 divided by n, with 95 per cent confidence.',
    says: [
      'Review n random cases and find no error.',
      'The true error rate may still be about 3 divided by n, with 95 per cent confidence.',
      'Statisticians call this the rule of three.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que la règle de trois des statisticiens ?",
        'aucune erreur trouvée, que peut-on dire',
      ],
      answer:
        "Si n cas tirés au hasard sont sans erreur, le vrai taux d'erreur peut encore être d'environ 3 divisé par n, avec 95 % de confiance.",
    },
  },
  {
    id: 'oversight-sample-table',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What can be ruled out after 100, 300, 600 or 3,000 reviewed cases without an error?',
      'we checked 300 cases and found nothing, what does that prove?',
      'none wrong in a hundred cases, how many errors are still possible?',
      'what does a review of three thousand cases support',
      'How does the sample size change what you can claim?',
      'how many cases to prove one error in 1,000?',
    ],
    answer:
      'With none wrong in 100, errors up to about 3 in 100 remain possible. With 300 it is 1 in 100, with 600 1 in 200, and with 3,000 1 in 1,000.',
    says: [
      'Cases reviewed, none wrong',
      'Errors that cannot be ruled out',
      '100',
      'up to about 3 in 100',
      '300',
      'up to about 1 in 100',
      '600',
      'up to about 1 in 200',
      '3,000',
      'up to about 1 in 1,000',
    ],
    fr: {
      asked: [
        'Que peut-on exclure après 100, 300, 600 ou 3 000 cas sans erreur ?',
        "300 cas sans erreur, qu'est-ce que cela prouve",
      ],
      answer:
        "Après 100 cas, jusqu'à environ 3 erreurs sur 100 restent possibles ; après 300, 1 sur 100 ; après 600, 1 sur 200.",
    },
  },
  {
    id: 'oversight-995',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'How many cases does a review need to support 99.5% accuracy?',
      'how many files must be checked for 99.5 percent?',
      'is a test with eighty cases enough?',
      'what is 99.5% in errors?',
      'What if one error is found in the six hundred cases?',
      '80 cases reviewed, can we publish the figure',
    ],
    answer:
      'At least six hundred cases without a single error, and more if one is found. 99.5% is one error in two hundred; eighty cases are not enough.',
    says: [
      'The figure we work to is 99.5% accuracy, which is one error in two hundred.',
      'So a review that supports it needs at least six hundred cases without a single error, and more if one is found.',
      'Anyone who presents such a figure on the basis of eighty cases, ourselves included, should be sent back.',
    ],
    fr: {
      asked: [
        'Combien de cas faut-il pour appuyer une précision de 99,5 % ?',
        'quatre-vingts cas suffisent-ils',
      ],
      answer:
        "Au moins 600 cas sans une seule erreur, et davantage si l'on en trouve une. Avec 80 cas, cela ne suffit pas.",
    },
  },
  {
    id: 'oversight-groups',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'Does each group need its own sample?',
      'four languages, one sample or four?',
      'how do we show that no language is treated worse?',
      'what if a group is too small for a sample?',
      'fairness between groups, how many cases',
      'Can we use the model for a small minority?',
    ],
    answer:
      'Each group for which you want to make a statement needs its own sample. If a small group has too few cases in a year, say so, keep the model out and let officers decide there without it.',
    says: [
      'The rule applies to each group for which you want to make a statement.',
      'If the service works in four languages and you wish to say that none is treated worse, each of the four needs its own sample.',
      'A small group may not have enough cases in a year.',
      'Then say so, keep the model out of that group, and let officers decide there without it.',
    ],
    fr: {
      asked: [
        'Chaque groupe a-t-il besoin de son propre échantillon ?',
        'que faire si un groupe est trop petit',
      ],
      answer:
        "Chaque groupe dont vous voulez parler a besoin de son propre échantillon. S'il a trop peu de cas par an, dites-le, et laissez les agents décider sans le modèle.",
    },
  },
  {
    id: 'oversight-error-directions',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What should be written about errors before any evaluation?',
      'are all errors equally bad?',
      'a wrong grant and a wrong question, do they weigh the same?',
      'who writes the sentences about each kind of error?',
      'what determines the threshold?',
      'what three things does the sentence say about each direction of error',
    ],
    answer:
      'They do not weigh the same. The policy owner should write one sentence for each direction: what happens to whom, can it be undone, and who notices. From this follows the threshold.',
    says: [
      'A visa wrongly proposed for grant and one wrongly proposed for further questions are both counted as errors, and they do not weigh the same.',
      'Before any evaluation, the policy owner should write one sentence for each direction: what happens to whom, can it be undone, and who notices.',
      'From this follows the threshold.',
    ],
    fr: {
      asked: [
        'Que faut-il écrire sur les erreurs avant une évaluation ?',
        'toutes les erreurs pèsent-elles autant',
      ],
      answer:
        "Elles ne pèsent pas autant. Le responsable des règles écrit une phrase par sens : ce qui arrive à qui, si c'est réversible, et qui le remarque.",
    },
  },
  {
    id: 'oversight-no-proposal',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'When should a model not propose at all?',
      'what do you never automate?',
      'may AI propose to refuse a benefit?',
      'errors that cannot be undone, what then?',
      'what begins your list of things never to automate',
      'Refusing a visa by model, allowed or not?',
    ],
    answer:
      'If an error cannot be corrected and affects a person. So our own list of things never to automate begins with refusing a visa, a benefit or a treatment.',
    says: [
      'If an error cannot be corrected and affects a person, the model does not propose at all.',
      'So our own list of things never to automate begins with refusing a visa, a benefit or a treatment.',
    ],
    fr: {
      asked: [
        'Quand un modèle ne doit-il rien proposer du tout ?',
        "que n'automatisez-vous jamais",
      ],
      answer:
        "Si une erreur ne peut être corrigée et touche une personne. Notre liste commence par le refus d'un visa, d'une prestation ou d'un traitement.",
    },
  },
  {
    id: 'oversight-thresholds',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'Who owns the thresholds of a model, and how are they changed?',
      'can the vendor change the threshold?',
      'is "we tuned the model" acceptable in a record?',
      'what must happen before the threshold is adjusted?',
      'in which unit is the effect of a threshold change stated',
    ],
    answer:
      'The service owner. Each change is tried on past cases, its effect is stated in cases per week, and it is signed. "We tuned the model" is not an entry in a record.',
    says: [
      'Thresholds belong to the service owner.',
      'Each change is tried on past cases, its effect is stated in cases per week, and it is signed.',
      '"We tuned the model" is not an entry in a record.',
    ],
    fr: {
      asked: ["À qui appartiennent les seuils d'un modèle ?", 'comment change-t-on un seuil'],
      answer:
        'Au responsable du service. Chaque changement est essayé sur des cas passés, son effet est dit en cas par semaine, et il est signé.',
    },
  },
  {
    id: 'oversight-screens',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'How should a screen make checking easy for officers?',
      'show the evidence or the proposal first?',
      'how do you design the screen against blind clicking?',
      'what are the four rules for screens?',
      'How many clicks should it take to disagree?',
      'why is confirming with one key and disagreeing with a form bad?',
    ],
    answer:
      'Show the evidence before the proposal, make it easy to disagree, ask small questions and tell officers the result. If confirming takes one key and disagreeing takes a form, the form is deciding.',
    says: [
      'Show the evidence before the proposal',
      'Make it easy to disagree',
      'Ask small questions',
      'Tell officers the result',
      'If confirming takes one key and disagreeing takes a form, the form is deciding.',
      'Both should take one action and a reason from a short list.',
    ],
    fr: {
      asked: [
        'Comment un écran peut-il faciliter la vérification ?',
        "montrer d'abord la preuve ou la proposition",
      ],
      answer:
        'Montrer la preuve avant la proposition, rendre le désaccord facile, poser de petites questions et dire le résultat aux agents.',
    },
  },
  {
    id: 'oversight-evidence-first',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'Why should the evidence be shown before the proposal?',
      'why does the order on the screen matter?',
      'proposal second, for what reason?',
      'what is gained when the officer reads the passage first',
      'evidence first why',
    ],
    answer:
      'If the officer reads the marked passage first and the proposal second, a judgment already exists when the suggestion arrives.',
    says: [
      'If the officer reads the marked passage first and the proposal second, a judgment already exists when the suggestion arrives.',
    ],
    fr: {
      asked: [
        'Pourquoi montrer la preuve avant la proposition ?',
        "pourquoi l'ordre à l'écran compte-t-il",
      ],
      answer:
        "Si l'agent lit d'abord le passage, un jugement existe déjà quand la suggestion arrive.",
    },
  },
  {
    id: 'oversight-small-questions',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'Which questions should a model answer: small or large ones?',
      '"Is this application credible?", good question for AI?',
      'why ask small questions?',
      'example of a question that can be verified in a moment?',
      'who answers the big question then',
    ],
    answer:
      'Small ones. "Is the statement on page four in the applicant\'s own name?" can be verified in a moment; "Is this application credible?" cannot. The large question is left to a person.',
    says: [
      '"Is the statement on page four in the applicant\'s own name?" can be verified in a moment.',
      '"Is this application credible?" cannot.',
      'A model that answers many small questions leaves the large one to a person.',
    ],
    fr: {
      asked: [
        'Un modèle doit-il répondre à de petites ou à de grandes questions ?',
        'pourquoi de petites questions',
      ],
      answer:
        'À de petites : on les vérifie en un instant. La grande question reste à une personne.',
    },
  },
  {
    id: 'oversight-tell-result',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'How often should a team see the cases in which the second look differed?',
      'do officers learn what became of their decisions?',
      'feedback for officers once a month?',
      'why give the team the result?',
      'are names shown when cases are discussed in the team',
    ],
    answer:
      'Once a month, without names, and let them argue. Officers who never learn what became of their decisions cannot improve.',
    says: [
      'Officers who never learn what became of their decisions cannot improve.',
      'Once a month, show a team the cases in which the second look differed, without names, and let them argue.',
    ],
    fr: {
      asked: [
        "À quelle fréquence montrer à l'équipe les cas où la seconde lecture différait ?",
        'les agents apprennent-ils le résultat',
      ],
      answer: "Une fois par mois, sans noms. Sans retour, les agents ne peuvent pas s'améliorer.",
    },
  },
  {
    id: 'oversight-leaves-range',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What should be done when pull stays above the agreed limit for two weeks?',
      'pull is too high, what now?',
      'the proposal is deciding, how do we react?',
      'what if a measure leaves its range?',
      'too many officers follow the AI blindly for 2 weeks, next step?',
    ],
    answer:
      'Raise the share of blind cases, lower the number of cases per shift, and raise the threshold, so that more cases come without a proposal.',
    says: [
      'Pull above the agreed limit for two weeks: raise the share of blind cases and lower the number of cases per shift.',
      'Raise the threshold, so that more cases come without a proposal.',
    ],
    fr: {
      asked: [
        "Que faire si l'attraction dépasse la limite pendant deux semaines ?",
        'les agents suivent trop le modèle, que faire',
      ],
      answer:
        "Augmenter la part de cas à l'aveugle, réduire le nombre de cas par service et relever le seuil.",
    },
  },
  {
    id: 'oversight-withdraw-model',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'When must the model be withdrawn?',
      'what if the second look finds too many errors?',
      'what if one group differs from the others?',
      'when do you switch the AI off?',
      'how does a model come back after it was taken out?',
      'one group is treated differently, how fast to act',
    ],
    answer:
      'If the second look finds more than the agreed errors, withdraw it for that question; the way back is a new evaluation. If one group differs, withdraw it for that group on the same day.',
    says: [
      'Second look finds more than the agreed errors: withdraw the model for that question.',
      'The way back is a new evaluation.',
      'One group differs from the others: withdraw it for that group on the same day, and review its decided cases, oldest first.',
    ],
    fr: {
      asked: ['Quand faut-il retirer le modèle ?', 'et si un groupe diffère des autres'],
      answer:
        "Si la seconde lecture trouve trop d'erreurs, pour cette question ; si un groupe diffère, pour ce groupe, le jour même. Le retour passe par une nouvelle évaluation.",
    },
  },
  {
    id: 'oversight-nobody-overruled',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What if nobody has overruled anything for a month?',
      'no disagreement at all in four weeks, is that suspicious?',
      'should we plant test cases with a known answer?',
      'oversight on paper only, when?',
      'they never contradict the model, how to test the officers',
    ],
    answer:
      'Insert cases whose answer is known. If these pass unnoticed too, the oversight exists on paper only.',
    says: [
      'Nobody has overruled anything for a month: insert cases whose answer is known.',
      'If these pass unnoticed too, the oversight exists on paper only.',
    ],
    fr: {
      asked: [
        "Et si personne n'a contredit le modèle pendant un mois ?",
        'faut-il glisser des cas connus',
      ],
      answer:
        "Insérez des cas dont la réponse est connue. S'ils passent aussi inaperçus, la supervision n'existe que sur le papier.",
    },
  },
  {
    id: 'oversight-without-model',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'Must a service be able to run without the model?',
      'what if the AI is switched off, who does the work?',
      'where is the pace without the model calculated?',
      'plan B without artificial intelligence?',
      'when is a model no longer a tool',
    ],
    answer:
      'A service must be able to run without the model, at a pace that its staff can sustain for some weeks. Calculate that pace in the business case: a model that cannot be withdrawn is no longer a tool.',
    says: [
      'For the second step a service must be able to run without the model, at a pace that its staff can sustain for some weeks.',
      'Calculate that pace in the business case.',
      'A model that cannot be withdrawn is no longer a tool.',
    ],
    fr: {
      asked: ['Un service doit-il pouvoir fonctionner sans le modèle ?', "et si l'on coupe l'IA"],
      answer:
        "Un service doit pouvoir fonctionner sans le modèle, à un rythme que le personnel tient quelques semaines. Calculez ce rythme dans le dossier économique : un modèle qu'on ne peut retirer n'est plus un outil.",
    },
  },
  {
    id: 'oversight-records',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What should be written down for each proposal of a model?',
      'what must be kept per proposal, month and change?',
      'which records does an oversight body need years later?',
      'logging of AI decisions, what exactly?',
      'what do you keep about a change of the model',
      'which laws are useful to start with?',
    ],
    answer:
      'For each proposal: the question, model version, evidence, proposal, threshold, decision, officer and reason. For each month the five measures with sample sizes; for each change, who decided it and what they had seen.',
    says: [
      'For each proposal, keep the question, the version of the model, the evidence, the proposal and its threshold.',
      'Keep also the decision, the officer and the reason.',
      'For each month, keep the five measures with their sample sizes.',
      'For each change, keep who decided it and what they had seen.',
    ],
    fr: {
      asked: [
        "Que faut-il noter pour chaque proposition d'un modèle ?",
        'que garder par mois et par changement',
      ],
      answer:
        "La question, la version du modèle, la preuve, la proposition, le seuil, la décision, l'agent et la raison. Par mois, les cinq mesures ; par changement, qui l'a décidé.",
    },
  },
  {
    id: 'oversight-laws',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'Which texts on automated decisions are useful to start with?',
      'which law should I read about AI oversight?',
      'does Canada have rules for automated decision-making?',
      'whom should I ask which records the law requires',
      'legal texts named in the oversight paper?',
    ],
    answer:
      "Canada's Directive on Automated Decision-Making and the European AI Act. Ask your counsel which records your law requires.",
    says: [
      "Canada's Directive on Automated Decision-Making and the European AI Act are two useful texts to start with.",
      'Ask your counsel which of them your law requires.',
    ],
    fr: {
      asked: [
        "Quels textes sur les décisions automatisées lire d'abord ?",
        "quelle loi lire sur la supervision de l'IA",
      ],
      answer:
        "La directive canadienne sur la prise de décisions automatisée et le règlement européen sur l'IA. Demandez à votre juriste ce que votre loi exige.",
    },
  },
  {
    id: 'oversight-begin',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'How do we begin if we already run a model without these measures?',
      'what is the first step?',
      'how many cases a week for the second look?',
      'how much effort is it to start measuring oversight?',
      'simple way to start with oversight',
      'we already use AI without any control, where do we start',
    ],
    answer: 'Begin with the second look: thirty cases a week, one officer, one afternoon.',
    says: [
      'If you already run a model without these measures, begin with the second look: thirty cases a week, one officer, one afternoon.',
    ],
    fr: {
      asked: [
        'Par où commencer si un modèle tourne déjà sans ces mesures ?',
        'combien de cas par semaine pour commencer',
      ],
      answer: 'Par la seconde lecture : trente cas par semaine, un agent, un après-midi.',
    },
  },
  {
    id: 'oversight-test-simple',
    path: '/blog/oversight-that-is-more-than-a-click',
    asked: [
      'What is the simple test of human oversight?',
      'how do I know that oversight works?',
      'name one question that tests human oversight',
      'quick test for human in the loop?',
      'can you name a week in which it changed something, what does this mean',
      'when should the consequences be decided?',
    ],
    answer:
      'Can you name a week in which it changed something? Decide the consequences before the system opens, while nobody is defending it.',
    says: [
      'The test of human oversight is simple to state: can you name a week in which it changed something?',
      'Decide the consequences before the system opens, while nobody is defending it.',
    ],
    fr: {
      asked: [
        'Quel est le test simple de la supervision humaine ?',
        'comment savoir si la supervision marche',
      ],
      answer:
        "Pouvez-vous nommer une semaine où elle a changé quelque chose ? Décidez des conséquences avant l'ouverture du système.",
    },
  },
]
