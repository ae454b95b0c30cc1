import { z } from 'zod'
import { instant, reason } from '../fields/schemas.ts'
import {
  type ComponentId,
  componentIds,
  componentStates,
  dayStates,
  incidentImpacts,
  incidentKinds,
  incidentStates,
} from '../pages/statusPage.ts'
import { plainText } from '../platform/plainText.ts'
import { defineCall } from './define.ts'

const words = z.object({ en: z.string(), hi: z.string().nullable() })
const components = z.array(z.enum(componentIds as [ComponentId, ...ComponentId[]]))
const time = z.iso.datetime()

const incident = z.object({
  id: z.string(),
  kind: z.enum(incidentKinds),
  title: words,
  impact: z.enum(incidentImpacts),
  state: z.enum(incidentStates),
  components,
  startsAt: time,
  endsAt: time.nullable(),
  resolvedAt: time.nullable(),
  updates: z.array(z.object({ state: z.enum(incidentStates), text: words, at: time })),
})

const status = z.object({
  measuredAt: time,
  headline: z.enum(componentStates),
  components: z.array(
    z.object({
      id: components.element,
      state: z.enum(componentStates),
      history: z.array(
        z.object({ from: z.iso.date(), to: z.iso.date(), days: z.number().int(), state: z.enum(dayStates) }),
      ),
    }),
  ),
  open: z.array(incident),
  planned: z.array(incident),
  past: z.array(incident),
})

/** What the page `/status` shows, while it is public; otherwise 404. Measured at most every few seconds. */
export const readStatus = defineCall({
  service: 'public',
  method: 'GET',
  path: '/status',
  auth: 'none',
  style: 'http',
  summary: 'Read the status of the platform',
  reply: status,
  errors: ['not_found'],
})

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const change = { ...staff, method: 'POST', errors: ['not_found', 'conflict'] } as const

/** What the page shows or would show, whether or not it is public. */
export const previewStatus = defineCall({
  ...staff,
  method: 'GET',
  path: '/status',
  access: ['admin.sources', 'show'],
  summary: 'Preview the status page',
  reply: z.object({ isPublic: z.boolean(), status }),
})

export const setStatusPage = defineCall({
  ...staff,
  method: 'POST',
  path: '/status/page',
  access: ['admin.sources', 'edit'],
  summary: 'Publish the status page or turn it off',
  body: z.object({ isPublic: z.boolean(), reason }),
  reply: z.object({ isPublic: z.boolean() }),
})

/** Shown to everybody, so names and addresses of people do not belong into them. */
const title = z.string().trim().min(3).max(plainText.maxCharacters).regex(plainText.pattern, 'Enter one line of text.')
const message = z.string().trim().min(5).max(2_000)

const written = {
  titleEn: title,
  titleHi: title.nullish(),
  components: components.min(1, 'Choose at least one component.').max(componentIds.length),
  textEn: message,
  textHi: message.nullish(),
}

const opened = z.object({ id: z.string() })

/** `startsAt` is now unless it is given; it is never later. */
export const openIncident = defineCall({
  ...staff,
  method: 'POST',
  path: '/incidents',
  access: ['admin.sources', 'create'],
  summary: 'Report an incident',
  body: z.object({
    ...written,
    impact: z.enum(incidentImpacts),
    state: z.enum(['investigating', 'identified', 'monitoring']),
    startsAt: instant.nullish(),
  }),
  reply: opened,
})

export const planMaintenance = defineCall({
  ...staff,
  method: 'POST',
  path: '/incidents/maintenance',
  access: ['admin.sources', 'create'],
  summary: 'Plan maintenance',
  body: z.object({ ...written, impact: z.enum(incidentImpacts), startsAt: instant, endsAt: instant }),
  reply: opened,
})

const changed = {
  ...change,
  access: ['admin.sources', 'edit'],
  params: z.object({ id: z.string().max(64) }),
  reply: z.object({ state: z.enum([...incidentStates, 'withdrawn']) }),
} as const

/** `resolved` ends the incident or the maintenance. */
export const updateIncident = defineCall({
  ...changed,
  path: '/incidents/{id}/updates',
  summary: 'Add an update to an incident, or resolve it',
  body: z.object({
    state: z.enum(incidentStates),
    /** Unchanged if it is left out. */
    impact: z.enum(incidentImpacts).nullish(),
    textEn: message,
    textHi: message.nullish(),
  }),
})

/** Corrects a title, or with `update` one of the texts. The earlier text is kept for staff. */
export const correctIncident = defineCall({
  ...changed,
  path: '/incidents/{id}/corrections',
  summary: 'Correct a text of an incident',
  body: z.object({
    update: z.string().max(64).nullish(),
    en: z.string().trim().min(3).max(2_000),
    hi: z.string().trim().min(3).max(2_000).nullish(),
    reason,
  }),
})

/** For an incident that was none: it is no longer shown to anybody but staff. */
export const withdrawIncident = defineCall({
  ...changed,
  path: '/incidents/{id}/withdraw',
  summary: 'Withdraw an incident',
  body: z.object({ reason }),
})
