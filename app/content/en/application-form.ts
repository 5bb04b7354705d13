/** The application form: in the dialog on the page of open positions, and on a page of its own. */
export const applicationForm = {
  meta: {
    title: 'Apply',
    description:
      'Apply for a position at Unordin: your details, a resume as PDF, DOC or DOCX, and a cover letter.',
  },
  mrz: 'P<UNORDIN<<APPLICATION<<<<<<',
  title: (job: string) => `Apply for ${job}`,
  general: 'General application',
  generalTitle: 'Send us your resume',
  lead: 'A member of the team reads it and compares it with the list of requirements.',
  generalLead: 'Tell us which part of our work you would improve. We read it in the same way.',
  back: 'Back to the open positions',
  close: 'Close',
  details: {
    department: 'Department',
    location: 'Location',
    type: 'Type',
    until: 'Open until',
    requirements: 'Requirements',
  },
  required: '(required)',
  optional: 'Optional',
  /** Which post it is for; the form has it in its title. */
  position: 'Position',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    linkedIn: 'LinkedIn',
    experience: 'Experience',
    resume: 'Resume',
    coverLetter: 'Cover letter',
  },
  hints: {
    experience: 'In one line: how many years, and in which field.',
    resume: 'PDF, DOC or DOCX, up to 10 MB.',
    coverLetter: 'Which requirements do you meet, and how can you show it?',
  },
  consent: 'Your details and documents are used for this application only.',
  retention: (days: number) => `They are deleted ${days} days after we receive them.`,
  submit: 'Submit Application',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  errors: {
    firstName: 'First name is required',
    firstNameLong: 'First name must be at most 90 characters',
    lastName: 'Last name is required',
    lastNameLong: 'Last name must be at most 90 characters',
    emailMissing: 'Email is required',
    email: 'Invalid email address',
    phoneLong: 'Phone number must be at most 50 characters',
    linkedInLong: 'LinkedIn address must be at most 255 characters',
    experience: 'Experience is required',
    experienceLong: 'Experience must be at most 200 characters',
    resume: 'Resume is required',
    resumeType: 'The resume must be a PDF, DOC or DOCX file',
    resumeLarge: (limit: string) => `The resume must be at most ${limit}`,
    resumeEmpty: 'The resume is an empty file',
    resumeUnchecked:
      'We could not check the resume right now. Please choose it and send the form again in a moment',
    resumeMany: 'Please send one resume only',
    resumeUnavailable:
      'We could not store your resume right now. Your answers are kept. Please choose the file again and send the form in a minute.',
    /** A page that comes back from the server cannot hold a file. */
    resumeAgain: 'Please choose your resume again. It was not kept with the form',
    coverLetter: 'Cover letter is required',
    coverLetterLong: 'Cover letter must be at most 10000 characters',
  },
  success: {
    title: 'Application Submitted Successfully!',
    description: (firstName: string, job: string, reference: string) =>
      `Thank you, ${firstName}. Your application for ${job} has been received. Your reference is ${reference}.`,
    generalDescription: (firstName: string, reference: string) =>
      `Thank you, ${firstName}. Your general application has been received. Your reference is ${reference}.`,
  },
  failure: { title: 'Submission Failed', description: 'Something went wrong. Please try again.' },
  sent: {
    status: 'Received',
    title: 'We have received your application',
    text: 'A member of the team reads it. You get a yes or a no in writing, with the reason. If you write to us before then, please give this reference.',
    reference: 'Reference',
    more: 'See the other positions',
  },
} as const
