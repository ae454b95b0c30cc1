import { z } from 'zod'
import { faceNotes } from '../faces/faces.ts'
import { pictureTypes } from '../files/files.ts'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, fileIds, outcomeField, text } from './define.ts'
import { faceNoteTexts } from './faceNoteTexts.ts'

const pixels = z.number().int().min(0)
const pictureColumn = { source: 'picture', label: text('Picture', 'तस्वीर'), kind: 'count' } as const

/** Compares the one face of a picture with that of another: a photograph on a document, for instance, with a selfie. */
export const faceMatch = defineProduct({
  id: 'face-match',
  label: text('Face match', 'चेहरे का मिलान'),
  summary: text('Do these two pictures show the same person?', 'क्या इन दो तस्वीरों में एक ही व्यक्ति है?'),
  icon: 'scan-face',
  group: 'matching',
  pricePaise: 300,
  sourceLabel: text('Face comparison on this server', 'इसी सर्वर पर चेहरों की तुलना'),
  gate: 'kyc',
  reads: 'pictures',
  paths: productPaths('face-match'),
  input: z.object({ pictures: fileIds(2).min(2, 'Send two pictures.') }),
  result: z.object({
    outcome: z.enum(['same', 'review', 'different']),
    /** 100 for the same picture, 0 for faces that have nothing in common: 100 × (1 − distance). */
    score: z.number().min(0).max(100),
    /** Up to 0.5 the same person, above 0.6 another one (`faceDistances`). */
    distance: z.number().min(0).max(2),
    /** Where the face lies, in pixels of the upright picture from its upper left corner. `confidence` that it is a face: 0 to 100. */
    faces: z.array(
      z.object({
        picture: z.number().int().min(1).max(2),
        confidence: z.number().min(0).max(100),
        x: pixels,
        y: pixels,
        width: pixels,
        height: pixels,
      }),
    ),
    /** What makes the comparison less certain. */
    notes: z.array(z.object({ picture: z.number().int().min(1).max(2), note: z.enum(faceNotes) })),
  }),
  keys: { subject: 'pictures', outcome: 'outcome' },
  subjectLabel: text('Face', 'चेहरा'),
  inputFields: [
    {
      source: 'pictures',
      label: text('Two pictures', 'दो तस्वीरें'),
      kind: 'file',
      types: pictureTypes,
      most: 2,
      hint: text(
        'One face in each: for example the document’s photograph first, then a selfie. Straight, well lit, without a mask.',
        'हर तस्वीर में एक ही चेहरा: जैसे पहले दस्तावेज़ की फ़ोटो, फिर सेल्फ़ी। चेहरा सीधा, रोशनी अच्छी, बिना मास्क।',
      ),
    },
  ],
  resultFields: [
    outcomeField('outcome', text('Comparison', 'तुलना'), {
      same: choice('Same person', 'वही व्यक्ति', 'success'),
      review: choice('A person should look', 'किसी को देखना चाहिए', 'warning'),
      different: choice('Different persons', 'अलग व्यक्ति', 'danger'),
    }),
    { source: 'score', label: text('Score', 'स्कोर'), kind: 'percent', list: true },
    // Up to 0.5 one person, above 0.6 two (`faceDistances`).
    { source: 'distance', label: text('Distance', 'दूरी') },
    {
      source: 'faces',
      label: text('Faces', 'चेहरे'),
      kind: 'table',
      // The page draws where each face is.
      isPartial: true,
      columns: [pictureColumn, { source: 'confidence', label: text('Is a face', 'चेहरा है'), kind: 'percent' }],
    },
    {
      source: 'notes',
      label: text('What makes this less certain', 'किस वजह से भरोसा कम है'),
      kind: 'table',
      columns: [
        pictureColumn,
        { source: 'note', label: text('Note', 'टिप्पणी'), kind: 'choice', choices: faceNoteTexts },
      ],
    },
  ],
  gains: [
    text('Same person or not, with a score', 'वही व्यक्ति या नहीं, स्कोर के साथ'),
    text('Where each face is', 'हर चेहरा कहाँ है'),
    text('What makes it less certain', 'किस वजह से भरोसा कम है'),
  ],
  example: { pictures: ['sample_face_document', 'sample_face_selfie'] },
  sandbox: null,
  bulk: false,
})
