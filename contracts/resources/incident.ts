import { z } from 'zod'
import {
  type ComponentId,
  componentIds,
  incidentImpacts,
  incidentKinds,
  incidentStates,
  statusComponents,
} from '../pages/statusPage.ts'
import { type Choice, choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()
const words = z.object({ en: z.string(), hi: z.string().nullable() })
const component = z.enum(componentIds as [ComponentId, ...ComponentId[]])
const states = [...incidentStates, 'withdrawn'] as const

const record = z.object({
  id: z.string(),
  kind: z.enum(incidentKinds),
  title: z.string(),
  impact: z.enum(incidentImpacts),
  state: z.enum(states),
  components: z.array(component),
  startsAt: time,
  /** The planned end of maintenance. */
  endsAt: time.nullable(),
  resolvedAt: time.nullable(),
  createdBy: z.string(),
  createdAt: time,
})

const correction = z.object({ en: z.string(), hi: z.string().nullable(), by: z.string(), at: time, reason: z.string() })

const detail = record.extend({
  words,
  /** Earlier titles, the latest first. */
  corrections: z.array(correction),
  /** The newest first, each with its earlier texts. */
  updates: z.array(
    z.object({
      id: z.string(),
      state: z.enum(incidentStates),
      text: words,
      by: z.string(),
      at: time,
      corrections: z.array(correction),
    }),
  ),
  withdrawnBy: z.string().nullable(),
  withdrawnAt: time.nullable(),
  withdrawnReason: z.string().nullable(),
})

export type Incident = z.output<typeof record>
export type IncidentDetail = z.output<typeof detail>

const choices: Record<string, Choice> = Object.fromEntries(
  Object.entries(statusComponents).map(([id, label]) => [id, { label }]),
)

/** Incidents and planned maintenance, with what the public status page says about them. */
export const incident = defineResource({
  name: 'incidents',
  audience: 'admin',
  permission: 'admin.sources',
  actions: ['list', 'show'],
  paths: { list: paths.adminIncidents },
  words: {
    title: text('Incidents', 'रुकावटें'),
    search: text('Part of the title', 'टाइटल का हिस्सा'),
    none: text('No incidents yet', 'अभी कोई रुकावट नहीं'),
    noneDetail: text(
      'Report one when something does not work, or plan maintenance before it begins.',
      'कुछ काम न करे तो यहाँ बताएँ, या रखरखाव की योजना पहले से डालें।',
    ),
    one: text('Incident', 'रुकावट'),
    missing: text('There is no such incident', 'ऐसी कोई रुकावट नहीं है'),
    error: text('The incident could not be loaded', 'रुकावट लोड नहीं हो सकी'),
  },
  fields: {
    title: { label: text('Title', 'टाइटल') },
    kind: {
      label: text('Kind', 'प्रकार'),
      kind: 'choice',
      choices: { incident: choice('Incident', 'रुकावट'), maintenance: choice('Maintenance', 'रखरखाव') },
    },
    state: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: {
        scheduled: choice('Scheduled', 'तय', 'info'),
        investigating: choice('Investigating', 'जाँच जारी', 'danger'),
        identified: choice('Identified', 'कारण मिला', 'warning'),
        monitoring: choice('Monitoring', 'नज़र रख रहे हैं', 'info'),
        resolved: choice('Resolved', 'ठीक हुआ', 'success'),
        withdrawn: choice('Withdrawn', 'वापस ली', 'neutral'),
      },
    },
    impact: {
      label: text('Impact', 'असर'),
      kind: 'choice',
      choices: {
        none: choice('None', 'कोई नहीं'),
        minor: choice('Minor', 'कम', 'warning'),
        major: choice('Major', 'ज़्यादा', 'danger'),
        critical: choice('Critical', 'बहुत ज़्यादा', 'danger'),
      },
    },
    components: { label: text('Components', 'हिस्से'), kind: 'choice', choices },
    startsAt: { label: text('Start', 'शुरुआत'), kind: 'time' },
    endsAt: { label: text('Planned end', 'तय अंत'), kind: 'time' },
    resolvedAt: { label: text('Resolved', 'कब ठीक हुआ'), kind: 'time' },
    createdBy: { label: text('Reported by', 'किसने बताया') },
    createdAt: { label: text('Reported', 'कब बताया'), kind: 'time' },
  },
  record,
  detail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    kind: z.array(z.enum(incidentKinds)).optional(),
    state: z.array(z.enum(states)).optional(),
    impact: z.array(z.enum(incidentImpacts)).optional(),
    components: z.array(component).optional(),
    /** Part of the title in either language. */
    q: z.string().trim().max(120).optional(),
  }),
  sorts: ['id', 'startsAt', 'createdAt'],
})
