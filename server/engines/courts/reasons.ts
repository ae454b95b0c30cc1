import type { MatchReason } from '../../../contracts/court/courtCase.ts'
import { stateName } from '../../../contracts/identifiers/states.ts'
import { text } from '../../../contracts/platform/text.ts'
import type { NameComparison } from './compareNames.ts'

type Effect = MatchReason['effect']

const reason = (code: MatchReason['code'], effect: Effect, en: string, hi: string): MatchReason => ({
  code,
  effect,
  text: text(en, hi),
})

const effectOf = { same: 'for', similar: 'neutral', different: 'against' } as const

export const cnrReason = () =>
  reason('cnr', 'for', 'The case has the CNR that was searched for.', 'केस का CNR वही है जो खोजा गया।')

export function nameReason(name: string, { score, band }: NameComparison): MatchReason {
  const effect = effectOf[band]
  if (band === 'same')
    return reason('name', effect, `“${name}” is the same name (${score}%).`, `“${name}” वही नाम है (${score}%)।`)
  if (band === 'similar')
    return reason('name', effect, `“${name}” is a similar name (${score}%).`, `“${name}” मिलता-जुलता नाम है (${score}%)।`)
  return reason('name', effect, `“${name}” is a different name (${score}%).`, `“${name}” अलग नाम है (${score}%)।`)
}

export const kindReason = (type: 'person' | 'organisation') =>
  type === 'person'
    ? reason('kind', 'against', 'The party is a person, not an organisation.', 'पक्षकार व्यक्ति है, संगठन नहीं।')
    : reason('kind', 'against', 'The party is an organisation, not a person.', 'पक्षकार संगठन है, व्यक्ति नहीं।')

export function fatherReason(name: string, { score, band }: NameComparison): MatchReason {
  const words = {
    same: text(`Father's name “${name}” is the same`, `पिता का नाम “${name}” वही है`),
    similar: text(`Father's name “${name}” is similar`, `पिता का नाम “${name}” मिलता-जुलता है`),
    different: text(`Father's name “${name}” is different`, `पिता का नाम “${name}” अलग है`),
  }[band]
  return reason('fatherName', effectOf[band], `${words.en} (${score}%).`, `${words.hi} (${score}%)।`)
}

/** `gap` is the difference in years between the age on record and the age by the birth date. */
export function ageReason(recorded: number, byBirth: number, effect: Effect): MatchReason {
  return reason(
    'age',
    effect,
    `The court recorded age ${recorded} at filing; by the birth date it was ${byBirth}.`,
    `केस दर्ज होते समय कोर्ट में उम्र ${recorded} लिखी है; जन्मतिथि से ${byBirth} बनती है।`,
  )
}

export const beforeBirthReason = (filedOn: string) =>
  reason(
    'beforeBirth',
    'against',
    `The case was filed on ${filedOn}, before the person was born.`,
    `केस ${filedOn} को दर्ज हुआ, व्यक्ति के जन्म से पहले।`,
  )

export const pinReason = (pin: string) =>
  reason('pin', 'for', `The party's PIN code is the same, ${pin}.`, `पक्षकार का पिन कोड वही है, ${pin}।`)

export const districtReason = (district: string, isSame: boolean) =>
  isSame
    ? reason('district', 'for', `The district is the same, ${district}.`, `ज़िला वही है, ${district}।`)
    : reason('district', 'neutral', `The district is another one, ${district}.`, `ज़िला दूसरा है, ${district}।`)

export const stateReason = (state: string, isSame: boolean) =>
  isSame
    ? reason('state', 'for', `The state is the same, ${state}.`, `राज्य वही है, ${stateName(state, 'hi')}।`)
    : reason('state', 'against', `The state is another one, ${state}.`, `राज्य दूसरा है, ${stateName(state, 'hi')}।`)
