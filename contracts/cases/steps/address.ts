import { z } from 'zod'
import { pictureTypes } from '../../files/files.ts'
import { factPath } from '../condition.ts'
import { source } from '../source.ts'
import { choice, defineStep, text } from './define.ts'
import { matching, optionalFiles } from './entries.ts'

/** How an address is proven: not at all, by a photo with the place, or by a code in a letter that is posted to it. */
export const addressModes = ['typed', 'onSpot', 'post'] as const
export type AddressMode = (typeof addressModes)[number]

export const addressLimits = {
  photos: 3,
  photoTypes: pictureTypes,
  /** A position that the browser found longer ago says nothing about where the person is now. */
  positionMs: 15 * 60_000,
  letterCode: { characters: 8, tries: 5 },
} as const

const line = z.string().trim().max(160)

const typed = z.object({
  line1: line.min(3),
  line2: line.nullish(),
  city: line.min(2),
  pin: matching(/^[1-9]\d{5}$/, text('Enter the six digits of the PIN code.', 'PIN कोड के छह अंक डालें।')),
})

export type TypedAddress = z.output<typeof typed>

const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** The radius in metres in which the position is, as the browser says. */
  accuracyM: z.number().min(0).max(10_000_000),
  at: z.iso.datetime(),
})

export type GivenPosition = z.output<typeof position>

export const addressStep = defineStep({
  kind: 'address',
  label: text('Address', 'पता'),
  summary: text(
    'The person gives an address, typed, on the spot with a photo, or proven by a letter.',
    'व्यक्ति पता देता है: लिखकर, वहीं से फ़ोटो के साथ, या डाक से आए कोड से।',
  ),
  icon: 'building',
  actor: 'subject',
  settings: z.strictObject({
    mode: z.enum(addressModes).default('typed'),
    /** How far outside the area of the PIN code still counts as nearby. */
    nearKm: z.number().min(0).max(100).default(5),
    /** The address of a document, which is compared with what the person states. */
    document: source.optional(),
    /** A fact that is filled in, such as `profile.address`: the person may change it. Without it, what a document says is. */
    prefill: z.string().regex(factPath, 'Name a fact as step.fact.').optional(),
  }),
  settingsFields: [
    {
      source: 'mode',
      label: text('How it is proven', 'कैसे साबित हो'),
      kind: 'select',
      options: [
        { value: 'typed', label: text('Typed only', 'सिर्फ़ लिखकर') },
        { value: 'onSpot', label: text('On the spot, with photo and place', 'वहीं से, फ़ोटो और जगह के साथ') },
        { value: 'post', label: text('By post, with a code in a letter', 'डाक से, पत्र में आए कोड से') },
      ],
    },
    { source: 'nearKm', label: text('Nearby is within (km)', 'इतने km तक पास माना जाए'), kind: 'number' },
  ],
  answer: z.object({
    address: typed.nullish(),
    /** Photos of the place. */
    files: optionalFiles(addressLimits.photos),
    /** The photos were taken by the page itself; the browser says so, and it is recorded as such. */
    fromCamera: z.boolean().nullish(),
    position: position.nullish(),
    /** The code of the letter, typed with or without spaces. */
    code: z.string().trim().max(40).nullish(),
  }),
  answerFields: [
    { source: 'address', label: text('Address', 'पता') },
    {
      source: 'files',
      label: text('Photos of the place', 'जगह की फ़ोटो'),
      kind: 'file',
      types: addressLimits.photoTypes,
      most: addressLimits.photos,
      optional: true,
    },
    { source: 'code', label: text('Code of the letter', 'पत्र का कोड'), optional: true },
  ],
  outcomes: {
    confirmed: choice('Confirmed', 'पुष्टि हुई', 'success'),
    nearby: choice('Nearby', 'पास में', 'warning'),
    elsewhere: choice('Elsewhere', 'कहीं और', 'danger'),
    unproven: choice('Not proven', 'साबित नहीं हुआ', 'warning'),
  },
  facts: [
    {
      source: 'mode',
      label: text('Proven by', 'कैसे साबित'),
      kind: 'choice',
      choices: {
        typed: choice('Typed only', 'सिर्फ़ लिखकर'),
        onSpot: choice('On the spot', 'वहीं से'),
        post: choice('By post', 'डाक से'),
      },
    },
    { source: 'address', label: text('Address', 'पता'), mask: 'tail' },
    { source: 'pin', label: text('PIN code', 'PIN कोड') },
    { source: 'district', label: text('District of the PIN code', 'PIN कोड का ज़िला') },
    { source: 'state', label: text('State of the PIN code', 'PIN कोड का राज्य'), kind: 'state' },
    {
      source: 'distanceKm',
      label: text('From the middle of its area (km)', 'इलाके के बीच से दूरी (km)'),
      kind: 'count',
      optional: true,
    },
    { source: 'radiusKm', label: text('Radius of its area (km)', 'इलाके का दायरा (km)'), kind: 'count', optional: true },
    {
      source: 'accuracyM',
      label: text('Accuracy of the position (m)', 'जगह की सटीकता (m)'),
      kind: 'count',
      optional: true,
    },
    {
      source: 'documentSays',
      label: text('Address on the document', 'दस्तावेज़ पर पता'),
      kind: 'choice',
      optional: true,
      choices: {
        same: choice('The same, in the person’s name', 'वही, व्यक्ति के नाम पर', 'success'),
        unclear: choice('Cannot be told', 'पक्का नहीं कह सकते', 'warning'),
        different: choice('Another PIN code', 'PIN कोड अलग है', 'warning'),
      },
    },
    { source: 'position', label: text('Position', 'जगह'), mask: 'tail', optional: true },
    { source: 'takenAt', label: text('Position found at', 'जगह कब मिली'), optional: true },
    { source: 'photos', label: text('Photos', 'फ़ोटो'), kind: 'count', optional: true },
    { source: 'fromCamera', label: text('Photographed on the page', 'पेज पर ही खींची'), kind: 'yesNo', optional: true },
    {
      source: 'reason',
      label: text('Why it is not proven', 'साबित क्यों नहीं हुआ'),
      kind: 'choice',
      optional: true,
      choices: {
        notChecked: choice('A typed address proves nothing', 'लिखा हुआ पता कुछ साबित नहीं करता'),
        unknownPin: choice('The place of the PIN code is not known', 'PIN कोड की जगह पता नहीं'),
        noPosition: choice('No position was given', 'जगह नहीं दी गई'),
        inaccurate: choice('The position is not accurate enough', 'जगह काफ़ी सटीक नहीं है'),
        oldPosition: choice('The position was found too long ago', 'जगह बहुत पहले की है'),
        uploadedPhoto: choice('The photo was not taken on the page', 'फ़ोटो पेज पर नहीं खींची गई'),
        wrongCode: choice('The code of the letter was wrong too often', 'पत्र का कोड बार-बार गलत डाला गया'),
      },
    },
  ],
  example: {
    settings: { mode: 'typed' },
    answer: { address: { line1: '12, Law College Road', city: 'Pune', pin: '411004' } },
  },
})
