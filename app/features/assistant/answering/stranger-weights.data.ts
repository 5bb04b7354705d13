/** Made by `npm run assistant:strangers` from the examples and the known questions. */
export const strangerWeights = {
  step: 0.00992059,
  bias: -0.445709,
  weights:
    'A0rsON+uBPVEG0Y8KujiB1P7f+EmFy4k8xfVxuf1qOceAeEmDQdPJe1UHygT2+xNQBciDATd7w8NIsW9+SEa+bMk9gG6JAgZ/SzO/wLU0jnZBtIdFQ4a0iHv3TXs4xv/tiwVMywH8OLS8B/5ANA9EdkS8TYLw/QwHRYX3d/P0B3gQgIp5Sbh7SEW0/8FOinVzQLjETn2KtD31+gP/f7kDM7z7iH19yspGgz2xKj/ONgkL07wALgA+MNB9/DpLBS97OIXi80SMvs15x4CPfi6AA4y7VjzHRvftbfmq/cE0EogLZ7hEgPw+hwBIRydFA4EOwc6FOcKE+3F7ONDHxIuIvHAE+L9OcEbOdERGRsM8f4T3iYK0v77GtQCvcIUFNjt3fHCPNS7LhjoIUTw/UMk9z0XssHhbenkD9sVLA0Z6/j4BRM4ExseIx8E6hPiCvr6Gx4oMfQM4R2OGOEZPcVC5AbcAhbP3tTdAtz93c0NBEj+wuYgLvo4xR8IENw85UrHA94KAtr3C0n66+Pvye0E/r8P8QwPHRkDJv3M4A01GC8HOdQBHhzmuBzpsyRX9vERPPks/ED4++MfCgzX4gQFEQcE+BCv0tq40AUE4OkFBigf+QM09xnwEfoW9FXLO90E8Nf64v0SXDsL8+IiEyKl0iw4+czqSUZU7roIokb1BrA=',
} as const
