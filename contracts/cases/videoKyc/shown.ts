import { z } from 'zod'
import { shownVerdict } from '../shown.ts'
import { caseStatuses } from '../states.ts'
import { videoGates } from './decisions.ts'
import { videoPlaces, videoReasons, videoSessionStates, videoSides, videoTaskKinds, videoWays } from './session.ts'
import { videoKycSettings } from './settings.ts'

const time = z.iso.datetime()
const picture = z.object({ file: z.string(), name: z.string(), isKept: z.boolean() })

const shownTask = z.object({
  kind: z.enum(videoTaskKinds),
  side: z.enum(videoSides).nullable(),
  shownAt: time,
  doneAt: time.nullable(),
  /** Of digits: whether they were entered as shown. */
  isRight: z.boolean().nullable(),
  picture: picture.nullable(),
})

/** One session of the person, with what was recorded as it went on. */
export const shownVideoSession = z.object({
  id: z.string(),
  attempt: z.number().int(),
  way: z.enum(videoWays),
  state: z.enum(videoSessionStates),
  startedAt: time,
  endedAt: time.nullable(),
  /** Word for word, in the language in which it was shown. */
  consent: z.object({ words: z.string(), locale: z.enum(['en', 'hi']), at: time }).nullable(),
  device: z
    .object({
      camera: z.string(),
      light: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      uploadMs: z.number().int().nullable(),
    })
    .nullable(),
  place: z
    .object({
      state: z.enum(videoPlaces),
      /** To a hundredth of a degree, about a kilometre, unless it is shown in clear. */
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      accuracyM: z.number().nullable(),
      at: time,
    })
    .nullable(),
  /** Of the network: the table's country, or null. Proxies are not checked. */
  country: z.string().nullable(),
  card: picture.nullable(),
  fromCamera: z.boolean(),
  tasks: z.array(shownTask),
  settings: videoKycSettings,
  reasons: z.array(z.enum(videoReasons)),
  answers: z.array(
    z.object({
      question: z.object({ en: z.string(), hi: z.string() }),
      answer: z.string(),
      expected: z.string().nullable(),
      agrees: z.boolean().nullable(),
    }),
  ),
})

export type ShownVideoSession = z.output<typeof shownVideoSession>

export const shownVideoKyc = z.object({
  id: z.string(),
  name: z.string().nullable(),
  reference: z.string().nullable(),
  mode: z.enum(['live', 'test']),
  status: z.enum(caseStatuses),
  /** Always `unassisted`: no official was in a call, so that it is no V-CIP. */
  kind: z.literal('unassisted'),
  accountUsable: z.boolean(),
  gate: z.enum(videoGates),
  needsDecision: z.boolean(),
  result: shownVerdict.nullable(),
  decision: z.object({ verdict: shownVerdict, by: z.string(), reason: z.string(), at: time }).nullable(),
  /** The step that the person does. */
  step: z.string().nullable(),
  mayAskAgain: z.boolean(),
  createdAt: time,
  endedAt: time.nullable(),
  chargedPaise: z.number().int(),
  /** The checks behind the facts, in the order in which they ran. */
  checks: z.array(
    z.object({
      id: z.string(),
      product: z.string(),
      label: z.object({ en: z.string(), hi: z.string() }),
      status: z.string(),
      at: time.nullable(),
    }),
  ),
  /** Each with its source, as text; masked unless in clear. */
  facts: z.array(
    z.object({
      source: z.string(),
      label: z.object({ en: z.string(), hi: z.string() }),
      value: z.object({ en: z.string(), hi: z.string() }),
      from: z.object({ en: z.string(), hi: z.string() }),
    }),
  ),
  /** The newest first. */
  sessions: z.array(shownVideoSession),
})

export type ShownVideoKyc = z.output<typeof shownVideoKyc>
