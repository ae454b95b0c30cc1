import type { z } from 'zod'
import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { Draft } from '../../../contracts/cases/draft.ts'
import type { PlanStep } from '../../../contracts/cases/plan.ts'
import {
  addressLimits,
  addressStep,
  type GivenPosition,
  type TypedAddress,
} from '../../../contracts/cases/steps/address.ts'
import type { StepReport, StepRunner } from '../../cases/runners.ts'
import { factsIn } from '../../engines/cases/advance.ts'
import { judgePlace } from '../../engines/places/judgePlace.ts'
import type { Scope } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { placeOfPinCode } from '../../sources/places/pinCodes.ts'
import { askSubject } from './askSubject.ts'
import { documentSays } from './documentSays.ts'
import { filesOf, requireTypes } from './filesOf.ts'
import { keptAnswer } from './keptAnswer.ts'
import { enterLetterCode, writeLetter } from './letters.ts'
import { Missing } from './required.ts'

export type AddressAnswer = z.output<typeof addressStep.answer>

type AddressSettings = z.output<typeof addressStep.settings>
type Answered = Extract<StepReport, { type: 'answered' }>

function settingsOf(step: PlanStep): AddressSettings {
  if (step.kind !== 'address') throw new TypeError('A step of another kind.')
  return step.settings
}

/** An address as its mode proves it. Of one by post, the first answer is the address and the second one the code of the letter. */
export const address: StepRunner = {
  begin: askSubject,
  answer: async (ctx, scope, asked, answer) => {
    const { mode, nearKm } = settingsOf(asked.step)
    const given = addressStep.answer.parse(answer)
    const written = mode === 'post' ? (keptAnswer<AddressAnswer>(asked)?.address ?? null) : null
    if (written) {
      const isRight = await enterLetterCode(ctx, scope, asked, given.code ?? '')
      const outcome = isRight ? 'confirmed' : 'unproven'
      const facts = { ...addressFacts(mode, written), ...(!isRight && { reason: 'wrongCode' }) }
      return { type: 'answered', outcome, facts, kept: { address: written } }
    }
    const typed = requireAddress(scope, given, mode === 'onSpot')
    if (mode === 'post') return { type: 'asked', ...(await writeLetter(ctx, asked)), kept: { address: typed } }
    if (mode === 'typed') {
      const facts = { ...addressFacts(mode, typed), reason: 'notChecked' }
      return { type: 'answered', outcome: 'unproven', facts, kept: { address: typed } }
    }
    await requireTypes(ctx, scope, asked.case.row.user_id, given, addressLimits.photoTypes)
    const says = documentSays(asked, typed)
    const report = onTheSpot(typed, given, nearKm)
    return { ...report, facts: { ...report.facts, ...(says && { documentSays: says }) } }
  },
  show: asked => {
    const { mode } = settingsOf(asked.step)
    const written = mode === 'post' ? (keptAnswer<AddressAnswer>(asked)?.address ?? null) : null
    return { kind: 'address', mode, letterTo: written && addressLine(written), ...filesOf('address') }
  },
  prefill: ({ case: { plan, state }, step }): Draft => {
    const { prefill } = settingsOf(step)
    const typed = prefill === undefined ? undefined : factsIn(state)(prefill)
    const read = plan.steps
      .filter(({ kind }) => kind === 'document')
      .map(({ id }) => state.steps[id]?.facts.address)
      .find(value => typeof value === 'string')
    const known = typeof typed === 'string' ? typed : read
    if (typeof known !== 'string') return {}
    const [pin] = /(?<!\d)[1-9]\d{5}(?!\d)/.exec(known) ?? []
    const line1 = known.replace(pin ?? '', '').replace(/[\s,-]+$/, '')
    return { 'address.line1': line1.slice(0, MAX_LINE), ...(pin && { 'address.pin': pin }) }
  },
}

const MAX_LINE = 160

/** Throws `bad_request` without an address, and without photos if they are asked for. */
function requireAddress(
  { locale }: Scope,
  { address: typed, files }: AddressAnswer,
  withPhotos: boolean,
): TypedAddress {
  const missing = new Missing(locale)
  missing.require('required', 'address.line1', typed?.line1)
  if (withPhotos && !files?.length) missing.add('files', translate(locale, 'cases.photoMissing'))
  missing.throwIfAny()
  return typed as TypedAddress
}

/** In one line, as a letter has it. */
export const addressLine = ({ line1, line2, city, pin }: TypedAddress): string =>
  [line1, line2, `${city} ${pin}`].filter(Boolean).join(', ')

function addressFacts(mode: AddressSettings['mode'], typed: TypedAddress): Record<string, FactValue> {
  const place = placeOfPinCode(typed.pin)
  return {
    mode,
    address: addressLine(typed),
    pin: typed.pin,
    district: place?.district ?? null,
    state: place?.state ?? null,
  }
}

/**
 * Where the browser says that the person is, beside the area of the PIN code. A position that is missing or old, or a photo that was not
 * taken on the page, proves nothing; what a file says about its own place and time is not read, because anybody can write it.
 */
function onTheSpot(typed: TypedAddress, { files, fromCamera, position }: AddressAnswer, nearKm: number): Answered {
  const place = placeOfPinCode(typed.pin)
  const judged = position ? judgePlace(position, place, nearKm) : null
  const reason = unprovenBecause(typed, { fromCamera, position })
  const outcome = reason ? 'unproven' : (judged?.outcome ?? 'unproven')
  const facts: Record<string, FactValue> = {
    ...addressFacts('onSpot', typed),
    photos: files?.length ?? 0,
    fromCamera: fromCamera ?? false,
    radiusKm: place?.radiusKm ?? null,
    distanceKm: judged?.distanceKm ?? null,
    accuracyM: position ? Math.round(position.accuracyM) : null,
    position: position ? `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}` : null,
    takenAt: position?.at ?? null,
    reason: reason ?? (outcome === 'unproven' ? 'inaccurate' : null),
  }
  return { type: 'answered', outcome, facts }
}

function unprovenBecause(
  { pin }: TypedAddress,
  { fromCamera, position }: Pick<AddressAnswer, 'fromCamera' | 'position'>,
): string | null {
  if (!position) return 'noPosition'
  if (isOld(position)) return 'oldPosition'
  if (!placeOfPinCode(pin)?.centre) return 'unknownPin'
  return fromCamera ? null : 'uploadedPhoto'
}

/** A clock that is a little ahead is no lie. */
const isOld = ({ at }: GivenPosition) => Math.abs(Date.now() - Date.parse(at)) > addressLimits.positionMs
