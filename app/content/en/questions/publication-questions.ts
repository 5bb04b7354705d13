import type { PublicationQuestion } from './publication-question.ts'
import { aConsentFileForRecordedLivesQuestions } from './publications/a-consent-file-for-recorded-lives-questions.ts'
import { aTelemedicineLineThroughOneDistrictQuestions } from './publications/a-telemedicine-line-through-one-district-questions.ts'
import { aTenderAnnexFromABlueprintQuestions } from './publications/a-tender-annex-from-a-blueprint-questions.ts'
import { aTreasuryThatHasRehearsedItsExitQuestions } from './publications/a-treasury-that-has-rehearsed-its-exit-questions.ts'
import { aWeeklyCountThatCanBeTrustedQuestions } from './publications/a-weekly-count-that-can-be-trusted-questions.ts'
import { borderDesksThatWorkWithoutALineQuestions } from './publications/border-desks-that-work-without-a-line-questions.ts'
import { consentCustodyAndARecordedVoiceQuestions } from './publications/consent-custody-and-a-recorded-voice-questions.ts'
import { credentialsOrFederationQuestions } from './publications/credentials-or-federation-questions.ts'
import { everyPaymentFindsItsTaxpayerQuestions } from './publications/every-payment-finds-its-taxpayer-questions.ts'
import { matchingEveryPaymentToATaxpayerQuestions } from './publications/matching-every-payment-to-a-taxpayer-questions.ts'
import { materialsTracedToTheJointQuestions } from './publications/materials-traced-to-the-joint-questions.ts'
import { movingARegisterWhileItIsUsedQuestions } from './publications/moving-a-register-while-it-is-used-questions.ts'
import { oneVisaFileForEveryMissionQuestions } from './publications/one-visa-file-for-every-mission-questions.ts'
import { oversightThatIsMoreThanAClickQuestions } from './publications/oversight-that-is-more-than-a-click-questions.ts'
import { proofOfAgeFromACivilRegistryQuestions } from './publications/proof-of-age-from-a-civil-registry-questions.ts'
import { recordsWrittenOfflineQuestions } from './publications/records-written-offline-questions.ts'
import { schoolInspectionsSignedOnSiteQuestions } from './publications/school-inspections-signed-on-site-questions.ts'
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
  ...aConsentFileForRecordedLivesQuestions,
  ...aTelemedicineLineThroughOneDistrictQuestions,
  ...aTreasuryThatHasRehearsedItsExitQuestions,
  ...aWeeklyCountThatCanBeTrustedQuestions,
  ...borderDesksThatWorkWithoutALineQuestions,
  ...everyPaymentFindsItsTaxpayerQuestions,
  ...materialsTracedToTheJointQuestions,
  ...oneVisaFileForEveryMissionQuestions,
  ...proofOfAgeFromACivilRegistryQuestions,
  ...schoolInspectionsSignedOnSiteQuestions,
]
