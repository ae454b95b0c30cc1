import { type Text, text } from '../platform/text.ts'

/** The public status page, in plain data: the page itself loads no schemas. */

/** From the best to the worst; `unknown` means that nothing was measured, which is never shown as operational. */
export const componentStates = ['operational', 'unknown', 'degraded', 'outage'] as const

export type ComponentState = (typeof componentStates)[number]

/** The worst of the states; `unknown` if there are none. */
export const worstComponentState = (states: readonly ComponentState[]): ComponentState =>
  componentStates.findLast(state => states.includes(state)) ?? 'unknown'

/** What the page speaks of, in its order: parts of the platform, then the groups of checks. */
export const statusComponents = {
  web: text('Website and console', 'वेबसाइट और कंसोल'),
  gateway: text('API', 'API'),
  identity: text('Identity checks', 'पहचान की जाँच'),
  bank: text('Bank checks', 'बैंक की जाँच'),
  business: text('Business checks', 'कारोबार की जाँच'),
  employment: text('Employment checks', 'नौकरी की जाँच'),
  vehicle: text('Vehicle checks', 'गाड़ी की जाँच'),
  contact: text('Contact checks', 'संपर्क की जाँच'),
  matching: text('Matching', 'मिलान'),
  signing: text('E-sign', 'ई-साइन'),
  records: text('Court and watch-list checks', 'कोर्ट और वॉचलिस्ट की जाँच'),
  payments: text('Payments', 'पेमेंट'),
  messages: text('E-mails and SMS', 'ईमेल और SMS'),
  jobs: text('Background work', 'बैकग्राउंड के काम'),
} as const satisfies Record<string, Text>

export type ComponentId = keyof typeof statusComponents

export const componentIds = Object.keys(statusComponents) as ComponentId[]

export const incidentKinds = ['incident', 'maintenance'] as const
export const incidentImpacts = ['none', 'minor', 'major', 'critical'] as const

/** `scheduled` is of planned maintenance only, which `resolved` ends; the others between are of incidents. */
export const incidentStates = ['scheduled', 'investigating', 'identified', 'monitoring', 'resolved'] as const

export type IncidentKind = (typeof incidentKinds)[number]
export type IncidentImpact = (typeof incidentImpacts)[number]
export type IncidentState = (typeof incidentStates)[number]

/** How far an open incident lowers the state of its components. */
export const impactStates = {
  none: 'operational',
  minor: 'degraded',
  major: 'outage',
  critical: 'outage',
} as const satisfies Record<IncidentImpact, ComponentState>

export const STATUS_DAYS = 90

/** `partly`: nothing bad was measured, but a good part of the day was not measured at all. `none`: nothing was measured. */
export const dayStates = ['operational', 'partly', 'degraded', 'outage', 'none'] as const

export type DayState = (typeof dayStates)[number]

/** Days in a row with the same state. */
export interface DayRun {
  /** A day in India, such as `2026-11-21`. */
  from: string
  to: string
  days: number
  state: DayState
}

export interface PublicComponent {
  id: ComponentId
  state: ComponentState
  /** The last 90 days including today, oldest first. */
  history: DayRun[]
}

/** Hindi may be missing; the English text is then shown. */
export interface PublicWords {
  en: string
  hi: string | null
}

export interface PublicIncident {
  id: string
  kind: IncidentKind
  title: PublicWords
  impact: IncidentImpact
  state: IncidentState
  components: ComponentId[]
  startsAt: string
  /** The planned end of maintenance. */
  endsAt: string | null
  resolvedAt: string | null
  /** The newest first. */
  updates: { state: IncidentState; text: PublicWords; at: string }[]
}

/** What everybody may see: no names of providers or customers, and no counts. */
export interface PublicStatus {
  measuredAt: string
  /** The worst of the components. */
  headline: ComponentState
  components: PublicComponent[]
  /** Open incidents and maintenance that has begun. */
  open: PublicIncident[]
  planned: PublicIncident[]
  /** Those that were resolved in the last 90 days, the latest first. */
  past: PublicIncident[]
}
