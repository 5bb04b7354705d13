/** What went wrong with a form as a whole; there before any script. */
export function FormFailure({ title, message }: { title: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p role="alert" className="border border-vermilion px-4 py-3 text-vermilion">
      <strong>{title}</strong> {message}
    </p>
  )
}
