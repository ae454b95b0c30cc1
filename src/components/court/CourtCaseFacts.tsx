import type { ClassifiedCase, CourtParty } from '../../../contracts/court/courtCase.ts'
import { stateName } from '../../../contracts/identifiers/states.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FactList, FactRow } from '../FactRow.tsx'
import styles from './Court.module.css'

interface CourtCaseProps {
  record: ClassifiedCase
}

/** Everything that the court published about a case. */
export const CourtCaseFacts = ({ record }: CourtCaseProps) => {
  const text = useTexts('court')
  const { day } = useDateFormats()
  const dated = (number: string | null, on: string | null) =>
    number && on ? text('case.on', { number, day: day(on) }) : (number ?? (on && day(on)))
  const { acts, fir, disposal } = record
  return (
    <>
      <FactList>
        <FactRow label={text('case.cnr')}>
          <span className="mono">{record.cnr}</span>
        </FactRow>
        <FactRow label={text('case.cnrParts')}>
          <CnrParts record={record} />
        </FactRow>
        <FactRow label={text('case.type')}>{`${record.type} (${text(`case.nature.${record.nature}`)})`}</FactRow>
        <FactRow label={text('case.filing')}>{dated(record.filingNumber, record.filedOn)}</FactRow>
        <FactRow label={text('case.registration')}>{dated(record.registrationNumber, record.registeredOn)}</FactRow>
        <FactRow label={text('case.stage')}>{record.stage}</FactRow>
        <FactRow label={text('case.next')}>{record.nextHearingOn && day(record.nextHearingOn)}</FactRow>
        <FactRow label={text('case.judge')}>{record.judge}</FactRow>
        <FactRow label={text('case.acts')}>{acts.map(act => text('case.act', act)).join('; ')}</FactRow>
        <FactRow label={text('case.fir')}>
          {fir && text('case.firOf', { number: fir.number, year: fir.year, station: fir.policeStation })}
        </FactRow>
        <FactRow label={text('case.disposal')}>{disposal && `${disposal.nature}, ${day(disposal.on)}`}</FactRow>
      </FactList>
      <Entries
        title={text('case.parties')}
        entries={record.parties.map((party, key) => ({ key, line: <Party party={party} /> }))}
      />
      <Entries
        title={text('case.history')}
        entries={record.history.map(({ on, purpose, judge }, key) => ({
          key,
          line: [day(on), purpose, judge].filter(Boolean).join(', '),
        }))}
      />
      <Entries
        title={text('case.orders')}
        entries={record.orders.map(({ on, title }, key) => ({ key, line: `${day(on)}, ${title}` }))}
      />
    </>
  )
}

const CnrParts = ({ record: { parts } }: CourtCaseProps) => {
  const text = useTexts('court')
  const locale = useLocale()
  if (!parts.valid) return parts.problem?.[locale]
  const state = parts.state ? `${parts.stateCode} (${stateName(parts.state, locale)})` : parts.stateCode
  return text('case.parts', {
    state: state ?? '-',
    district: parts.districtCode ?? '-',
    establishment: parts.establishment ?? '-',
    serial: parts.serial ?? '-',
    year: parts.year ?? '-',
  })
}

const Party = ({ party }: { party: CourtParty }) => {
  const text = useTexts('court')
  const locale = useLocale()
  const { side, name, fatherName, age, district, state, pin, advocate } = party
  const place = [district, state && stateName(state, locale), pin].filter(Boolean).join(', ')
  const details = [
    text(`case.side.${side}`),
    fatherName && text('case.father', { name: fatherName }),
    age !== null && text('case.age', { age }),
    place,
    advocate && text('case.advocate', { name: advocate }),
  ]
  return (
    <>
      <strong>{name}</strong> <span className={styles.quiet}>{details.filter(Boolean).join(' · ')}</span>
    </>
  )
}

interface EntriesProps {
  title: string
  entries: { key: number; line: React.ReactNode }[]
}

const Entries = ({ title, entries }: EntriesProps) =>
  entries.length === 0 ? null : (
    <>
      <h4>{title}</h4>
      <ul>
        {entries.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </>
  )
