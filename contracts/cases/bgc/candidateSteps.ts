import { text } from '../../platform/text.ts'
import type { Condition } from '../condition.ts'
import { personsName } from '../holder.ts'
import type { PlanInput } from '../plan.ts'
import { type BgcCheck, type BgcCheckName, bgcChecks, type FormFieldInput } from './checks.ts'
import { ownSteps } from './ownSteps.ts'
import type { PackageInput } from './packageInput.ts'
import { CONSENT_ANSWER, CONSENT_STEP, detailsStep, documentStep, PROFILE_STEP } from './stepNames.ts'

type StepInput = PlanInput['steps'][number]

const PERSON_HOURS = 72

/** Known to be false also of a candidate who has declined the link or never opened it: then nothing is asked, and nothing checked. */
export const accepted = (name: BgcCheckName): Condition => ({
  all: [
    { fact: `${CONSENT_ANSWER}.outcome`, is: 'answered' },
    { fact: `${CONSENT_STEP}.${name}`, is: true },
  ],
})

/**
 * What the candidate does in one sitting, one step after the other: consent by check, the profile, which several checks share, then what each check needs alone. Employers
 * are asked for last and beside the checks, because their record may keep the candidate waiting.
 */
export function candidateSteps(input: PackageInput, names: readonly BgcCheckName[]): StepInput[] {
  const profile = profileStep(names)
  const own = names.flatMap(name => [...ownForms(name), ...(isAskedInTurn(name) ? [ownStep(input, name)] : [])])
  return [consentStep(input, names), consentAnswer, ...profile, ...own]
}

const isAskedInTurn = (name: BgcCheckName) => name === 'address' || name === 'education'

/** The step of a kind of its own that answers a check. */
export function ownStep({ checks, turnaroundDays }: PackageInput, name: BgcCheckName): StepInput {
  const own = ownSteps[name]
  if (!own) throw new TypeError(`${name} has no step of its own.`)
  const address = profileOf(checks).includes('address') ? `${PROFILE_STEP}.address` : null
  const { kind } = own.asks({ address, turnaroundDays })
  return {
    id: name,
    title: bgcChecks[name].label,
    when: accepted(name),
    ...(kind !== 'referee' && { dueHours: PERSON_HOURS }),
    // Whoever named a referee may not know that they never answer: the employer goes on without.
    ...(kind === 'referee' && { skippable: true }),
    ...(kind === 'employment' && { tries: 3 }),
    ...own.asks({ address, turnaroundDays }),
  }
}

function consentStep({ keepDays }: PackageInput, names: readonly BgcCheckName[]): StepInput {
  return {
    id: CONSENT_STEP,
    kind: 'consent',
    title: text('Your consent', 'आपकी सहमति'),
    dueHours: PERSON_HOURS,
    settings: {
      text: text(
        'Choose the checks that you agree to. Each is made only with your consent, and only for this application. A check that you refuse is not made, and the result says so.',
        'वे जाँचें चुनें जिनके लिए आप सहमत हैं। हर जाँच आपकी सहमति से और सिर्फ़ इस आवेदन के लिए होती है। जिस जाँच से आप मना करेंगे वह नहीं होगी, और नतीजे में यह लिखा होगा।',
      ),
      keepDays,
      items: names.map(name => ({ id: name, label: bgcChecks[name].label, why: bgcChecks[name].why })),
    },
  }
}

const consentAnswer: StepInput = {
  id: CONSENT_ANSWER,
  kind: 'decision',
  title: text('Whether the candidate answered', 'उम्मीदवार ने जवाब दिया या नहीं'),
  settings: {
    rules: [{ outcome: 'answered', when: { fact: `${CONSENT_STEP}.outcome`, in: ['given', 'refused'] } }],
    otherwise: 'missing',
  },
}

const profileFields: Record<BgcCheck['profile'][number], FormFieldInput> = {
  birthDate: { source: 'birthDate', label: text('Date of birth', 'जन्म तिथि'), kind: 'date' },
  fatherName: { source: 'fatherName', label: text('Father’s name', 'पिता का नाम'), optional: true },
  address: { source: 'address', label: text('Present address', 'मौजूदा पता'), kind: 'textarea' },
}

/** The fields of the profile that some checks need, in the order of the form. */
const profileOf = (names: readonly BgcCheckName[]) =>
  (Object.keys(profileFields) as (keyof typeof profileFields)[]).filter(field =>
    names.some(name => bgcChecks[name].profile.includes(field)),
  )

function profileStep(names: readonly BgcCheckName[]): StepInput[] {
  const shared = profileOf(names)
  if (shared.length === 0) return []
  return [
    {
      id: PROFILE_STEP,
      kind: 'form',
      title: text('About you', 'आपके बारे में'),
      when: { any: names.filter(name => bgcChecks[name].profile.length > 0).map(accepted) },
      dueHours: PERSON_HOURS,
      settings: { fields: shared.map(field => profileFields[field]) },
    },
  ]
}

function ownForms(name: BgcCheckName): StepInput[] {
  const { fields, label, document } = bgcChecks[name]
  const common = { title: label, when: accepted(name), dueHours: PERSON_HOURS } as const
  return [
    ...(fields.length > 0
      ? [{ ...common, id: detailsStep(name), kind: 'form' as const, settings: { fields: [...fields] } }]
      : []),
    ...(document
      ? [
          {
            ...common,
            id: documentStep(name),
            kind: 'document' as const,
            title: text(`Proof: ${label.en}`, `सबूत: ${label.hi}`),
            tries: 3,
            settings: { kind: 'detect' as const, holder: personsName },
          },
        ]
      : []),
  ]
}
