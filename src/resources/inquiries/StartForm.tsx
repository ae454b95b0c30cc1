import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { startInquiry } from '../../../contracts/calls/inquiries.ts'
import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import {
  costOfChecks,
  keepDays,
  type LawfulBasis,
  lawfulBases,
  lawfulBasisNames,
  plannedChecks,
  type SectionName,
  type Subject,
  sectionNames,
  sections,
} from '../../../contracts/inquiries/sections.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductPrices } from '../trubgv/useProductPrices.ts'
import { PurposeFields, type PurposeValues } from '../verifications/form/PurposeFields.tsx'
import { CostCard } from './CostCard.tsx'
import styles from './Inquiries.module.css'
import { SubjectFields } from './SubjectFields.tsx'

const usual: readonly SectionName[] = sectionNames.filter(name => name !== 'mail')

export const StartForm = () => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<readonly Subject[]>([{ kind: 'pan', value: '' }])
  const [chosen, setChosen] = useState<readonly SectionName[]>(usual)
  const [agreed, setAgreed] = useState<PurposeValues>({ purpose: '', reference: '', consent: false })
  const [basis, setBasis] = useState<LawfulBasis>('consent')
  const [basisWords, setBasisWords] = useState('')
  const [days, setDays] = useState<number>(keepDays.usual)
  const keys = useRef(attemptKeys())
  const { mutate, isPending, error } = useCallMutation(startInquiry)
  const priceOf = useProductPrices()

  const filled = typed.filter(({ value }) => value.trim() !== '')
  const subjects = filled.flatMap(({ kind, value }) => {
    const checked = checkIdentifier(kind, value)
    return checked.ok ? [{ kind, value: checked.value }] : []
  })
  const { least, most } = plannedChecks(subjects, chosen)
  const cost = { least: costOfChecks(least, priceOf), most: costOfChecks(most, priceOf) }
  const blocker =
    filled.length === 0
      ? text('form.blocked.number')
      : subjects.length < filled.length
        ? text('form.blocked.wrong')
        : Object.keys(least).length === 0
          ? text('form.blocked.section')
          : agreed.purpose === ''
            ? text('form.blocked.purpose')
            : basis !== 'consent' && basisWords.trim() === ''
              ? text('form.blocked.words')
              : agreed.consent
                ? undefined
                : text('form.blocked.confirm')

  const send = () => {
    if (agreed.purpose === '') return
    const body = {
      subjects,
      sections: [...chosen],
      purpose: agreed.purpose,
      basis,
      basisWords: basisWords.trim() || null,
      reference: agreed.reference.trim() || null,
      keepDays: days,
      atMostPaise: cost.most,
    }
    mutate(
      { body, idempotencyKey: keys.current.keyFor(body) },
      {
        onSuccess: ({ id }) => {
          keys.current.ended()
          void navigate(withId(paths.dynamicIntelligenceDetails, id))
        },
        // Without an outcome the same key makes a retry safe.
        onError: ({ status }) => status !== 0 && status < 500 && keys.current.ended(),
      },
    )
  }

  return (
    <TwoColumns sticky aside={<CostCard cost={cost} blocker={blocker} busy={isPending} onRun={send} />}>
      {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
      <Section step={1} title={text('form.subjects')}>
        <p className={styles.lead}>{text('form.subjectsHint')}</p>
        <SubjectFields subjects={typed} refused={error?.fields ?? []} onChange={setTyped} />
      </Section>
      <Section step={2} title={text('form.sections')}>
        <p className={styles.lead}>{text('form.sectionsHint')}</p>
        <ul className={styles.sections} aria-label={text('form.sections')}>
          {sectionNames.map(name => {
            const own = plannedChecks(subjects, [name])
            const isChosen = chosen.includes(name)
            return (
              <li key={name}>
                <FormControlLabel
                  label={sections[name].label[locale]}
                  control={
                    <Checkbox
                      checked={isChosen}
                      onChange={() => setChosen(isChosen ? chosen.filter(one => one !== name) : [...chosen, name])}
                    />
                  }
                />
                {subjects.length > 0 && <Money paise={costOfChecks(own.most, priceOf)} />}
              </li>
            )
          })}
        </ul>
      </Section>
      <Section step={3} title={text('form.basis')}>
        <div className={styles.stack}>
          <div className={styles.pair}>
            <TextField
              select
              label={text('form.lawfulBasis')}
              value={basis}
              onChange={event => setBasis(event.target.value as LawfulBasis)}
            >
              {lawfulBasisNames.map(name => (
                <MenuItem key={name} value={name}>
                  {lawfulBases[name][locale]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              type="number"
              label={text('form.keep')}
              value={days}
              onChange={event =>
                setDays(Math.min(keepDays.most, Math.max(keepDays.least, Math.round(Number(event.target.value) || 1))))
              }
              slotProps={{ htmlInput: { min: keepDays.least, max: keepDays.most } }}
            />
          </div>
          {basis !== 'consent' && (
            <TextField
              label={text('form.basisWords')}
              helperText={text('form.basisHint')}
              value={basisWords}
              onChange={event => setBasisWords(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
          )}
          <PurposeFields
            values={agreed}
            consent={text('form.confirm')}
            onChange={values => setAgreed({ ...agreed, ...values })}
          />
        </div>
      </Section>
    </TwoColumns>
  )
}
