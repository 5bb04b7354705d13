/** Made by `npm run assistant:strangers` from the examples and the known questions. */
export const strangerWeights = {
  step: 0.0113471,
  bias: 0.459298,
  weights:
    'DVLCD/m56g4+Lz1GGvDI/EkGaNAyGlQq6xXR69T1yesV/9gqDPxSPfVZKycH5uhwQhwJC/jo5xcTEOjGKR0Y97FBvO6rLe0LEjLv/h/s00LhDAgPD/4k0zAB4S/f4RnzxCwGNCAd2NHX2jD/CestEeMN7Sz+owkvERH35c7ZyBjzSAIZ3i/r6vMi4xQlRiXI2RDJEiwAP+EUANIS/gHxCdAK+w8MCy4zEAv104btTc4HCEjyJ6/hGthJ5QDaOu3Cz8wmhNb4NAA82DPwOAS2+CNBzzDxHxjCp8P1qwQOxUgHT5/aLRrn6C4LJAa6MPlHKScsIcoYCPvWGtc4GAZELPHQHezuGLgLTOsWEBwd7vgV3CEi3Q7uFN/d1rk5G7rqvQ+EP+fGHhLtF2DvAygK9TwMtrrsc+rjBMciJwgo1ObwAxE0/RMIIyvd6/XjAg8MHCkWERoi8P+LJNsdRtxM+Qzz/Q3S6uzy7OL/5sgaG1AFs+YnOOM4qQ0H8Mwj6iXHDfMM/NUC6TsRA9z5t9UJHLN/BvgONCbrGATp8/cPBAr+JdTwLgHl1SLkuhtXCe7oOPUo/1n+/7sX9+3q8BH9+vYd8Smz8c+7zRoMtRQcDSEpBNdGABbLAeYW6VjJL84O78nz0vgUVEcf9u4a/xy6zCBUA9H1OEs337H5x0kA66A=',
} as const
