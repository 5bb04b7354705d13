import type { PublicationQuestion } from './publication-question.ts'
import { aTenderAnnexFromABlueprintQuestions } from './publications/a-tender-annex-from-a-blueprint-questions.ts'
import { consentCustodyAndARecordedVoiceQuestions } from './publications/consent-custody-and-a-recorded-voice-questions.ts'
import { credentialsOrFederationQuestions } from './publications/credentials-or-federation-questions.ts'
import { matchingEveryPaymentToATaxpayerQuestions } from './publications/matching-every-payment-to-a-taxpayer-questions.ts'
import { movingARegisterWhileItIsUsedQuestions } from './publications/moving-a-register-while-it-is-used-questions.ts'
import { oversightThatIsMoreThanAClickQuestions } from './publications/oversight-that-is-more-than-a-click-questions.ts'
import { recordsWrittenOfflineQuestions } from './publications/records-written-offline-questions.ts'
import { sovereigntyYouCanTestQuestions } from './publications/sovereignty-you-can-test-questions.ts'
import { thePhotographBeforeThePourQuestions } from './publications/the-photograph-before-the-pour-questions.ts'
import { whereVisaProcessingTimeGoesQuestions } from './publications/where-visa-processing-time-goes-questions.ts'

/** The known questions about articles and case studies, with their answers. */
export const publicationQuestions: readonly PublicationQuestion[] = [
  ...aTenderAnnexFromABlueprintQuestions,
  ...consentCustodyAndARecordedVoiceQuestions,
  ...credentialsOrFederationQuestions,
  ...matchingEveryPaymentToATaxpayerQuestions,
  ...movingARegisterWhileItIsUsedQuestions,
  ...oversightThatIsMoreThanAClickQuestions,
  ...recordsWrittenOfflineQuestions,
  ...sovereigntyYouCanTestQuestions,
  ...thePhotographBeforeThePourQuestions,
  ...whereVisaProcessingTimeGoesQuestions,
]
