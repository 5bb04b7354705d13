import type { ComponentProps } from 'react'
import { Form as RoutedForm } from 'react-router'

/**
 * A form, as everything of ours uses it. Its fields are never checked by the browser: our own
 * messages come from the page's scripts, or from the server where the scripts are not there yet.
 */
export function Form(props: ComponentProps<typeof RoutedForm>) {
  return <RoutedForm {...props} noValidate />
}
