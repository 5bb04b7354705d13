/** Made by `npm run assistant:strangers` from the examples and the known questions. */
export const strangerWeights = {
  step: 0.0117968,
  bias: 0.330546,
  weights:
    'FlHJCva76Ao7LDM/Ge7O+0oCatAwFE8m7Brb5d77zOIOAtcrD/hWQvxcJikI7OZvPhcOC/Lt5BEZEeXLLhYd9Ls3we2qJucIFzHtBBvo1T7ZEAgGEfoiyiYB1ibc3hn2xDIJMhwc1tXX4DL3D/EvFe4O7yv9ohEyFBb94tbdzRbvRQQZ4i3w8fAg5AcdPx3D2A3MFCv5ROgPAdcX/gPxDswH+RISDi8zCwfu0ZHrS80IBUnwHLDnHN9B6frcNPHC08sojdX6NPw/2jPzOQDC+SI72Cr0HhfGrcr4swQJwUwLSKnaLxrr4TAHJQG8JfI+JSkkIcodCP3YHdc6EwtDJvTPFevnG8EHUOoTCx0g6/wX4SYm4xfsF+Li1rM4E7bvwA+BQOXKJBfsFVrsAh4Q7TwPtMLub+/fAsskJRAr1N/yABk8AhUGLCvg7u7tAAkQFh8PER8k8AeLIdgVRtZJ/hTr/w/X7/H56OcB6sYZH0YGt+QmM95AsAsI9dIe5h7JDu4Q/dH+4zYTA+P1uNMLI7l7AvUSMB7sGQng8/IR/QcCI9PvLwHi2R/owRhNDvHjNu8kA1cDAsAT9/Dq6xX7AfMe9ia5+Na80x4Nug0eEB0f/d49BRrOC+kR3V7OMNgT88P12/YXVEgk8Owd/yG+zx1Z+9XzMUo1264CykT/7qM=',
} as const
