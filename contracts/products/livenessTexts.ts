import type { LivenessProblem, LivenessStep } from '../faces/liveness.ts'
import { choice } from '../platform/choice.ts'

export const livenessStepTexts = {
  straight: choice('Look straight ahead', 'सीधे देखें'),
  left: choice('Turn your head to your left', 'सिर अपने बाएँ घुमाएँ'),
  right: choice('Turn your head to your right', 'सिर अपने दाएँ घुमाएँ'),
  mouth: choice('Open your mouth wide', 'मुँह पूरा खोलें'),
} as const satisfies Record<LivenessStep, unknown>

export const livenessProblemTexts = {
  otherPerson: choice('This is another person than in the first picture', 'पहली तस्वीर से अलग व्यक्ति है', 'danger'),
  samePicture: choice('This is the same picture as an earlier one', 'यह पहले वाली ही तस्वीर है', 'danger'),
  noFace: choice('No face', 'चेहरा नहीं', 'warning'),
  severalFaces: choice('Several faces', 'कई चेहरे', 'warning'),
  smallFace: choice('The face is too small', 'चेहरा बहुत छोटा', 'warning'),
  oneColour: choice('Only one colour', 'सिर्फ़ एक रंग', 'warning'),
  tooSmall: choice('The picture is too small', 'तस्वीर बहुत छोटी', 'warning'),
  tooManyPixels: choice('The picture is too large', 'तस्वीर बहुत बड़ी', 'warning'),
  broken: choice('The file is damaged', 'फ़ाइल खराब', 'warning'),
} as const satisfies Record<LivenessProblem, unknown>
