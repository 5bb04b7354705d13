import type { ComponentProps } from 'react'
import { Form as RoutedForm } from 'react-router'

/**
 * The form element of the product. The browser does not validate its fields: our own messages come from
 * the page's scripts, or from the server before the scripts are loaded.
 */
export function Form(props: ComponentProps<typeof RoutedForm>) {
  return <RoutedForm {...props} noValidate />
}
