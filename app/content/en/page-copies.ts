import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { blueprint } from './blueprint.ts'
import { bookPage } from './bookings.ts'
import { aiAutomation } from './capabilities/ai-automation.ts'
import { cloudInfrastructure } from './capabilities/cloud-infrastructure.ts'
import { digitalIdentity } from './capabilities/digital-identity.ts'
import { capabilities } from './capabilities/overview.ts'
import { careers } from './careers.ts'
import { clients } from './clients.ts'
import { contact } from './contact.ts'
import { downloadsPage } from './downloads-page.ts'
import { getStarted } from './get-started.ts'
import { home } from './home.ts'
import { insightsPage } from './insights.ts'
import { cookies } from './legal/cookies.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import type { MetaCopy } from './page-copy.ts'
import { partners } from './partners.ts'
import { pricing } from './pricing.ts'
import { procurement } from './procurement.ts'
import { publicProjectsPage } from './public-projects.ts'
import { platforms } from './public-sector-platforms.ts'
import { references } from './references.ts'
import { searchPage } from './search.ts'
import { securityClaims } from './security-claims.ts'
import type { SitePath } from './site-map.ts'
import { aftrlife } from './solutions/aftrlife.ts'
import { construction } from './solutions/construction.ts'
import { evisa } from './solutions/evisa.ts'
import { governance } from './solutions/governance.ts'
import { healthcare } from './solutions/healthcare.ts'
import { solutions } from './solutions/overview.ts'
import { trust } from './trust.ts'
import { vision } from './vision.ts'

type PageCopy = { readonly meta: MetaCopy; readonly claims?: object }

/** Where the words of each page stand. For the server only: a page's scripts load its own copy. */
export const pageCopies: Record<SitePath, PageCopy> = {
  '/': home,
  '/about': about,
  '/blueprint': blueprint,
  '/get-started': getStarted,
  '/solutions': solutions,
  '/solutions/evisa': evisa,
  '/solutions/governance': governance,
  '/solutions/healthcare': healthcare,
  '/solutions/aftrlife': aftrlife,
  '/solutions/construction': construction,
  '/public-sector-platforms': platforms,
  '/capabilities': capabilities,
  '/capabilities/ai-automation': aiAutomation,
  '/capabilities/digital-identity': digitalIdentity,
  '/capabilities/cloud-infrastructure': cloudInfrastructure,
  '/pricing': pricing,
  '/projects': publicProjectsPage,
  '/blog': insightsPage,
  '/vision': vision,
  '/contact': contact,
  '/book': bookPage,
  '/partners': partners,
  // Search and assistant find each claim.
  '/trust': { ...trust, claims: securityClaims },
  '/procurement': procurement,
  '/downloads': downloadsPage,
  '/references': references,
  '/accessibility': accessibility,
  '/careers': careers,
  '/clients': clients,
  '/search': searchPage,
  '/privacy': privacy,
  '/terms': terms,
  '/cookies': cookies,
}
