import { z } from 'zod'
import { faceSearchLimits } from '../faces/faceSearch.ts'
import { faceNotes } from '../faces/faces.ts'
import { pictureTypes } from '../files/files.ts'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, fileId, outcomeField, text } from './define.ts'
import { faceNoteTexts } from './faceNoteTexts.ts'

const pixels = z.number().int().min(0)

/**
 * Looks for the one face of a picture among the faces that the account has enrolled, once it has turned this on with a purpose. A check by a test
 * key looks among the faces of our samples.
 */
export const faceSearch = defineProduct({
  id: 'face-search',
  label: text('Face search', 'चेहरे की खोज'),
  summary: text('Which of your enrolled faces is this?', 'आपके दर्ज चेहरों में से यह कौन सा है?'),
  icon: 'scan-face',
  group: 'matching',
  pricePaise: 300,
  sourceLabel: text('Your enrolled faces, on this server', 'आपके दर्ज चेहरे, इसी सर्वर पर'),
  gate: 'kyc',
  reads: 'picture',
  paths: productPaths('face-search'),
  input: z.object({ picture: fileId }),
  result: z.object({
    outcome: z.enum(['same', 'review', 'none']),
    /** How many enrolled faces the picture was compared with. */
    searched: z.number().int().min(0),
    /** The nearest first. A face that is further away than `faceDistances.review` is not named. */
    candidates: z
      .array(
        z.object({
          /** The id of the enrolled face. */
          face: z.string(),
          reference: z.string(),
          band: z.enum(['same', 'review']),
          /** 100 × (1 − distance). */
          score: z.number().min(0).max(100),
          distance: z.number().min(0).max(2),
        }),
      )
      .max(faceSearchLimits.candidates),
    /** Where the face lies, in pixels of the upright picture from its upper left corner. `confidence` that it is a face: 0 to 100. */
    faces: z.array(
      z.object({
        confidence: z.number().min(0).max(100),
        x: pixels,
        y: pixels,
        width: pixels,
        height: pixels,
      }),
    ),
    /** What makes the comparison less certain. */
    notes: z.array(z.object({ note: z.enum(faceNotes) })),
  }),
  keys: { subject: 'picture', outcome: 'outcome' },
  subjectLabel: text('Face', 'चेहरा'),
  inputFields: [
    {
      source: 'picture',
      label: text('Picture', 'तस्वीर'),
      kind: 'file',
      types: pictureTypes,
      hint: text('One face: straight, well lit, without a mask.', 'एक ही चेहरा: सीधा, अच्छी रोशनी में, बिना मास्क।'),
    },
  ],
  resultFields: [
    outcomeField('outcome', text('Search', 'खोज'), {
      same: choice('Found', 'मिला', 'success'),
      review: choice('A person should look', 'किसी को देखना चाहिए', 'warning'),
      none: choice('No one found', 'कोई नहीं मिला', 'neutral'),
    }),
    { source: 'searched', label: text('Faces searched', 'कितने चेहरों में खोजा'), kind: 'count', list: true },
    {
      source: 'candidates',
      label: text('Candidates', 'मिलते-जुलते चेहरे'),
      kind: 'table',
      // Nobody knows an enrolled face by its id; its reference names it.
      isPartial: true,
      columns: [
        { source: 'reference', label: text('Reference', 'रेफ़रेंस') },
        { source: 'score', label: text('Score', 'स्कोर'), kind: 'percent' },
        {
          source: 'band',
          label: text('Comparison', 'तुलना'),
          kind: 'choice',
          choices: {
            same: choice('Same person', 'वही व्यक्ति', 'success'),
            review: choice('A person should look', 'किसी को देखना चाहिए', 'warning'),
          },
        },
        // Up to 0.5 one person, above 0.6 two (`faceDistances`).
        { source: 'distance', label: text('Distance', 'दूरी') },
      ],
    },
    {
      source: 'faces',
      label: text('Face in the picture', 'तस्वीर में चेहरा'),
      kind: 'table',
      // The page draws where each face is.
      isPartial: true,
      columns: [{ source: 'confidence', label: text('Is a face', 'चेहरा है'), kind: 'percent' }],
    },
    {
      source: 'notes',
      label: text('What makes this less certain', 'किस वजह से भरोसा कम है'),
      kind: 'table',
      columns: [{ source: 'note', label: text('Note', 'टिप्पणी'), kind: 'choice', choices: faceNoteTexts }],
    },
  ],
  gains: [
    text('The nearest of your enrolled faces', 'आपके दर्ज चेहरों में सबसे मिलते-जुलते'),
    text('A score for each of them', 'हर एक का स्कोर'),
    text('What makes it less certain', 'किस वजह से भरोसा कम है'),
  ],
  example: { picture: 'sample_face_selfie' },
  sandbox: null,
  bulk: false,
})
