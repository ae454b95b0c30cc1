import type { FaceProblem } from '../../contracts/faces/faces.ts'

/** The words of why a picture's face cannot be used. */
export const problemTexts = {
  broken: 'faces.broken',
  tooManyPixels: 'faces.tooManyPixels',
  tooSmall: 'faces.tooSmall',
  oneColour: 'faces.oneColour',
  noFace: 'faces.noFace',
  severalFaces: 'faces.severalFaces',
  smallFace: 'faces.smallFace',
} as const satisfies Record<FaceProblem, string>
