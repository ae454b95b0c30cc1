import type { ClassifiedCase, CourtParty } from '../../../../contracts/court/courtCase.ts'
import { type CaseClass, caseClassChoices } from '../../../../contracts/court/words.ts'
import { stateName } from '../../../../contracts/identifiers/states.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import type { Event, Fact, Section } from '../../../reports/blocks/section.ts'
import { dayText } from '../../verifications/resultText.ts'
import { courtText } from './courtText.ts'

/** A case: why it has its class, what the court published, its parties, and what happened when. */
export function caseSections(one: ClassifiedCase, locale: Locale): Section[] {
  const text = courtText(locale)
  const day = dayText(locale)
  const { court, type, filedOn, score, reasons, parties } = one
  const match = score !== null && `${text('case.score')} ${score}%`
  return [
    {
      title: titleOf(one, locale),
      level: 2,
      detail: [court, type, filedOn && day(filedOn), match].filter(Boolean).join(', '),
      points: [
        ...reasons.map(reason => ({ mark: text(`case.effect.${reason.effect}`), text: reason.text[locale] })),
        ...reviewPoints(one, locale),
      ],
    },
    { title: text('case.details'), level: 3, facts: factsOf(one, locale) },
    {
      title: text('case.parties'),
      level: 3,
      table: {
        headings: [text('case.party'), text('case.role'), text('case.known'), text('case.advocateHeading')],
        rows: parties.map(party => [
          party.name,
          text(`case.side.${party.side}`),
          knownOf(party, locale),
          party.advocate ?? '-',
        ]),
      },
    },
    { title: text('case.course'), level: 3, events: caseEvents(one, locale) },
  ]
}

/** What a reviewer has decided. */
function reviewPoints({ class: decided, review }: ClassifiedCase, locale: Locale): { mark: string; text: string }[] {
  if (!review) return []
  const text = courtText(locale)
  const label = (name: CaseClass) => caseClassChoices[name].label[locale]
  const lines = [
    text('review.decided', { class: label(decided), found: label(review.found) }),
    ...(review.note ? [text('review.note', { note: review.note })] : []),
  ]
  return lines.map(line => ({ mark: text('review.mark'), text: line }))
}

/** "State of Kerala against Ravi Menon": the first party of each side. */
function titleOf({ parties, cnr }: ClassifiedCase, locale: Locale): string {
  const first = (side: CourtParty['side']) => parties.find(party => party.side === side)?.name
  const [petitioner, respondent] = [first('petitioner'), first('respondent')]
  if (petitioner && respondent) return courtText(locale)('case.versus', { petitioner, respondent })
  return petitioner ?? respondent ?? cnr
}

function factsOf(one: ClassifiedCase, locale: Locale): Fact[] {
  const text = courtText(locale)
  const day = dayText(locale)
  const { fir, disposal, acts, nextHearingOn } = one
  const dated = (number: string | null, on: string | null) =>
    number && on ? text('case.on', { number, day: day(on) }) : (number ?? (on && day(on)))
  const facts: [Parameters<typeof text>[0], string | null][] = [
    ['case.cnr', one.cnr],
    ['case.cnrParts', partsOf(one, locale)],
    ['case.type', `${one.type} (${text(`case.nature.${one.nature}`)})`],
    ['case.filing', dated(one.filingNumber, one.filedOn)],
    ['case.registration', dated(one.registrationNumber, one.registeredOn)],
    ['case.state', text(`case.status.${one.status}`)],
    ['case.stage', one.stage],
    ['case.next', nextHearingOn && day(nextHearingOn)],
    ['case.judge', one.judge],
    ['case.acts', acts.map(act => text('case.act', act)).join('; ')],
    ['case.fir', fir && text('case.firOf', { number: fir.number, year: fir.year, station: fir.policeStation })],
    ['case.disposal', disposal && `${disposal.nature}, ${day(disposal.on)}`],
  ]
  return facts.map(([label, value]) => ({ label: text(label), value: value || '-' }))
}

function partsOf({ parts }: ClassifiedCase, locale: Locale): string {
  if (!parts.valid) return parts.problem?.[locale] ?? '-'
  const state = parts.state ? `${parts.stateCode} (${stateName(parts.state, locale)})` : parts.stateCode
  const { districtCode, establishment, serial, year } = parts
  return courtText(locale)('case.parts', {
    state: state ?? '-',
    district: districtCode ?? '-',
    establishment: establishment ?? '-',
    serial: serial ?? '-',
    year: year ?? '-',
  })
}

/** The course of a case, from its filing to its disposal or next hearing. What has no date is in the case's facts only. */
function caseEvents(one: ClassifiedCase, locale: Locale): Event[] {
  const text = courtText(locale)
  const day = dayText(locale)
  const { filedOn, registeredOn, nextHearingOn, history, orders, disposal } = one
  const dated = [
    { on: filedOn, title: text('case.event.filed'), detail: one.filingNumber },
    { on: registeredOn, title: text('case.event.registered'), detail: one.registrationNumber },
    ...history.map(({ on, purpose, judge }) => ({ on, title: text('case.event.hearing', { purpose }), detail: judge })),
    ...orders.map(({ on, title }) => ({ on, title: text('case.event.order', { title }), detail: null })),
    { on: disposal?.on ?? null, title: text('case.event.disposed'), detail: disposal?.nature },
    { on: nextHearingOn, title: text('case.event.next'), detail: null },
  ]
  return dated
    .flatMap(({ on, title, detail }) => (on === null ? [] : [{ on, title, ...(detail && { detail }) }]))
    .toSorted((first, second) => first.on.localeCompare(second.on))
    .map(({ on, ...event }) => ({ when: day(on), ...event }))
}

/** What the court says about a party besides the name. */
function knownOf({ fatherName, age, district, state, pin }: CourtParty, locale: Locale): string {
  const text = courtText(locale)
  const place = [district, state && stateName(state, locale), pin].filter(Boolean).join(', ')
  const known = [
    fatherName && text('case.father', { name: fatherName }),
    age !== null && text('case.age', { age }),
    place,
  ]
  return known.filter(Boolean).join('; ') || '-'
}
