import { AppError } from '#app/platform/errors.ts'

export const notFound = () => new AppError('not_found', 'Not found')
