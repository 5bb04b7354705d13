/** The name under which the intake knows the form. Apart, because pages without a calendar yet load it. */
export const bookingFormName = 'booking'
