export type SitePath = keyof typeof siteMap

/** Every public page by its path, with the name that links and breadcrumbs use. */
export const siteMap = {
  '/': { name: 'Home' },
  '/about': { name: 'About Us' },
  '/blueprint': { name: 'Blueprint' },
  '/get-started': { name: 'Get Started' },
  '/solutions': { name: 'Solutions' },
  '/solutions/evisa': { name: 'e-Visa' },
  '/solutions/governance': { name: 'Digital Governance & Tax Collection' },
  '/solutions/healthcare': { name: 'Healthcare & Telemedicine' },
  '/solutions/aftrlife': { name: 'AftrLife Avatars' },
  '/solutions/construction': { name: 'Construction & Inspection' },
  '/public-sector-platforms': { name: 'Public Sector Platforms' },
  '/capabilities': { name: 'Core Capabilities' },
  '/capabilities/ai-automation': { name: 'AI & Automation' },
  '/capabilities/digital-identity': { name: 'Digital Identity' },
  '/capabilities/cloud-infrastructure': { name: 'Cloud Infrastructure' },
  '/pricing': { name: 'Pricing' },
  '/projects': { name: 'Projects & Impact' },
  '/blog': { name: 'Blog & Insights' },
  '/vision': { name: 'Vision' },
  '/contact': { name: 'Contact' },
  '/book': { name: 'Book a Consultation' },
  '/partners': { name: 'Partners' },
  '/trust': { name: 'Trust Centre' },
  '/procurement': { name: 'Procurement' },
  '/downloads': { name: 'Downloads' },
  '/references': { name: 'References' },
  '/accessibility': { name: 'Accessibility' },
  '/careers': { name: 'Careers' },
  '/clients': { name: 'Client Portal' },
  '/search': { name: 'Search' },
  '/privacy': { name: 'Privacy' },
  '/terms': { name: 'Terms' },
  '/cookies': { name: 'Cookies' },
} as const

/** The paths of all public pages. */
export const sitePaths = Object.keys(siteMap) as SitePath[]
