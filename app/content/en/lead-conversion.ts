/** Words of the dialog that makes a client of a lead. */
export const leadConversion = {
  open: 'Convert to client',
  title: (name: string) => `Convert ${name} to a client`,
  text: 'The lead becomes Converted and is linked with the client. All of it is done together, or nothing is.',
  close: 'Close',
  cancel: 'Cancel',
  required: '(required)',
  optional: 'Optional',
  client: 'Client',
  use: { new: 'A new client', existing: 'An existing client' },
  likely: 'A client with this address or organization exists already. It is selected below.',
  fields: {
    name: 'Client Name',
    company_name: 'Company Name',
    contact_email: 'Contact Email',
    contact_phone: 'Contact Phone',
    existing_client: 'Client',
    project_name: 'Project name',
    invite_email: 'Email',
    invite_role: 'Role',
  },
  chooseClient: 'Choose a client',
  project: 'First project',
  withProject: 'Create a first project',
  projectHint: 'It begins in planning. Dates and texts are added on its page.',
  invitation: 'Invitation',
  withInvitation: 'Invite a person to the portal',
  invitationHint: 'The email with the link is sent at once.',
  convert: 'Convert',
  converting: 'Converting...',
  errors: {
    use: 'Please choose a new or an existing client',
    existing: 'Please select a client from the list',
    isClient: (client: string) =>
      `This person belongs to the client ${client} already. Please choose an existing client.`,
    projectName: 'Please enter a name for the project',
    projectNameLong: 'The name must be at most 200 characters',
    lost: 'Nothing was saved. Check your connection and that you are still signed in, then try again.',
  },
  done: (client: string) => `Converted to the client ${client}`,
  created: (parts: { project: string | null; invited: string | null }) =>
    [
      parts.project && `The project ${parts.project} was created.`,
      parts.invited && `We are sending an invitation to ${parts.invited}.`,
    ]
      .filter(Boolean)
      .join(' ') || undefined,
  already: (client: string) => `This lead is already the client ${client}`,
  alreadyText: 'Nothing was created or sent this time.',
} as const
