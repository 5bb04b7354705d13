import { found } from './found.ts'

/** Words of the panel's pages about people and organizations. */
const counted = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`

export const peoplePage = {
  title: 'People',
  caption: 'People',
  intro: 'Everybody who has left an address in a form, a conversation, a call, or an account.',
  found: found('person', 'people'),
  searchLabel: 'Search people',
  searchPlaceholder: 'Search by name, email, or organization...',
  pages: 'Pages of people',
  empty: 'Nobody has left an address yet.',
  emptyHint: 'A person appears here with their first form, conversation, call, or account.',
  noMatch: 'No people found matching your search.',
  noMatchHint: 'Try fewer letters, another owner or another kind of address.',
  failure: 'Error loading people. Please try again.',
  owner: 'Owner',
  owners: { all: 'All owners', mine: 'My people', none: 'Without an owner' },
  address: 'Address',
  addresses: { all: 'All addresses', verified: 'Verified', claimed: 'Claimed' },
  columns: {
    full_name: 'Name',
    email: 'Email',
    organisation: 'Organization',
    address: 'Address',
    owner: 'Owner',
    last_seen_at: 'Last seen',
  },
  nobody: 'Nobody',
} as const

export const organisationsPage = {
  title: 'Organizations',
  caption: 'Organizations',
  intro: 'Where people work, as staff have put them together.',
  found: found('organization', 'organizations'),
  searchLabel: 'Search organizations',
  searchPlaceholder: 'Search by name or domain...',
  pages: 'Pages of organizations',
  empty: 'No organizations yet.',
  emptyHint: 'Begin one here, or on the page of a person.',
  noMatch: 'No organizations found matching your search.',
  noMatchHint: 'Try fewer letters or another owner.',
  failure: 'Error loading organizations. Please try again.',
  owner: 'Owner',
  owners: { all: 'All owners', mine: 'My organizations', none: 'Without an owner' },
  create: 'New organization',
  columns: {
    name: 'Name',
    domains: 'Domains',
    people: 'People',
    client: 'Client',
    owner: 'Owner',
    created_at: 'Added',
  },
} as const

/** How many records there are of each kind. */
export const recordCounts = {
  leads: counted('lead', 'leads'),
  applications: counted('application', 'applications'),
  conversations: counted('conversation', 'conversations'),
  bookings: counted('call', 'calls'),
  subscriptions: counted('newsletter subscription', 'newsletter subscriptions'),
  tickets: counted('ticket', 'tickets'),
} as const

export const openCounts = {
  leads: counted('new lead', 'new leads'),
  conversations: counted('conversation that waits', 'conversations that wait'),
  bookings: counted('call to come', 'calls to come'),
  tickets: counted('open ticket', 'open tickets'),
  invoices: counted('overdue invoice', 'overdue invoices'),
} as const

/** What a list is narrowed to by a link from somebody's page. */
export const listOfWhom = {
  person: (name: string | null) =>
    name === null ? 'Of a person who no longer exists' : `Of ${name}`,
  organisation: (name: string | null) =>
    name === null ? 'Of an organization that no longer exists' : `Of people at ${name}`,
} as const

export const personPage = {
  back: 'All people',
  addressStates: { verified: 'Verified', claimed: 'Claimed' },
  addressTexts: {
    verified: 'A link that was mailed to this address was used.',
    claimed: 'Somebody typed this address. Nothing has shown yet that it is theirs.',
  },
  details: 'Details',
  fields: {
    email: 'Email',
    phone: 'Phone',
    organisation_given: 'Organization, as given',
    language: 'Language',
    account: 'Portal account',
    first_seen_at: 'First seen',
    last_seen_at: 'Last seen',
    records: 'Records',
  },
  languages: {
    en: 'English',
    fr: 'French',
    de: 'German',
    es: 'Spanish',
    pt: 'Portuguese',
    other: 'Another language',
  } as Record<string, string>,
  accountOf: (client: string) => `User of ${client}`,
  accountAlone: 'User without a client',
  write: 'Send Email',
  open: 'What is open',
  nothingOpen: 'Nothing is open.',
  moreOpen: (count: number) => `and ${count.toLocaleString('en-CA')} more`,
  /** What has no title of its own. */
  openNames: {
    leads: 'Lead',
    conversations: 'Conversation',
    bookings: 'Call',
    tickets: 'Ticket',
    invoices: 'Invoice',
  },
  namesakes: 'Others with the same name',
  namesakesText: 'This may be the same person with another address. Nothing is merged by itself.',
  keeping: {
    title: 'Owner and organization',
    owner: 'Owner',
    nobody: 'Nobody',
    organisation: 'Organization',
    organisationHint: 'The name of an organization. Leave it empty for none.',
    suggested: (name: string) => `The domain of the address suggests ${name}.`,
    create: 'Create the organization if there is none with this name',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Person saved',
    viewOrganisation: 'View the organization',
  },
  errors: {
    owner: 'Choose a member of staff from the list.',
    organisation: 'There is no organization with this name. Tick the box below to create it.',
    organisationLong: 'Use at most 200 characters.',
    stale:
      'Somebody else changed this record in the meantime. The page shows what is stored now. Check it and save again.',
  },
  lost: 'This was not saved. Check your connection and that you are still signed in, then try again.',
  failure: 'Error loading this page. Please try again.',
} as const

export const organisationPage = {
  back: 'All organizations',
  newTitle: 'New organization',
  parts: { details: 'Details', people: 'People' },
  fields: {
    name: 'Name',
    domains: 'Domains',
    owner: 'Owner',
    client: 'Client',
  },
  hints: {
    domains:
      'One per line, such as port.example. An address with one of them suggests this organization. Domains of mail providers are not allowed.',
    client: 'The client it has become. Only clients of its people, or of the same name, are shown.',
  },
  nobody: 'Nobody',
  noClient: 'None',
  viewClient: 'View the client',
  save: 'Save',
  create: 'Create organization',
  saving: 'Saving...',
  saved: 'Organization saved',
  created: 'Organization created',
  people: (count: number) =>
    `${count.toLocaleString('en-CA')} ${count === 1 ? 'person' : 'people'}`,
  allPeople: 'Show them in the list of people',
  noPeople: 'Nobody is in this organization yet.',
  suggestions: (count: number) =>
    count === 1
      ? 'One more person has an address with these domains and is in no organization.'
      : `${count.toLocaleString('en-CA')} more people have an address with these domains and are in no organization.`,
  adopt: 'Add them',
  adopted: (count: number) =>
    `${count.toLocaleString('en-CA')} ${count === 1 ? 'person' : 'people'} added`,
  remove: {
    open: 'Delete organization',
    title: (name: string) => `Delete ${name}?`,
    text: 'The organization is deleted with its domains. Its people stay, without an organization. You cannot undo this.',
    remove: 'Delete organization',
    removing: 'Deleting...',
    keep: 'Cancel',
    close: 'Close',
    done: 'Organization deleted',
  },
  errors: {
    name: 'Enter the name.',
    nameLong: 'Use at most 200 characters.',
    domain: (domain: string) => `${domain} is not a domain. Enter one such as port.example.`,
    provider: (domain: string) =>
      `${domain} belongs to a mail provider, so it says nothing about where somebody works.`,
    taken: (domain: string, name: string) => `${domain} belongs to ${name} already.`,
    tooMany: 'Enter at most 20 domains.',
    owner: 'Choose a member of staff from the list.',
    client: 'Choose a client from the list.',
    clientTaken: 'This client belongs to another organization already.',
  },
} as const

/** On the pages of the records of a person. */
export const personLine = { view: 'View the person' } as const

/** Making two records of one person one, and taking it back. */
export const mergeCopy = {
  open: 'Merge with another record',
  openWith: 'Compare and merge',
  several: 'Which one do you mean?',
  back: 'Back to the person',
  title: 'Merge two records',
  with: 'Address of the other person',
  look: 'Show what would happen',
  preview: 'What goes where',
  explain: (days: number) =>
    `Addresses, notes, tasks, and all that came from the addresses go to the record that stays. Its own name, organization and owner stay, and only gaps are filled. You can take this back for ${days} days.`,
  stays: 'This record stays',
  goes: 'This record goes into it',
  fields: {
    name: 'Name',
    addresses: 'Addresses',
    organisation: 'Organization',
    owner: 'Owner',
    records: 'Records',
    notes: 'Notes',
    tasks: 'Tasks',
  },
  none: 'None',
  merge: 'Merge',
  merging: 'Merging...',
  swap: 'Keep the other one',
  merged: 'Records merged',
  list: 'Merged records',
  by: (name: string, time: string) => `Merged by ${name}, ${time}`,
  undo: 'Take back',
  undoOf: (name: string) => `Take back the merge of ${name}`,
  undone: 'Merge taken back',
  errors: {
    same: 'This address belongs to the same person.',
    nobody: 'Nobody has this address.',
    over: 'This merge can no longer be taken back: its time is over, or nothing of the record is left.',
  },
} as const

/** Making two organizations one. */
export const organisationMergeCopy = {
  open: 'Merge with another organization',
  back: 'Back to the organization',
  title: 'Merge two organizations',
  with: 'Name or domain of the other organization',
  explain: (days: number) =>
    `Domains, people, notes and tasks go to the organization that stays. Its own name, owner and client stay, and only gaps are filled. You can take this back for ${days} days.`,
  namesakes: 'Others with the same name',
  merged: 'Organizations merged',
  list: 'Merged organizations',
  errors: {
    same: 'This is the same organization.',
    nobody: 'There is no other organization with this name or domain.',
    twoClients: (kept: string, merged: string) =>
      `Both are clients, ${kept} and ${merged}. Clients cannot be merged: choose no client for one of the two first.`,
    over: 'This merge can no longer be taken back: its time is over.',
  },
} as const
