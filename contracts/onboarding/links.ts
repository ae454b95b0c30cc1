import { z } from 'zod'
import { siteOrigin } from '../esign/origins.ts'
import { text } from '../platform/text.ts'

/* The public link of a flow: whoever opens it starts a response of their own. */

/** By which address a person shows who they are. */
export const proofChannels = ['email', 'phone', 'either'] as const
export type ProofChannel = (typeof proofChannels)[number]

/** Why a link starts no more responses: the customer has switched it off, a limit is reached, or the flow is archived. */
export const flowStops = ['customer', 'starts', 'until', 'archived'] as const
export type FlowStop = (typeof flowStops)[number]

export const flowStopTexts: Record<FlowStop, ReturnType<typeof text>> = {
  customer: text('Switched off.', 'बंद किया गया है।'),
  starts: text('All responses have been started.', 'सभी जवाब शुरू हो चुके हैं।'),
  until: text('Its last day has passed.', 'इसका आखिरी दिन निकल चुका है।'),
  archived: text('The flow is archived.', 'फ़्लो बंद किया जा चुका है।'),
}

export const flowLimits = {
  starts: { least: 1, usual: 1_000, most: 100_000 },
  startsPerDay: { least: 1, usual: 100, most: 10_000 },
  /** How long a link may be open. */
  days: 366,
  /** Days after its end for which a response keeps personal data. */
  keepDays: { least: 1, most: 3_650 },
  /** Sites that may show a flow inside their pages. */
  sites: 10,
  /** Codes that are sent to one person for one flow. */
  codes: { max: 5, windowMs: 60 * 60_000 },
  /** Codes that are sent for one flow. */
  codesOfFlow: { max: 300, windowMs: 60 * 60_000 },
  codesOfNetwork: { max: 60, windowMs: 60 * 60_000 },
  /** How long a link with prefilled values opens. */
  prefillDays: { least: 1, usual: 7, most: 90 },
  /** Characters of one prefilled value, and how many values there may be. */
  prefillCharacters: 2_000,
  prefillValues: 100,
} as const

export const flowSites = z.array(siteOrigin).max(flowLimits.sites)

/** What is shown of a flow's link to the account that owns it. */
export const shownFlowLink = z.object({
  stopped: z.enum(flowStops).nullable(),
  /** It stays the same until it is renewed, also while it is stopped. */
  url: z.string(),
  /** The address as a QR code: the size of its square, and a path of SVG. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
  startsMost: z.number().int(),
  startsPerDay: z.number().int(),
  until: z.iso.datetime(),
  starts: z.number().int(),
  startsToday: z.number().int(),
  proof: z.enum(proofChannels),
  purpose: z.string(),
  sites: z.array(z.string()),
  /** Null: personal data of responses is kept. */
  keepDays: z.number().int().nullable(),
})
export type ShownFlowLink = z.output<typeof shownFlowLink>
