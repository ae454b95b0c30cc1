import { TextField } from '@mui/material'
import type { ReactNode } from 'react'
import type { BrandContent } from '../../../../../contracts/calls/publicChallans.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from './Brands.module.css'
import { LocalizedField } from './LocalizedField.tsx'
import { LocalizedRowsField } from './LocalizedRowsField.tsx'
import { SettlementFields } from './SettlementFields.tsx'
import { useLineErrors } from './serverErrors.ts'

interface ContentFieldsProps {
  content: BrandContent
  onChange: (content: BrandContent) => void
}

/** Everything that a brand's page says, in both languages (A103). */
export const ContentFields = ({ content, onChange }: ContentFieldsProps) => {
  const text = useTexts('adminChallans')
  const set = <Name extends keyof BrandContent>(name: Name, value: BrandContent[Name]) =>
    onChange({ ...content, [name]: value })
  return (
    <>
      <Part title={text('brands.parts.headline')}>
        {(['headline', 'lead'] as const).map(name => (
          <LocalizedField
            key={name}
            long={name === 'lead'}
            label={text(`brands.parts.${name}`)}
            path={`content.${name}`}
            value={content[name]}
            onChange={value => set(name, value)}
          />
        ))}
      </Part>
      <LocalizedRowsField
        title={text('brands.parts.claims')}
        path="content.claims"
        fields={['figure', 'words']}
        rows={content.claims}
        onChange={claims => set('claims', claims)}
      />
      <SettlementFields value={content.settlement} onChange={value => set('settlement', value)} />
      <LocalizedRowsField
        title={text('brands.parts.questions')}
        path="content.questions"
        fields={['question', 'answer']}
        long="answer"
        rows={content.questions}
        onChange={questions => set('questions', questions)}
      />
      {(['partner', 'integration'] as const).map(name => (
        <Offer
          key={name}
          title={text(`brands.parts.${name}`)}
          path={`content.${name}`}
          value={content[name]}
          onChange={value => set(name, value)}
        />
      ))}
      <LocalizedRowsField
        title={text('brands.parts.features')}
        path="content.features"
        fields={['title', 'text']}
        long="text"
        rows={content.features}
        onChange={features => set('features', features)}
      />
      <Part title={text('brands.parts.trustedBy')}>
        <TrustedBy names={content.trustedBy} onChange={names => set('trustedBy', names)} />
      </Part>
    </>
  )
}

type OfferContent = BrandContent['partner']

interface OfferProps {
  title: string
  path: string
  value: OfferContent
  onChange: (value: OfferContent) => void
}

const Offer = ({ title, path, value, onChange }: OfferProps) => {
  const text = useTexts('adminChallans')
  const points = value.points.map(point => ({ point }))
  return (
    <Part title={title}>
      {(['title', 'text'] as const).map(name => (
        <LocalizedField
          key={name}
          long={name === 'text'}
          label={text(`brands.fields.${name}`)}
          path={`${path}.${name}`}
          value={value[name]}
          onChange={said => onChange({ ...value, [name]: said })}
        />
      ))}
      <LocalizedRowsField
        title={`${title}: ${text('brands.fields.point')}`}
        path={`${path}.points`}
        fields={['point']}
        rows={points}
        onChange={rows => onChange({ ...value, points: rows.map(({ point }) => point) })}
      />
    </Part>
  )
}

const TrustedBy = ({ names, onChange }: { names: string[]; onChange: (names: string[]) => void }) => {
  const text = useTexts('adminChallans')
  const faults = useLineErrors('content.trustedBy', names)
  const said = faults.map(({ line, message }) => text('brands.lineFault', { line, message }))
  return (
    <TextField
      multiline
      minRows={2}
      label={text('brands.parts.trustedBy')}
      error={faults.length > 0}
      helperText={faults.length > 0 ? said.join(' ') : text('brands.trustedByHint')}
      value={names.join('\n')}
      onChange={event => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
    />
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h3>{title}</h3>
    {children}
  </div>
)
