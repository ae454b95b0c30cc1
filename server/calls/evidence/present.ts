import type { FieldName } from '../../../contracts/ocr/codes.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import type { ShownEvidence } from '../../../contracts/videoCalls/shown.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import { chargedPaise, isOpen, openResult } from '../../checks/verifications/values.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import type { VideoCall } from '../rounds/row.ts'
import { type CallEvidence, findingsOf, headlineOf } from './findings.ts'
import { evidenceOf, type KeptOfRound } from './read.ts'

interface Reader {
  locale: Locale
  /** Whether names are shown: to whoever holds, proposes or audits the call. */
  showsNames: boolean
  /** Also the rest of the card, for a report. */
  inClear: boolean
  /** Of a PAN check now. */
  pricePaise: number
}

/** What was found in a session, as people see it. */
export function presentEvidence(
  ctx: Pick<Context, 'vault'>,
  call: VideoCall,
  kept: KeptOfRound,
  { locale, showsNames, inClear, pricePaise }: Reader,
): ShownEvidence {
  const evidence = evidenceOf(ctx, call, kept)
  const { settings, checks } = kept
  const findings = findingsOf(evidence, settings)
  const name = (value: string | null) => (value === null || showsNames ? value : maskValue('name', value))
  const read = typeof evidence.card === 'string' ? null : evidence.card
  const { face } = evidence
  return {
    headline: headlineOf(findings),
    findings,
    card: {
      state: cardState(evidence.card),
      file: kept.card?.file_id ?? null,
      answer: evidence.answer,
      name: name(read?.name ?? null),
      ...fieldsOf(ctx, kept, inClear, name),
    },
    pan: {
      state: panState(evidence.pan),
      name: name(typeof evidence.pan === 'string' ? null : evidence.pan.name),
      sameName: evidence.holder,
      at: kept.pan?.finished_at ?? null,
      pricePaise: read?.number != null && mayAsk(evidence.pan) ? pricePaise : null,
    },
    face: {
      state: faceState(face),
      file: kept.face?.file_id ?? null,
      score: typeof face === 'string' ? null : face.score,
      needs: settings.matchScore,
    },
    place: {
      state: evidence.place === 'refused' ? 'unknown' : evidence.place,
      country: evidence.country,
      isRequired: settings.placeInIndia === 'required',
    },
    problems: [
      ...new Set(
        checks.flatMap(({ state, problem, card_file }) =>
          state === 'refused' && problem !== 'noPortrait' && card_file === kept.card?.file_id
            ? [problemWords(problem, locale)]
            : [],
        ),
      ),
    ],
    checks: checks.flatMap(({ id }) => {
      const row = kept.verifications.get(id)
      return row ? [{ id, product: row.product, status: row.status, paise: chargedPaise(row) }] : []
    }),
  }
}

const mayAsk = (pan: CallEvidence['pan']): boolean => pan === 'notAsked' || pan === 'noAnswer'

function problemWords(problem: string | null, locale: Locale): string {
  const known = problem === 'insufficient_balance' || problem === 'product_disabled' || problem === 'account'
  return translate(locale, `videoCalls.checkProblem.${known ? problem : 'other'}`)
}

function cardState(card: CallEvidence['card']): ShownEvidence['card']['state'] {
  if (typeof card !== 'string') return 'read'
  return ({ missing: 'none', running: 'reading', unreadable: 'unreadable', noAnswer: 'failed' } as const)[card]
}

function panState(pan: CallEvidence['pan']): ShownEvidence['pan']['state'] {
  if (typeof pan !== 'string') return pan.status === 'name_differs' ? 'nameDiffers' : pan.status
  return ({ running: 'asking', notAsked: 'none', notFound: 'notFound', noAnswer: 'notChecked' } as const)[pan]
}

function faceState(face: CallEvidence['face']): ShownEvidence['face']['state'] {
  if (typeof face !== 'string') return face.outcome
  if (face === 'missing') return 'none'
  if (face === 'running') return 'comparing'
  return face === 'noAnswer' ? 'failed' : 'unusable'
}

/** Fields that say who it is are names; the others are masked to their ends. */
const names: readonly FieldName[] = ['name', 'fatherName', 'motherName', 'guardianName', 'husbandName', 'surname']

function fieldsOf(
  { vault }: Pick<Context, 'vault'>,
  { reading }: KeptOfRound,
  inClear: boolean,
  name: (value: string | null) => string | null,
): Pick<ShownEvidence['card'], 'fields' | 'hints'> {
  const result =
    reading && !isOpen(reading.status) ? (openResult(vault, reading) as ResultOf<'ocr-document'> | null) : null
  const shown = (field: FieldName, value: string) => {
    if (inClear) return value
    return names.includes(field) ? (name(value) ?? '') : maskValue('tail', value)
  }
  return {
    fields: (result?.fields ?? []).map(one => ({ name: one.name, value: shown(one.name, one.value), sure: one.sure })),
    hints: result?.hintCount ?? 0,
  }
}
