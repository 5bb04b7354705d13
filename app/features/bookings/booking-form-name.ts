/** The form's name for the intake. In a file of its own, because pages without the calendar load it too. */
export const bookingFormName = 'booking'
