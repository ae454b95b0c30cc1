import { z } from 'zod'
import { isHttpsLink, isOwnVideo, tutorialLimits } from '../people/tutorials.ts'
import { plainText } from '../platform/plainText.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const record = z.object({ id: z.string(), title: z.string(), description: z.string(), url: z.string() })

const link = 'Enter a complete address that starts with https://'

const write = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Enter a title.')
    .max(tutorialLimits.title)
    .regex(plainText.pattern, 'Control characters are not allowed.'),
  description: z.string().trim().max(tutorialLimits.description),
  url: z
    .string()
    .trim()
    .max(tutorialLimits.url)
    .regex(/^(?:https:\/\/|\/tutorials\/)/, link)
    .refine(url => isHttpsLink(url) || isOwnVideo(url), link),
})

/** The videos on the Video tutorials page, in order of addition. Staff manage them. */
export const tutorial = defineResource({
  name: 'tutorials',
  audience: 'admin',
  permission: 'admin.tutorials',
  actions: ['list', 'create', 'edit', 'delete'],
  words: {
    title: text('Video tutorials', 'वीडियो ट्यूटोरियल'),
    search: text('Title or description', 'टाइटल या वीडियो के बारे में'),
    none: text('No videos yet', 'अभी कोई वीडियो नहीं'),
    noneDetail: text(
      'Customers see an empty page until you add one.',
      'जब तक आप कोई नहीं जोड़ते, ग्राहकों को खाली पेज दिखता है।',
    ),
  },
  fields: {
    title: { label: text('Title', 'टाइटल') },
    description: { label: text('Description', 'वीडियो के बारे में') },
    url: { label: text('Link', 'लिंक') },
  },
  record,
  filter: z.object({
    /** Part of the title or of the description. */
    q: z.string().trim().max(120).optional(),
  }),
  sorts: ['id', 'title'],
  create: write,
  update: write,
})

export type Tutorial = z.output<typeof record>
