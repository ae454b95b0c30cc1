import type { FaceNote } from '../faces/faces.ts'
import { choice } from '../platform/choice.ts'

/** The words of what makes a comparison of faces less certain. */
export const faceNoteTexts = {
  smallFace: choice('The face is small: fewer than 80 pixels wide', 'चेहरा छोटा है: चौड़ाई 80 पिक्सेल से कम', 'warning'),
  blurred: choice('The face is blurred', 'चेहरा धुंधला है', 'warning'),
  dark: choice('The face is dark', 'चेहरे पर रोशनी कम है', 'warning'),
  bright: choice('The face is overexposed', 'चेहरे पर रोशनी बहुत ज़्यादा है', 'warning'),
  turned: choice('The head is turned away', 'सिर मुड़ा हुआ है', 'warning'),
  otherFaces: choice('There are other, smaller faces', 'तस्वीर में और भी छोटे चेहरे हैं', 'warning'),
} as const satisfies Record<FaceNote, unknown>
