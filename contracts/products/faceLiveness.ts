import { z } from 'zod'
import { CHALLENGE_ID, livenessLimits, livenessProblems, livenessSteps, sampleChallenge } from '../faces/liveness.ts'
import { pictureTypes } from '../files/files.ts'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, fileIds, outcomeField, text } from './define.ts'
import { livenessProblemTexts, livenessStepTexts } from './livenessTexts.ts'

const frame = z.number().int().min(1).max(livenessLimits.steps)
const frameColumn = { source: 'picture', label: text('Picture', 'तस्वीर'), kind: 'count' } as const

/** A person does what a challenge asks, before the camera; each step is one picture. */
export const faceLiveness = defineProduct({
  id: 'face-liveness',
  label: text('Face liveness', 'चेहरे की लाइवनेस'),
  summary: text(
    'Is a person there who does what is asked: turns the head, opens the mouth?',
    'क्या सामने सच में कोई व्यक्ति है, जो कहने पर सिर घुमाता और मुँह खोलता है?',
  ),
  icon: 'scan-face',
  group: 'matching',
  pricePaise: 300,
  sourceLabel: text('Face analysis on this server', 'इसी सर्वर पर चेहरे की जाँच'),
  gate: 'kyc',
  reads: 'frames',
  paths: productPaths('face-liveness'),
  input: z.object({
    challenge: z.string().regex(CHALLENGE_ID, 'Use the ID of a challenge.'),
    frames: fileIds(livenessLimits.steps).min(livenessLimits.steps, `Send ${livenessLimits.steps} pictures.`),
  }),
  result: z.object({
    outcome: z.enum(['passed', 'notPassed', 'unclear']),
    steps: z.array(
      z.object({
        picture: frame,
        step: z.enum(livenessSteps),
        done: z.enum(['yes', 'no', 'unclear']),
        /** How far the nose points to the person's left, or to the right below zero: about one a degree. Null without a face. */
        turn: z.number().min(-100).max(100).nullable(),
        /** The gap between the lips in percent of the mouth's width. Null without a face. */
        mouth: z.number().min(0).max(100).nullable(),
      }),
    ),
    problems: z.array(z.object({ picture: frame, problem: z.enum(livenessProblems) })),
  }),
  keys: { subject: 'frames', outcome: 'outcome' },
  subjectLabel: text('Face', 'चेहरा'),
  inputFields: [
    { source: 'challenge', label: text('Challenge', 'चैलेंज') },
    {
      source: 'frames',
      label: text('Pictures', 'तस्वीरें'),
      kind: 'file',
      types: pictureTypes,
      most: livenessLimits.steps,
      hint: text(
        'One for each step, in order, uploaded within five minutes of the challenge.',
        'हर कदम की एक, क्रम से, चैलेंज के पाँच मिनट के अंदर अपलोड की हुई।',
      ),
    },
  ],
  resultFields: [
    outcomeField('outcome', text('Liveness', 'लाइवनेस'), {
      passed: choice('Passed', 'पास', 'success'),
      notPassed: choice('Not passed', 'पास नहीं', 'danger'),
      unclear: choice('Unclear', 'साफ़ नहीं', 'warning'),
    }),
    {
      source: 'steps',
      label: text('Steps', 'कदम'),
      kind: 'table',
      columns: [
        frameColumn,
        { source: 'step', label: text('Asked', 'क्या कहा गया'), kind: 'choice', choices: livenessStepTexts },
        {
          source: 'done',
          label: text('Done', 'किया'),
          kind: 'choice',
          choices: {
            yes: choice('Yes', 'हाँ', 'success'),
            no: choice('No', 'नहीं', 'danger'),
            unclear: choice('Unclear', 'साफ़ नहीं', 'warning'),
          },
        },
        { source: 'turn', label: text('Turned, to the person’s left', 'घुमाव, व्यक्ति के बाएँ'), kind: 'points' },
        { source: 'mouth', label: text('Mouth open', 'मुँह खुला'), kind: 'percent' },
      ],
    },
    {
      source: 'problems',
      label: text('Problems', 'दिक्कतें'),
      kind: 'table',
      columns: [
        frameColumn,
        { source: 'problem', label: text('Problem', 'दिक्कत'), kind: 'choice', choices: livenessProblemTexts },
      ],
    },
  ],
  gains: [
    text('Passed, not passed or unclear', 'पास, पास नहीं या साफ़ नहीं'),
    text('Each step with what was measured', 'हर कदम और उसका नाप'),
    text('What speaks against it', 'क्या ठीक नहीं दिखा'),
  ],
  example: {
    challenge: sampleChallenge.id,
    frames: ['sample_face_front', 'sample_face_left', 'sample_face_mouth', 'sample_face_right'],
  },
  sandbox: null,
  bulk: false,
})
