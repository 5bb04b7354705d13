/** One number that helps, and who says so. */
export type CrisisLine = {
  readonly country: string
  readonly for: 'emergency' | 'listening' | 'violence' | 'trafficking' | 'poison'
  readonly number: string
  /** The organization whose page names the number. */
  readonly source: string
}

const line = (
  country: string,
  help: CrisisLine['for'],
  number: string,
  source: string,
): CrisisLine => ({ country, for: help, number, source })

/**
 * Every number that the assistant gives to somebody whose life may be in danger, first those of the
 * countries of our offices. The texts of `safety.ts` take their numbers from here, and a test finds a number
 * that is not here. Look all of them up again at least once a year, and change the day with them.
 */
export const crisisLines = {
  reviewed: '2026-11-22',
  lines: {
    emergencyCanada: line('Canada', 'emergency', '911', 'canada.ca'),
    emergencyUnitedStates: line('United States', 'emergency', '911', '911.gov'),
    emergencyEurope: line('European Union', 'emergency', '112', 'digital-strategy.ec.europa.eu'),
    emergencyUnitedKingdom: line('United Kingdom', 'emergency', '999', 'gov.uk'),
    emergencyBrazil: line('Brazil', 'emergency', '190', 'gov.br'),
    ambulanceBrazil: line('Brazil', 'emergency', '192', 'gov.br'),
    listeningCanada: line('Canada', 'listening', '988', '988.ca'),
    listeningQuebec: line('Canada, Québec', 'listening', '1 866 277-3553', 'suicide.ca'),
    listeningQuebecName: line('Canada, Québec', 'listening', '1 866 APPELLE', 'suicide.ca'),
    listeningUnitedStates: line('United States', 'listening', '988', '988lifeline.org'),
    listeningUnitedKingdom: line('United Kingdom', 'listening', '116 123', 'samaritans.org'),
    listeningIreland: line('Ireland', 'listening', '116 123', 'samaritans.org'),
    listeningFrance: line('France', 'listening', '3114', '3114.fr'),
    listeningSpain: line('Spain', 'listening', '024', 'sanidad.gob.es'),
    listeningGermany: line('Germany', 'listening', '116 123', 'telefonseelsorge.de'),
    listeningAustria: line('Austria', 'listening', '142', 'telefonseelsorge.at'),
    listeningSwitzerland: line('Switzerland', 'listening', '143', '143.ch'),
    listeningBrazil: line('Brazil', 'listening', '188', 'cvv.org.br'),
    listeningAnywhere: line(
      'Every country',
      'listening',
      'findahelpline.com',
      'throughlinecare.com',
    ),
    violenceCanada: line('Canada', 'violence', 'sheltersafe.ca', 'sheltersafe.ca'),
    violenceCanadaFrench: line('Canada', 'violence', 'hebergementfemmes.ca', 'sheltersafe.ca'),
    violenceQuebec: line('Canada, Québec', 'violence', '1-800-363-9010', 'sosviolenceconjugale.ca'),
    violenceUnitedStates: line('United States', 'violence', '1-800-799-7233', 'thehotline.org'),
    violenceFrance: line('France', 'violence', '3919', 'solidaritefemmes.org'),
    traffickingCanada: line(
      'Canada',
      'trafficking',
      '1-833-900-1010',
      'canadianhumantraffickinghotline.ca',
    ),
    traffickingUnitedStates: line(
      'United States',
      'trafficking',
      '1-888-373-7888',
      'humantraffickinghotline.org',
    ),
    poisonCanada: line('Canada', 'poison', '1-844-764-7669', 'canada.ca'),
    poisonQuebec: line('Canada, Québec', 'poison', '1-800-463-5060', 'quebec.ca'),
    poisonUnitedStates: line('United States', 'poison', '1-800-222-1222', 'poison.org'),
  },
} as const
