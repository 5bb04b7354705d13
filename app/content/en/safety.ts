import { crisisLines } from './crisis-lines.ts'

/** The numbers by name; the United States have the same as Canada where one name is used for both. */
const n = Object.fromEntries(
  Object.entries(crisisLines.lines).map(([name, { number }]) => [name, number]),
) as Record<keyof typeof crisisLines.lines, string>

/** What is said to somebody whose life may be in danger. Its numbers are in `crisis-lines.ts`. */
export const safety = {
  reviewed: crisisLines.reviewed,
  /** Before the answer, when the words do not show whether somebody is in danger. */
  possible: `If you or somebody near you is not safe, call your local emergency number now. It is ${n.emergencyCanada} in Canada and the United States, ${n.emergencyEurope} in the European Union and ${n.emergencyUnitedKingdom} in the United Kingdom. Somebody who listens is there day and night: call or text ${n.listeningCanada} in Canada and the United States, or find a line at ${n.listeningAnywhere}.`,
  possibleFrench: `Si vous ou quelqu’un près de vous êtes en danger, appelez maintenant les secours. C’est le ${n.emergencyCanada} au Canada et aux États-Unis, le ${n.emergencyEurope} dans l’Union européenne et le ${n.emergencyUnitedKingdom} au Royaume-Uni. Quelqu’un vous écoute jour et nuit : appelez ou textez le ${n.listeningCanada} au Canada et aux États-Unis. Au Québec, appelez aussi le ${n.listeningQuebecName}. Ailleurs, trouvez une ligne sur ${n.listeningAnywhere}.`,
  en: {
    selfHarm: [
      'I am very sorry that it is this hard. You do not have to face it alone, and there are people who can help right now.',
      `If a life is in danger now, call your local emergency number. It is ${n.emergencyCanada} in Canada and the United States, ${n.emergencyEurope} in the European Union and ${n.emergencyUnitedKingdom} in the United Kingdom.`,
      `Somebody who listens, day and night:\n- Canada: call or text ${n.listeningCanada}. In Québec also ${n.listeningQuebecName} (${n.listeningQuebec})\n- United States: call or text ${n.listeningCanada}\n- United Kingdom and Ireland: call ${n.listeningUnitedKingdom}\n- Every other country: ${n.listeningAnywhere}`,
    ],
    violence: [
      'I am very sorry. Get to a safe place first, if you can.',
      `If you or somebody else is in danger now, call your local emergency number. It is ${n.emergencyCanada} in Canada and the United States, ${n.emergencyEurope} in the European Union and ${n.emergencyUnitedKingdom} in the United Kingdom.`,
      `Help against violence at home or forced work, day and night:\n- Canada: ${n.violenceCanada}, or ${n.traffickingCanada} against human trafficking. In Québec also ${n.violenceQuebec}\n- United States: ${n.violenceUnitedStates}, or ${n.traffickingUnitedStates} against human trafficking\n- Every other country: ${n.listeningAnywhere}`,
      `If you are afraid that you might hurt somebody, call or text ${n.listeningCanada} in Canada and the United States, or call your local emergency number.`,
    ],
    fire: [
      'Get out if you can, warn the others, and do not go back in.',
      `Call now: ${n.emergencyCanada} in Canada and the United States, ${n.emergencyEurope} in the European Union, ${n.emergencyUnitedKingdom} in the United Kingdom, or your local emergency number. Say where you are, what has happened and how many people are there, and stay on the line.`,
    ],
    medical: [
      `Call now: ${n.emergencyCanada} in Canada and the United States, ${n.emergencyEurope} in the European Union, ${n.emergencyUnitedKingdom} in the United Kingdom, or your local emergency number. Say where you are and stay on the line: they tell you what to do until help comes.`,
      `If somebody has swallowed something poisonous and is awake, call a poison centre: ${n.poisonCanada} in Canada, ${n.poisonQuebec} in Québec, ${n.poisonUnitedStates} in the United States.`,
    ],
    told: 'I am an AI and cannot call for help. I have sent our staff a message at once, but it may be that nobody reads it in time. Please call first. This conversation stays open.',
    notTold:
      'I am an AI and cannot call for help. Please call first. If you want, a person from our team can answer you here. This conversation stays open.',
  },
  fr: {
    selfHarm: [
      'Je suis vraiment désolé que ce soit si difficile. Vous n’avez pas à traverser cela sans aide : des personnes peuvent vous aider tout de suite.',
      `Si une vie est en danger maintenant, appelez le ${n.emergencyCanada} au Canada et aux États-Unis, le ${n.emergencyEurope} dans l’Union européenne, le ${n.emergencyUnitedKingdom} au Royaume-Uni, ou le numéro d’urgence de votre pays.`,
      `Quelqu’un vous écoute, jour et nuit :\n- Canada : appelez ou textez le ${n.listeningCanada}. Au Québec aussi le ${n.listeningQuebecName} (${n.listeningQuebec})\n- États-Unis : appelez ou textez le ${n.listeningCanada}\n- France : appelez le ${n.listeningFrance}\n- Tous les autres pays : ${n.listeningAnywhere}`,
    ],
    violence: [
      'Je suis vraiment désolé. Mettez-vous d’abord à l’abri, si vous le pouvez.',
      `Si vous ou quelqu’un d’autre êtes en danger maintenant, appelez le ${n.emergencyCanada} au Canada et aux États-Unis, le ${n.emergencyEurope} dans l’Union européenne, le ${n.emergencyUnitedKingdom} au Royaume-Uni, ou le numéro d’urgence de votre pays.`,
      `De l’aide contre la violence ou le travail forcé, jour et nuit :\n- Canada : ${n.violenceCanadaFrench}, ou ${n.traffickingCanada} contre la traite des personnes. Au Québec aussi le ${n.violenceQuebec}\n- États-Unis : ${n.violenceUnitedStates}\n- France : ${n.violenceFrance}\n- Tous les autres pays : ${n.listeningAnywhere}`,
    ],
    fire: [
      'Sortez si vous le pouvez, prévenez les autres et ne retournez pas à l’intérieur.',
      `Appelez maintenant : ${n.emergencyCanada} au Canada et aux États-Unis, ${n.emergencyEurope} dans l’Union européenne, ${n.emergencyUnitedKingdom} au Royaume-Uni, ou le numéro d’urgence de votre pays. Dites où vous êtes, ce qui se passe et combien de personnes sont là, et restez en ligne.`,
    ],
    medical: [
      `Appelez maintenant : ${n.emergencyCanada} au Canada et aux États-Unis, ${n.emergencyEurope} dans l’Union européenne, ${n.emergencyUnitedKingdom} au Royaume-Uni, ou le numéro d’urgence de votre pays. Dites où vous êtes et restez en ligne : on vous dira quoi faire jusqu’à l’arrivée des secours.`,
      `Si quelqu’un a avalé un poison et est conscient, appelez un centre antipoison : ${n.poisonCanada} au Canada, ${n.poisonQuebec} au Québec, ${n.poisonUnitedStates} aux États-Unis.`,
    ],
    told: 'Je suis une IA et je ne peux pas appeler les secours. J’ai aussitôt envoyé un message à notre équipe, mais il se peut que personne ne le lise à temps. Appelez d’abord, s’il vous plaît. Cette conversation reste ouverte.',
    notTold:
      'Je suis une IA et je ne peux pas appeler les secours. Appelez d’abord, s’il vous plaît. Si vous le voulez, une personne de notre équipe peut vous répondre ici. Cette conversation reste ouverte.',
  },
  es: {
    all: [
      'Lo siento mucho. No tiene que pasar por esto sin ayuda: hay personas que pueden ayudar ahora mismo.',
      `Si una vida corre peligro, llame ya: ${n.emergencyCanada} en Canadá y Estados Unidos, ${n.emergencyEurope} en la Unión Europea, ${n.emergencyUnitedKingdom} en el Reino Unido, o el número de emergencias de su país. Diga dónde está y no cuelgue.`,
      `Alguien que escucha, de día y de noche:\n- Estados Unidos: llame o escriba al ${n.listeningCanada} (en español, pulse 2)\n- España: llame al ${n.listeningSpain}\n- Canadá: llame o escriba al ${n.listeningCanada}\n- Los demás países: ${n.listeningAnywhere}`,
    ],
    told: 'Soy una IA y no puedo pedir ayuda. He enviado enseguida un mensaje a nuestro equipo, pero puede que nadie lo lea a tiempo. Por favor, llame primero. Esta conversación sigue abierta.',
    notTold:
      'Soy una IA y no puedo pedir ayuda. Por favor, llame primero. Si quiere, una persona de nuestro equipo puede responderle aquí. Esta conversación sigue abierta.',
  },
  de: {
    all: [
      'Es tut mir sehr leid. Sie sind nicht allein: Es gibt Menschen, die jetzt helfen können.',
      `Wenn ein Leben in Gefahr ist, rufen Sie sofort an: ${n.emergencyEurope} in der Europäischen Union und in der Schweiz, ${n.emergencyCanada} in Kanada und den USA, ${n.emergencyUnitedKingdom} im Vereinigten Königreich, oder die Notrufnummer Ihres Landes. Sagen Sie, wo Sie sind, und legen Sie nicht auf.`,
      `Jemand, der zuhört, Tag und Nacht:\n- Deutschland: ${n.listeningGermany}\n- Österreich: ${n.listeningAustria}\n- Schweiz: ${n.listeningSwitzerland}\n- Kanada und USA: ${n.listeningCanada}\n- Alle anderen Länder: ${n.listeningAnywhere}`,
    ],
    told: 'Ich bin eine KI und kann keine Hilfe rufen. Ich habe unserem Team sofort eine Nachricht geschickt, aber vielleicht liest sie niemand rechtzeitig. Bitte rufen Sie zuerst an. Dieses Gespräch bleibt offen.',
    notTold:
      'Ich bin eine KI und kann keine Hilfe rufen. Bitte rufen Sie zuerst an. Wenn Sie möchten, kann Ihnen hier ein Mensch aus unserem Team antworten. Dieses Gespräch bleibt offen.',
  },
  pt: {
    all: [
      'Lamento muito. Você não está só: há pessoas que podem ajudar agora mesmo.',
      `Se uma vida está em perigo, ligue já: ${n.emergencyCanada} no Canadá e nos Estados Unidos, ${n.emergencyEurope} na União Europeia, ${n.emergencyBrazil} ou ${n.ambulanceBrazil} no Brasil, ou o número de emergência do seu país. Diga onde está e não desligue.`,
      `Alguém que escuta, de dia e de noite:\n- Brasil: ${n.listeningBrazil}\n- Canadá e Estados Unidos: ${n.listeningCanada}\n- Todos os outros países: ${n.listeningAnywhere}`,
    ],
    told: 'Sou uma IA e não posso pedir socorro. Enviei logo uma mensagem à nossa equipe, mas talvez ninguém a leia a tempo. Por favor, ligue primeiro. Esta conversa continua aberta.',
    notTold:
      'Sou uma IA e não posso pedir socorro. Por favor, ligue primeiro. Se quiser, uma pessoa da nossa equipe pode responder aqui. Esta conversa continua aberta.',
  },
  it: {
    all: [
      'Mi dispiace molto. Non deve affrontarlo senza aiuto: ci sono persone che possono aiutare subito.',
      `Se una vita è in pericolo, chiami subito: ${n.emergencyEurope} nell’Unione europea e in Svizzera, ${n.emergencyCanada} in Canada e negli Stati Uniti, ${n.emergencyUnitedKingdom} nel Regno Unito, o il numero di emergenza del suo paese. Dica dove si trova e non riagganci.`,
      `Qualcuno che ascolta, giorno e notte:\n- Canada e Stati Uniti: ${n.listeningCanada}\n- Tutti gli altri paesi: ${n.listeningAnywhere}`,
    ],
    told: 'Sono un’IA e non posso chiamare i soccorsi. Ho mandato subito un messaggio al nostro team, ma forse nessuno lo legge in tempo. Per favore, chiami prima. Questa conversazione resta aperta.',
    notTold:
      'Sono un’IA e non posso chiamare i soccorsi. Per favore, chiami prima. Se vuole, una persona del nostro team può risponderle qui. Questa conversazione resta aperta.',
  },
  ar: {
    all: [
      'أنا آسف جدًا. لست وحدك: هناك أشخاص يمكنهم المساعدة الآن.',
      `إذا كانت حياة شخص في خطر فاتصل الآن: ${n.emergencyCanada} في كندا والولايات المتحدة، ${n.emergencyEurope} في الاتحاد الأوروبي، ${n.emergencyUnitedKingdom} في المملكة المتحدة، أو رقم الطوارئ في بلدك.`,
      `من يستمع إليك ليلًا ونهارًا: ${n.listeningCanada} في كندا والولايات المتحدة. في البلدان الأخرى: ${n.listeningAnywhere}`,
    ],
    told: 'أنا برنامج ذكاء اصطناعي ولا أستطيع طلب النجدة. أرسلت رسالة إلى فريقنا على الفور، لكن قد لا يقرؤها أحد في الوقت المناسب. من فضلك اتصل أولًا. تبقى هذه المحادثة مفتوحة.',
    notTold:
      'أنا برنامج ذكاء اصطناعي ولا أستطيع طلب النجدة. من فضلك اتصل أولًا. إذا أردت، يمكن لشخص من فريقنا أن يجيبك هنا. تبقى هذه المحادثة مفتوحة.',
  },
} as const

/** The mail to staff. */
export const dangerMail = {
  subject: 'URGENT: a life may be in danger (website chat)',
  preview: 'Somebody wrote to the assistant that a life may be in danger. Please look now.',
  label: 'C<UNORDIN<<URGENT<<<<<<<<<<<<<<<<<<<<',
  title: 'A life may be in danger',
  body: 'Somebody wrote this to the assistant on the website. The assistant has given emergency and crisis numbers and sells nothing. Open the conversation now, answer as a person, and call the emergency services yourself if you learn where help is needed.',
} as const
