/** Made by `npm run assistant:strangers` from the examples and the known questions. */
export const strangerWeights = {
  step: 0.0100429,
  bias: -0.284024,
  weights:
    'AlDjON+u+vFTIEU9KPHkCU/6f9wnGzQp7x/UwOzyoOIeCN4iEQZSJexdJiAY1+tUQxMsDwDb8A4UIcSw7CUZ87Yu+v6yIAYNBTXJAQLT1jjSD9shGRARyyX32DXm2hv3sC8fQiUN6dzR6yL0+9M7FdcP+DsGs/swERoQ5djIzhfvRAQf5CbZ6S0T1AEOOSzOzQzhF0L1L9Pv2ucXBQXdDMz17CcB+yw1Fwz4yp/6N9QgMVDs/7UM/sFF9e/sMBa83+Eais0UOAA05icDQPq/Bxwy7F/zIRvZs7rurfwLzk4jLZXaEQbt+hj+ISCfFgYEPAQxHecOG/XK/eJKIBI1LPi2E+jyPMAjQc8NFRkW8QIT1igM0gD5FNb7trgTDtLo3ey6M9m2OBrhH0Tv+UUl/EIdoLnmct/kD+UfKhAh6PX1BiJAHR0PIh357xneC/v4EysrNPoQ5hyJF+UbN8NA4/7dAxrN4dXfANfw3cUUAEn4wuUtM/g2wx8GEeBA5UvFBuUO+t79CE3x9ebvy+IF+7oM7wkYIRoHNfjN5QkwFC8KNNYCHRjkuBLtrxtb9foTQPUq/Un7+tETAgnW2gMSDQEH9Bak0di1yQMD1u7/DCoc+Pg5/B7sGvgP7VrMS9UI79jz5QIYYDwO8t4kCiqo0CQ2+cn0Qk9W7L4FrU75Eq8=',
} as const
