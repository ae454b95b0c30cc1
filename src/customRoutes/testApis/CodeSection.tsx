import { useState } from 'react'
import { Link } from 'react-router-dom'
import { mounts } from '../../../contracts/calls/callRoute.ts'
import { paths } from '../../../contracts/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { SegmentedSwitch } from '../../components/SegmentedSwitch.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Body } from './requestBody.ts'
import { type Language, languages, type Mode, placeholders, sampleOf } from './samples.ts'
import styles from './TestApis.module.css'

interface CodeSectionProps {
  product: Product
  mode: Mode
  body: Body
}

/** The request as a program sends it, with a key. */
export const CodeSection = ({ product, mode, body }: CodeSectionProps) => {
  const text = useTexts('testApis')
  const [language, setLanguage] = useState<Language>('curl')
  const url = `${location.origin}${mounts.gateway}/${product.id}`
  const sample = sampleOf(language, { url, mode, body })
  return (
    <Section title={text('code')} aside={<CopyButton worded value={sample} />}>
      <SegmentedSwitch
        label={text('language')}
        value={language}
        options={languages.map(value => ({ value, label: text(`languages.${value}`) }))}
        onChange={setLanguage}
      />
      <pre className={`mono ${styles.code}`} tabIndex={0} role="group" aria-label={text(`languages.${language}`)}>
        <code>{sample}</code>
      </pre>
      <p className={styles.hint}>
        {text('codeHint', { placeholder: placeholders[mode] })} <Link to={paths.apiKeys}>{text('makeKey')}</Link>
      </p>
    </Section>
  )
}
