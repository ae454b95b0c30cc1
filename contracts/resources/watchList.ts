import { z } from 'zod'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { listKindChoices, listKinds, listStateChoices, listStates } from '../screening/watchLists.ts'
import { defineResource } from './define.ts'

const record = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(listKinds),
  state: z.enum(listStates),
  /** Of the version that is searched; null before the first import. */
  version: z.number().int().nullable(),
  /** The list's own date, otherwise the day of the import. */
  dated: z.iso.date().nullable(),
  entries: z.number().int().nullable(),
  importedAt: z.iso.datetime().nullable(),
  importedBy: z.string().nullable(),
  /** Entries that the running import has read so far. */
  read: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
})

export type WatchListRecord = z.output<typeof record>

const filter = z.object({
  id: z.array(z.string().max(64)).optional(),
  q: z.string().trim().max(120).optional(),
  kind: z.array(z.enum(listKinds)).optional(),
})

const sorts = ['id', 'name', 'createdAt'] as const

const fields = {
  name: { label: text('List', 'लिस्ट') },
  kind: { label: text('Kind', 'प्रकार'), kind: 'choice', choices: listKindChoices },
  state: { label: text('State', 'स्थिति'), kind: 'choice', choices: listStateChoices },
  version: { label: text('Version', 'वर्शन'), kind: 'count' },
  dated: { label: text('Dated', 'तारीख'), kind: 'day' },
  entries: { label: text('Entries', 'एंट्रियाँ'), kind: 'count' },
  importedAt: { label: text('Imported', 'कब इम्पोर्ट हुई'), kind: 'time' },
  importedBy: { label: text('By', 'किसने') },
  createdAt: { label: text('Added', 'कब जोड़ी'), kind: 'time' },
} as const

/** The lists that every screening searches, for staff. */
export const watchList = defineResource({
  name: 'watch-lists',
  audience: 'admin',
  permission: 'admin.watchLists',
  actions: ['list', 'show'],
  paths: { list: paths.adminWatchLists },
  words: {
    title: text('Watch lists', 'वॉचलिस्ट'),
    search: text('Name of the list', 'लिस्ट का नाम'),
    none: text('No watch lists yet', 'अभी कोई वॉचलिस्ट नहीं'),
    noneDetail: text(
      'Add a list, then import its file. Screenings search it at once.',
      'लिस्ट जोड़ें और उसकी फ़ाइल इम्पोर्ट करें। जाँचें तुरंत उसे खोजेंगी।',
    ),
    one: text('Watch list', 'वॉचलिस्ट'),
    missing: text('There is no such list', 'ऐसी कोई लिस्ट नहीं है'),
  },
  fields,
  record,
  filter,
  sorts: [...sorts],
})

/** A customer's own lists, which only that account's screenings search. */
export const ownList = defineResource({
  name: 'own-lists',
  audience: 'customer',
  permission: 'verifications',
  gate: 'kyc',
  actions: ['list', 'show'],
  paths: { list: paths.amlLists },
  words: {
    title: text('Own lists', 'अपनी लिस्टें'),
    search: text('Name of the list', 'लिस्ट का नाम'),
    none: text('No own lists yet', 'अभी आपकी कोई लिस्ट नहीं'),
    noneDetail: text(
      'Add a list of people or companies. Only your account’s screenings search it.',
      'लोगों या कंपनियों की लिस्ट जोड़ें। सिर्फ़ आपके खाते की जाँचें उसे खोजती हैं।',
    ),
    one: text('Own list', 'अपनी लिस्ट'),
    missing: text('There is no such list', 'ऐसी कोई लिस्ट नहीं है'),
  },
  fields,
  record,
  filter: filter.omit({ kind: true }),
  sorts: [...sorts],
})
