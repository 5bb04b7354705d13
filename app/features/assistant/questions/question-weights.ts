/** The weights of the question encoder, made by `scripts/learn-questions.py`. */
export const weightsFile = 'app/features/assistant/questions/question-encoder.bin'
/** The beginning of the file's SHA-256. With other weights, a text has another vector. */
export const weightsVersion = '8c143845fd71'
